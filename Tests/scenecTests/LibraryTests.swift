// Tests what users of the library do, by the script Scripts/dev/test-library: the code of the documentation and of
// `scenec code` compiles and runs, and anchors of different measures do not compile.

import SceneTestSupport
import Testing

private let hasCompiler = (try? Command.shell("command -v swiftc"))?.status == 0

@Test(
  .enabled(if: hasCompiler, "swiftc is not in the path"), .timeLimit(.minutes(8)),
  arguments: ["pages", "anchors", "code", "docc"])
func theLibraryWorksForItsUsers(part: String) throws {
  let outcome = try Command.shell(
    "timeout 420 '\(Files.repository)/Scripts/dev/test-library' \"$(dirname \"$scenec\")\" \(part)",
    in: Files.repository)
  let lines = outcome.output.split(separator: "\nok ")
  if outcome.status != 0 { Issue.record("\(outcome.output)\(outcome.errors)") }
  #expect(!lines.isEmpty)
}
