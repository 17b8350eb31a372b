// Compares the reader of plain files with libxml2: whatever it accepts must be well-formed, with the same
// elements, attributes and ranges. Inputs are the fixtures, every small change of a plain file, and the corpus
// if it is present.

import SceneDiagnostics
import SceneTestSupport
import SceneXML
import Testing

/// A file with everything that the reader of plain files reads, and long and unknown names.
private let plain = """
  <?xml version="1.0" encoding="UTF-8" standalone="no"?>
  <document type="com.apple" toolsVersion='1'>
  \t<!-- é -->
      <objects>
          <view id="a" fooBarBaz="1" horizontalHuggingPriority="2&#10;é" b="x\ty"/>
          <unknownElementName fooBarBay="" fooBarBaz = "2"  ></unknownElementName>
          <string key="text">a ]] &amp; b &#xE9; ü</string>
      </objects>
  </document>

  """.replacing(" toolsVersion='1'", with: "").replacing("fooBarBaz = \"2\"", with: "fooBarBaz=\"2\"")

/// Bytes of every class that XML distinguishes.
private let classes =
  Array("\0\t\n\u{B}\r\u{1F} !\"&'-/09:;<=>?AZ[]_az\u{7F}".utf8) + [0x80, 0xBF, 0xC3, 0xEF, 0xFE]

/// The first difference between what the two readers make of a file; nil if there is none.
private func difference(_ bytes: [UInt8]) -> String? {
  guard XMLReader.isPlain(bytes) else { return nil }
  let (first, problems) = XMLReader.read(bytes, path: "a", limits: .default, triesPlain: true)
  let (second, expected) = XMLReader.read(bytes, path: "a", limits: .default, triesPlain: false)
  guard let first, let second, second.isWellFormed, first.isWellFormed else {
    return "libxml2 refuses \(String(decoding: bytes, as: UTF8.self)): \(expected.map(\.message))"
  }
  guard problems.map(\.message) == expected.map(\.message) else { return "diagnostics: \(problems)" }
  guard first.file.lines.starts == second.file.lines.starts else {
    return "lines of \(String(decoding: bytes, as: UTF8.self))"
  }
  guard first.elementsWithText() == second.elementsWithText() else {
    return "texts of \(String(decoding: bytes, as: UTF8.self))"
  }
  guard first.elementCount == second.elementCount, first.attributes.count == second.attributes.count else {
    return "counts in \(String(decoding: bytes, as: UTF8.self))"
  }
  for element in first.elements {
    guard first.name(of: element) == second.name(of: element),
      first.range(of: element) == second.range(of: element),
      first.startTagRange(of: element) == second.startTagRange(of: element),
      first.parent(of: element) == second.parent(of: element),
      first.children(of: element).elementsEqual(second.children(of: element)),
      first.attributes(of: element).elementsEqual(second.attributes(of: element)),
      first.text(of: element) == second.text(of: element)
    else { return "element \(element.index) in \(String(decoding: bytes, as: UTF8.self))" }
  }
  for attribute in first.attributes {
    guard first.name(of: attribute) == second.name(of: attribute),
      first.nameRange(of: attribute) == second.nameRange(of: attribute),
      first.valueRange(of: attribute) == second.valueRange(of: attribute),
      first.value(of: attribute) == second.value(of: attribute)
    else { return "attribute \(attribute.index) in \(String(decoding: bytes, as: UTF8.self))" }
  }
  return nil
}

@Suite struct PlainReaderTests {
  @Test func reads() {
    #expect(XMLReader.isPlain(Array(plain.utf8)))
    #expect(difference(Array(plain.utf8)) == nil)
  }

  /// Every byte replaced by one of each class, removed, and repeated; and every beginning of the file.
  @Test func smallChanges() {
    let bytes = Array(plain.utf8)
    var (accepted, problems) = (0, [String]())
    func check(_ changed: [UInt8]) {
      if XMLReader.isPlain(changed) { accepted += 1 }
      if let problem = difference(changed) { problems.append(problem) }
    }
    for i in bytes.indices {
      var changed = bytes
      for byte in classes {
        changed[i] = byte
        check(changed)
      }
      changed = bytes
      changed.remove(at: i)
      check(changed)
      changed.insert(contentsOf: [bytes[i], bytes[i]], at: i)
      check(changed)
      check(Array(bytes[..<i]))
    }
    #expect(problems == [])
    #expect(accepted > 1000)
  }

  @Test(
    arguments: [
      "<a/><b/>", "<a b='1'/>", "<a b=\"1\" b=\"2\"/>", "<a bee=\"1\" bee=\"2\"/>", "<a id=\"1\" id=\"2\"/>",
      "<a b=\"1\"c=\"2\"/>", "<a xmlns=\"x\"/>", "<a:b/>", "<a b=\"&x;\"/>", "<a b=\"&#0;\"/>", "<a>]]></a>",
      "<a><!-- -- --></a>", "<a><![CDATA[b]]></a>", "<a><?b c?></a>", "<!DOCTYPE a><a/>", "<a>", "</a>",
      "<a></b>",
      "<ab></a>", "<a></ab>", "<a b></a b>", "<a/>b", "b<a/>", "<é/>", "<a 1=\"\"/>", "< a/>", "<a / >",
      "<a></a >",
      "<a b=\"\u{1}\"/>", "<a>\u{FFFE}</a>", "", "<a",
    ])
  func givesUp(body: String) {
    #expect(!XMLReader.isPlain(Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(body)".utf8)))
  }

  @Test func givesUpAtLimits() {
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    func isPlain(_ text: String) -> Bool { XMLReader.isPlain(Array((declaration + text).utf8)) }
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    func wide(_ count: Int) -> String { "<a \((0..<count).map { "a\($0)=\"\"" }.joined(separator: " "))/>" }
    #expect(isPlain(nested(200)) && !isPlain(nested(201)))
    #expect(isPlain(wide(256)) && !isPlain(wide(257)))
    let long = String(repeating: "b", count: XMLLimits.default.maximumAttributeBytes)
    #expect(isPlain("<a>\(long)</a>") && !isPlain("<a b=\"\(long)\"/>") && !isPlain("<!--\(long)--><a/>"))
  }

  @Test(arguments: Files.list(Files.repository + "/Fixtures", suffixes: [".xib", ".storyboard", ".xml"]))
  func fixture(path: String) throws {
    #expect(difference(try #require(Files.read(path))) == nil)
  }

  /// Nearly all real files are plain. Takes every tenth; OffsetTests checks all of them in another way.
  @Test(.enabled(if: Files.corpus != nil, Comment(rawValue: Files.corpusMessage)))
  func corpus() throws {
    let paths = Files.list(try #require(Files.corpus), suffixes: [".storyboard", ".xib"])
    let files = stride(from: 0, to: paths.count, by: 10).map { Files.read(paths[$0]) ?? [] }
    #expect(files.compactMap(difference) == [])
    #expect(files.count { !XMLReader.isPlain($0) } < files.count / 50)
  }
}
