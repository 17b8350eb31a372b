// The progress of a search for conflicts in each part of a program. A part is a component of all required
// rows; it splits into smaller components when rows are broken.

struct SearchedParts: Sendable {
  /// By variable: its part, or −1.
  private var partOfVariable: [Int32] = []
  /// By part: the number of conflicts found.
  private var counts: [Int] = []
  /// By part: the effort of the search, in terms visited in triangular solves.
  private var efforts: [Int] = []
  /// By part: whether the last round and the current one found a conflict.
  private var hadConflict: [Bool] = []
  private var hasConflict: [Bool] = []
  /// Whether a part has more conflicts than the search is allowed to find.
  private(set) var isAnyExhausted = false

  init() {}

  init(_ components: Components, variableCount: Int) {
    partOfVariable = Array(components.component.prefix(variableCount))
    counts = [Int](filledWith: 0, count: components.count)
    efforts = counts
    hasConflict = [Bool](filledWith: false, count: components.count)
  }

  private func part(of component: Int, _ components: Components) -> Int {
    Int(partOfVariable[Int(components.variables[Int(components.variableStart[component])])])
  }

  mutating func beginRound() {
    hadConflict = hasConflict
    hasConflict.reset(to: false, count: counts.count)
  }

  /// Whether a component may have conflicts: conflicts of the last round may leave others, but only in their
  /// parts.
  func isToBeSearched(_ component: Int, _ components: Components, isFirst: Bool) -> Bool {
    isFirst || hadConflict[part(of: component, components)]
  }

  /// Counts a conflict of a component.
  mutating func count(_ component: Int, _ components: Components) {
    let part = part(of: component, components)
    counts[part] += 1
    hasConflict[part] = true
  }

  /// Adds to the effort of a component's part.
  mutating func spend(_ effort: Int, _ component: Int, _ components: Components) {
    efforts[part(of: component, components)] += effort
  }

  /// Whether a component's part has reached its limit of conflicts or effort. If so, records that there is
  /// another conflict. The first conflict is always searched for, whatever its effort.
  mutating func isExhausted(_ component: Int, _ components: Components) -> Bool {
    let part = part(of: component, components)
    let isSpent = counts[part] > 0 && efforts[part] > WorkLimits.effortPerPart
    if counts[part] < WorkLimits.conflictsPerPart, !isSpent { return false }
    isAnyExhausted = true
    return true
  }
}
