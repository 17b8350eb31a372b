// Checks that the scripts' README lists every script, and that scripts are named and marked as executable
// consistently.

import SceneTestSupport
import Testing

/// The scripts and their data, relative to the folder of scripts.
private let scripts: [String] = {
  let folder = Files.repository + "/Scripts/"
  return Files.list(String(folder.dropLast()), suffixes: [""])
    .map { String($0.dropFirst(folder.count)) }
    .filter { $0 != "README.md" && !$0.contains("__pycache__") }
}()

@Test func scriptsReadmeListsEveryScript() {
  let text = String(decoding: Files.read(Files.repository + "/Scripts/README.md") ?? [], as: UTF8.self)
  let named = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
  for script in scripts where !named.contains(script) {
    Issue.record("Scripts/README.md does not say what \(script) is for")
  }
  for name in named where !scripts.contains(name) {
    Issue.record("Scripts/README.md names \(name), which is not there")
  }
}

/// Executable scripts have no extension. Files with one are imported, compiled or read.
@Test func scriptsAreNamedConsistently() {
  for script in scripts {
    let name = script.split(separator: "/").last ?? ""
    #expect(!name.contains { $0.isUppercase }, "\(script): names are in lower case")
    if name.contains(".") { continue }
    #expect(!name.contains("_"), "\(script): words are joined by hyphens")
    #expect(access(Files.repository + "/Scripts/" + script, X_OK) == 0, "\(script) is not executable")
  }
}
