// Pair kerning of a face, from GPOS (lookups of the `kern` feature) or else from the older kern table, and
// the size-dependent tracking in the trak table of Apple's fonts.

import Synchronization

/// The table with a face's pair kerning.
enum KerningSource: Sendable {
  case none
  /// Offsets of pair adjustment subtables. Those of one lookup are adjacent, and the first one with a pair
  /// applies.
  case positioning([(lookup: Int, start: Int)])
  /// The sorted pairs of the kern table: offset of the first pair, and number of pairs.
  case pairs(start: Int, count: Int)

  /// Fonts have up to about thirty subtables. Each costs a search per pair.
  private static let maximumSubtables = 64

  init(_ bytes: FontBytes, positioning: FontTable?, kern: FontTable?) {
    if let positioning {
      let subtables = Self.pairSubtables(bytes, positioning.start)
      if !subtables.isEmpty {
        self = .positioning(subtables)
        return
      }
    }
    self = kern.map { Self.sortedPairs(bytes, $0) } ?? .none
  }

  private static func pairSubtables(_ bytes: FontBytes, _ table: Int) -> [(lookup: Int, start: Int)] {
    let features = table + bytes.u16(table + 6)
    let lookups = table + bytes.u16(table + 8)
    var indices: [Int] = []
    for i in 0..<min(bytes.u16(features), 512) where bytes.u32(features + 2 + 6 * i) == 0x6B65_726E {
      let feature = features + bytes.u16(features + 2 + 6 * i + 4)
      for k in 0..<min(bytes.u16(feature + 2), 64) {
        let index = bytes.u16(feature + 4 + 2 * k)
        if index < bytes.u16(lookups), !indices.contains(index) { indices.append(index) }
      }
      if indices.count > 64 { break }
    }
    var found: [(lookup: Int, start: Int)] = []
    for index in indices.sorted() {
      let lookup = lookups + bytes.u16(lookups + 2 + 2 * index)
      for k in 0..<min(bytes.u16(lookup + 4), maximumSubtables) where found.count < maximumSubtables {
        var start = lookup + bytes.u16(lookup + 6 + 2 * k)
        var kind = bytes.u16(lookup)
        if kind == 9 {
          kind = bytes.u16(start + 2)
          start += bytes.u32(start + 4)
        }
        if kind == 2 { found.append((index, start)) }
      }
    }
    return found
  }

  private static func sortedPairs(_ bytes: FontBytes, _ table: FontTable) -> KerningSource {
    let isApples = bytes.u16(table.start) == 1
    let first = table.start + (isApples ? 8 : 4)
    let format = isApples ? bytes.u8(first + 5) : bytes.u8(first + 4)
    let header = first + (isApples ? 8 : 6)
    let end = table.start + table.length
    guard format == 0 else { return .none }
    let count = min(bytes.u16(header), max(0, end - header - 8) / 6)
    return count > 0 ? .pairs(start: header + 8, count: count) : .none
  }
}

extension FontFace {
  /// The change of `first`'s advance before `second`, in em. Negative values move them closer together.
  func kerning(_ first: Int, _ second: Int) -> Double {
    switch kerningSource {
    case .none: return 0
    case .pairs(let start, let count):
      let key = first << 16 | second
      let i = bytes.firstRecord(count: count, notBelow: key) { bytes.u32(start + 6 * $0) }
      guard i < count, bytes.u32(start + 6 * i) == key else { return 0 }
      return Double(bytes.i16(start + 6 * i + 4)) / unitsPerEm
    case .positioning(let subtables):
      var sum = 0
      var done = -1
      for (lookup, start) in subtables where lookup != done {
        guard let value = adjustment(start, first, second) else { continue }
        sum += value
        done = lookup
      }
      return Double(sum) / unitsPerEm
    }
  }

