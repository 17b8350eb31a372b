// Generates configurations, baselines and catalogs from bytes: well-formed texts whose words and numbers
// depend on the bytes. Unlike random text, they get past the parser.

enum ProjectGenerator {
  private static let rules = [
    "ambiguous-layout", "misplaced-view", "unexpected-device", "foreign-base-class", "fixed-font",
    "malformed-xml",
    "no-such-rule", "",
  ]
  private static let paths = [
    "App", "**/*.xib", "App/[a-c]*.storyboard", "[", "[!]", "*a*b*c", "../x", "/", "", "a/./b", "\u{E9}",
    "e\u{301}",
  ]
  private static let words = [
    "on", "off", "note", "error", "true", "1", "0", "-1", "9223372036854775807", "1000001", "retina4_7",
    "ipad9_7:landscape", "15.0", "99.99.99", "~", "null", "x", "{}", "[]", "[a, b]", "{a: b}", "&a", "*a",
    "!t",
    "\"\\u0000\"", "'", "|", "- a", "@",
  ]

  /// A `.scenec.yml`.
  static func configuration(_ bytes: [UInt8]) -> [UInt8] {
    var source = ByteSource(bytes)
    var text = ""
    for _ in 0..<(1 + source.number(below: 12)) {
      switch source.number(below: 9) {
      case 0: text += "\(source.element(["included", "excluded"], or: "")): \(list(&source, paths))\n"
      case 1: text += "strict: \(word(&source))\n"
      case 2: text += "rules:\n" + ruleLines(&source, indent: "  ")
      case 3:
        text +=
          "overrides:\n  - paths: \(list(&source, paths))\n    rules:\n"
          + ruleLines(&source, indent: "      ")
      case 4: text += "devices: \(list(&source, words))\n"
      case 5: text += "deployment-target: \(word(&source))\n"
      case 6:
        text += "suppressions:\n"
        for _ in 0..<(1 + source.number(below: 3)) {
          text +=
            "  - rule: \(source.element(rules, or: ""))\n    \(source.element(["object", "label"], or: "")): v\n"
          text += "    reason: \(word(&source))\n"
          if source.bool() { text += "    paths: \(list(&source, paths))\n" }
        }
      case 7: text += "\(source.element(["baseline", "fonts"], or: "")): \(word(&source))\n"
      default: text += source.text() + "\n"
      }
    }
    return Array(text.utf8)
  }

  private static func ruleLines(_ source: inout ByteSource, indent: String) -> String {
    var text = ""
    for _ in 0..<(1 + source.number(below: 4)) {
      text += "\(indent)\(source.element(rules, or: "")): "
      if source.bool() {
        let option = source.element(["severity", "device", "classes", "offscreen-cells", "x"], or: "")
        text += "{\(option): \(source.bool() ? "{viewController: [A]}" : word(&source))}\n"
      } else {
        text += word(&source) + "\n"
      }
    }
    return text
  }

  /// A baseline for the files `a.xib` and `b.xib`, whose findings the target knows.
  static func baseline(_ bytes: [UInt8]) -> [UInt8] {
    var source = ByteSource(bytes)
    var text = source.number(below: 8) == 0 ? "version: \(word(&source))\n" : "version: 1\n"
    text += "findings:\n"
    for _ in 0..<(1 + source.number(below: 4)) {
      text += "  \(source.element(["a.xib", "b.xib", "../c.xib", "\"\"", "/p/a.xib"], or: "")):\n"
      for _ in 0..<(1 + source.number(below: 5)) {
        text +=
          "    - {rule: \(source.element(rules, or: "")), message: \(source.bool() ? "m" : word(&source))"
        if source.bool() { text += ", objects: \(list(&source, ["o", "p"]))" }
        if source.bool() { text += ", count: \(word(&source))" }
        text += source.number(below: 16) == 0 ? ", \(word(&source)): 1}\n" : "}\n"
      }
    }
    return Array(text.utf8)
  }

  /// A `Contents.json`. The remaining bytes become the images.
  static func catalog(_ bytes: [UInt8]) -> (contents: [UInt8], image: [UInt8]) {
    var source = ByteSource(bytes)
    var images: [String] = []
    for _ in 0..<(1 + source.number(below: 4)) {
      let idiom = source.element(["universal", "iphone", "mac", "x"], or: "")
      let scale = source.element(["1x", "2x", "3x", "0x", "1e9x", "nanx", "", "x"], or: "")
      let name = source.element(["a.png", "a/b.png", "", "a.svg"], or: "")
      var image = "{\"idiom\": \"\(idiom)\", \"scale\": \"\(scale)\", \"filename\": \"\(name)\""
      if source.number(below: 4) == 0 { image += ", \"appearances\": []" }
      images.append(image + "}")
    }
    var image: [UInt8] = source.element(heads, or: [])
    while !source.isEmpty { image.append(source.byte()) }
    return (Array("{\"images\": [\(images.joined(separator: ", "))]}".utf8), image)
  }

  /// The first bytes of image files.
  private static let heads: [[UInt8]] = [
    [], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    Array("GIF89a".utf8),
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF], Array("%PDF-1.4 /MediaBox [".utf8),
    Array("<svg width=\"".utf8),
    Array("<?xml version=\"1.0\"?><!DOCTYPE svg><svg viewBox='0 0 ".utf8), Array("<svg".utf8),
  ]

  private static func word(_ source: inout ByteSource) -> String {
    source.number(below: 8) == 0 ? source.text() : source.element(words, or: "")
  }

  private static func list(_ source: inout ByteSource, _ items: [String]) -> String {
    let count = source.number(below: 4)
    return "[" + (0..<count).map { _ in "\"\(source.element(items, or: ""))\"" }.joined(separator: ", ") + "]"
  }
}
