// Tests reading JSON: edited values, and the errors for each kind of JSON that is not a document.

import SceneDiagnostics
import SceneDocumentJSON
import SceneTestSupport
import SceneXML
import Testing

private func document(_ root: String, before: String = "") -> String {
  "{\"schema\": \"document\", \"schemaVersion\": 1, \(before)\"root\": \(root)}"
}

private func xml(_ json: String) -> String? {
  DocumentXML.read(Array(json.utf8), path: "test.json").bytes.map { String(decoding: $0, as: UTF8.self) }
}

@Test(arguments: [
  (#"{"element": "a"}"#, "<a/>\n"),
  (#"{"element": "a", "text": ""}"#, "<a></a>\n"),
  (
    #"{"children": [{"element": "b"}, {"comment": "c"}], "element": "a"}"#,
    "<a>\n    <b/>\n    <!--c-->\n</a>\n"
  ),
  (#"{"element": "a", "children": []}"#, "<a/>\n"),
  (#"{"element": "a", "children": [{"text": "x & y"}, {"element": "b"}]}"#, "<a>x &amp; y<b/></a>\n"),
  // Numbers get Interface Builder's spelling.
  (
    #"{"element": "rect", "attributes": {"x": 0, "y": -0.0, "width": 1e2}}"#,
    "<rect x=\"0.0\" y=\"0.0\" width=\"100\"/>\n"
  ),
  (
    #"{"element": "color", "attributes": {"red": 0.6, "tag": 0}}"#,
    "<color red=\"0.59999999999999998\" tag=\"0\"/>\n"
  ),
  (#"{"element": "constraint", "attributes": {"multiplier": 0.6}}"#, "<constraint multiplier=\"0.6\"/>\n"),
  (
    #"{"element": "view", "attributes": {"hidden": true, "opaque": false}}"#,
    "<view hidden=\"YES\" opaque=\"NO\"/>\n"
  ),
  // A kept spelling is used only if it has the value.
  (
    #"{"element": "constraint", "attributes": {"multiplier": 0.5}, "spelling": {"multiplier": "1:2"}}"#,
    "<constraint multiplier=\"1:2\"/>\n"
  ),
  (
    #"{"element": "constraint", "attributes": {"multiplier": 0.75}, "spelling": {"multiplier": "1:2"}}"#,
    "<constraint multiplier=\"0.75\"/>\n"
  ),
  (#"{"element": "a", "attributes": {"b": "c"}, "startTag": "<a  b='c' />"}"#, "<a  b='c' />\n"),
  (#"{"element": "a", "attributes": {"b": "d"}, "startTag": "<a  b='c' />"}"#, "<a b=\"d\"/>\n"),
  (#"{"element": "a", "attributes": {"b": "c"}, "startTag": "<a b='c'><x/>"}"#, "<a b=\"c\"/>\n"),
  (
    #"{"element": "a", "attributes": {"text": "\"<&>\n\t😀"}}"#,
    "<a text=\"&quot;&lt;&amp;&gt;&#10;&#9;😀\"/>\n"
  ),
])
func valuesBecomeXML(root: String, expected: String) {
  #expect(xml(document(root)) == expected)
}

@Test(arguments: Files.list(Files.repository + "/Fixtures/convert/errors", suffixes: [".json"]))
func jsonThatIsNotADocumentIsReported(path: String) throws {
  let bytes = try #require(Files.read(path))
  let (result, diagnostics) = DocumentXML.read(bytes, path: path)
  #expect(result == nil)
  let file = SourceFile(path: path, bytes: bytes)
  var text = ""
  for diagnostic in diagnostics {
    let position = file.position(of: diagnostic.range?.lower ?? 0)
    text += "\(position.line):\(position.column): \(diagnostic.rule.name): \(diagnostic.message)\n"
  }
  let golden = String(path.dropLast(5)) + ".txt"
  if Files.updatesGoldens { Files.write(Array(text.utf8), to: golden) }
  #expect(!Files.updatesGoldens, "goldens were rewritten")
  #expect(Files.read(golden).map { String(decoding: $0, as: UTF8.self) } == text)
}

@Test func deepTextsAreRejectedWithoutRecursion() {
  let arrays = String(repeating: "[", count: 200_000)
  #expect(
    DocumentXML.read(Array(arrays.utf8), path: "deep.json").diagnostics.first?.message.contains("deeper")
      == true)
  var nested = #"{"element": "a"}"#
  for _ in 0..<300 { nested = #"{"element": "a", "children": [\#(nested)]}"# }
  let (bytes, diagnostics) = DocumentXML.read(Array(document(nested).utf8), path: "deep.json")
  #expect(bytes == nil)
  #expect(diagnostics.first?.message.contains("deeper than 200 levels") == true)
}

/// A duplicated spelling would be written twice.
@Test func aDuplicatedSpellingIsRejected() {
  let root =
    #"{"element": "rect", "attributes": {"x": 1}, "spelling": {"x": "1.0", "x": "1.00"}}"#
  #expect(xml(document(root)) == nil)
  #expect(xml(document(root.replacing(#", "x": "1.00""#, with: ""))) == "<rect x=\"1.0\"/>\n")
}

/// Texts that consist of commas are rejected before they fill the memory.
@Test func tooManyValuesAreRejected() {
  var limits = XMLLimits()
  limits.maximumElements = 100
  let zeros = Array(repeating: "0", count: 2000).joined(separator: ",")
  let (bytes, diagnostics) = DocumentXML.read(
    Array(document("[\(zeros)]").utf8), path: "test.json", limits: limits)
  #expect(bytes == nil)
  #expect(diagnostics.first?.message.contains("more than 1600 values") == true)
}
