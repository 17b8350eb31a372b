// Checks every report format on a set of findings against Fixtures/reports. The set contains edge cases: wide
// characters, markup, line ends and colons in names, a range over two lines, notes with and without a
// position, fixes, environments, an assumed size, two equal findings, and a file that could not be read.

import SceneDiagnostics
import SceneEmit
import SceneTestSupport
import Testing

private let folder = Files.repository + "/Fixtures/reports"

private let conflict = Rule(
  "conflicting-constraints", .layout, .error, summary: "constraints contradict each other",
  rationale: "One of them is broken when the scene is shown.", remedy: "Delete one, or lower its priority.")
private let misplaced = Rule(
  "misplaced-view", .layout, .warning, summary: "a view’s stored frame is not its solved one")
private let hint = Rule("unused-image", .quality, .note, summary: "an image is not used")
private let unreadable = Rule("unreadable-input", .syntax, .error, summary: "an input cannot be read")
private let rules = [conflict, misplaced, hint, unreadable]

private func reports() throws -> [FileReport] {
  let bytes = try #require(Files.read(folder + "/Scene.xib"))
  let file = SourceFile(path: "App/Base: 100%, ünï & <co>/Scene.xib", bytes: bytes)
  func range(_ text: String, after start: UInt32 = 0) throws -> SourceRange {
    let needle = Array(text.utf8)
    let lower = try #require(
      (Int(start)..<bytes.count - needle.count).first { bytes[$0...].starts(with: needle) })
    return SourceRange(UInt32(lower), UInt32(lower + needle.count))
  }

  let first = try range("<constraint firstItem=\"label-0-01\"")
  let end = try range("c-leading1\"/>", after: first.lower)
  var d1 = Diagnostic(
    conflict, "“Name”.leading cannot be 16 and 20 at once", at: SourceRange(first.lower, end.upper))
  d1.objectPath = "View › Label “漢字 😀 <Name>”"
  d1.objects = ["label-0-01", "root-0-001"]
  d1.constraints = ["c-leading1", "c-leading2"]
  d1.axes = [.horizontal]
  d1.notes = [
    .init("the other constraint, required", at: try range("c-leading2")), .init("16 ≠ 20: 4 points apart"),
  ]
  d1.help = "delete one, or lower its priority"
  d1.fixes = [
    .init(
      "change the constant to 20", edits: [.init(try range("16", after: end.lower - 20), "20")],
      isVerified: true), .init("review the design"),
  ]

  d1.facts.terms = [
    .init(
      constraint: "c-leading1", object: "label-0-01", sentence: "“Name”.leading = View.leading + 16",
      priority: 1000, factor: 1, points: 16, range: SourceRange(first.lower, end.upper)),
    .init(
      constraint: nil, object: "root-0-001", sentence: "View is 375 points wide", priority: 1000, factor: -1,
      points: 12, range: nil),
  ]
  d1.facts.terms[1].isIgnored = true

  let rect = try range("x=\"16\" y=\"20\"")
  var d2 = Diagnostic(misplaced, "the label is 4 points from where its constraints put it", at: rect)
  d2.objects = ["label-0-01"]
  d2.environments = [
    .init(id: "retina4_7:landscape", name: "iPhone SE (3rd generation), landscape"),
    .init(id: "ipad9_7", name: "iPad Pro (9.7-inch)"),
  ]
  d2.restsOnAssumedSize = true
  d2.facts.frames = [
    .init(
      object: "label-0-01", stored: .init(x: 16, y: 20, width: 100, height: 20.5),
      solved: .init(x: 20, y: 24, width: 100, height: 20.5))
  ]
  d2.facts.ranges = [
    .init(object: "label-0-01", axis: .vertical, isSize: false, lower: 20, upper: .infinity, solved: 24)
  ]
  d2.fixes = [
    .init(
      "update the frame",
      edits: [
        .init(SourceRange(rect.lower + 3, rect.lower + 5), "20"),
        .init(SourceRange(rect.lower + 10, rect.lower + 12), "24"),
      ], isVerified: true, isSafe: true)
  ]
  let d3 = Diagnostic(hint, "no view shows the image “100%,\r\nwide”", at: try range("漢字"))
  let broken = Diagnostic(unreadable, "Permission denied", at: nil)
  return [
    FileReport(path: file.path, file: file, diagnostics: [d1, d2, d3, d3]),
    FileReport(path: "/abs/Clean.xib", file: file, diagnostics: []),
    FileReport(path: "Gone.storyboard", file: nil, diagnostics: [broken]),
  ]
}

private func golden(_ format: ReportFormat) -> String {
  let suffix =
    switch format {
    case .json: "jsonl"
    case .sarif, .gitlab: "json"
    case .junit, .checkstyle: "xml"
    default: "txt"
    }
  return "\(folder)/\(format.rawValue).\(suffix)"
}

