// One face of a TrueType or OpenType file: names, vertical metrics, glyphs of scalars and their advances, as the tables
// head, hhea, hmtx, cmap, name and OS/2 say (OpenType specification 1.9). Kerning and tracking are FontFace+Kerning.swift's.
//
// A reader of ten tables instead of FreeType or HarfBuzz: a label asks for advances and pair kerning only, which are a few
// hundred lines that this program can bound and test, while a library would be a second run-time dependency for an option.

/// One face, loaded once and shared by all texts that use it. Variable fonts measure as their default instance.
public final class FontFace: Sendable {
  /// Such as `Inter-SemiBold`; empty, as below, where the file has none.
  public let postScriptName: String
  /// Such as `Inter`.
  public let familyName: String
  /// Such as `Inter SemiBold`.
  public let fullName: String
  /// 100 (thin) to 900 (black), as in OS/2.
  public let weightClass: Int
  /// Whether OS/2 or head says that the face is slanted.
  public let isItalic: Bool
  /// In em, as Apple's systems use them: those of hhea.
  public let ascender: Double
  /// In em, a positive number.
  public let descender: Double
  /// In em.
  public let lineGap: Double

  let bytes: FontBytes
  let unitsPerEm: Double
  private let advances: FontTable
  private let advanceCount: Int
  private let characters: CharacterMap
  let kerningSource: KerningSource
  let tracking: FontTable?
  /// Glyphs of U+0020 to U+007E; 0 for a missing one.
  let asciiGlyphs: [Int]

  /// The faces of a file, several in a collection; none if it is no font that can be measured.
  public static func faces(in bytes: [UInt8]) -> [FontFace] {
    let reader = FontBytes(bytes)
    guard reader.u32(0) == 0x7474_6366 else { return FontFace(reader, directory: 0).map { [$0] } ?? [] }
    return (0..<min(reader.u32(8), maximumFaces)).compactMap { i in
      FontFace(reader, directory: reader.u32(12 + 4 * i))
    }
  }

  private static let maximumFaces = 64

  private init?(_ bytes: FontBytes, directory: Int) {
    let version = bytes.u32(directory)
    // TrueType outlines, Apple's spelling of them, and CFF outlines.
    guard version == 0x0001_0000 || version == 0x7472_7565 || version == 0x4F54_544F else { return nil }
    func table(_ tag: StaticString) -> FontTable? {
      let wanted = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
      for i in 0..<min(bytes.u16(directory + 4), 256) {
        let record = directory + 12 + 16 * i
        guard bytes.u32(record) == wanted else { continue }
        let start = bytes.u32(record + 8)
        guard start < bytes.count else { return nil }
        return FontTable(start: start, length: min(bytes.u32(record + 12), bytes.count - start))
      }
      return nil
    }
    guard let head = table("head"), let hhea = table("hhea"), let hmtx = table("hmtx"),
      let cmap = table("cmap"),
      let characters = CharacterMap(bytes, cmap)
    else { return nil }
    let units = bytes.u16(head.start + 18)
    let count = min(bytes.u16(hhea.start + 34), hmtx.length / 4)
    guard (16...16384).contains(units), count > 0 else { return nil }
    self.bytes = bytes
    let unitsPerEm = Double(units)
    self.unitsPerEm = unitsPerEm
    ascender = Double(bytes.i16(hhea.start + 4)) / unitsPerEm
    descender = -Double(bytes.i16(hhea.start + 6)) / unitsPerEm
    lineGap = max(0, Double(bytes.i16(hhea.start + 8)) / unitsPerEm)
    advances = hmtx
    advanceCount = count
    self.characters = characters
    let os2 = table("OS/2")
    weightClass = os2.map { bytes.u16($0.start + 4) } ?? 400
    isItalic = os2.map { bytes.u16($0.start + 62) & 1 != 0 } ?? (bytes.u16(head.start + 44) & 2 != 0)
    let names = table("name").map { FontNames(bytes, $0) }
    postScriptName = names?.name(6) ?? ""
    familyName = names?.name(16) ?? names?.name(1) ?? ""
    fullName = names?.name(4) ?? ""
    kerningSource = KerningSource(bytes, positioning: table("GPOS"), kern: table("kern"))
    tracking = table("trak")
    asciiGlyphs = (0x20..<0x7F).map { characters.glyph(of: $0, in: bytes) }
  }

