// Tests each rule of practice separately: Fixtures/practice contains documents with the expected findings
// below the text that they are about. The part of a file's name before the first point is the rule; only that
// rule is checked, even if it is off by default.

import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneRules
import SceneTestSupport
import Testing

@Suite struct PracticeFixtureTests {
  static let fixtures = Files.list(Files.repository + "/Fixtures/practice", suffixes: [".storyboard"])

  private static func ruleName(_ path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private static func findings(_ fixture: AnnotatedFixture) -> CompiledFile {
    let name = ruleName(fixture.path)
    var settings = FileSettings()
    settings.rules.settings[name] = .on
    settings.rules.only = [name]
    settings.rules.options["unexpected-device", default: .init()].words["device"] = "retina6_1"
    settings.rules.options["foreign-base-class", default: .init()].wordsByElement["classes"] = [
      "viewController": ["BaseViewController"]
    ]
    return Compilation.compile(fixture.source, path: fixture.path, settings: settings)
  }

  @Test(arguments: fixtures)
  func fixture(path: String) throws {
    let fixture = try #require(AnnotatedFixture(path: path))
    let compiled = Self.findings(fixture)
    let found = compiled.diagnostics.filter { $0.rule.name == Self.ruleName(path) }
    #expect(fixture.compare(found, in: compiled.file) == [])
  }

  /// The configured deployment target overrides the document's.
  @Test(arguments: [("13.4", 1), ("14", 0)])
  func theDeploymentTargetDecides(_ version: String, _ count: Int) throws {
    let path = Files.repository + "/Fixtures/practice/stack-view-background.1.storyboard"
    let fixture = try #require(AnnotatedFixture(path: path))
    var settings = FileSettings()
    settings.deploymentTarget = SystemVersion(version)
    let compiled = Compilation.compile(fixture.source, path: path, settings: settings)
    #expect(compiled.diagnostics.count { $0.rule.name == "stack-view-background" } == count)
  }

  /// Every rule of practice has a fixture with findings and one without.
  @Test func everyRuleHasFixturesWithAndWithoutFindings() throws {
    var outcomes: [String: Set<Bool>] = [:]
    for path in Self.fixtures {
      let fixture = try #require(AnnotatedFixture(path: path))
      let name = Self.ruleName(path)
      outcomes[name, default: []].insert(
        Self.findings(fixture).diagnostics.contains { $0.rule.name == name })
    }
    for rule in PracticeRules.all { #expect(outcomes[rule.name] == [true, false], "\(rule.name)") }
    for name in outcomes.keys { #expect(RuleCatalogue.rule(named: name) != nil, "\(name) is no rule") }
  }
}
