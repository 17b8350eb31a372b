// Generates visual formats from bytes. Most follow the grammar, with known names, so that they get past the
// parser; some have a token too many, too few, or of another kind.

enum FormatGenerator {
  static let items = ["a", "b", "c", "d", "outer", "guide", "other", "topGuide"]
  static let metrics = [
    ("gap", 12.0), ("wide", 200), ("high", 900), ("negative", -5), ("huge", 1e9), ("none", 0),
  ]
  private static let strange = [
    "", "[", "]", "(", ")", "-", "|", ",", "@", "==", "<=", ">=", "=", " ", "\t", "1", ".", "1.2.3",
    "9999999999",
    "missing", "ä", "e\u{301}", "V:", "H:", "\u{0}", "&", "\"", "<",
  ]

  /// A format. Uses few bytes per token, so that a short input makes a whole line.
  static func format(_ source: inout ByteSource) -> String {
    var tokens = [source.element(["", "H:", "V:"], or: "")]
    if source.number(below: 3) == 0 { tokens += ["|", gap(&source)] }
    for i in 0..<(1 + source.number(below: 5)) {
      if i > 0 { tokens.append(gap(&source)) }
      tokens += item(&source)
    }
    if source.number(below: 3) == 0 { tokens += [gap(&source), "|"] }
    // A zero byte, and the end of the bytes, leave the format as it is.
    for _ in 0..<max(0, source.number(below: 64) - 60) {
      let place = source.number(below: tokens.count)
      switch source.number(below: 4) {
      case 0: tokens[place] = source.element(strange, or: "")
      case 1: tokens.remove(at: place)
      case 2: tokens.insert(source.element(strange, or: ""), at: place)
      default: tokens.insert(source.text(), at: place)
      }
      if tokens.isEmpty { break }
    }
    return tokens.joined()
  }

  private static func item(_ source: inout ByteSource) -> [String] {
    let name = source.number(below: 48) == 47 ? "missing" : source.element(items, or: "a")
    let predicates = source.number(below: 3) == 0 ? predicates(&source, canNameItems: true) : ""
    return ["[", name, predicates, "]"]
  }

  private static func gap(_ source: inout ByteSource) -> String {
    switch source.number(below: 6) {
    case 0: return ""
    case 1, 2: return "-"
    case 3: return "-\(source.byte())-"
    case 4: return "-\(source.element(metrics, or: ("gap", 0)).0)-"
    default: return "-\(predicates(&source, canNameItems: false))-"
    }
  }

  private static func predicates(_ source: inout ByteSource, canNameItems: Bool) -> String {
    let count = 1 + (source.number(below: 4) == 3 ? source.number(below: 3) : 0)
    let list = (0..<count).map { _ in predicate(&source, canNameItems: canNameItems) }
    return "(\(list.joined(separator: ",")))"
  }

  private static func predicate(_ source: inout ByteSource, canNameItems: Bool) -> String {
    var text = source.element(["", "==", ">=", "<="], or: "")
    text += operand(&source)
    if canNameItems, source.number(below: 4) == 3 {
      text = source.element(["", "==", ">=", "<="], or: "") + source.element(items, or: "a")
    }
    if source.number(below: 3) == 2 {
      text += "@" + (source.number(below: 4) == 3 ? "high" : "\(1 + source.number(below: 250) * 4)")
    }
    return text
  }

  private static func operand(_ source: inout ByteSource) -> String {
    switch source.number(below: 8) {
    case 0: source.element(metrics, or: ("gap", 0)).0
    case 1: "-\(source.byte())"
    case 2: "+\(source.byte()).5"
    case 3: "\(source.byte())."
    case 4: "0.0000\(source.byte())"
    default: "\(Int(source.byte()) * 4)"
    }
  }
}
