// Ties: rows of equal priority of which one could deviate less if another deviated more, at no cost.

/// What a search for ties found.
public struct TieSearch: Sendable, Hashable {
  /// In ascending order.
  public var ties: [Tie]
  /// Whether all rows have been looked at. Where hundreds of rows of one component can trade with each other, the search
  /// ends before all pairs are known.
  public var isComplete: Bool
}

extension Solver {
  /// Pairs of optional rows of equal priority that can trade deviation on the final optimal face of the last solve,
  /// such as two views of equal hugging priority of which either could stretch. None where the face is a point. Every
  /// row that can trade is in a pair; of many that trade with each other, not every pair is named.
  ///
  /// - Complexity: two linear programs per row whose deviation is not settled; of each component, at most the first
  ///   `largestTieSearch` of these are searched.
  public mutating func searchTies() -> TieSearch {
    var found: Set<Tie> = []
    var isComplete = true
    for index in 0..<components.count where components.isOpen[index] {
      if !tieRows(in: index, &found) { isComplete = false }
    }
    return TieSearch(
      ties: found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }, isComplete: isComplete)
  }

  /// The ties that ``searchTies()`` finds.
  public mutating func ties() -> [Tie] { searchTies().ties }

  /// More rows that can trade than a real scene has.
  private static let largestTieSearch = 256

  /// - Returns: whether all rows of the component were searched.
  private mutating func tieRows(in index: Int, _ found: inout Set<Tie>) -> Bool {
    loadedComponent = -1
    loadedFace = -1
    components.load(index, of: reduction, into: &kernel)
    components.loadPoint(index, values, &kernel)
    components.resumeFace(index, &kernel)
    let first = Int(components.rowStart[index])
    // Over the face every optional row keeps to one side of its kink, so that its deviation is linear.
    let all = (0..<kernel.m).filter { kernel.rows[$0].level > 0 && costSide($0) != 0 && kernel.canMove($0) }
    let optional = Array(all.prefix(Self.largestTieSearch))
    var isComplete = optional.count == all.count
    for row in optional {
      let side = costSide(row)
      var gradient = [Double](repeating: 0, count: kernel.n)
      for term in kernel.terms(of: row) {
        gradient[Int(kernel.rowTerms[term].column)] = side * kernel.rowTerms[term].value
      }
      kernel.pivots = 0
      let down = kernel.minimum(of: gradient).outcome
      let least = optional.map { kernel.deviation(of: $0) }
      let up = down == .optimal ? kernel.minimum(of: gradient.map { -$0 }).outcome : down
      guard up == .optimal else {
        if up != .unbounded { isComplete = false }
        continue
      }
      let greatest = optional.map { kernel.deviation(of: $0) }
      guard let own = optional.firstIndex(of: row), greatest[own] - least[own] > Tolerances.unique else {
        continue
      }
      for (place, other) in optional.enumerated() where kernel.rows[other].level == kernel.rows[row].level {
        guard least[place] - greatest[place] > Tolerances.unique else { continue }
        let a = reduction.rows[Int(components.rows[first + row])].source
        let b = reduction.rows[Int(components.rows[first + other])].source
        found.insert(Tie(first: RowID(index: min(a, b)), second: RowID(index: max(a, b))))
      }
    }
    return isComplete
  }

  /// How the row's deviation grows with its slack over the face.
  private func costSide(_ row: Int) -> Double {
    // A row that costs on neither side it may move to has no deviation to trade.
    if !kernel.rows[row].isBlockedUp, kernel.rows[row].costUp > 0 { return kernel.rows[row].costUp }
    if !kernel.rows[row].isBlockedDown, kernel.rows[row].costDown > 0 { return -kernel.rows[row].costDown }
    return 0
  }
}

extension Kernel {
  /// Whether the row's slack changes along an edge of the present face.
  fileprivate mutating func canMove(_ row: Int) -> Bool {
    for term in terms(of: row) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
    factor.solveTransposed(&byColumn, into: &rateChange)
    var canMove = false
    for place in rateChange.indices where rateChange[Int(place)].magnitude > Tolerances.rate {
      if isOpen(Int(place)) { canMove = true }
    }
    rateChange.clear()
    return canMove
  }

  /// What the row costs at the present vertex, without the tolerance.
  fileprivate func deviation(of row: Int) -> Double {
    let s = rows[row].slack
    return s > 0 ? s * rows[row].costUp : -s * rows[row].costDown
  }
}
