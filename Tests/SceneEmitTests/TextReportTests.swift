// Tests text reports against whole expected outputs.

import SceneDiagnostics
import SceneEmit
import Testing

private let rule = Rule("unknown-reference", .structure, .error, summary: "a reference names nothing")

/// The report of a diagnostic at the first occurrence of `marked` in `source`.
private func report(
  _ source: String, marked: String, style: ReportStyle = ReportStyle(isVerbose: true),
  edit: (inout Diagnostic) -> Void = { _ in }
) throws -> String {
  let file = SourceFile(path: "a.xib", bytes: Array(source.utf8))
  var diagnostic = Diagnostic(rule, "no object has the id “x”", at: try range(of: marked, in: source))
  edit(&diagnostic)
  let bytes = TextReport.text(of: [diagnostic], in: file, path: file.path, style: style)
  return String(decoding: bytes, as: UTF8.self)
}

private func range(of text: String, in source: String) throws -> SourceRange {
  let (haystack, needle) = (Array(source.utf8), Array(text.utf8))
  let start = try #require(
    (0...(haystack.count - needle.count)).first { haystack[$0...].starts(with: needle) })
  return SourceRange(UInt32(start), UInt32(start + needle.count))
}

@Test func theRangeIsUnderlined() throws {
  let text = try report("<a>\n  <b id=\"x\"/>\n</a>\n", marked: "x") {
    $0.objectPath = "Login › View"
    $0.objects = ["view-id-01"]
    $0.help = "name an object"
  }
  #expect(
    text == """
      error[unknown-reference]: no object has the id “x”
       --> a.xib:2:10
        |
      2 |   <b id="x"/>
        |          ^
        |
        = in: Login › View
        = id: view-id-01
        = help: name an object


      """)
}

@Test func notesPointAtTheirOwnRanges() throws {
  let source = "<a>\n" + String(repeating: "\n", count: 8) + "  <b id=\"x\"/>\n</a>\n"
  let text = try report(source, marked: "x") {
    $0.notes = [Diagnostic.Note("a fact"), Diagnostic.Note("it was opened here", at: SourceRange(1, 2))]
  }
  #expect(
    text == """
      error[unknown-reference]: no object has the id “x”
        --> a.xib:10:10
         |
      10 |   <b id="x"/>
         |          ^
         |
         = note: a fact
      note: it was opened here
        --> a.xib:1:2
         |
      1  | <a>
         |  -


      """)
}

@Test func tabsWideAndCombiningCharactersKeepTheUnderlineInPlace() throws {
  let text = try report("\t<b t=\"漢e\u{301}😀\" id=\"x\"/>", marked: "x")
  #expect(
    text.contains(
      """
      1 |     <b t="漢e\u{301}😀" id="x"/>
        |                      ^
      """))
}

@Test func aLongLineIsCutAroundTheRange() throws {
  let padding = String(repeating: "y", count: 100_000)
  let text = try report("<b p=\"\(padding)\" id=\"x\" q=\"\(padding)\"/>", marked: "x\"")
  let lines = text.split(separator: "\n")
  #expect(lines[3].hasPrefix("1 | …yyyy") && lines[3].hasSuffix("y…"))
  #expect(lines[3].count < 140)
  let column = try #require(lines[4].firstIndex(of: "^"))
  let offset = lines[4].distance(from: lines[4].startIndex, to: column)
  let shown = lines[3].index(lines[3].startIndex, offsetBy: offset)
  #expect(lines[3][shown...].hasPrefix("x\""))
}

@Test func aRangeOverSeveralLinesIsMarkedOnItsFirst() throws {
  let text = try report("<a>\n  <b\n    id='x'/>\n</a>", marked: "<b\n    id='x'/>")
  #expect(text.contains("2 |   <b\n  |   ^^\n"))
}

@Test func anEmptyRangeHasOneMark() throws {
  let text = try report("<a/>", marked: "")
  #expect(text.contains("1 | <a/>\n  | ^\n"))
}

