// Results for one root in earlier environments, by their inputs.

/// The inputs that determine a solution of given rows.
struct SolutionKey {
  let kind: Kind
  /// The values of the determining parameters before frames are known.
  let numbers: [Double]
  /// Equal for equal keys.
  fileprivate let hash: UInt64

  init(kind: Kind, numbers: [Double]) {
    (self.kind, self.numbers) = (kind, numbers)
    // FNV-1a by words. Positive and negative zero are equal.
    var hash = 0xcbf2_9ce4_8422_2325 ^ kind.scale.bitPattern
    for number in numbers { hash = (hash ^ (number + 0).bitPattern) &* 0x100_0000_01b3 }
    self.hash = hash
  }

  /// The inputs of a solved root besides the numbers in its rows.
  struct Kind: Equatable {
    /// Pixels per point, to which frames are aligned.
    let scale: Double
    let isDocumentsOwn: Bool

    init(_ inputs: RootInputs) {
      scale = inputs.environment.scale
      isDocumentsOwn = inputs.environment.isDocumentsOwn
    }
  }
}

/// Values by the numbers that determine them. If there are too many, the oldest is evicted.
///
/// A search compares contiguous numbers and copies only the value that it finds: a run with all devices
/// searches each root's cache once per device.
struct SolutionCache<Value> {
  /// Compared first: a search usually finds nothing, and has to look at all entries then.
  private var hashes: [UInt64] = []
  /// The numbers of all entries, `width` for each.
  private var numbers: [Double] = []
  private var width = 0
  private var values: [(kind: SolutionKey.Kind, value: Value)] = []
  private var oldest = 0
  private let limit: Int

  /// - Parameter limit: the maximum number of values.
  init(limit: Int = LayoutLimits.solutions) { self.limit = limit }

  func value(for key: SolutionKey) -> Value? {
    guard key.numbers.count == width else { return nil }
    search: for entry in hashes.indices where hashes[entry] == key.hash && values[entry].kind == key.kind {
      let start = entry * width
      for offset in 0..<width where numbers[start + offset] != key.numbers[offset] { continue search }
      return values[entry].value
    }
    return nil
  }

  mutating func keep(_ value: Value, for key: SolutionKey) {
    if key.numbers.count != width {
      removeAll()
      width = key.numbers.count
    }
    if values.count < limit {
      hashes.append(key.hash)
      numbers += key.numbers
      values.append((key.kind, value))
    } else {
      hashes[oldest] = key.hash
      for offset in 0..<width { numbers[oldest * width + offset] = key.numbers[offset] }
      values[oldest] = (key.kind, value)
      oldest = (oldest + 1) % limit
    }
  }

  /// Discards all values, because the rows were rebuilt.
  mutating func removeAll() {
    self = SolutionCache(limit: limit)
  }
}
