// Conflicts among the required rows: which irreducible subset cannot hold, proved on the rows as they were given.
//
// Works on the program without presolve, so that every number in a proof belongs to a row of the caller. Each
// violated row is minimized alone, all satisfied rows being barriers. If it stays violated, it is contradicted by
// tight rows only, which are independent of each other: that subset is irreducible, since without any one of its
// members the rest can hold with equality. Among several possible subsets, the start prefers rows of higher rank,
// then earlier ones.

struct ConflictSearch {
  let program: LinearProgram
  var dropped: DroppedRows
  var pivotLimit: Int
  var pivots = 0
  private(set) var conflicts: [Conflict] = []

  init(program: LinearProgram, dropped: DroppedRows, pivotLimit: Int) {
    self.program = program
    self.dropped = dropped
    self.pivotLimit = pivotLimit
  }

  private var components = Components()
  /// The required rows with their equalities eliminated in sparse order, if a start needed that order.
  private var sparse: Reduction?

  /// Finds conflicts until the rows that are left can hold together; breaks a member of each.
  mutating func run() {
    var kernel = Kernel()
    kernel.pivotLimit = pivotLimit
    while true {
      let before = conflicts.count
      let reduction = Reduction(program, dropped: dropped, requiredOnly: true)
      components = Components(reduction)
      collectEmptyRows(reduction)
      sparse = nil
      for index in 0..<components.count {
        components.load(index, of: reduction, into: &kernel)
        search(&kernel, component: index, reduction: reduction)
      }
      if conflicts.count == before { break }
    }
    pivots = kernel.pivots
  }

  /// Rows without variables that contradict themselves, `0 = 5`.
  private mutating func collectEmptyRows(_ reduction: Reduction) {
    for row in components.emptyRows
    where components.violation(ofEmpty: Int(row), reduction) > Tolerances.conflict {
      let source = reduction.sources[Int(row)]
      let y = reduction.rows[Int(row)].constant > 0 ? 1.0 : -1.0
      report([ConflictMember(source: source, multiplier: y)])
    }
  }

  private mutating func search(_ kernel: inout Kernel, component: Int, reduction: Reduction) {
    let first = Int(components.rowStart[component])
    let ranks = (0..<kernel.m).map { rank(components.source(ofSlot: first + $0, reduction)) }
    var order = [Int32](0..<Int32(kernel.m))
    func isEquality(_ row: Int32) -> Bool {
      kernel.rows[Int(row)].costUp > 0 && kernel.rows[Int(row)].costDown > 0
    }
    order.sort { left, right in
      if isEquality(left) != isEquality(right) { return isEquality(left) }
      if ranks[Int(left)] != ranks[Int(right)] { return ranks[Int(left)] > ranks[Int(right)] }
      return left < right
    }
    if !kernel.start(offering: order, effort: Self.effortWithoutPresolve) {
      kernel.start(pivots: sparsePivots(component, reduction), offering: order)
      kernel.exchange(preferring: order)
    }
    if kernel.costNothing(order[...]) { return }
    kernel.count(order[...])
    let outcome = kernel.minimize()
    for row in order { kernel.rows[Int(row)].isCounted = false }
    guard outcome == .optimal else { return }
    var isOpen = [Bool](repeating: false, count: kernel.m)
    for row in 0..<kernel.m {
      if kernel.cost(of: row) > 0 { isOpen[row] = true } else { kernel.satisfy([Int32(row)]) }
    }
    while let row = worst(isOpen, ranks) {
      isOpen[row] = false
      if kernel.cost(of: row) > 0 {
        kernel.count([Int32(row)])
        let outcome = kernel.minimize()
        let slope = kernel.slope(of: row)
        kernel.rows[row].isCounted = false
        guard outcome == .optimal else { return }
        if kernel.cost(of: row) > 0 {
          var members = [
            ConflictMember(source: Int32(first + row), multiplier: -slope)
          ]
          for place in 0..<kernel.n where kernel.rate[place].magnitude > Tolerances.rate {
            if kernel.tight[place] < 0 { continue }
            members.append(
              ConflictMember(source: Int32(first) + kernel.tight[place], multiplier: kernel.rate[place]))
          }
          let slots = members.map(\.source)
          for index in members.indices {
            let (source, scale) = components.origin(ofSlot: Int(members[index].source), reduction)
            members[index] = ConflictMember(source: source, multiplier: members[index].multiplier * scale)
          }
          let brokenMember = report(members)
          if let brokenMember {
            let broken = Int(slots[brokenMember]) - first
            kernel.rows[broken].isDropped = true
            kernel.rows[broken].isBlockedUp = false
            kernel.rows[broken].isBlockedDown = false
            if broken != row { isOpen[row] = true }
          } else {
            // Within the tolerance: the row is taken as satisfied where it is.
            kernel.constants[row] += kernel.rows[row].slack
            kernel.rows[row].slack = 0
            kernel.satisfy([Int32(row)])
          }
          continue
        }
      }
      kernel.satisfy([Int32(row)])
    }
  }

