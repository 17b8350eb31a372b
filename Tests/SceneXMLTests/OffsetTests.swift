// Compares all offsets of elements and attributes with an independent scan: fixtures, generated files with
// more than 65,535 lines, and the corpus if it is present.

import SceneDiagnostics
import SceneTestSupport
import SceneXML
import Testing

/// The first difference between the reader's document and the independent scan; nil if there is none.
private func difference(_ document: XMLDocument, _ scan: IndependentScan) -> String? {
  func range(_ range: SourceRange) -> Range<Int> { Int(range.lower)..<Int(range.upper) }
  guard document.elementCount == scan.elements.count else {
    return "\(document.elementCount) elements, expected \(scan.elements.count)"
  }
  for (element, expected) in zip(document.elements, scan.elements) {
    let found = IndependentScan.Element(
      name: document.spelling(of: element), nameRange: range(document.nameRange(of: element)),
      startTag: range(document.startTagRange(of: element)), range: range(document.range(of: element)),
      parent: document.parent(of: element).map { Int($0.index) },
      children: document.children(of: element).map { Int($0.index) },
      attributes: document.attributes(of: element).map {
        IndependentScan.Attribute(
          name: document.spelling(of: $0), nameRange: range(document.nameRange(of: $0)),
          value: document.value(of: $0), valueRange: range(document.valueRange(of: $0)))
      }, text: document.text(of: element))
    if document.element(at: document.range(of: element).lower) != element {
      return "element at \(expected.range)"
    }
    if found != expected { return "element \(element.index): \(found) expected \(expected)" }
    let name = document.name(of: element)
    if name != .unknown, name.spelling != expected.name { return "\(name) for \(expected.name)" }
    for attribute in document.attributes(of: element) {
      if document.element(of: attribute) != element { return "owner of attribute \(attribute.index)" }
      let name = document.name(of: attribute)
      if name != .unknown, name.spelling != document.spelling(of: attribute) { return "\(name)" }
    }
  }
  return nil
}

/// Checks that the nodes of the document cover its bytes without gaps and overlaps, and that its comments are
/// those of the scan.
private func coverage(_ document: XMLDocument, _ scan: IndependentScan) -> String? {
  let bytes = document.file.bytes
  var position = document.declaration?.range.upper ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  var comments: [Range<Int>] = []
  var instructions: [Range<Int>] = []
  func walk(_ nodes: XMLDocument.Contents) -> String? {
    for node in nodes {
      let range: SourceRange
      switch node {
      case .element(let element):
        range = document.range(of: element)
        guard range.lower == position else { return "gap at \(position)" }
        position = document.startTagRange(of: element).upper
        if let problem = walk(document.contents(of: element)) { return problem }
        position = range.upper
        continue
      case .text(let text): range = text
      case .cdata(let cdata): range = cdata
      case .comment(let comment):
        range = comment
        comments.append(Int(range.lower)..<Int(range.upper))
      case .processingInstruction(let instruction):
        range = instruction
        instructions.append(Int(range.lower)..<Int(range.upper))
      }
      guard range.lower == position, range.count > 0 else { return "gap at \(position)" }
      position = range.upper
    }
    return nil
  }
  if let problem = walk(document.contents) { return problem }
  if Int(position) != bytes.count { return "nodes end at \(position) of \(bytes.count)" }
  return comments == scan.comments && instructions == scan.instructions
    ? nil : "comments or instructions differ"
}

private func check(_ bytes: [UInt8], _ path: String) -> String? {
  let (document, diagnostics) = XMLReader.read(bytes, path: path)
  guard let document, diagnostics.isEmpty else { return "\(path): \(diagnostics.map(\.message))" }
  let scan = IndependentScan(document.file.bytes)
  return (difference(document, scan) ?? coverage(document, scan)).map { "\(path): \($0)" }
}

@Suite struct OffsetTests {
  @Test(arguments: Files.list(Files.repository + "/Fixtures/xml/well-formed", suffixes: [".xml"]))
  func fixture(path: String) throws {
    let bytes = try #require(Files.read(path))
    #expect(check(bytes, path) == nil)
  }

  @Test(.enabled(if: Files.corpus != nil, Comment(rawValue: Files.corpusMessage)))
  func corpus() async throws {
    let paths = Files.list(try #require(Files.corpus), suffixes: [".storyboard", ".xib"])
    #expect(paths.count > 1000)
    let problems = await withTaskGroup(of: [String].self) { group in
      for part in 0..<2 {
        group.addTask {
          stride(from: part, to: paths.count, by: 2).compactMap {
            check(Files.read(paths[$0]) ?? [], paths[$0])
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(problems == [])
  }

  /// Line numbers beyond 65,535, which is libxml2's limit, and offsets after its buffer has moved.
  @Test func manyLines() throws {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document>\n"
    for line in 0..<80_000 {
      text += line % 1000 == 999 ? "<view id=\"é\(line)\" a=\"&lt;\"/>\n" : "<view id=\"v\(line)\"\n/>\n"
    }
    text += "</document>\n"
    let bytes = Array(text.utf8)
    #expect(check(bytes, "generated") == nil)
    let document = try #require(XMLReader.read(bytes, path: "generated").document)
    for index in [1, 40_000, 65_999, 79_999, 80_000] as [Int32] {
      let element = XMLDocument.ElementID(index: index)
      let value = try #require(document.attribute(.id, of: element))
      let expected = (index - 1) % 1000 == 999 ? "é\(index - 1)" : "v\(index - 1)"
      #expect(document.string(document.valueRange(of: value)) == expected)
      let line = document.file.position(of: document.range(of: element).lower).line
      #expect(line == 3 + 2 * Int(index - 1) - Int(index - 1) / 1000)
    }
  }

  /// Changing a byte of a value moves no other range.
  @Test func valueRangesSurviveChanges() throws {
    let bytes = try #require(Files.read(Files.repository + "/Fixtures/xml/well-formed/references.xml"))
    let document = try #require(XMLReader.read(bytes, path: "a").document)
    for element in document.elements {
      for attribute in document.attributes(of: element) where document.valueRange(of: attribute).count > 0 {
        let range = document.valueRange(of: attribute)
        var changed = bytes
        changed.replaceSubrange(
          Int(range.lower)..<Int(range.upper), with: Array(repeating: UInt8(ascii: "Z"), count: range.count))
        let other = try #require(XMLReader.read(changed, path: "a").document)
        #expect(other.valueRange(of: attribute) == range)
        #expect(other.value(of: attribute) == String(repeating: "Z", count: range.count))
      }
    }
  }
}
