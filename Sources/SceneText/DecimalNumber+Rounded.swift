// Short decimals for pictures: rounded to thousandths, without trailing zeros, and never with an exponent.

extension DecimalNumber {
  /// The magnitude at which written numbers end. Pictures have no use for larger ones.
  private static let largestRounded = 1e9

  /// Appends a number rounded to thousandths: `12`, `0.5`, `-3.333`. A value that is not a number is 0.
  package static func append(rounded value: Double, to bytes: inout [UInt8]) {
    guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    let limited = min(max(value, -largestRounded), largestRounded)
    let thousandths = UInt64((limited.magnitude * 1000).rounded())
    guard thousandths > 0 else { return bytes.append(UInt8(ascii: "0")) }
    if limited < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(thousandths / 1000, to: &bytes)
    var fraction = thousandths % 1000
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place: UInt64 = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / place))
      fraction %= place
      place /= 10
    }
  }

  /// The spelling of a number rounded to thousandths.
  package static func text(rounded value: Double) -> String {
    var bytes: [UInt8] = []
    append(rounded: value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
