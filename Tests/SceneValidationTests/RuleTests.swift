// Tests the rules: the examples of each rule, and the fixtures in Fixtures/diagnostics, which contain their
// expected diagnostics below the text that they are about.

import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneValidation
import SceneXML
import Testing

/// The diagnostics of reading, decoding and validating, in the order of the file.
private func findings(_ bytes: [UInt8], path: String) -> (file: SourceFile, diagnostics: [Diagnostic]) {
  let (source, syntax) = XMLReader.read(bytes, path: path)
  guard let source else { return (XMLReader.sourceFile(bytes, path: path), syntax) }
  let (document, decoding) = SceneDecoder.decode(source)
  let all = syntax + decoding + (document.map { validate($0) } ?? [])
  let order = all.indices.sorted {
    let (a, b) = (all[$0].range?.lower ?? 0, all[$1].range?.lower ?? 0)
    return a != b ? a < b : $0 < $1
  }
  return (source.file, order.map { all[$0] })
}

/// A whole document with the given objects.
private func wholeDocument(_ xml: String) -> String { Rule.Example(xml, findings: 0).document }

@Suite struct RuleTests {
  @Test(arguments: ValidationRules.all)
  func documentation(rule: Rule) throws {
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.remedy.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
    for example in rule.examples {
      let text = wholeDocument(example.xml)
      let (file, diagnostics) = findings(Array(text.utf8), path: rule.name)
      let count = diagnostics.filter { $0.rule == rule }.count
      #expect(count == example.findings, "\(text)")
      for diagnostic in diagnostics { #expect(checkDiagnostic(diagnostic, in: file) == nil) }
    }
  }

  @Test func namesAreUnique() {
    let names = (ValidationRules.all + SyntaxRules.all).map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }

  @Test(arguments: Files.list(Files.repository + "/Fixtures/diagnostics", suffixes: [".storyboard", ".xib"]))
  func fixture(path: String) throws {
    let fixture = try #require(AnnotatedFixture(path: path))
    let (file, diagnostics) = findings(fixture.source, path: path)
    #expect(fixture.compare(diagnostics, in: file) == [])
    for diagnostic in diagnostics { #expect(checkDiagnostic(diagnostic, in: file) == nil) }
  }

  /// Every rule of this module has a fixture with a finding.
  @Test func everyRuleHasAFixture() {
    var fired: Set<String> = []
    for path in Files.list(Files.repository + "/Fixtures/diagnostics", suffixes: [".storyboard", ".xib"]) {
      guard let fixture = AnnotatedFixture(path: path) else { continue }
      fired.formUnion(findings(fixture.source, path: path).diagnostics.map(\.rule.name))
    }
    #expect(ValidationRules.all.map(\.name).filter { !fired.contains($0) } == [])
  }
}

@Suite struct HostileDocumentTests {
  /// A megabyte of each kind of mistake. This is fast only if nothing is quadratic.
  @Test(arguments: [
    #"<view id="x"/>"#, #"<view id="x"><view id="x"><view id="x"/></view></view>"#, #"<future/>"#,
    #"<view id="a#"><constraints><constraint firstAttribute="top" id="b#"/></constraints></view>"#,
    #"<button id="a#"><connections><segue destination="b#" id="c#"/></connections></button>"#,
    #"<viewController id="i#"><connections><segue id="s#" destination="i#" kind="relationship"/></connections></viewController>"#,
  ])
  func manyMistakes(piece: String) {
    var text = ""
    var i = 0
    while text.utf8.count < 1 << 20 {
      text += piece.split(separator: "#", omittingEmptySubsequences: false).joined(separator: String(i))
      i += 1
    }
    let (_, diagnostics) = findings(Array(wholeDocument(text).utf8), path: "generated")
    #expect(!diagnostics.isEmpty)
  }

  @Test func manyConstraints() {
    var text = #"<viewController id="a"><view key="view" id="b"><constraints>"#
    for i in 0..<8000 {
      text +=
        #"<constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="width" id="c\#(i)"/>"#
    }
    text += "</constraints></view></viewController>"
    let (_, diagnostics) = findings(Array(wholeDocument(text).utf8), path: "generated")
    #expect(diagnostics.filter { $0.rule.name == "unknown-reference" }.count == 8000)
  }

  /// A chain of containers as long as a file allows, and a cycle of the same length.
  @Test(arguments: [false, true])
  func longContainment(isCyclic: Bool) {
    var text = ""
    let count = 8000
    for i in 0..<count {
      let next = i + 1 < count ? "n\(i + 1)" : isCyclic ? "n0" : "n\(count)"
      text +=
        #"<scene sceneID="s\#(i)"><objects><navigationController id="n\#(i)"><connections><segue id="g\#(i)" kind="relationship" relationship="rootViewController" destination="\#(next)"/></connections></navigationController></objects></scene>"#
    }
    text += #"<scene sceneID="last"><objects><viewController id="n\#(count)"/></objects></scene>"#
    text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="n0"><scenes>"#
      + text + "</scenes></document>"
    let (_, diagnostics) = findings(Array(text.utf8), path: "generated")
    #expect(diagnostics.filter { $0.rule.name == "cyclic-containment" }.count == (isCyclic ? 1 : 0))
  }

  /// Xcode opens these real files, so errors are rare. The limit is a ratchet on the number of files, per
  /// thousand, with an error of these rules.
  @Test(.enabled(if: Files.corpus != nil, Comment(rawValue: Files.corpusMessage)))
  func corpus() throws {
    let paths = Files.list(try #require(Files.corpus), suffixes: [".storyboard", ".xib"])
    let rules = Set(ValidationRules.all.map(\.name))
    var withErrors: [String] = []
    var withWarnings = 0
    for path in paths {
      let (file, diagnostics) = findings(try #require(Files.read(path)), path: path)
      let own = diagnostics.filter { rules.contains($0.rule.name) }
      for diagnostic in own { #expect(checkDiagnostic(diagnostic, in: file) == nil) }
      if own.contains(where: { $0.severity == .error }) { withErrors.append(path) }
      if own.contains(where: { $0.severity == .warning }) { withWarnings += 1 }
    }
    #expect(withErrors.count * 1000 <= paths.count, "\(withErrors)")
    #expect(withWarnings * 100 <= paths.count * 3)
  }
}
