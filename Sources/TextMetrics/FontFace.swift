// A face of a TrueType or OpenType file, or a named instance of a variable font: names, vertical metrics,
// glyphs of scalars and their advances, from the tables head, hhea, hmtx, cmap, name, OS/2, fvar, avar and
// HVAR (OpenType specification 1.9). FontFace+Kerning.swift reads kerning and tracking.
//
// This reader replaces FreeType and HarfBuzz: labels need only advances and pair kerning, which take a few
// hundred lines that can be bounded and tested, while a library would be a second run-time dependency for an
// option.

/// A face, loaded once and shared by all texts that use it.
public final class FontFace: Sendable {
  /// The names that a scene may use for it.
  public let names: FontFaceNames
  /// 100 (thin) to 900 (black), from OS/2 or from the instance's weight axis.
  public let weightClass: Int
  /// Whether OS/2 or head marks the face as italic.
  public let isItalic: Bool
  /// The ascender in em.
  public let ascender: Double
  /// The descender in em, positive.
  public let descender: Double
  /// The line gap in em.
  public let lineGap: Double

  let bytes: FontBytes
  let unitsPerEm: Double
  private let advances: GlyphAdvanceTable
  private let characters: CharacterMap
  let kerningSource: KerningSource
  let kernedPairs = KernedPairs()
  let tracking: FontTable?
  /// The glyphs of U+0020 to U+007E; 0 for a missing one.
  let asciiGlyphs: [Int]
  /// The advances of these glyphs in em.
  let asciiAdvances: [Double]

  /// Such as `Inter-SemiBold`. Empty, here and below, if the file has none.
  public var postScriptName: String { names.postScriptName }
  /// Such as `Inter`.
  public var familyName: String { names.familyName }
  /// Such as `Inter SemiBold`.
  public var fullName: String { names.fullName }

  /// The faces of a file: those of a collection, and the default and every named instance of a variable font.
  /// Empty if the file is not a font that can be measured.
  public static func faces(in bytes: [UInt8]) -> [FontFace] {
    FontDirectory.all(in: FontBytes(bytes)).flatMap { directory in
      let (variations, names) = variationsAndNames(of: directory)
      guard let main = FontFace(directory, FontFaceNames(names), nil) else { return [] as [FontFace] }
      guard let variations else { return [main] }
      return [main]
        + variations.instances.compactMap { cut in
          FontFace(directory, FontFaceNames(names, cut: cut), (variations, cut))
        }
    }
  }

  /// The names of the faces in a file. Does not read the rest of the file.
  public static func names(in bytes: [UInt8]) -> [FontFaceNames] {
    FontDirectory.all(in: FontBytes(bytes)).flatMap { directory in
      let (variations, names) = variationsAndNames(of: directory)
      return [FontFaceNames(names)] + (variations?.instances ?? []).map { FontFaceNames(names, cut: $0) }
    }
  }

  private static func variationsAndNames(of directory: FontDirectory) -> (FontVariations?, FontNames) {
    let variations = FontVariations(directory)
    var wanted = FontNames.common
    for cut in variations?.instances ?? [] {
      wanted.insert(cut.styleName)
      if let name = cut.postScriptName { wanted.insert(name) }
    }
    let table = directory["name"] ?? FontTable(start: directory.bytes.count, length: 0)
    return (variations, FontNames(directory.bytes, table, wanted: wanted))
  }

  private init?(
    _ directory: FontDirectory, _ names: FontFaceNames, _ cut: (FontVariations, FontVariations.Instance)?
  ) {
    guard let head = directory["head"], let hhea = directory["hhea"], let hmtx = directory["hmtx"],
      let cmap = directory["cmap"],
      let characters = CharacterMap(directory.bytes, cmap)
    else { return nil }
    let bytes = directory.bytes
    let units = bytes.u16(head.start + 18)
    let count = min(bytes.u16(hhea.start + 34), hmtx.length / 4)
    guard (16...16384).contains(units), count > 0 else { return nil }
    self.bytes = bytes
    self.names = names
    unitsPerEm = Double(units)
    let os2 = directory["OS/2"]
    let vertical = Self.verticalMetrics(bytes, hhea, os2)
    ascender = Double(vertical.ascender) / Double(units)
    descender = Double(-vertical.descender) / Double(units)
    lineGap = max(0, Double(vertical.lineGap) / Double(units))
    let variations = cut.flatMap { AdvanceVariations(directory, at: $0.0.normalized($0.1, in: bytes)) }
    let advances = GlyphAdvanceTable(
      bytes: bytes, start: hmtx.start, count: count, unitsPerEm: Double(units), variations: variations)
    self.advances = advances
    self.characters = characters
    weightClass =
      cut.flatMap { $0.0.weightClass(of: $0.1) } ?? os2.map { bytes.u16($0.start + 4) } ?? 400
    isItalic = os2.map { bytes.u16($0.start + 62) & 1 != 0 } ?? (bytes.u16(head.start + 44) & 2 != 0)
    kerningSource = KerningSource(bytes, positioning: directory["GPOS"], kern: directory["kern"])
    tracking = directory["trak"]
    let glyphs = (0x20..<0x7F).map { characters.glyph(of: $0, in: bytes) }
    asciiGlyphs = glyphs
    asciiAdvances = glyphs.map { advances[$0] }
  }

  /// The vertical metrics that Apple's systems use: those of hhea, even if OS/2 differs (48 one-line heights
  /// of 3 projects, of which 46 differ from the typographic metrics). Falls back to OS/2 if hhea has none.
  private static func verticalMetrics(
    _ bytes: FontBytes, _ hhea: FontTable, _ os2: FontTable?
  ) -> (ascender: Int, descender: Int, lineGap: Int) {
    func metrics(_ place: Int) -> (ascender: Int, descender: Int, lineGap: Int) {
      (bytes.i16(place), bytes.i16(place + 2), bytes.i16(place + 4))
    }
    let own = metrics(hhea.start + 4)
    guard own.ascender == 0, own.descender == 0, let os2 else { return own }
    let typographic = metrics(os2.start + 68)
    guard typographic.ascender == 0, typographic.descender == 0 else { return typographic }
    return (bytes.u16(os2.start + 74), -bytes.u16(os2.start + 76), 0)
  }

  /// The glyph of a scalar; 0 if the face has none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return value >= 0x20 && value < 0x7F ? asciiGlyphs[value - 0x20] : characters.glyph(of: value, in: bytes)
  }

  /// The advance of a glyph in em.
  func advance(ofGlyph glyph: Int) -> Double { advances[glyph] }

  /// The advance of a scalar in em, without kerning; nil if the face has no glyph for it.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    let glyph = glyph(of: scalar)
    return glyph > 0 ? advance(ofGlyph: glyph) : nil
  }
}

extension FontFace: Hashable {
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The hmtx table, with HVAR's deltas for one instance.
private struct GlyphAdvanceTable {
  let bytes: FontBytes
  let start: Int
  let count: Int
  let unitsPerEm: Double
  let variations: AdvanceVariations?

  /// The advance of a glyph in em. Glyphs beyond the table have its last advance.
  subscript(glyph: Int) -> Double {
    let units = Double(bytes.u16(start + 4 * min(glyph, count - 1)))
    guard let variations else { return units / unitsPerEm }
    return max(0, units + variations.delta(ofGlyph: glyph, in: bytes)) / unitsPerEm
  }
}
