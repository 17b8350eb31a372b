// The faces of font files, found by the names that scene files write.

/// Faces by PostScript, full and family name. Loaded once and shared.
public final class FontLibrary: Sendable {
  /// In the order in which they were given.
  public let faces: [FontFace]
  /// How many of the faces may stand for the platform's own fonts.
  private let platformCount: Int
  private let exact: [String: [Int]]
  private let families: [String: [Int]]

  /// - Parameters:
  ///   - faces: files that the user named. They measure every text that names them, in the system font too.
  ///     Where two faces have one name, the first counts.
  ///   - projectFaces: what lies in an app's project. It measures no text in a font that the platform has.
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

  /// The face of a font, or nil where no file has it and the tables must do.
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

  /// The names under which the system font of an era is distributed, the better first.
  private static func systemFamilies(_ font: Font) -> [String] {
    switch font.era {
    case .helveticaNeue: ["helveticaneue"]
    case .sanFranciscoUI, .sanFranciscoPro, .sanFranciscoVariable:
      font.size < 20
        ? ["sfprotext", "sfuitext", ".sfuitext"] : ["sfprodisplay", "sfuidisplay", ".sfuidisplay"]
    }
  }

  /// A family's face of a weight; one that is no more than a step lighter or heavier stands in.
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
  /// The font with the face that a library has for it; text styles keep their leading.
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