  /// Multiplications per term after which a start in order of preference gives way to one in sparse order.
  private static var effortWithoutPresolve: Int { 4 }

  /// The component's equalities in the order in which presolve eliminates with them, each with its column.
  private mutating func sparsePivots(
    _ component: Int, _ reduction: Reduction
  ) -> [(row: Int32, column: Int32)] {
    let eliminated: Reduction
    if let sparse {
      eliminated = sparse
    } else {
      var copy = reduction
      copy.eliminate(freeColumns: false)
      sparse = copy
      eliminated = copy
    }
    let first = Int(components.rowStart[component])
    var local: [Int32: Int32] = [:]
    for slot in first..<Int(components.rowStart[component + 1]) {
      local[components.row(ofSlot: slot)] = Int32(truncatingIfNeeded: slot - first)
    }
    var pivots: [(row: Int32, column: Int32)] = []
    for it in eliminated.eliminations {
      if let row = local[it.row] { pivots.append((row, components.localIndex[Int(it.variable)])) }
    }
    return pivots
  }

  /// The violated row to look at next: the lowest rank, of equals the latest.
  private func worst(_ isOpen: [Bool], _ ranks: [Int32]) -> Int? {
    var best: Int?
    for row in isOpen.indices where isOpen[row] {
      if let found = best, ranks[row] > ranks[found] { continue }
      best = row
    }
    return best
  }

  private func rank(_ source: Int32) -> Int32 { source < 0 ? .max : program.rows[Int(source)].rank }

  /// Proves and records the conflict, and breaks a member.
  ///
  /// - Returns: the index of the broken member, or nil if the rows can hold within the tolerance.
  @discardableResult
  private mutating func report(_ members: [ConflictMember]) -> Int? {
    guard let proof = Certificate(members, of: program) else { return nil }
    // Bounds are facts of facts: broken only if there is no row.
    var broken = 0
    for index in members.indices.dropFirst()
    where isBrokenRather(members[index].source, than: members[broken].source) {
      broken = index
    }
    let source = members[broken].source
    if source < 0 { dropped.bounds.append(~source) } else { dropped.rows.append(source) }
    var order = Array(members.indices)
    order.sort { left, right in
      let (l, r) = (members[left].source, members[right].source)
      if (l < 0) != (r < 0) { return l >= 0 }
      return l < 0 ? ~l < ~r : l < r
    }
    var largest = 0.0
    for multiplier in proof.multipliers { largest = max(largest, multiplier.magnitude) }
    let scale = source < 0 ? 1 : program.rows[Int(source)].deviationScale
    conflicts.append(
      Conflict(
        rows: order.filter { members[$0].source >= 0 }.map { RowID(index: members[$0].source) },
        bounds: order.filter { members[$0].source < 0 }.map {
          let bound = ~members[$0].source
          return VariableBound(variable: Variable(index: bound / 2), side: bound % 2 == 0 ? .lower : .upper)
        },
        multipliers: order.map { proof.multipliers[$0] / largest },
        broken: source < 0 ? nil : RowID(index: source),
        excess: proof.gap / (proof.multipliers[broken].magnitude * scale)))
    return broken
  }

  private func isBrokenRather(_ left: Int32, than right: Int32) -> Bool {
    if (left < 0) != (right < 0) { return left >= 0 }
    if left < 0 { return left < right }
    let (l, r) = (rank(left), rank(right))
    return l != r ? l < r : left > right
  }
}
