// Numbers of attributes by type. DecimalNumber reads and writes lengths and integers. Multipliers may be
// quotients or percentages, and Interface Builder writes them with the fewest digits that read back the same.

import SceneText

package enum NumberSpelling {
  /// The value of a number, of a quotient, `a:b` or `a/b`, or of a percentage, `a%`; blanks around the parts do not
  /// count.
  static func ratio(of raw: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let mark = raw.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      let raw = DecimalNumber.trimmed(raw[...])
      guard raw.last == UInt8(ascii: "%") else { return DecimalNumber.value(of: raw) }
      return DecimalNumber.value(of: DecimalNumber.trimmed(raw.dropLast())).map { $0 / 100 }
    }
    guard let numerator = DecimalNumber.value(of: DecimalNumber.trimmed(raw[..<mark])),
      let denominator = DecimalNumber.value(of: DecimalNumber.trimmed(raw[(mark + 1)...])), denominator != 0
    else { return nil }
    let quotient = numerator / denominator
    return quotient.isFinite ? quotient + 0 : nil
  }

  /// The value of an attribute of a numeric type.
  package static func value(of raw: UnsafeBufferPointer<UInt8>, as type: AttributeType) -> Double? {
    type == .ratio ? ratio(of: raw) : DecimalNumber.value(of: raw)
  }

  /// Appends Interface Builder's spelling of a finite value.
  static func append(_ value: Double, as type: AttributeType, to bytes: inout [UInt8]) {
    if type == .ratio, value.rounded(.down) != value || value.magnitude >= 1e15 {
      bytes.append(contentsOf: value.description.utf8)
    } else {
      DecimalNumber.append(value, zero: type == .real ? .withPoint : .whole, to: &bytes)
    }
  }
}
