// Checks that ARCHITECTURE.md matches Package.swift: the arrows of its diagram, and a line in its table for
// each module. `UPDATE_GOLDENS=1` rewrites the diagram.

import SceneTestSupport
import Testing

private let path = Files.repository + "/ARCHITECTURE.md"
private let text = String(decoding: Files.read(path) ?? [], as: UTF8.self)
private let package = Manifest.package

/// The modules of the program, in the order of Package.swift.
private let modules: [String] = {
  let linked = package.reach(of: "scenec").union(["scenec"])
  return package.targets.filter { $0.kind != .systemLibrary && linked.contains($0.name) }.map(\.name)
}()

/// In Mermaid notation, without arrows to modules that other arrows already lead to.
private let arrows: [String] = modules.compactMap { name in
  let direct = (package[name]?.dependencies ?? []).filter(modules.contains)
  let indirect = direct.reduce(into: Set<String>()) { $0.formUnion(package.reach(of: $1)) }
  let shown = direct.filter { !indirect.contains($0) }.sorted()
  return shown.isEmpty ? nil : "    \(name) --> \(shown.joined(separator: " & "))"
}

@Test func moduleDiagramMatchesTheManifest() {
  let start = "```mermaid\ngraph TD\n"
  let expected = start + arrows.joined(separator: "\n") + "\n```\n"
  guard !text.contains(expected) else { return }
  Issue.record("ARCHITECTURE.md should have this diagram:\n\(expected)")
  if Files.updatesGoldens, let from = text.firstRange(of: start),
    let to = text[from.upperBound...].firstRange(of: "\n```\n")
  {
    Files.write(Array((text[..<from.lowerBound] + expected + text[to.upperBound...]).utf8), to: path)
  }
}

@Test func moduleTableIsComplete() {
  for module in modules {
    #expect(text.contains("\n| `\(module)` | "), "ARCHITECTURE.md does not say what \(module) is for")
  }
}
