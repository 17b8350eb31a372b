// Tests inputs that are not scene files, or hostile ones: each gets a diagnostic with a position, and the run
// continues.

import SceneTestSupport
import Testing

private func nested(_ levels: Int) -> String {
  Sample.document.replacing(
    "</objects>",
    with: String(repeating: "<view>", count: levels) + String(repeating: "</view>", count: levels)
      + "</objects>")
}

private let view = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"

/// The name, the content, and the expected rule.
private let badInputs: [(name: String, content: String, rule: String)] = [
  ("empty", "", "empty-file"),
  ("text", "This is no XML.\n", "not-xml"),
  ("truncated", String(Sample.document.prefix(400)), "malformed-xml"),
  ("wrong root", "<plist version=\"1.0\"><dict/></plist>", "unsupported-document"),
  ("archive", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "unsupported-document"),
  ("not a number", Sample.document.replacing("width=\"375\"", with: "width=\"NaN\""), "malformed-value"),
  (
    "too large a number", Sample.document.replacing("width=\"375\"", with: "width=\"1e999\""),
    "malformed-value"
  ),
  ("infinity", Sample.document.replacing("width=\"375\"", with: "width=\"inf\""), "malformed-value"),
  (
    "a megabyte attribute",
    Sample.document.replacing(
      "contentMode=\"scaleToFill\"", with: "userLabel=\"\(String(repeating: "x", count: 1 << 20))\""),
    "limit-exceeded"
  ),
  ("100,000 levels", nested(100_000), "limit-exceeded"),
  (
    "billion laughs",
    "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>\n<document>&b;</document>",
    "document-type-declaration"
  ),
  (
    "external entity",
    "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>",
    "document-type-declaration"
  ),
  ("zero bytes", "\0\0\0\0", "not-xml"),
]

@Test(arguments: badInputs.indices)
func badInputIsReportedWithItsPosition(_ index: Int) throws {
  let (name, content, rule) = badInputs[index]
  let folder = try TemporaryFolder()
  let bad = folder.write(content, to: "bad.xib")
  let good = folder.write(Sample.document, to: "good.xib")
  let outcome = try Command.scenec("compile", "--output", folder.path + "/out", bad, good)
  let isWarning = rule == "no-scenes"
  #expect(outcome.status == (isWarning ? 0 : 1), "\(name): \(outcome.errors.prefix(300))")
  #expect(outcome.errors.contains("[\(rule)]"), "\(name): \(outcome.errors.prefix(300))")
  #expect(outcome.errors.contains("bad.xib:"), "\(name) has no place: \(outcome.errors.prefix(300))")
  #expect(!outcome.output.contains("root:"))
  #expect(folder.files(below: "out") == ["bad.xib.json", "good.xib.json"], "\(name)")
}

@Test func aTruncatedFileIsReported() throws {
  let folder = try TemporaryFolder()
  let bytes = Array(Sample.document.utf8)
  for length in stride(from: 0, to: bytes.count - 2, by: 13) {
    folder.write(Array(bytes[..<length]), to: "app/\(length).xib")
  }
  let outcome = try Command.scenec(
    "compile", "--quiet", "--output", folder.path + "/out", folder.path + "/app")
  #expect(outcome.status == 1)
  for length in stride(from: 0, to: bytes.count - 2, by: 13) {
    #expect(outcome.errors.contains("/app/\(length).xib:"), "cut at \(length): nothing was reported")
  }
}

/// Inputs from the fuzzer that once made scenec crash or hang.
@Test func formerCrashesAreReported() throws {
  let folder = try TemporaryFolder()
  let crashes = Files.list(Files.repository + "/Fixtures/crashes", suffixes: [".xib", ".storyboard"])
  #expect(!crashes.isEmpty)
  let outcome = try Command.scenec(
    "compile", "--output", folder.path, Files.repository + "/Fixtures/crashes")
  #expect((0...1).contains(outcome.status), "\(outcome)")
  #expect(folder.files().count == crashes.count)
}

/// Each constraint has an unknown attribute. The summary counts all findings; the report lists the first
/// ones.
@Test func aReportListsTenThousandFindingsOfAFile() throws {
  let folder = try TemporaryFolder()
  let constraints = (0..<10_200).map { #"<constraint firstAttribute="wdith" constant="1" id="c\#($0)"/>"# }
  let flawed = Sample.document.replacing(
    "</view>", with: "<constraints>\(constraints.joined())</constraints></view>")
  folder.write(flawed, to: "a.xib")
  let outcome = try Command.shell("$scenec lint --format json a.xib", in: folder.path)
  let lines = outcome.output.split(separator: "\n")
  #expect(lines.count == 10_001)
  #expect(lines.last?.contains("unlisted-findings") == true)
  #expect(outcome.errors.contains("10200 "), "\(outcome.errors)")
}
