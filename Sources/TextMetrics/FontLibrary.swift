// The faces of a user's own font files, found by the names that scene files write.

/// Faces by PostScript, full and family name. Loaded once per run and shared.
public final class FontLibrary: Sendable {
  /// In the order in which they were given.
  public let faces: [FontFace]
  private let exact: [String: Int]
  private let families: [String: [Int]]

  /// - Parameter faces: where two have one name, the first counts.
  public init(_ faces: [FontFace]) {
    self.faces = faces
    var exact: [String: Int] = [:]
    var families: [String: [Int]] = [:]
    for (i, face) in faces.enumerated() {
      for name in [face.postScriptName, face.fullName] {
        let key = Self.key(name)
        if !key.isEmpty, exact[key] == nil { exact[key] = i }
      }
      families[Self.key(face.familyName), default: []].append(i)
    }
    self.exact = exact
    self.families = families
  }

  /// The face of a font, or nil where no file has it and the tables must do.
  public func face(for font: Font) -> FontFace? {
    switch font.family {
    case .named(let name):
      let key = Self.key(name)
      if let i = exact[key] { return faces[i] }
      return face(ofFamily: key, weight: font.weight, isItalic: false)
    case .system, .systemItalic, .monospacedDigits:
      let isItalic = font.family == .systemItalic
      for family in Self.systemFamilies(font) {
        if let face = face(ofFamily: family, weight: font.weight, isItalic: isItalic) { return face }
      }
      return nil
    case .monospaced: return face(ofFamily: "sfmono", weight: font.weight, isItalic: false)
    }
  }

  /// The names under which the system font of an era is distributed, the better first.
  private static func systemFamilies(_ font: Font) -> [String] {
    switch font.era {
    case .helveticaNeue: ["helveticaneue"]
    case .sanFranciscoUI, .sanFranciscoPro:
      font.size < 20
        ? ["sfprotext", "sfuitext", ".sfuitext"] : ["sfprodisplay", "sfuidisplay", ".sfuidisplay"]
    }
  }

  /// A family's face of a weight; one that is no more than a step lighter or heavier stands in.
  private func face(ofFamily family: String, weight: Font.Weight, isItalic: Bool) -> FontFace? {
    guard !family.isEmpty, let members = families[family] else { return nil }
    let wanted = 100 * (Int(weight.rawValue) + 1)
    var best: (distance: Int, face: FontFace)?
    for i in members where faces[i].isItalic == isItalic {
      let distance = abs(faces[i].weightClass - wanted)
      if distance <= 100, distance < best?.distance ?? Int.max { best = (distance, faces[i]) }
    }
    return best?.face
  }

  /// A name in lower case without spaces and hyphens: “Open Sans Bold” is OpenSans-Bold.
  private static func key(_ name: String) -> String {
    String(
      decoding: name.utf8.prefix(512).filter { $0 != 0x20 && $0 != 0x2D }
        .map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension FontLibrary: Hashable {
  public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Font {
  /// The font with the face that a library has for it; text styles keep their leading.
  public func resolved(in library: FontLibrary?) -> Font {
    guard let face = library?.face(for: self) else { return self }
    var font = self
    font.face = face
    if leading == 0 { font.leading = face.lineGap * usableSize }
    return font
  }
}
