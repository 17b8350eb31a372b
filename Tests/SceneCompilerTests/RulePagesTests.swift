// Every rule of every stage: its page is complete, its examples behave as they say, and Documentation/Rules.md is what the
// rules say. UPDATE_GOLDENS=1 rewrites that file, and the run fails.

import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneRules
import SceneTestSupport
import Testing

/// Rules that no scene can show: they are about files, bytes that are no text, the size of a file, JSON or a configuration.
private let withoutExamples: Set<String> = [
  "unreadable-input", "no-inputs", "unwritable-output", "invalid-configuration", "invalid-encoding",
  "limit-exceeded", "malformed-json", "unexpected-json", "dangling-json-reference", "superfluous-suppression",
  // It is about what lies around a scene.
  "missing-font",
  // The scenes that show it are too long for a page: Fixtures/crashes holds one.
  "unsolved-layout",
]

/// What only the configuration says, for the rules that need it.
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
  func examplesBehave(rule: Rule) {
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

  @Test func documentationIsWhatTheRulesSay() {
    let path = Files.repository + "/Documentation/Rules.md"
    let expected = Array(RulePage.markdown(RuleCatalogue.all).utf8)
    let stored = Files.read(path) ?? []
    if stored != expected, Files.updatesGoldens { Files.write(expected, to: path) }
    // Not the arrays: a failure would print them.
    let isCurrent = stored == expected
    #expect(isCurrent, "Documentation/Rules.md is stale: run with UPDATE_GOLDENS=1")
  }
}
