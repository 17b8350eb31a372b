// Checks every rule of every stage: its page is complete, its examples have the stated findings, and
// Documentation/Rules.md is up to date. UPDATE_GOLDENS=1 rewrites that file, and the run fails.

import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneRules
import SceneTestSupport
import Testing

/// Rules without examples in scenes: they are about files, encodings, file sizes, JSON or configurations.
private let withoutExamples: Set<String> = [
  "unreadable-input", "no-inputs", "unwritable-output", "unlisted-findings", "invalid-configuration",
  "invalid-encoding",
  "limit-exceeded", "malformed-json", "unexpected-json", "dangling-json-reference", "superfluous-suppression",
  // Depends on the files around a scene.
  "missing-font",
  // The scenes are too long for a documentation page; Fixtures/crashes contains one.
  "unsolved-layout",
]

/// Settings that some rules need.
private func settings(for rule: Rule) -> FileSettings {
  var settings = FileSettings()
  if rule.canBeTurnedOff { settings.rules.settings[rule.name] = .on }
  settings.rules.options["foreign-base-class", default: .init()].wordsByElement["classes"] = [
    "viewController": ["BaseViewController"]
  ]
  return settings
}

@Suite struct RulePages {
  @Test(arguments: RuleCatalogue.all)
  func pageIsComplete(rule: Rule) {
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.remedy.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
    guard !withoutExamples.contains(rule.name) else { return }
    #expect(rule.examples.contains { $0.findings > 0 }, "\(rule.name) has no example that fires")
    #expect(rule.examples.contains { $0.findings == 0 }, "\(rule.name) has no example that is silent")
  }

  @Test(arguments: RuleCatalogue.all)
  func examplesHaveTheStatedFindings(rule: Rule) {
    for example in rule.examples {
      let bytes = Array(example.document.utf8)
      let compiled = Compilation.compile(bytes, path: "Example.storyboard", settings: settings(for: rule))
      let found = compiled.diagnostics.filter { $0.rule == rule }
      #expect(found.count == example.findings, "\(rule.name): \(example.xml)")
      for diagnostic in found { #expect(checkDiagnostic(diagnostic, in: compiled.file) == nil) }
    }
  }

  @Test func namesAreUniqueAndKebabCase() {
    let names = RuleCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.utf8.allSatisfy { ($0 >= 97 && $0 <= 122) || $0 == 45 }) }
  }

  @Test func documentationMatchesTheRules() {
    let path = Files.repository + "/Documentation/Rules.md"
    let expected = Array(RulePage.markdown(RuleCatalogue.all).utf8)
    let stored = Files.read(path) ?? []
    if stored != expected, Files.updatesGoldens { Files.write(expected, to: path) }
    // Not the arrays, because a failure would print them.
    let isCurrent = stored == expected
    #expect(isCurrent, "Documentation/Rules.md is stale: run with UPDATE_GOLDENS=1")
  }
}
