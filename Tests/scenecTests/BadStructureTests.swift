// Tests the command's diagnostics for well-formed but wrong documents, and for other encodings.

import SceneTestSupport
import Testing

private let label =
  "<label text=\"Sign in\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lab-el\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"50\" height=\"20\"/></label>"

/// The sample with additional content in its root view.
private func document(_ inside: String) -> String {
  Sample.document.replacing("</view>", with: inside + "</view>")
}

private func storyboard(_ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav"><scenes>\(scenes)</scenes></document>
  """
}

/// The name, content, rule, severity, and a part of the expected report.
private let wrongDocuments: [(name: String, content: String, rule: String, severity: String, words: String)] =
  [
    (
      "dangling reference",
      document(
        "<constraints><constraint firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"roo-t0-001\" secondAttribute=\"top\" id=\"c\"/></constraints>"
      ), "unknown-reference", "error", "gone"
    ),
    ("duplicate id", document("<subviews>\(label)\(label)</subviews>"), "duplicate-id", "error", "lab-el"),
    (
      "cyclic containment by id", document("<subviews><view id=\"roo-t0-001\"/></subviews>"), "duplicate-id",
      "error",
      "an object that contains this one"
    ),
    (
      "cyclic containment by segues",
      storyboard(
        "<scene sceneID=\"s\"><objects><navigationController id=\"nav\"><connections><segue destination=\"nav\" kind=\"relationship\" relationship=\"rootViewController\" id=\"g\"/></connections></navigationController></objects></scene>"
      ), "cyclic-containment", "error", "contain itself"
    ),
    (
      "location with a size",
      document(
        "<constraints><constraint firstAttribute=\"top\" secondItem=\"roo-t0-001\" secondAttribute=\"width\" id=\"c\"/></constraints>"
      ), "incompatible-attributes", "error", "top"
    ),
    (
      "NaN constant",
      document("<constraints><constraint firstAttribute=\"width\" constant=\"NaN\" id=\"c\"/></constraints>"),
      "malformed-value", "error", "NaN"
    ),
    (
      "1e999 constant",
      document(
        "<constraints><constraint firstAttribute=\"width\" constant=\"1e999\" id=\"c\"/></constraints>"),
      "malformed-value", "error", "1e999"
    ),
    (
      "no scenes", storyboard("").replacing(" initialViewController=\"nav\"", with: ""), "no-scenes",
      "warning", "no scene"
    ),
    (
      "merge conflict",
      Sample.document.replacing(
        "    <objects>", with: "<<<<<<< HEAD\n    <objects>\n=======\n    <objects a=\"1\">\n>>>>>>> theirs"),
      "merge-conflict", "error", "merge conflict"
    ),
    (
      "Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "not-xml",
      "error",
      "git lfs pull"
    ),
    (
      "Latin-1", Sample.document.replacing("UTF-8", with: "ISO-8859-1"), "unsupported-encoding", "error",
      "ISO-8859-1"
    ),
  ]

@Test(arguments: wrongDocuments.indices)
func wrongDocumentsAreReportedWithTheirPositions(_ index: Int) throws {
  let (name, content, rule, severity, words) = wrongDocuments[index]
  let folder = try TemporaryFolder()
  let bad = folder.write(content, to: "bad.xib")
  let good = folder.write(Sample.document, to: "good.xib")
  let outcome = try Command.scenec("compile", "--output", folder.path + "/out", bad, good)
  #expect(outcome.status == (severity == "error" ? 1 : 0), "\(name): \(outcome.errors.prefix(300))")
  let isReported = outcome.errors.split(separator: "\n").contains {
    $0.contains(": \(severity): ") && $0.hasSuffix(" [\(rule)]")
  }
  #expect(isReported, "\(name): \(outcome.errors.prefix(600))")
  #expect(outcome.errors.contains(words), "\(name): \(outcome.errors.prefix(600))")
  #expect(outcome.errors.contains("bad.xib:"), "\(name) has no place: \(outcome.errors.prefix(300))")
  #expect(folder.files(below: "out") == ["bad.xib.json", "good.xib.json"], "\(name)")
}

@Test func utf16IsCompiled() throws {
  let folder = try TemporaryFolder()
  var bytes: [UInt8] = [0xFF, 0xFE]
  for unit in Sample.document.replacing("UTF-8", with: "UTF-16").utf16 {
    bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
  }
  let path = folder.write(bytes, to: "wide.xib")
  let outcome = try Command.scenec("compile", path)
  #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
  #expect(outcome.output.contains("roo-t0-001"))
}
