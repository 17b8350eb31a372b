// A color as pictures have it, and the colors that UIKit names, in both appearances. ColorReader finds out
// which color a scene means.

/// A color in sRGB.
public struct PictureColor: Hashable, Sendable {
  /// Red in the highest byte, then green and blue.
  var rgb: UInt32
  /// 0 for invisible to 1 for opaque.
  var alpha: Double

  init(_ rgb: UInt32, _ alpha: Double = 1) {
    self.rgb = rgb & 0xFFFFFF
    self.alpha = alpha
  }

  /// A color from components between 0 and 1, which are limited to that range.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt32 { value.isNaN ? 0 : UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    rgb = byte(red) << 16 | byte(green) << 8 | byte(blue)
    self.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  static let black = PictureColor(0x000000)
  static let white = PictureColor(0xFFFFFF)
  static let clear = PictureColor(0x000000, 0)

  /// `#rrggbb`.
  var hex: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = "#"
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      text.unicodeScalars.append(digits[Int(rgb >> shift & 15)])
    }
    return text
  }

  /// The same color, less opaque by a factor.
  func faded(_ factor: Double) -> PictureColor { PictureColor(rgb, alpha * factor) }

  /// Perceived brightness, 0 to 1 (Rec. 601 weights).
  var brightness: Double {
    (0.299 * Double(rgb >> 16 & 255) + 0.587 * Double(rgb >> 8 & 255) + 0.114 * Double(rgb & 255)) / 255
  }
}

/// UIKit's colors, as its documentation and the Human Interface Guidelines publish them.
enum SystemColor {
  /// The color that a name has in an appearance; nil if UIKit has none with that name.
  static func named(_ name: String, _ appearance: PictureOptions.Appearance) -> PictureColor? {
    guard let pair = table[name] else { return nil }
    return appearance == .dark ? pair.dark : pair.light
  }

  private static let table: [String: (light: PictureColor, dark: PictureColor)] = {
    var table: [String: (light: PictureColor, dark: PictureColor)] = [:]
    for (name, light, lightAlpha, dark, darkAlpha) in rows {
      table[name] = (PictureColor(light, lightAlpha), PictureColor(dark, darkAlpha))
    }
    return table
  }()

  private static let rows: [(String, UInt32, Double, UInt32, Double)] = [
    ("systemBackgroundColor", 0xFFFFFF, 1, 0x000000, 1),
    ("secondarySystemBackgroundColor", 0xF2F2F7, 1, 0x1C1C1E, 1),
    ("tertiarySystemBackgroundColor", 0xFFFFFF, 1, 0x2C2C2E, 1),
    ("systemGroupedBackgroundColor", 0xF2F2F7, 1, 0x000000, 1),
    ("groupTableViewBackgroundColor", 0xF2F2F7, 1, 0x000000, 1),
    ("secondarySystemGroupedBackgroundColor", 0xFFFFFF, 1, 0x1C1C1E, 1),
    ("tableCellGroupedBackgroundColor", 0xFFFFFF, 1, 0x1C1C1E, 1),
    ("tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 1, 0x2C2C2E, 1),
    ("labelColor", 0x000000, 1, 0xFFFFFF, 1),
    ("secondaryLabelColor", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    ("tertiaryLabelColor", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    ("quaternaryLabelColor", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    ("placeholderTextColor", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    ("separatorColor", 0x3C3C43, 0.29, 0x545458, 0.6),
    ("opaqueSeparatorColor", 0xC6C6C8, 1, 0x38383A, 1),
    ("linkColor", 0x007AFF, 1, 0x0984FF, 1),
    ("tintColor", 0x007AFF, 1, 0x0A84FF, 1),
    ("systemBlueColor", 0x007AFF, 1, 0x0A84FF, 1),
    ("systemGreenColor", 0x34C759, 1, 0x30D158, 1),
    ("systemIndigoColor", 0x5856D6, 1, 0x5E5CE6, 1),
    ("systemOrangeColor", 0xFF9500, 1, 0xFF9F0A, 1),
    ("systemPinkColor", 0xFF2D55, 1, 0xFF375F, 1),
    ("systemPurpleColor", 0xAF52DE, 1, 0xBF5AF2, 1),
    ("systemRedColor", 0xFF3B30, 1, 0xFF453A, 1),
    ("systemTealColor", 0x30B0C7, 1, 0x40C8E0, 1),
    ("systemYellowColor", 0xFFCC00, 1, 0xFFD60A, 1),
    ("systemCyanColor", 0x32ADE6, 1, 0x64D2FF, 1),
    ("systemMintColor", 0x00C7BE, 1, 0x63E6E2, 1),
    ("systemBrownColor", 0xA2845E, 1, 0xAC8E68, 1),
    ("systemGrayColor", 0x8E8E93, 1, 0x8E8E93, 1),
    ("systemGray2Color", 0xAEAEB2, 1, 0x636366, 1),
    ("systemGray3Color", 0xC7C7CC, 1, 0x48484A, 1),
    ("systemGray4Color", 0xD1D1D6, 1, 0x3A3A3C, 1),
    ("systemGray5Color", 0xE5E5EA, 1, 0x2C2C2E, 1),
    ("systemGray6Color", 0xF2F2F7, 1, 0x1C1C1E, 1),
    ("systemFillColor", 0x787880, 0.2, 0x787880, 0.36),
    ("secondarySystemFillColor", 0x787880, 0.16, 0x787880, 0.32),
    ("tertiarySystemFillColor", 0x767680, 0.12, 0x767680, 0.24),
    ("quaternarySystemFillColor", 0x747480, 0.08, 0x747480, 0.18),
    ("darkTextColor", 0x000000, 1, 0x000000, 1),
    ("lightTextColor", 0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
    ("whiteColor", 0xFFFFFF, 1, 0xFFFFFF, 1),
    ("blackColor", 0x000000, 1, 0x000000, 1),
    ("clearColor", 0x000000, 0, 0x000000, 0),
    ("viewFlipsideBackgroundColor", 0x1F2124, 1, 0x1F2124, 1),
    ("scrollViewTexturedBackgroundColor", 0x6F7179, 1, 0x6F7179, 1),
  ]
}
