// Helvetica Neue: the system font of iOS 7 and 8, a font that many scenes use, and the substitute for fonts
// that are not installed. HelveticaNeueAdvances+Generated.swift has the advances.

/// The advances, kerning and tracking of Helvetica Neue, in em. Together they reproduce 49 of 53 free widths
/// within a point, and 19 of 24 in the thin cut (Documentation/TextMetrics.md).
enum HelveticaNeue {
  /// The advance of the scalar U+0020 + `i`, where `i` is at most 94. Ultra light is extrapolated from light
  /// and thin.
  static func advance(_ i: Int, _ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight:
      let thin = Double(HelveticaNeueAdvances.thin[i])
      return max(0, 1.8 * thin - 0.8 * Double(HelveticaNeueAdvances.light[i])) * 0.0001
    case .thin: return Double(HelveticaNeueAdvances.thin[i]) * 0.0001
    case .light: return Double(HelveticaNeueAdvances.light[i]) * 0.0001
    case .regular: return Double(HelveticaNeueAdvances.roman[i]) * 0.0001
    case .medium, .semibold: return Double(HelveticaNeueAdvances.medium[i]) * 0.0001
    case .bold, .heavy, .black: return Double(HelveticaNeueAdvances.bold[i]) * 0.0001
    }
  }

  /// Letters from a to z without an ascender. Capitals with a slant or an overhang move closer to them.
  private static func isLow(_ value: UInt32) -> Bool {
    switch value {
    case 0x61, 0x63, 0x65, 0x67, 0x6D...0x73, 0x75...0x7A: true
    default: false
    }
  }

  /// The kerning of pairs that matter in titles. The values are averages over similar pairs of Helvetica.
  /// More pairs would reproduce fewer stored widths.
  static func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    let isStop = second == 0x2E || second == 0x2C
    switch first {
    case 0x54:  // T
      return isLow(second) ? -0.093 : isStop ? -0.096 : second == 0x41 ? -0.04 : 0
    case 0x56:  // V
      return isLow(second) ? -0.045 : isStop ? -0.084 : second == 0x41 ? -0.034 : 0
    case 0x57:  // W
      return isLow(second) ? -0.028 : isStop ? -0.054 : second == 0x41 ? -0.025 : 0
    case 0x59:  // Y
      return isLow(second) ? -0.08 : isStop ? -0.11 : second == 0x41 ? -0.04 : 0
    case 0x46, 0x50:  // F, P
      return isStop ? -0.11 : second == 0x41 ? -0.035 : 0
    case 0x41, 0x4C:  // A, L
      return second == 0x54 || second == 0x56 || second == 0x59 ? -0.04 : 0
    default: return 0
    }
  }

  /// The additional spacing of small system text in iOS 7 and 8. From 60 labels and buttons of 11 to 48
  /// points, mostly 15 and 17.
  static func systemTracking(_ size: Double) -> Double {
    var low = trackings[0]
    for high in trackings {
      if size <= high.size {
        guard high.size > low.size else { return high.em }
        return low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return 0
  }

  private static let trackings: [(size: Double, em: Double)] = [
    (9, 0.05), (10, 0.035), (11, 0.027), (12, 0.016), (14, 0.013), (15, 0.0105), (16, 0.006), (17, 0.003),
    (18, 0.001),
    (20, 0),
  ]
}
