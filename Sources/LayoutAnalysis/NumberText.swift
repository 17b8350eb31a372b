// The format of numbers in messages and facts.

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

/// To thousandths of a point, so that rounding errors of a solution are not in reports.
func thousandths(_ points: Double) -> Double {
  guard points.magnitude < 1e12 else { return points }
  let value = (points * 1000).rounded() / 1000
  return value == 0 ? 0 : value
}
