// The CSS names of fonts: family, weight and style.

import TextMetrics

/// How a viewer finds a font.
struct FontFaceName {
  /// In quotation marks; nil for the system's font.
  var family: String?
  /// 100 to 900.
  var weight = 400
  var isItalic = false

  /// The fonts of a picture, unless a text has its own.
  static let system =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
  /// Metrically equal fonts, for viewers that do not stretch texts.
  static let helvetica = "Helvetica, Arial, 'Liberation Sans', Arimo, 'Nimbus Sans', sans-serif"
  static let fallback = ", Helvetica, Arial, 'Liberation Sans', sans-serif"

  init(_ font: Font) {
    switch font.family {
    case .system: weight = (Int(font.weight.rawValue) + 1) * 100
    case .systemItalic:
      weight = (Int(font.weight.rawValue) + 1) * 100
      isItalic = true
    case .monospacedDigits: weight = (Int(font.weight.rawValue) + 1) * 100
    case .monospaced:
      weight = (Int(font.weight.rawValue) + 1) * 100
      family = "ui-monospace, Menlo, monospace"
    case .named(let name): read(postScript: name)
    }
  }

  /// Reads `HelveticaNeue-BoldItalic`: the family before the hyphen, the style after it.
  private mutating func read(postScript name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = (parts.count > 1 ? parts[1] : "").lowercased()
    let plain = parts.first.map(String.init) ?? name
    let allowed = plain.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0 == " " || ("0"..."9").contains($0)
    }
    // Names that start with a dot are those of the system's font.
    if !name.hasPrefix(".") { family = "'\(Self.spaced(String(String.UnicodeScalarView(allowed))))'" }
    isItalic = style.contains("italic") || style.contains("oblique")
    for (word, value) in Self.weights where style.contains(word) {
      weight = value
      break
    }
  }

  /// Longer words come before words that they contain.
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800),
    ("black", 900),
  ]

  /// `HelveticaNeue` as `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    var previous: Character = " "
    for character in name {
      if character.isUppercase, previous.isLowercase { result.append(" ") }
      result.append(character)
      previous = character
    }
    return result
  }

  /// A font whose widths are known and that viewers have or substitute with equal widths.
  func helvetica(size: Double) -> Font {
    Font(family: .named(weight >= 600 ? "Helvetica-Bold" : "Helvetica"), size: size)
  }
}
