// What was made of one root in earlier environments, found again by what it was made from.

/// What decides a solution of given rows.
struct SolutionKey: Equatable {
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
struct SolutionCache<Value> {
  private var entries: [(key: SolutionKey, value: Value)] = []
  private var oldest = 0

  /// The value for a kind and for numbers that are given as a list and the places in it that count.
  func value(_ kind: SolutionKey.Kind, _ values: [Double], at indices: [Int32]) -> Value? {
    for entry in entries where entry.key.kind == kind && entry.key.numbers.count == indices.count {
      let numbers = entry.key.numbers
      if indices.indices.allSatisfy({ numbers[$0] == values[Int(indices[$0])] }) { return entry.value }
    }
    return nil
  }

  mutating func keep(_ value: Value, for key: SolutionKey) {
    if entries.count < LayoutLimits.solutions {
      entries.append((key, value))
    } else {
      entries[oldest] = (key, value)
      oldest = (oldest + 1) % LayoutLimits.solutions
    }
  }

  /// Rows were made anew.
  mutating func removeAll() {
    entries = []
    oldest = 0
  }
}
