// Tests the table of attributes by their values: what is found, and which of several equal values counts.

import SceneXML
import Testing

@Suite struct ValueTableTests {
  /// The attributes of a document with these values in this order.
  private func document(_ values: [String]) throws -> XMLDocument {
    let elements = values.map { "  <view id=\"\($0)\"/>\n" }.joined()
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<objects>\n\(elements)</objects>\n"
    return try #require(XMLReader.read(Array(text.utf8), path: "a.xib").document)
  }

  @Test func theFirstOfEqualValuesCounts() throws {
    let document = try document(["a1B-2c-D3e", "x", "a1B-2c-D3e", "", "a1B-2c-D3f"])
    var table = ValueTable(document)
    #expect(document.attributes.map { table.insert($0) } == [nil, nil, 0, nil, nil])
    #expect(table.count == 4)
    #expect(table.value(at: 3) == "a1B-2c-D3f")
    #expect(["a1B-2c-D3e", "x", "", "a1B-2c-D3f", "y"].map { table.position(of: $0) } == [0, 1, 2, 3, nil])
    #expect(document.attributes.map { table.position(of: $0) } == [0, 1, 0, 2, 3])
  }

  @Test func valuesAreDecoded() throws {
    let document = try document(["a&amp;b", "a&#38;b", "é", "e\u{301}"])
    var table = ValueTable(document)
    #expect(document.attributes.map { table.insert($0) } == [nil, 0, nil, nil])
    #expect(table.position(of: "a&b") == 0)
    #expect(table.position(of: "a&amp;b") == nil)
  }

  @Test func theTableGrows() throws {
    let values = (0..<5_000).map { String(repeating: "v", count: $0 % 40) + "\($0)" }
    let document = try document(values)
    var table = ValueTable(document, capacity: 3)
    for attribute in document.attributes { #expect(table.insert(attribute) == nil) }
    #expect(values.map { table.position(of: $0) } == values.indices.map { $0 })
  }
}
