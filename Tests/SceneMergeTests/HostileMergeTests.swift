// Merges documents that no program writes: random trees, ids that repeat, moves in circles, chains that become deep.
// Every merge ends with a document that can be read.

import SceneMerge
import SceneTestSupport
import SceneXML
import Testing

private func document(_ text: String) throws -> XMLDocument {
  try #require(XMLReader.read(Array(text.utf8), path: "Main.xib").document)
}

/// A random document of a few names, keys and ids, so that the versions share most of them.
private func randomText(_ generator: inout SeededGenerator, depth: Int = 0) -> String {
  let names = ["view", "subviews", "constraints", "constraint", "color", "scene", "exclude", "string"]
  let name = depth == 0 ? "document" : names.randomElement(using: &generator) ?? "view"
  var text = "<\(name)"
  for attribute in ["id", "key", "firstItem", "destination", "text", "sceneID"] {
    guard Int.random(in: 0..<10, using: &generator) < (attribute == "id" ? 6 : 2) else { continue }
    text += " \(attribute)=\"\(Int.random(in: 0..<12, using: &generator))\""
  }
  guard depth < 6, Bool.random(using: &generator) || depth == 0 else { return text + "/>" }
  text += ">"
  for _ in 0..<Int.random(in: 0..<5, using: &generator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text += "\n  "
    case 1: text += "<!--\(Int.random(in: 0..<4, using: &generator))-->"
    case 2: text += "words \(Int.random(in: 0..<4, using: &generator))"
    default: text += randomText(&generator, depth: depth + 1)
    }
  }
  return text + "</\(name)>"
}

@Test(arguments: 0..<400 as Range<UInt64>)
func randomDocumentsMerge(seed: UInt64) throws {
  var generator = SeededGenerator(seed: seed)
  let texts = (0..<3).map { _ in randomText(&generator) }
  let documents = try texts.map(document)
  for favored in MergeSide.allCases {
    let result = SceneMerge.merge(
      base: documents[0], ours: documents[1], theirs: documents[2], favoring: favored)
    let (merged, diagnostics) = XMLReader.read(result.bytes, path: "Main.xib")
    #expect(merged != nil && !diagnostics.contains { $0.severity == .error }, "seed \(seed)")
    let again = SceneMerge.merge(
      base: documents[0], ours: documents[1], theirs: documents[2], favoring: favored)
    #expect(again.bytes == result.bytes && again.conflicts == result.conflicts, "seed \(seed)")
  }
}

/// Both sides nest half of a row of views, so that together they would be nested deeper than any file may be.
@Test func nestingOfBothSidesIsLimited() throws {
  func text(_ nested: (Int) -> Bool) -> String {
    var text = "<document><objects>"
    var open = 0
    for index in 0..<300 {
      text += "<view id=\"v\(index)\"><subviews>"
      open += 1
      if !nested(index) {
        text += String(repeating: "</subviews></view>", count: open)
        open = 0
      }
    }
    return text + String(repeating: "</subviews></view>", count: open) + "</objects></document>"
  }
  let base = try document(text { _ in false })
  let ours = try document(text { $0 % 2 == 0 })
  let theirs = try document(text { $0 % 2 == 1 })
  let result = SceneMerge.merge(base: base, ours: ours, theirs: theirs)
  #expect(result.conflicts.map(\.kind) == [.document])
  #expect(result.bytes == ours.file.bytes)
}

/// Ten thousand objects with one id, and as many equal elements without any, take time linear in their number.
@Test func repeatedIDsTakeLinearTime() throws {
  let row = String(repeating: "<view id=\"a\" text=\"1\"/><string>b</string>\n", count: 10_000)
  let base = try document("<document><objects>\(row)</objects></document>")
  let ours = try document("<document><objects><nil/>\(row)</objects></document>")
  let theirs = try document("<document><objects>\(row)<view id=\"b\"/></objects></document>")
  let clock = ContinuousClock()
  let start = clock.now
  let result = SceneMerge.merge(base: base, ours: ours, theirs: theirs)
  #expect(result.conflicts.isEmpty)
  #expect(result.bytes.count == base.file.bytes.count + 6 + 14)
  #expect(clock.now - start < .seconds(20))
}
