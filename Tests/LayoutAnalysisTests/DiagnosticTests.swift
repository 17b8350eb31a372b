// Tests diagnostics about layouts: the fixtures in Fixtures/layout-diagnostics, which contain their expected
// diagnostics below the text that they are about, the examples of each rule, and the effect of fixes.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

/// The diagnostics in the document's own environment.
private func findings(_ bytes: [UInt8], path: String) -> (file: SourceFile, diagnostics: [Diagnostic])? {
  let (source, _) = XMLReader.read(bytes, path: path)
  guard let source else { return nil }
  guard let document = SceneDecoder.decode(source).0 else { return (source.file, []) }
  return (source.file, mergeDiagnostics(analyzeLayouts(of: document, in: [.own(document)])))
}

/// Whether both have the same rule and severity: an ambiguous view whose frame was fixed keeps a note.
private func isAlike(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
  a.rule == b.rule && a.severity == b.severity
}

/// The text after applying a fix.
private func apply(_ fix: Diagnostic.FixIt, to bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  for edit in fix.edits.reversed() {
    result.replaceSubrange(Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.replacement.utf8))
  }
  return result
}

@Suite(.serialized) struct DiagnosticTests {
  static let fixtures = Files.list(
    Files.repository + "/Fixtures/layout-diagnostics", suffixes: [".storyboard", ".xib"])

  @Test(arguments: fixtures)
  func fixture(path: String) throws {
    let fixture = try #require(AnnotatedFixture(path: path))
    let (file, diagnostics) = try #require(findings(fixture.source, path: path))
    let shown = diagnostics.filter { $0.rule.isEnabledByDefault }
    #expect(fixture.compare(shown, in: file) == [])
    for diagnostic in diagnostics { #expect(checkDiagnostic(diagnostic, in: file) == nil) }
  }

  /// A verified fix removes its conflict and causes no other. A safe fix of a misplaced view leaves nothing
  /// to fix.
  @Test(arguments: fixtures)
  func fixesRemoveTheirFindings(path: String) throws {
    let fixture = try #require(AnnotatedFixture(path: path))
    let (_, diagnostics) = try #require(findings(fixture.source, path: path))
    for diagnostic in diagnostics {
      let count = diagnostics.filter { isAlike($0, diagnostic) }.count
      for fix in diagnostic.fixes where fix.isVerified == true || fix.isSafe {
        #expect(!fix.edits.isEmpty, "\(fix.title)")
        let (_, after) = try #require(findings(apply(fix, to: fixture.source), path: path))
        #expect(after.filter { isAlike($0, diagnostic) }.count == count - 1, "\(fix.title)")
      }
    }
  }

  /// Scenes for `unsolved-layout` are too long for a documentation page; Fixtures/crashes contains one.
  @Test(arguments: LayoutRules.all.filter { $0 != LayoutRules.unsolvedLayout })
  func examples(rule: Rule) throws {
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.remedy.isEmpty)
    #expect(rule.examples.contains { $0.findings > 0 } && rule.examples.contains { $0.findings == 0 })
    for example in rule.examples {
      let text = example.document
      let (_, diagnostics) = try #require(findings(Array(text.utf8), path: rule.name))
      #expect(diagnostics.filter { $0.rule == rule }.count == example.findings, "\(rule.name): \(text)")
    }
  }

  /// Rows that Interface Builder does not lay out get one note per table, which outputs by object split into
  /// one per view.
  @Test func rowsThatAreNotLaidOut() throws {
    let path = Files.repository + "/Fixtures/layout-diagnostics/rows-below-table.storyboard"
    let fixture = try #require(AnnotatedFixture(path: path))
    let (_, diagnostics) = try #require(findings(fixture.source, path: path))
    #expect(diagnostics.count == 1 && diagnostics[0].severity == .note)
    #expect(diagnostics.flatMap(\.perPart).map(\.objects) == [["box3"], ["text4"], ["img4"]])
  }

  /// A conflict that exists only on narrow screens is reported once, with their names.
  @Test func environments() throws {
    let path = Files.repository + "/Fixtures/layout-diagnostics/fits-wide-screens.storyboard"
    let fixture = try #require(AnnotatedFixture(path: path))
    let source = try #require(XMLReader.read(fixture.source, path: path).0)
    let document = try #require(SceneDecoder.decode(source).0)
    let narrow = try #require(Device.named("retina4_0"))
    let wide = try #require(Device.named("retina6_1"))
    let environments = [narrow, wide].map {
      LayoutEnvironment.make(device: $0, orientation: .portrait, toolsVersion: document.header.toolsVersion)
    }
    let merged = mergeDiagnostics(analyzeLayouts(of: document, in: environments))
      .filter { $0.rule == LayoutRules.conflictingConstraints }
    #expect(merged.map(\.environments) == [[.init(environments[0])]])
    let both = mergeDiagnostics(analyzeLayouts(of: document, in: [environments[0], environments[0]]))
      .filter { $0.rule == LayoutRules.conflictingConstraints }
    #expect(both.map(\.environments) == [[]])
    #expect(both.contains { $0.fixes.contains(where: \.isOfOneEnvironment) })
    // A layout that fits into 320 points does not fit into 375.
    let between = LayoutEnvironment.make(
      device: try #require(Device.named("retina4_7")), orientation: .portrait,
      toolsVersion: document.header.toolsVersion)
    let several = mergeDiagnostics(analyzeLayouts(of: document, in: [environments[0], between]))
      .filter { $0.rule == LayoutRules.conflictingConstraints }
    #expect(several.map(\.environments) == [[]])
    #expect(several.allSatisfy { !$0.fixes.isEmpty && !$0.fixes.contains(where: \.isOfOneEnvironment) })
  }
}
