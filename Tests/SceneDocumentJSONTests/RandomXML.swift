// Random well-formed XML texts with all syntax: unusual white space, quotes, references, CDATA sections.

import SceneTestSupport

struct RandomXML {
  var generator: SeededGenerator
  private var text = ""
  private var lineEnd = "\n"

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func document() -> [UInt8] {
    lineEnd = pick(["\n", "\n", "\r\n", "\r"])
    if chance(8) { text += "\u{FEFF}" }
    text += pick([
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0'?>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>", "",
    ])
    if !text.isEmpty { text += pick([lineEnd, "", lineEnd + lineEnd, " "]) }
    if chance(4) { text += "<!-- start -->" + lineEnd }
    element(depth: 0, indented: chance(2))
    text += pick([lineEnd, "", lineEnd + "<?end now?>" + lineEnd])
    return Array(text.utf8)
  }

  private mutating func element(depth: Int, indented: Bool) {
    let name = pick(["view", "label", "rect", "constraint", "string", "x-unknown", "ä"])
    text += "<" + name
    var names = ["id", "x", "width", "multiplier", "text", "hidden", "tag", "constant", "unbekannt"]
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let attribute = names.remove(at: Int.random(in: 0..<names.count, using: &generator))
      let quote = chance(6) ? "'" : "\""
      text += pick([" ", " ", " ", "  ", lineEnd]) + attribute + pick(["=", "=", "=", " = "]) + quote
      text += value(quote) + quote
    }
    text += pick(["", "", "", " "])
    let kind = depth > 4 ? 0 : Int.random(in: 0...4, using: &generator)
    if kind == 0 {
      text += "/>"
      return
    }
    text += ">"
    switch kind {
    case 1: text += characters()
    case 2: break
    default:
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        if indented { text += lineEnd + String(repeating: "    ", count: depth + 1) }
        child(depth: depth, indented: indented)
      }
      if indented, !chance(12) { text += lineEnd + String(repeating: "    ", count: depth) }
    }
    text += "</" + name + pick(["", "", "", " "]) + ">"
  }

  private mutating func child(depth: Int, indented: Bool) {
    switch Int.random(in: 0...(indented ? 7 : 9), using: &generator) {
    case 0: text += "<!-- a" + lineEnd + " & b -->"
    case 1 where !indented: text += "<![CDATA[ <b> & ]] " + lineEnd + "]]>"
    case 2 where !indented: text += "<?go " + lineEnd + "on?>"
    case 8, 9: text += characters()
    default: element(depth: depth + 1, indented: indented)
    }
  }

  private mutating func characters() -> String {
    var result = ""
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      result += pick([
        "a", " ", "&amp;", "&lt;", "&gt;", ">", "\"", "'", lineEnd, "\t", "é", "😀", "&#13;", "&#x41;", "\n",
      ])
    }
    return result
  }

  private mutating func value(_ quote: String) -> String {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return pick(["YES", "NO", "yes", "&#89;ES"])
    case 1:
      return pick([
        "0", "0.0", "-0.0", "1", "1.0", "-3", "0.10000000000000001", "0.1", "1e5", "1e400",
        "12345678901234567890", "+4", ".5",
        "5.", "2.2250738585072014e-308", "1:2", "1/3", "3:0", "50%", "nan", "0x10", "", "--1", "1e",
        "100000000000000000000000",
      ])
    default:
      return characters().split(separator: quote == "'" ? "'" : "\"").joined()
    }
  }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
}