@Test func controlCharactersAreReplaced() throws {
  let text = try report("<a>\u{1B}[31m\u{202E}</a>", marked: "</a>") {
    $0.message = "bad \u{1B}[2J text\nsecond line"
  }
  #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  #expect(text.hasPrefix("error[unknown-reference]: bad \u{FFFD}[2J text second line\n"))
}

@Test func colorsAreWrittenOnlyOnRequest() throws {
  for isVerbose in [false, true] {
    let style = ReportStyle(isColored: true, isVerbose: isVerbose)
    #expect(try report("<a/>", marked: "a", style: style).contains("\u{1B}[1;31merror"))
  }
  #expect(try !report("<a/>", marked: "a").contains("\u{1B}"))
}

@Test func aFindingWithoutARangeNamesTheFile() {
  let diagnostic = Diagnostic(rule, "Permission denied", at: nil)
  func text(_ style: ReportStyle) -> String {
    String(decoding: TextReport.text(of: [diagnostic], in: nil, path: "b.xib", style: style), as: UTF8.self)
  }
  #expect(
    text(ReportStyle(isVerbose: true)) == "error[unknown-reference]: Permission denied\n --> b.xib\n\n")
  #expect(text(ReportStyle()) == "b.xib: error: Permission denied [unknown-reference]\n")
}

@Test func theShortFormHasThePlaceTheObjectAndTheFix() throws {
  let text = try report("<a>\n  <b id=\"x\"/>\n</a>\n", marked: "x", style: ReportStyle()) {
    $0.objectPath = "Login › View"
    $0.objects = ["view-id-01"]
    $0.constraints = ["c-1", "c-2", "c-3", "c-4", "c-5"]
    $0.environments = [.init(id: "a", name: "iPad")]
    $0.help = "name an object"
    $0.fixes = [.init("delete it", isVerified: true), .init("rename it"), .init("move it")]
  }
  #expect(
    text == """
      a.xib:2:10: error: no object has the id “x” [unknown-reference]
        Login › View (view-id-01); constraints c-1, c-2, c-3 and 2 more; only on iPad
        fix: delete it (verified); 2 others with --verbose

      """)
}

/// A finding about several objects has the path of what contains them.
@Test func theShortFormNamesSeveralObjects() throws {
  let text = try report("<a/>", marked: "a", style: ReportStyle()) {
    $0.objectPath = "Login › Table View"
    $0.objects = ["view-id-01", "view-id-02"]
    $0.parts = $0.objects.map { Diagnostic.Part($0, "a part", at: nil, objectPath: "Login › \($0)") }
    $0.help = "wait"
  }
  #expect(text.contains("\n  Login › Table View; view-id-01, view-id-02\n  help: wait\n"))
}

@Test func namesOfRulesAreLinksOnRequest() throws {
  for isVerbose in [false, true] {
    let text = try report("<a/>", marked: "a", style: ReportStyle(hasLinks: true, isVerbose: isVerbose))
    #expect(text.contains("[\u{1B}]8;;\(rule.page)\u{1B}\\unknown-reference\u{1B}]8;;\u{1B}\\]"))
  }
}

/// Of a start tag that does not fit, the report shows the beginning and the id.
@Test func aLongTagIsShownWithItsID() throws {
  let padding = String(repeating: "y", count: 150)
  let tag = "<view p=\"\(padding)\" id=\"abc-de-fgh\">"
  let lines = try report("    \(tag)</view>", marked: tag).split(separator: "\n")
  #expect(
    lines[3].hasPrefix("1 | <view p=\"yyy") && lines[3].hasSuffix("y… id=\"abc-de-fgh\">"), "\(lines[3])")
  #expect(lines[3].count <= 125)
  #expect(lines[4].count == lines[3].count)
}

@Test func aLongLineIsShownAroundTheMiddleOfTheRange() throws {
  let padding = String(repeating: "y", count: 150)
  let lines = try report("<b p=\"\(padding)\" id=\"x\" q=\"\(padding)\"/>", marked: "id=\"x\"").split(
    separator: "\n")
  let before = lines[4].prefix { $0 != "^" }.count
  #expect((50...75).contains(before), "\(lines[4])")
}