  /// The change of one scalar's advance before another, in em. Caches pairs of ASCII characters.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    let (a, b) = (first.value &- 0x20, second.value &- 0x20)
    guard case .positioning = kerningSource, a < 95, b < 95 else {
      return kerning(glyph(of: first), glyph(of: second))
    }
    return kernedPairs.value(Int(a * 95 + b)) {
      kerning(asciiGlyphs[Int(a)], asciiGlyphs[Int(b)])
    }
  }

  /// The change of the first glyph's advance in one subtable, in font units; nil if the subtable does not
  /// have the pair.
  private func adjustment(_ start: Int, _ first: Int, _ second: Int) -> Int? {
    guard let covered = coverage(start + bytes.u16(start + 2), first) else { return nil }
    let (format1, format2) = (bytes.u16(start + 4) & 0xFF, bytes.u16(start + 6) & 0xFF)
    let size1 = 2 * format1.nonzeroBitCount
    let size = size1 + 2 * format2.nonzeroBitCount
    // The advance comes after the placements in a value record.
    let advance = format1 & 4 != 0 ? 2 * (format1 & 3).nonzeroBitCount : nil
    let record: Int
    switch bytes.u16(start) {
    case 1:
      let set = start + bytes.u16(start + 10 + 2 * covered)
      let count = bytes.u16(set)
      let i = bytes.firstRecord(count: count, notBelow: second) { bytes.u16(set + 2 + (2 + size) * $0) }
      guard covered < bytes.u16(start + 8), i < count, bytes.u16(set + 2 + (2 + size) * i) == second else {
        return nil
      }
      record = set + 2 + (2 + size) * i + 2
    case 2:
      let class1 = glyphClass(start + bytes.u16(start + 8), first)
      let class2 = glyphClass(start + bytes.u16(start + 10), second)
      let count2 = bytes.u16(start + 14)
      guard class1 < bytes.u16(start + 12), class2 < count2 else { return nil }
      record = start + 16 + size * (class1 * count2 + class2)
    default: return nil
    }
    return advance.map { bytes.i16(record + $0) } ?? 0
  }

  /// The coverage index of a glyph; nil if the table does not cover the glyph.
  private func coverage(_ table: Int, _ glyph: Int) -> Int? {
    let count = bytes.u16(table + 2)
    if bytes.u16(table) == 1 {
      let i = bytes.firstRecord(count: count, notBelow: glyph) { bytes.u16(table + 4 + 2 * $0) }
      return i < count && bytes.u16(table + 4 + 2 * i) == glyph ? i : nil
    }
    let i = bytes.firstRecord(count: count, notBelow: glyph) { bytes.u16(table + 4 + 6 * $0 + 2) }
    let range = table + 4 + 6 * i
    guard i < count, bytes.u16(range) <= glyph else { return nil }
    return bytes.u16(range + 4) + glyph - bytes.u16(range)
  }

  /// The class of a glyph; 0 if the table does not list it.
  private func glyphClass(_ table: Int, _ glyph: Int) -> Int {
    if bytes.u16(table) == 1 {
      let i = glyph - bytes.u16(table + 2)
      return i >= 0 && i < bytes.u16(table + 4) ? bytes.u16(table + 6 + 2 * i) : 0
    }
    let count = bytes.u16(table + 2)
    let i = bytes.firstRecord(count: count, notBelow: glyph) { bytes.u16(table + 4 + 6 * $0 + 2) }
    let range = table + 4 + 6 * i
    return i < count && bytes.u16(range) <= glyph ? bytes.u16(range + 4) : 0
  }

  /// The tracking that trak adds to every advance at a size in points, in em. Takes the normal track and
  /// interpolates between the listed sizes.
  func tracking(at size: Double) -> Double {
    guard let table = tracking, bytes.u16(table.start + 6) > 0 else { return 0 }
    let data = table.start + bytes.u16(table.start + 6)
    let sizes = table.start + bytes.u32(data + 4)
    let count = min(bytes.u16(data + 2), 256)
    let tracks = min(bytes.u16(data), 64)
    guard count > 0,
      let track = (0..<tracks).first(where: { bytes.u32(data + 8 + 8 * $0) == 0 })
    else { return 0 }
    let values = table.start + bytes.u16(data + 8 + 8 * track + 6)
    func value(_ i: Int) -> Double { Double(bytes.i16(values + 2 * i)) / unitsPerEm }
    let next = (0..<count).first { bytes.fixed(sizes + 4 * $0) >= size } ?? count
    if next == 0 { return value(0) }
    if next == count { return value(count - 1) }
    let (low, high) = (bytes.fixed(sizes + 4 * (next - 1)), bytes.fixed(sizes + 4 * next))
    guard high > low else { return value(next) }
    return value(next - 1) + (value(next) - value(next - 1)) * (size - low) / (high - low)
  }
}

/// The kerning of pairs of ASCII characters, each computed on first use: a font may have many pair tables,
/// and a text needs the same few hundred pairs repeatedly.
final class KernedPairs: Sendable {
  private let table = AtomicLazyReference<Table>()

  /// A bit pattern that no kerning value has.
  private static let unknown = Double.nan.bitPattern

  private final class Table: Sendable {
    /// Immutable except for the atomics that it points to.
    nonisolated(unsafe) let values: UnsafeMutablePointer<Atomic<UInt64>>
    static let count = 95 * 95

    init() {
      values = .allocate(capacity: Self.count)
      for i in 0..<Self.count { (values + i).initialize(to: Atomic(unknown)) }
    }

    deinit {
      values.deinitialize(count: Self.count)
      values.deallocate()
    }
  }

  /// - Parameter i: the index of the pair, less than 95 × 95.
  func value(_ i: Int, compute: () -> Double) -> Double {
    let table = table.load() ?? table.storeIfNil(Table())
    let known = table.values[i].load(ordering: .relaxed)
    if known != Self.unknown { return Double(bitPattern: known) }
    let value = compute()
    table.values[i].store(value.bitPattern, ordering: .relaxed)
    return value
  }
}
