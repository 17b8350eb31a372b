// Results for one root in earlier environments, by their inputs.

/// The inputs that determine a solution of given rows.
struct SolutionKey {
  let kind: Kind
  /// The values of the determining parameters before frames are known.
  let numbers: [Double]

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
  private var kinds: [SolutionKey.Kind] = []
  /// The numbers of all entries, `width` for each.
  private var numbers: [Double] = []
  private var width = 0
  private var values: [Value] = []
  private var oldest = 0

  func value(for key: SolutionKey) -> Value? {
    guard key.numbers.count == width else { return nil }
    search: for entry in kinds.indices where kinds[entry] == key.kind {
      let start = entry * width
      for offset in 0..<width where numbers[start + offset] != key.numbers[offset] { continue search }
      return values[entry]
    }
    return nil
  }

  mutating func keep(_ value: Value, for key: SolutionKey) {
    if key.numbers.count != width {
      removeAll()
      width = key.numbers.count
    }
    if values.count < LayoutLimits.solutions {
      kinds.append(key.kind)
      numbers += key.numbers
      values.append(value)
    } else {
      kinds[oldest] = key.kind
      numbers.replaceSubrange(oldest * width..<(oldest + 1) * width, with: key.numbers)
      values[oldest] = value
      oldest = (oldest + 1) % LayoutLimits.solutions
    }
  }

  /// Discards all values, because the rows were rebuilt.
  mutating func removeAll() {
    self = SolutionCache()
  }
}
