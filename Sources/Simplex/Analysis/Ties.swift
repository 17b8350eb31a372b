// Ties: pairs of rows of equal priority, one of which can deviate less if the other deviates more, at the
// same cost.
//
// Over the final optimal face, the deviations of a level's rows are linear functions, so that the points of
// all deviations form a polytope. Its affine hull determines which rows can deviate more or less at all, and
// which two can trade deviation while every other row of the level stays the same. The hull is found with
// linear programs, each of which either adds a dimension to it or proves that a combination of deviations is
// constant on the whole face.

/// The result of a search for ties.
public struct TieSearch: Sendable, Hashable {
  /// In ascending order.
  public var ties: [Tie]
  /// Whether all pairs are listed. The search is limited to the first few hundred rows of a level that can
  /// trade with each other, and ends early if the iteration limit or rounding stops it.
  public var isComplete: Bool
}

extension Solver {
  /// The pairs of optional rows of equal priority that can trade deviation on the final optimal face of the
  /// last solve, such as two variables with a fixed sum that should both be small. Empty if the face is a
  /// point.
  ///
  /// Two rows are a pair if one can gain exactly what the other loses while all other rows of their priority
  /// stay the same. A row that can trade only with several others at once is paired with those that lose when
  /// it gains most directly.
  ///
  /// - Complexity: two linear programs per row whose deviation is not constant. For each level of a
  ///   component, at most the first 256 of these rows are searched.
  public mutating func searchTies() -> TieSearch {
    var found: [Tie] = []
    var isComplete = true
    for index in 0..<structure.components.count where structure.components.isOpen[index] {
      if !searchTies(in: index, &found) { isComplete = false }
    }
    return TieSearch(
      ties: found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }, isComplete: isComplete)
  }

  /// The ties that ``searchTies()`` finds.
  public mutating func ties() -> [Tie] { searchTies().ties }

  /// - Returns: whether all pairs of the component were found.
  private mutating func searchTies(in index: Int, _ found: inout [Tie]) -> Bool {
    kernelContent = .nothing
    structure.load(faceOf: index, at: values, into: &kernel)
    let first = Int(structure.components.rowStart[index])
    let open = (0..<kernel.problem.m).filter {
      kernel.vertex.rows[$0].level > 0 && kernel.costSide($0) != 0 && kernel.canMove($0)
    }
    var isComplete = true
    for (_, all) in Dictionary(grouping: open, by: { kernel.vertex.rows[$0].level }).sorted(by: {
      $0.key < $1.key
    }) {
      let members = Array(all.prefix(WorkLimits.rowsSearchedForTies))
      if members.count < all.count { isComplete = false }
      guard let hull = deviationHull(members) else {
        isComplete = false
        continue
      }
      for (a, b) in hull.pairs {
        let one = structure.presolve.sources[Int(structure.components.rows[first + members[a]])]
        let other = structure.presolve.sources[Int(structure.components.rows[first + members[b]])]
        found.append(Tie(first: RowID(index: min(one, other)), second: RowID(index: max(one, other))))
      }
    }
    return isComplete
  }

  /// The affine hull of the deviations of rows of one level over the kernel's face; nil if a linear program
  /// could not be completed.
  private mutating func deviationHull(_ members: [Int]) -> DeviationHull? {
    var hull = DeviationHull(count: members.count)
    while let combination = hull.nextCombination() {
      var gradient = [Double](repeating: 0, count: kernel.problem.n)
      for (row, weight) in zip(members, combination) where weight != 0 {
        let side = weight * kernel.costSide(row)
        for term in kernel.problem.terms(of: row) {
          gradient[Int(kernel.problem.rowTerms[term].column)] += side * kernel.problem.rowTerms[term].value
        }
      }
      kernel.resetCounts(limit: pivotLimit)
      guard kernel.minimum(of: gradient).outcome == .optimal else { return nil }
      let least = members.map { kernel.deviation(of: $0) }
      kernel.resetCounts(limit: pivotLimit)
      guard kernel.minimum(of: gradient.map { -$0 }).outcome == .optimal else { return nil }
      hull.add(zip(members, least).map { kernel.deviation(of: $0) - $1 }, along: combination)
    }
    return hull
  }
}

extension Kernel {
  /// How the row's deviation changes with its slack over the face, on which every optional row stays on one
  /// side of its breakpoint.
  fileprivate func costSide(_ row: Int) -> Double {
    // A row that has no cost on either side it may move to has no deviation to trade.
    if !vertex.rows[row].isBlockedUp, vertex.rows[row].costUp > 0 { return vertex.rows[row].costUp }
    if !vertex.rows[row].isBlockedDown, vertex.rows[row].costDown > 0 { return -vertex.rows[row].costDown }
    return 0
  }

  /// Whether the row's slack changes along an edge of the present face.
  fileprivate mutating func canMove(_ row: Int) -> Bool {
    for term in problem.terms(of: row) {
      work.byColumn.set(Int(problem.rowTerms[term].column), problem.rowTerms[term].value)
    }
    vertex.factor.solveTransposed(&work.byColumn, into: &work.rateChange)
    var canMove = false
    for place in work.rateChange.indices where work.rateChange[Int(place)].magnitude > Tolerances.rate {
      if isOpen(Int(place)) { canMove = true }
    }
    work.rateChange.clear()
    return canMove
  }

  /// The row's cost at the present vertex, without the tolerance.
  fileprivate func deviation(of row: Int) -> Double {
    let s = vertex.rows[row].slack
    return s > 0 ? s * vertex.rows[row].costUp : -s * vertex.rows[row].costDown
  }
}