@Test(arguments: ReportFormat.allCases)
func reportsMatchTheStoredOnes(format: ReportFormat) throws {
  let reporter = format.reporter(rules: rules, version: "1.2.3")
  let report = reporter.report(try reports())
  let path = golden(format)
  let expected = Files.read(path) ?? []
  if report != expected, Files.updatesGoldens { Files.write(report, to: path) }
  #expect(String(decoding: report, as: UTF8.self) == String(decoding: expected, as: UTF8.self), "\(path)")
}

@Test func theLongFormMatchesTheStoredOne() throws {
  let reporter = ReportFormat.text.reporter(rules: rules, style: ReportStyle(isVerbose: true))
  let report = reporter.report(try reports())
  let path = "\(folder)/verbose.txt"
  let expected = Files.read(path) ?? []
  if report != expected, Files.updatesGoldens { Files.write(report, to: path) }
  #expect(String(decoding: report, as: UTF8.self) == String(decoding: expected, as: UTF8.self), "\(path)")
}

/// A report without files is also a valid document.
@Test(arguments: ReportFormat.allCases)
func emptyReportsAreWellFormed(format: ReportFormat) throws {
  let reporter = format.reporter(rules: [], version: "1.2.3")
  let folder = try TemporaryFolder()
  let path = folder.write(reporter.report([]), to: "report")
  switch format {
  case .sarif, .gitlab: try check("python3", "-c", "import json,sys; json.load(open(sys.argv[1]))", path)
  case .junit, .checkstyle: try check("xmllint", "--noout", path)
  default: #expect(Files.read(path) == [])
  }
}

@Test func sarifFollowsTheSchema() throws {
  let schema = Files.repository + "/../shared/schemas/sarif-schema-2.1.0.json"
  let script = """
    import json, sys
    try:
        import jsonschema
    except ImportError:
        sys.exit(77)
    schema, report = (json.load(open(p)) for p in sys.argv[1:])
    jsonschema.Draft4Validator.check_schema(schema)
    errors = list(jsonschema.Draft4Validator(schema).iter_errors(report))
    print(errors)
    sys.exit(1 if errors else 0)
    """
  try check("python3", "-c", script, schema, golden(.sarif))
}

@Test func junitFollowsTheSchema() throws {
  let schema = Files.repository + "/../shared/schemas/junit-10.xsd"
  try check("xmllint", "--noout", "--schema", schema, golden(.junit))
}

@Test func jsonLinesAreJSON() throws {
  let script = "import json,sys; assert [json.loads(l)['rule'] for l in open(sys.argv[1])]"
  try check("python3", "-c", script, golden(.json))
  try check("python3", "-c", "import json,sys; json.load(open(sys.argv[1]))", golden(.gitlab))
  try check("xmllint", "--noout", golden(.checkstyle))
}

/// Services use a repository's paths without `./`. Hidden files keep their dot.
@Test(arguments: [
  ("./App/A.xib", "App/A.xib"), (".//./A.xib", "A.xib"), ("./.hidden/A.xib", ".hidden/A.xib"),
  ("./../A.xib", "../A.xib"), (".A.xib", ".A.xib"),
])
func pathsHaveNoLeadingDots(_ path: String, _ plain: String) throws {
  let file = SourceFile(path: path, bytes: Array("<a/>".utf8))
  func text(_ format: ReportFormat, _ path: String) -> String {
    let report = FileReport(
      path: path, file: file, diagnostics: [Diagnostic(hint, "a word", at: SourceRange(1, 2))])
    return String(
      decoding: format.reporter(rules: rules, version: "1").report([report]), as: UTF8.self)
  }
  for format in [ReportFormat.github, .gitlab, .sarif] {
    #expect(text(format, path) == text(format, plain), "\(format)")
    #expect(text(format, path).contains(plain), "\(format)")
  }
}

@Test func fingerprintsDoNotDependOnPositions() throws {
  var moved = try reports()[0].diagnostics
  let before = Fingerprint.all(of: moved, path: "a.xib")
  for i in moved.indices {
    moved[i].range = SourceRange(0, 1)
    moved[i].message += "!"
  }
  #expect(Fingerprint.all(of: moved, path: "a.xib") == before)
  #expect(Set(before).count == before.count)
  moved[0].constraints.append("c-3")
  #expect(Fingerprint.all(of: moved, path: "a.xib")[0] != before[0])
  #expect(Fingerprint.all(of: moved, path: "b.xib")[1] != before[1])
}

/// Runs a program that must succeed. Skips the check, with a message, if the program, its library or the
/// schema is absent.
private func check(_ words: String...) throws {
  let missing = words.first { $0.contains("/../shared/") && access($0, R_OK) != 0 }
  if let missing { return print("skipped: \(missing) is absent") }
  var process = pid_t()
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  guard posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0 else {
    return print("skipped: \(words[0]) is absent")
  }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  let code = status >> 8 & 0xFF
  if code == 77 || code == 127 { return print("skipped: \(words[0]) or a library of it is absent") }
  #expect(status == 0, "\(words.joined(separator: " "))")
}