  /// The glyph of a scalar; 0 if the face has none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return value >= 0x20 && value < 0x7F ? asciiGlyphs[value - 0x20] : characters.glyph(of: value, in: bytes)
  }

  /// In em.
  func advance(ofGlyph glyph: Int) -> Double {
    Double(bytes.u16(advances.start + 4 * min(glyph, advanceCount - 1))) / unitsPerEm
  }

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

/// A subtable of cmap that maps Unicode: of format 4 (two bytes) or 12 (four).
private struct CharacterMap: Sendable {
  let start: Int
  let isLong: Bool
  let count: Int

  init?(_ bytes: FontBytes, _ table: FontTable) {
    var best: (start: Int, isLong: Bool)?
    for i in 0..<min(bytes.u16(table.start + 2), 64) {
      let record = table.start + 4 + 8 * i
      let (platform, encoding) = (bytes.u16(record), bytes.u16(record + 2))
      guard platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10) else {
        continue
      }
      let start = table.start + bytes.u32(record + 4)
      let format = bytes.u16(start)
      if format == 12 { best = (start, true) }
      if format == 4, best == nil { best = (start, false) }
    }
    guard let best else { return nil }
    (start, isLong) = best
    count =
      isLong ? min(bytes.u32(start + 12), bytes.count / 12) : min(bytes.u16(start + 6) / 2, bytes.count / 8)
  }

  func glyph(of value: Int, in bytes: FontBytes) -> Int {
    if isLong {
      let i = bytes.firstRecord(count: count, notBelow: value) { bytes.u32(start + 16 + 12 * $0 + 4) }
      let first = bytes.u32(start + 16 + 12 * i)
      guard i < count, first <= value else { return 0 }
      return (bytes.u32(start + 16 + 12 * i + 8) + value - first) & 0xFFFF
    }
    guard value < 0xFFFF else { return 0 }
    let i = bytes.firstRecord(count: count, notBelow: value) { bytes.u16(start + 14 + 2 * $0) }
    let starts = start + 16 + 2 * count
    let first = bytes.u16(starts + 2 * i)
    guard i < count, first <= value else { return 0 }
    let delta = bytes.u16(starts + 2 * (count + i))
    let place = starts + 2 * (2 * count + i)
    let offset = bytes.u16(place)
    if offset == 0 { return (value + delta) & 0xFFFF }
    let glyph = bytes.u16(place + offset + 2 * (value - first))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }
}

/// The names of a face; those of Windows and Unicode before those of the old Mac encodings, English before others.
private struct FontNames {
  private var best: [Int: (rank: Int, text: String)] = [:]

  init(_ bytes: FontBytes, _ table: FontTable) {
    let strings = table.start + bytes.u16(table.start + 4)
    for i in 0..<min(bytes.u16(table.start + 2), 1024) {
      let record = table.start + 6 + 12 * i
      let platform = bytes.u16(record)
      let isEnglish = platform == 3 ? bytes.u16(record + 4) == 0x409 : bytes.u16(record + 4) == 0
      let rank = (platform == 1 ? 0 : 2) + (isEnglish ? 1 : 0)
      let id = bytes.u16(record + 6)
      guard [1, 4, 6, 16].contains(id), rank > best[id]?.rank ?? -1 else { continue }
      let start = strings + bytes.u16(record + 10)
      let length = min(bytes.u16(record + 8), 512)
      let text =
        platform == 1
        ? String(
          decoding: (0..<length).map { UInt8(truncatingIfNeeded: bytes.u8(start + $0)) }, as: UTF8.self)
        : String(
          decoding: (0..<length / 2).map { UInt16(truncatingIfNeeded: bytes.u16(start + 2 * $0)) },
          as: UTF16.self
        )
      if !text.isEmpty { best[id] = (rank, text) }
    }
  }

  func name(_ id: Int) -> String? { best[id]?.text }
}
