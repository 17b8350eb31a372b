// The cmap table of a font file, which maps scalars to glyphs.

/// A Unicode subtable of cmap, in format 4 (two bytes) or 12 (four bytes).
struct CharacterMap: Sendable {
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
