// Tests the pages and the preview in headless Chromium, by the script Scripts/dev/test-pages.

import SceneTestSupport
import Testing

private let hasBrowser =
  (try? Command.shell("command -v chromium chromium-browser google-chrome google-chrome-stable"))
  .map { !$0.output.isEmpty } ?? false

/// Set where the tests must run: without a browser, they fail instead of being skipped.
private let isRequired = Files.environment("SCENEC_BROWSER_TESTS") == "required"

@Test(
  .enabled(if: hasBrowser || isRequired, "no Chromium is installed: Scripts/dev/install-browser"),
  .serialized,
  .timeLimit(.minutes(8)), arguments: ["project", "comparison", "preview"])
func pagesWorkInABrowser(name: String) throws {
  let outcome = try Command.shell(
    "timeout 420 '\(Files.repository)/Scripts/dev/test-pages' \"$scenec\" \(name)", in: Files.repository)
  let lines = outcome.output.split(separator: "\n")
  for line in lines where line.hasPrefix("not ok ") { Issue.record("\(line)") }
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(lines.count { $0.hasPrefix("ok ") } >= 5)
}
