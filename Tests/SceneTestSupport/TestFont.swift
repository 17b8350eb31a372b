// Writes a small TrueType file table by table, so that tests of fonts do not depend on real fonts.

/// A font with glyphs for “A” to “Z” and “é” that all have different widths.
public struct TestFont {
  public enum Kerning: Sendable, CaseIterable {
    case none, kern, positioningPairs, positioningClasses
  }

  public var postScriptName = "Probe-Regular"
  public var familyName = "Probe"
  public var weightClass = 400
  public var usesLongCharacterMap = false
  public var kerning = Kerning.kern
  /// The number of identical pair tables. Only the first one with a pair counts.
  public var positioningTableCount = 1
  /// Whether the font has a weight axis from 100 over 400 to 900, with the instances Regular and Bold and
  /// wider glyphs for bold weights.
  public var varies = false
  /// Units per em, ascender, descender and line gap.
  public var unitsPerEm = 1000
  public var vertical = (900, -300, 50)
  /// The same metrics in OS/2.
  public static let typographic = (700, -200, 100)
  /// The kerning of “A” and “V”, in font units.
  public static let kern = -80

  public init() {}

  /// The advance of a letter's glyph in font units. Glyph 1 is “A”.
  public static func advance(ofGlyph glyph: Int) -> Int { glyph == 0 ? 500 : 400 + 10 * glyph }

  private static let glyphCount = 28

  public var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = [
      ("cmap", usesLongCharacterMap ? longCharacterMap : shortCharacterMap),
      ("head", u32(0x10000) + zeros(8) + u32(0x5F0F_3CF5) + u16(0) + u16(unitsPerEm) + zeros(34)),
      (
        "hhea",
        u32(0x10000) + u16(vertical.0) + u16(vertical.1) + u16(vertical.2) + zeros(24)
          + u16(Self.glyphCount - 1)
      ),
      // The last glyph has no advance of its own, so that it takes the preceding one.
      ("hmtx", (0..<Self.glyphCount - 1).flatMap { u16(Self.advance(ofGlyph: $0)) + u16(0) } + u16(0)),
      ("name", names),
      (
        "OS/2",
        u16(4) + u16(500) + u16(weightClass) + zeros(56) + u16(0x40) + zeros(4) + u16(Self.typographic.0)
          + u16(Self.typographic.1) + u16(Self.typographic.2) + zeros(4)
      ),
    ]
    if varies { tables += variationTables }
    switch kerning {
    case .none: break
    case .kern: tables.append(("kern", kernTable))
    case .positioningPairs, .positioningClasses: tables.append(("GPOS", positioning))
    }
    tables.sort { $0.0 < $1.0 }
    var directory = u32(0x10000) + u16(tables.count) + zeros(6)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, table) in tables {
      directory += Array(tag.utf8) + u32(0) + u32(start + body.count) + u32(table.count)
      body += table + zeros((4 - table.count % 4) % 4)
    }
    return directory + body
  }

  // MARK: Tables

  /// Maps “A” to “Z” with a delta, and “é” with the glyph array.
  private var shortCharacterMap: [UInt8] {
    let segments: [(end: Int, start: Int, delta: Int, offset: Int)] = [
      (0x5A, 0x41, 1 - 0x41, 0), (0xE9, 0xE9, 0, 4), (0xFFFF, 0xFFFF, 1, 0),
    ]
    let map =
      u16(4) + u16(16 + 8 * 3 + 2) + u16(0) + u16(6) + zeros(6) + segments.flatMap { u16($0.end) } + u16(0)
      + segments.flatMap { u16($0.start) } + segments.flatMap { u16($0.delta) }
      + segments.flatMap { u16($0.offset) }
      + u16(27)
    return u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + map
  }

  private var longCharacterMap: [UInt8] {
    let groups = u32(0x41) + u32(0x5A) + u32(1) + u32(0xE9) + u32(0xE9) + u32(27)
    return u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + u16(12) + u16(0) + u32(40) + u32(0) + u32(2)
      + groups
  }

  private var names: [UInt8] {
    let texts =
      [(1, familyName), (4, familyName + " Regular"), (6, postScriptName)]
      + (varies ? [(256, "Regular"), (257, "Bold")] : [])
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (id, text) in texts {
      let encoded = text.utf16.flatMap { u16(Int($0)) }
      records += u16(3) + u16(1) + u16(0x409) + u16(id) + u16(encoded.count) + u16(strings.count)
      strings += encoded
    }
    return u16(0) + u16(texts.count) + u16(6 + records.count) + records + strings
  }

  private var kernTable: [UInt8] {
    u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + zeros(6) + u16(1) + u16(22) + u16(Self.kern)
  }

  private var positioning: [UInt8] {
    let features = u16(1) + Array("kern".utf8) + u16(8) + u16(0) + u16(1) + u16(0)
    let isClasses = kerning == .positioningClasses
    let coverage = u16(1) + u16(1) + u16(1)
    let pairs =
      u16(1) + u16(12) + u16(4) + u16(0) + u16(1) + u16(18) + coverage + u16(1) + u16(22) + u16(Self.kern)
    let classes =
      u16(2) + u16(24) + u16(4) + u16(0) + u16(30) + u16(34) + u16(1) + u16(2) + u16(0) + u16(Self.kern)
      + zeros(4)
      + coverage + u16(2) + u16(0) + u16(2) + u16(1) + u16(22) + u16(22) + u16(1)
    let count = positioningTableCount
    let table = isClasses ? classes : pairs
    let offsets = (0..<count).flatMap { u16(6 + 2 * count + $0 * table.count) }
    let lookups =
      u16(1) + u16(4) + u16(2) + u16(0) + u16(count) + offsets + (0..<count).flatMap { _ in table }
    return u16(1) + u16(0) + u16(10) + u16(12) + u16(12 + features.count) + u16(0) + features + lookups
  }

  /// Because of avar, Bold is half-way from regular to black. Its glyphs have half of black's deltas.
  private var variationTables: [(String, [UInt8])] {
    func fixed(_ values: [Int]) -> [UInt8] { values.flatMap { u32($0 << 16) } }
    func words(_ values: [Int]) -> [UInt8] { values.flatMap { u16($0) } }
    let axis: [UInt8] = Array("wght".utf8) + fixed([100, 400, 900]) + words([0, 256])
    let regular: [UInt8] = words([256, 0]) + fixed([400])
    let bold: [UInt8] = words([257, 0]) + fixed([700])
    let axes: [UInt8] = u32(0x10000) + words([16, 2, 1, 20, 2, 8]) + axis + regular + bold
    let map: [UInt8] = words([-16384, -16384, 0, 0, 9830, 8192, 16384, 16384])
    let segments: [UInt8] = u32(0x10000) + words([0, 1, 4]) + map
    let regions: [UInt8] = words([1, 1, 0, 0x4000, 0x4000])
    let deltas: [UInt8] = words([Self.glyphCount, 0, 1, 0]) + [UInt8](repeating: 40, count: Self.glyphCount)
    let head: [UInt8] = u16(1) + u32(12) + u16(1) + u32(12 + regions.count)
    let store: [UInt8] = head + regions + deltas
    return [("fvar", axes), ("avar", segments), ("HVAR", u32(0x10000) + u32(20) + zeros(12) + store)]
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}
