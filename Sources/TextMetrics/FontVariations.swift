// The named instances of a variable font: fvar and avar give their coordinates, and HVAR the differences of
// their advances from the default instance (OpenType specification 1.9).

/// The axes and named instances of a variable font.
struct FontVariations {
  /// A named instance.
  struct Instance {
    /// A name id.
    let styleName: Int
    /// A name id; nil if the file has none.
    let postScriptName: Int?
    /// One per axis, in units of the axis.
    let coordinates: [Double]
  }

  private struct Axis {
    let tag: Int
    let low: Double
    let middle: Double
    let high: Double
  }

  private let axes: [Axis]
  let instances: [Instance]
  private let segments: FontTable?

  private static let maximumAxes = 16
  private static let maximumInstances = 128

  /// Nil for a font that is not variable.
  init?(_ directory: FontDirectory) {
    guard let table = directory["fvar"] else { return nil }
    let bytes = directory.bytes
    let count = bytes.u16(table.start + 8)
    guard (1...Self.maximumAxes).contains(count) else { return nil }
    let first = table.start + bytes.u16(table.start + 4)
    let step = bytes.u16(table.start + 10)
    axes = (0..<count).map { i in
      let axis = first + i * step
      return Axis(
        tag: bytes.u32(axis), low: bytes.fixed(axis + 4), middle: bytes.fixed(axis + 8),
        high: bytes.fixed(axis + 12))
    }
    let size = bytes.u16(table.start + 14)
    instances = (0..<min(bytes.u16(table.start + 12), Self.maximumInstances)).map { i in
      let record = first + count * step + i * size
      let name = size >= 6 + 4 * count ? bytes.u16(record + 4 + 4 * count) : 0xFFFF
      return Instance(
        styleName: bytes.u16(record), postScriptName: name == 0xFFFF ? nil : name,
        coordinates: (0..<count).map { bytes.fixed(record + 4 + 4 * $0) })
    }
    segments = directory["avar"]
  }

  /// The weight of an instance, from 1 to 1000; nil if the font has no weight axis.
  func weightClass(of instance: Instance) -> Int? {
    guard let i = axes.firstIndex(where: { $0.tag == 0x7767_6874 }) else { return nil }
    return Int(min(max(instance.coordinates[i], 1), 1000))
  }

  /// The normalized coordinates of an instance on each axis, from -1 to 1, with 0 for the default.
  func normalized(_ instance: Instance, in bytes: FontBytes) -> [Double] {
    var place = segments.map { $0.start + 8 } ?? 0
    return axes.indices.map { i in
      let axis = axes[i]
      let value = min(max(instance.coordinates[i], axis.low), axis.high)
      var share = 0.0
      if value < axis.middle, axis.middle > axis.low {
        share = (value - axis.middle) / (axis.middle - axis.low)
      } else if value > axis.middle, axis.high > axis.middle {
        share = (value - axis.middle) / (axis.high - axis.middle)
      }
      share = (share * 16384).rounded() / 16384
      guard segments != nil else { return share }
      let count = min(bytes.u16(place), 256)
      let mapped = Self.mapped(share, place + 2, count, bytes)
      place += 2 + 4 * count
      return mapped
    }
  }

  /// Interpolates a value between the pairs of an axis in avar.
  private static func mapped(_ value: Double, _ pairs: Int, _ count: Int, _ bytes: FontBytes) -> Double {
    func pair(_ i: Int) -> (from: Double, to: Double) {
      (Double(bytes.i16(pairs + 4 * i)) / 16384, Double(bytes.i16(pairs + 4 * i + 2)) / 16384)
    }
    guard count > 1, let next = (1..<count).first(where: { pair($0).from >= value }) else { return value }
    let (low, high) = (pair(next - 1), pair(next))
    guard high.from > low.from else { return high.to }
    return low.to + (high.to - low.to) * (value - low.from) / (high.from - low.from)
  }
}

/// HVAR's changes of advances for one instance.
struct AdvanceVariations: Sendable {
  private let map: Int?
  private let store: Int
  /// The scalar of each region, from 0 to 1, by which its deltas are multiplied.
  private let shares: [Double]

  private static let maximumRegions = 2048

  /// Nil if the file has no variations of advances. Then the default advances apply.
  init?(_ directory: FontDirectory, at place: [Double]) {
    guard let table = directory["HVAR"] else { return nil }
    let bytes = directory.bytes
    let offset = bytes.u32(table.start + 8)
    map = offset == 0 ? nil : table.start + offset
    store = table.start + bytes.u32(table.start + 4)
    let list = store + bytes.u32(store + 2)
    let axes = bytes.u16(list)
    guard axes == place.count else { return nil }
    shares = (0..<min(bytes.u16(list + 2), Self.maximumRegions)).map { region in
      var share = 1.0
      for i in 0..<axes {
        let record = list + 4 + 6 * (region * axes + i)
        let (start, peak, end) = (
          Double(bytes.i16(record)) / 16384, Double(bytes.i16(record + 2)) / 16384,
          Double(bytes.i16(record + 4)) / 16384
        )
        let value = place[i]
        guard start <= peak, peak <= end, !(start < 0 && end > 0), peak != 0, value != peak else { continue }
        guard value > start, value < end else { return 0 }
        share *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
      }
      return share
    }
  }

  /// The change of a glyph's advance, in font units.
  func delta(ofGlyph glyph: Int, in bytes: FontBytes) -> Double {
    var (outer, inner) = (0, glyph)
    if let map {
      let isLong = bytes.u8(map) == 1
      let format = bytes.u8(map + 1)
      let count = isLong ? bytes.u32(map + 2) : bytes.u16(map + 2)
      let size = (format >> 4 & 3) + 1
      let entry = map + (isLong ? 6 : 4) + size * max(0, min(glyph, count - 1))
      let value = (0..<size).reduce(0) { $0 << 8 | bytes.u8(entry + $1) }
      let innerBits = (format & 15) + 1
      (outer, inner) = (value >> innerBits, value & (1 << innerBits - 1))
    }
    guard outer < bytes.u16(store + 6) else { return 0 }
    let data = store + bytes.u32(store + 8 + 4 * outer)
    guard inner < bytes.u16(data) else { return 0 }
    let regions = min(bytes.u16(data + 4), Self.maximumRegions)
    let words = bytes.u16(data + 2)
    let (wide, narrow) = words & 0x8000 == 0 ? (2, 1) : (4, 2)
    let longCount = min(words & 0x7FFF, regions)
    var place = data + 6 + 2 * regions + inner * (longCount * wide + (regions - longCount) * narrow)
    var sum = 0.0
    for i in 0..<regions {
      let size = i < longCount ? wide : narrow
      let region = bytes.u16(data + 6 + 2 * i)
      if region < shares.count, shares[region] != 0 {
        sum += shares[region] * Double(bytes.signed(place, size))
      }
      place += size
    }
    return sum
  }
}
