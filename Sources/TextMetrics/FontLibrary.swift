// The faces of font files, found by the names that scene files use.

/// Faces by PostScript name, full name and family name. Loaded once and shared.
public final class FontLibrary: Sendable {
  /// The faces, in the given order.
  public let faces: [FontFace]
  /// The number of faces that may replace the platform's own fonts.
  private let platformCount: Int
  private let exact: [String: [Int]]
  private let families: [String: [Int]]

  /// - Parameters:
  ///   - faces: fonts that the user gave. They measure every text in a font with their name, also the system
  /// font. If two faces have the same name, the first one counts.
  ///   - projectFaces: fonts of an app's project. They do not measure text in fonts of the platform.
  public init(_ faces: [FontFace], projectFaces: [FontFace] = []) {
    self.faces = faces + projectFaces
    platformCount = faces.count
    var exact: [String: [Int]] = [:]
    var families: [String: [Int]] = [:]
    for (i, face) in self.faces.enumerated() {
      for key in face.names.keys { exact[key, default: []].append(i) }
      families[FontFaceNames.key(face.familyName), default: []].append(i)
    }
    self.exact = exact
    self.families = families
  }

  /// The face of a font; nil if there is none and the tables apply.
  public func face(for font: Font) -> FontFace? {
    switch font.family {
    case .named(let name):
      let limit = PlatformFonts.contains(name) ? platformCount : faces.count
      let key = FontFaceNames.key(name)
      if let i = exact[key]?.first, i < limit { return faces[i] }
      return face(ofFamily: key, weight: font.weight, isItalic: false, below: limit)
    case .system, .systemItalic, .monospacedDigits:
      let isItalic = font.family == .systemItalic
      for family in Self.systemFamilies(font) {
        if let face = face(ofFamily: family, weight: font.weight, isItalic: isItalic, below: platformCount) {
          return face
        }
      }
      return nil
    case .monospaced:
      return face(ofFamily: "sfmono", weight: font.weight, isItalic: false, below: platformCount)
    }
  }

  /// Names under which the system font of an era is distributed, preferred ones first.
  private static func systemFamilies(_ font: Font) -> [String] {
    switch font.era {
    case .helveticaNeue: ["helveticaneue"]
    case .sanFranciscoUI, .sanFranciscoPro, .sanFranciscoVariable:
      font.size < 20
        ? ["sfprotext", "sfuitext", ".sfuitext"] : ["sfprodisplay", "sfuidisplay", ".sfuidisplay"]
    }
  }

  /// A family's face with a weight, or one that is at most one step lighter or heavier.
  private func face(ofFamily family: String, weight: Font.Weight, isItalic: Bool, below limit: Int)
    -> FontFace?
  {
    guard !family.isEmpty, let members = families[family] else { return nil }
    let wanted = 100 * (Int(weight.rawValue) + 1)
    var best: (distance: Int, face: FontFace)?
    for i in members where i < limit && faces[i].isItalic == isItalic {
      let distance = abs(faces[i].weightClass - wanted)
      if distance <= 100, distance < best?.distance ?? Int.max { best = (distance, faces[i]) }
    }
    return best?.face
  }
}

extension FontLibrary: Hashable {
  public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Font {
  /// The font with its face in a library. Text styles keep their leading.
  public func resolved(in library: FontLibrary?) -> Font {
    var font = self
    guard let face = library?.face(for: self) else {
      if leading == 0, case .named(let name) = family {
        font.leading = NamedFont.find(name).leading * usableSize
      }
      return font
    }
    font.face = face
    if leading == 0 { font.leading = face.lineGap * usableSize }
    return font
  }
}
