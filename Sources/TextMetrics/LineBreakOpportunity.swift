// Line break opportunities: the Unicode line breaking algorithm (UAX #14), reduced to the classes in
// interface texts: spaces, hyphens and dashes, slashes, ideographs with their prohibitions, glue, soft
// hyphens, combining marks.

/// The line breaking class of a scalar.
enum LineBreakClass: UInt8 {
  case letter, digit, space, newline, hyphen, slash, ideograph, opening, closing, glue, zeroWidthSpace,
    combining

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x7F {
      switch value {
      case 0x20, 0x09: self = .space
      case 0x0A, 0x0B, 0x0C, 0x0D: self = .newline
      case 0x30...0x39: self = .digit
      case 0x2D: self = .hyphen
      case 0x2F: self = .slash
      case 0x28, 0x5B, 0x7B: self = .opening
      case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
      case 0..<0x20: self = .combining
      default: self = .letter
      }
      return
    }
    switch value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: self = .glue
    case 0xAD, 0x200B: self = .zeroWidthSpace
    case 0x2010, 0x2012, 0x2013, 0x2014: self = .hyphen
    case 0x1680, 0x2000...0x200A, 0x205F: self = .space
    case 0x3000: self = .space
    case 0x2018, 0x201C, 0xAB, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B:
      self = .opening
    case 0x2019, 0x201D, 0xBB, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
      0x30FB,
      0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0x3041, 0x3043, 0x3045,
      0x3047,
      0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
      0x30E7:
      self = .closing
    case 0x200D, 0xFE00...0xFE0F, 0x0300...0x036F, 0x20D0...0x20FF, 0xE0100...0xE01EF: self = .combining
    case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      self = .ideograph
    default: self = .letter
    }
  }

  /// Whether a line may break between two adjacent characters, the first of which is not a space.
  static func allowsBreak(between first: LineBreakClass, and second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (_, .space), (_, .newline), (_, .combining), (_, .closing), (_, .glue), (.glue, _), (.opening, _):
      false
    case (.zeroWidthSpace, _): true
    case (_, .zeroWidthSpace): false
    case (.hyphen, .letter), (.hyphen, .opening), (.slash, .letter): true
    case (.ideograph, .hyphen), (.ideograph, .slash): false
    case (.ideograph, _), (_, .ideograph): true
    case (.closing, _): false
    default: false
    }
  }
}
