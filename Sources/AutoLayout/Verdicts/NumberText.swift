// How numbers are written: for people in messages, and for files as Interface Builder writes them.

/// Points in a message: at most two decimals, without trailing zeros, with a proper minus sign.
func pointText(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return value.isNaN ? "?" : value > 0 ? "∞" : "−∞" }
  let hundredths = (value.magnitude * 100).rounded()
  let whole = Int64(hundredths) / 100
  let rest = Int64(hundredths) % 100
  var text = value < 0 && hundredths > 0 ? "−\(whole)" : "\(whole)"
  if rest > 0 {
    text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  }
  return text
}

/// “1 point”, “16 points”.
func pointsText(_ value: Double) -> String {
  let text = pointText(value)
  return text == "1" ? "1 point" : "\(text) points"
}

/// A coordinate as Interface Builder writes it: zero as `0.0`, else up to seventeen significant digits
/// (`361.66666666666669`), so that the value read back is the same.
///
/// - Parameter value: below 10⁹ in magnitude, as all coordinates that were read from files are.
func storedNumberText(_ value: Double) -> String {
  guard value != 0, value.magnitude < 1e12 else { return "0.0" }
  let sign = value < 0 ? "-" : ""
  let magnitude = value.magnitude
  var whole = UInt64(magnitude)
  let fraction = magnitude - Double(whole)
  if fraction == 0 { return sign + String(whole) }
  var digits = 17 - (whole == 0 ? 0 : String(whole).utf8.count)
  if whole == 0 {
    var probe = fraction
    while probe < 0.1, digits < 20 {
      probe *= 10
      digits += 1
    }
  }
  // fraction = significand · 2^−shift, exactly.
  let shift = 52 - Int(fraction.exponent)
  guard shift < 120 else { return whole == 0 ? "0.0" : sign + String(whole) }
  let significand = UInt128(fraction.significandBitPattern | 1 << 52)
  var power: UInt128 = 1
  for _ in 0..<digits { power *= 10 }
  let product = significand * power
  var decimals = product >> UInt128(shift)
  let remainder = product - decimals << UInt128(shift)
  let half: UInt128 = 1 << UInt128(shift - 1)
  if remainder > half || (remainder == half && decimals & 1 == 1) { decimals += 1 }
  if decimals == power {
    whole += 1
    decimals = 0
  }
  var text = String(decimals)
  text = String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  while text.last == "0" { text.removeLast() }
  return text.isEmpty ? sign + String(whole) : "\(sign)\(whole).\(text)"
}
