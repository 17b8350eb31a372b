// What was made of one root in earlier environments, found again by what it was made from.

/// What decides a solution of given rows.
struct SolutionKey {
  let kind: Kind
  /// The values of the parameters that decide, before frames are known.
  let numbers: [Double]

  /// What a solved root depends on besides the numbers in its rows.
  struct Kind: Equatable {
    /// Pixels per point, which frames are aligned to.
    let scale: Double
    let isDocumentsOwn: Bool

    init(_ inputs: RootInputs) {
      scale = inputs.environment.scale
      isDocumentsOwn = inputs.environment.isDocumentsOwn
    }
  }
}

/// Values by the numbers that they follow from. Of too many, the oldest gives way.
///
/// A search compares numbers that lie side by side and copies no value but the one it finds: a run over all devices searches
/// each root's cache once per device.
struct SolutionCache<Value> {
  private var kinds: [SolutionKey.Kind] = []
  /// The numbers of all entries, `width` of each.
  private var numbers: [Double] = []
  private var width = 0
  private var values: [Value] = []
  private var oldest = 0

  /// The value for a kind and for numbers that are given as a list and the places in it that count.
  func value(_ kind: SolutionKey.Kind, _ values: [Double], at indices: [Int32]) -> Value? {
    guard indices.count == width else { return nil }
    search: for entry in kinds.indices where kinds[entry] == kind {
      let start = entry * width
      for (offset, index) in indices.enumerated() where numbers[start + offset] != values[Int(index)] {
        continue search
      }
      return self.values[entry]
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

  /// Rows were made anew.
  mutating func removeAll() {
    self = SolutionCache()
  }
}
