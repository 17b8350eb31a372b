// Tests which findings a baseline accepts: words, numbers, positions and names of files may change; rules,
// objects, axes and environments may not.

import SceneDiagnostics
import SceneProject
import Testing

@Suite struct BaselineMatchTests {
  private static let rule = Rule("ambiguous-layout", .layout, .warning, summary: "x")

  private func finding(
    _ object: String, axes: [Axis] = [.horizontal], on devices: [String] = [], _ message: String = "m",
    edit: (inout Diagnostic) -> Void = { _ in }
  ) -> Diagnostic {
    var diagnostic = Diagnostic(Self.rule, message, at: SourceRange(0, 1))
    diagnostic.objects = [object]
    diagnostic.axes = axes
    diagnostic.environments = devices.map { .init(id: $0, name: $0) }
    edit(&diagnostic)
    return diagnostic
  }

  private func baseline(_ text: [UInt8]) throws -> Baseline {
    let (baseline, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
    try #require(problems.isEmpty, "\(problems.map(\.message))")
    return baseline
  }

  private func accepts(_ old: Diagnostic, _ new: Diagnostic) throws -> Bool {
    let text = Baseline.text(accepting: [("/p/a.xib", [old])], path: "/p/base.yml")
    return try baseline(text).match([new], path: "/p/a.xib").accepted == 1
  }

  @Test func rulesObjectsAxesAndEnvironmentsDecide() throws {
    let both = Axis.allCases
    #expect(try accepts(finding("a", "width is 12"), finding("a", "width is 13")))
    #expect(try !accepts(finding("a"), finding("b")))
    #expect(try !accepts(finding("a"), finding("a") { $0.rule = Rule("x", .layout, .note, summary: "x") }))
    #expect(try accepts(finding("a", axes: both), finding("a")))
    #expect(try !accepts(finding("a"), finding("a", axes: both)))
    #expect(try accepts(finding("a", on: ["x", "y"]), finding("a", on: ["y", "z"])))
    #expect(try !accepts(finding("a", on: ["x"]), finding("a", on: ["y"])))
    #expect(try accepts(finding("a"), finding("a", on: ["y"])))
  }

  /// Which objects a conflict names, and along which axes a frame differs, depends on numbers.
  @Test func numbersDoNotDecide() throws {
    func conflict(_ object: String, _ constraints: [String]) -> Diagnostic {
      finding(object) { $0.constraints = constraints }
    }
    #expect(try accepts(conflict("a", ["c", "d"]), conflict("b", ["d", "c"])))
    #expect(try !accepts(conflict("a", ["c", "d"]), conflict("a", ["c", "e"])))
    let frame = Diagnostic.Facts.Rect(x: 0, y: 0, width: 1, height: 1)
    let misplaced = finding("a", axes: [.vertical]) {
      $0.facts.frames = [.init(object: "a", stored: frame, solved: frame)]
    }
    #expect(try accepts(finding("a"), misplaced))
    // A note about several objects, one of which is gone.
    #expect(
      try accepts(finding("a") { $0.objects = ["a", "b", "c"] }, finding("b") { $0.objects = ["b", "c"] }))
  }

  @Test func equalMessagesBelongTogether() throws {
    let old = [finding("a", "x"), finding("a", "y")]
    let baseline = try baseline(Baseline.text(accepting: [("/p/a.xib", old)], path: "/p/base.yml"))
    let match = baseline.match([finding("a", "y")], path: "/p/a.xib")
    let superfluous = try #require(baseline.superfluous(after: match) { _ in true })
    #expect(superfluous.notes.map(\.message) == ["ambiguous-layout: x"])
  }

  /// Files of version 1 have no axes and environments, and accept any.
  @Test func filesOfVersion1StillWork() throws {
    let text = """
      version: 1
      findings:
        "a.xib":
          - {rule: ambiguous-layout, objects: ["a"], message: "old words", count: 2}
      """
    let findings = [finding("a"), finding("a", axes: [.vertical]), finding("a")]
    #expect(try baseline(Array(text.utf8)).match(findings, path: "/p/a.xib").accepted == 2)
    let other = Baseline.read(SourceFile(path: "/p/base.yml", bytes: Array("version: 3\n".utf8))).1
    #expect(other.map(\.message) == ["unknown baseline version; this scenec reads 1 and 2"])
  }

  @Test func renamedFilesKeepTheirFindings() throws {
    let (a, b) = ([finding("a"), finding("b")], [finding("c")])
    let text = Baseline.text(accepting: [("/p/A.xib", a), ("/p/B.xib", b)], path: "/p/base.yml")
    var baseline = try baseline(text)
    // Without knowledge of the disk, no name belongs to another file.
    #expect(baseline.match(a, path: "/p/New.xib").accepted == 0)
    baseline.findMissingFiles { $0 == "/p/B.xib" }
    let match = baseline.match(a + [finding("z")], path: "/p/New.xib")
    #expect(match.accepted == 2 && match.findings.map(\.objects) == [["z"]] && match.section == "A.xib")
    // A copy of a file that exists has no claim to its entries.
    #expect(baseline.match(b, path: "/p/Copy.xib").accepted == 0)
    #expect(baseline.entriesWithoutFile(renamed: ["A.xib"]) { $0 == "/p/B.xib" }.isEmpty)
  }

  @Test func aBaselineOnlyShrinks() throws {
    let rules = RuleSelection()
    let old = [finding("a", axes: Axis.allCases), finding("b"), finding("b"), finding("c")]
    let text = Baseline.text(
      accepting: [
        ("/p/A.xib", old), ("/p/Gone.xib", old), ("/p/Other.xib", old), ("/p/Old.xib", [finding("o")]),
      ],
      path: "/p/base.yml")
    var baseline = try baseline(text)
    let exists = { ["/p/A.xib", "/p/Other.xib"].contains($0) }
    baseline.findMissingFiles(exists)
    let matches = [
      ("/p/A.xib", [finding("a"), finding("b"), finding("new")]), ("/p/New.xib", [finding("o", "p")]),
    ].map { (path: $0.0, match: baseline.match($0.1, path: $0.0), rules: rules) }
    let shrunk = baseline.shrunk(by: matches, exists)
    let expected = Baseline.text(
      accepting: [
        ("/p/A.xib", [finding("a"), finding("b")]), ("/p/Other.xib", old),
        ("/p/New.xib", [finding("o", "p")]),
      ], path: "/p/base.yml")
    #expect(String(decoding: shrunk, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    // Entries of rules that were not checked stay.
    var off = RuleSelection()
    off.settings[Self.rule.name] = .off
    let unchecked = baseline.shrunk(
      by: [(path: "/p/Other.xib", match: baseline.match([], path: "/p/Other.xib"), rules: off)], exists)
    #expect(String(decoding: unchecked, as: UTF8.self).contains("Other.xib"))
  }
}
