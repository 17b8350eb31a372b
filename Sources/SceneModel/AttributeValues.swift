// Typed reading of attribute values, with a diagnostic at the value where it cannot be read.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  func string(_ name: XMLName, of e: ElementID) -> String? {
    guard let attribute = source.attribute(name, of: e) else { return nil }
    return source.value(of: attribute)
  }

  /// YES or NO; nil if absent or malformed.
  mutating func bool(_ name: XMLName, of e: ElementID) -> Bool? {
    guard let attribute = source.attribute(name, of: e) else { return nil }
    return bool(attribute)
  }

  mutating func bool(_ attribute: XMLDocument.AttributeID) -> Bool? {
    if source.equals(attribute, "YES") { return true }
    if source.equals(attribute, "NO") { return false }
    malformed(attribute, among: ["YES", "NO"])
    // The spellings of XML Schema, C and Swift.
    let spellings = ["true": "YES", "1": "YES", "false": "NO", "0": "NO"]
    if let meant = spellings[source.value(of: attribute).lowercased()] {
      diagnostics[diagnostics.count - 1].help = "did you mean “\(meant)”?"
    }
    return nil
  }

  /// A decimal number; nil if absent or malformed.
  mutating func number(_ name: XMLName, of e: ElementID) -> Double? {
    guard let attribute = source.attribute(name, of: e) else { return nil }
    return number(attribute)
  }

  mutating func number(_ attribute: XMLDocument.AttributeID) -> Double? {
    if let value = source.withValue(of: attribute, parseDecimal) { return value }
    malformed(attribute, expected: "a decimal number with at most nine digits before the point")
    return nil
  }

  /// A priority, from 0 to 1000; nil if malformed.
  mutating func priority(_ attribute: XMLDocument.AttributeID) -> Double? {
    guard let value = number(attribute) else { return nil }
    guard value >= 0, value <= 1000 else {
      malformed(attribute, expected: "a priority from 1 to 1000")
      return nil
    }
    return value
  }

  mutating func integer(_ name: XMLName, of e: ElementID) -> Int? {
    guard let attribute = source.attribute(name, of: e), let value = number(attribute) else { return nil }
    guard let integer = Int(exactly: value) else {
      malformed(attribute, expected: "a whole number")
      return nil
    }
    return integer
  }

  /// Reports a value that is none of the words that the attribute may have.
  mutating func malformed(
    _ attribute: XMLDocument.AttributeID, among words: [String], expected: String? = nil
  ) {
    let list =
      expected ?? words.dropLast().joined(separator: ", ") + words.suffix(1).map { " or " + $0 }.joined()
    malformed(attribute, expected: list)
    if let question = Spelling.question(for: source.value(of: attribute), among: words) {
      diagnostics[diagnostics.count - 1].help = question
    }
  }

  mutating func malformed(_ attribute: XMLDocument.AttributeID, expected: String) {
    let value = source.value(of: attribute)
    let shown = value.count > 60 ? String(value.prefix(57)) + "…" : value
    var diagnostic = Diagnostic(
      .malformedValue, "“\(shown)” is not a valid value for “\(source.spelling(of: attribute))”",
      at: source.valueRange(of: attribute))
    diagnostic.help = "write \(expected)"
    diagnostics.append(diagnostic)
  }

  mutating func rect(_ e: ElementID) -> Rect? {
    // Reads all four numbers first, so that each malformed one is reported.
    let (x, y) = (number(.x, of: e), number(.y, of: e))
    let (width, height) = (number(.width, of: e), number(.height, of: e))
    guard let x, let y, let width, let height else {
      for name in [XMLName.x, .y, .width, .height] where source.attribute(name, of: e) == nil {
        var diagnostic = Diagnostic(
          .malformedValue, "the rectangle has no “\(name.spelling)”", at: source.nameRange(of: e))
        diagnostic.help = "add it; otherwise the whole rectangle is ignored"
        diagnostics.append(diagnostic)
      }
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  mutating func size(_ e: ElementID) -> Size? {
    let (width, height) = (number(.width, of: e), number(.height, of: e))
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  /// Reads `edgeInsets`, `directionalEdgeInsets` or `inset`, with the attribute names of each. Interface
  /// Builder writes the smallest normal double for an inset that is zero but does not count as absent.
  mutating func insets(_ e: ElementID) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .top, .minY: insets.top = number(attribute) ?? 0
      case .left, .leading, .minX: insets.left = number(attribute) ?? 0
      case .bottom, .maxY: insets.bottom = number(attribute) ?? 0
      case .right, .trailing, .maxX: insets.right = number(attribute) ?? 0
      default: break
      }
    }
    return insets
  }
}
