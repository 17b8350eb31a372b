// Ties: rows of equal priority of which one could deviate less if another deviated more, at no cost.

extension Solver {
  /// Pairs of optional rows of equal priority that can trade deviation on the final optimal face of the last solve,
  /// such as two views of equal hugging priority of which either could stretch. Empty where the face is a point.
  ///
  /// Components of more than `largestComponentWithTies` rows are left out: their ties would take longer than all else.
  ///
  /// - Complexity: two small linear programs per row whose deviation is not settled.
  public mutating func ties() -> [Tie] {
    var found: Set<Tie> = []
    for index in 0..<components.count where components.isOpen[index] {
      let rows = Int(components.rowStart[index])..<Int(components.rowStart[index + 1])
      guard rows.count <= Self.largestComponentWithTies else { continue }
      tieRows(in: index, &found)
    }
    return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Whether ``ties()`` leaves out a component for its size: not to find a tie then does not mean that there is none.
  public var leavesOutTies: Bool {
    (0..<components.count).contains {
      components.isOpen[$0]
        && Int(components.rowStart[$0 + 1] - components.rowStart[$0]) > Self.largestComponentWithTies
    }
  }

  /// Far more rows than a component of a real scene has after presolve.
  private static let largestComponentWithTies = 256

  private mutating func tieRows(in index: Int, _ found: inout Set<Tie>) {
    loadedComponent = -1
    loadedFace = -1
    components.load(index, of: reduction, into: &kernel)
    components.loadPoint(index, values, &kernel)
    components.resumeFace(index, &kernel)
    let first = Int(components.rowStart[index])
    // Over the face every optional row keeps to one side of its kink, so that its deviation is linear.
    let optional = (0..<kernel.m).filter { kernel.level[$0] > 0 }
    for row in optional {
      let side = costSide(row)
      if side == 0 { continue }
      var gradient = [Double](repeating: 0, count: kernel.n)
      for term in kernel.terms(of: row) {
        gradient[Int(kernel.rowColumn[term])] = side * kernel.rowValue[term]
      }
      kernel.computeRates(linear: gradient)
      let canMove = (0..<kernel.n).contains {
        kernel.isOpen($0) && kernel.rate[$0].magnitude > Tolerances.rate
      }
      if !canMove { continue }
      guard kernel.minimum(of: gradient).outcome == .optimal else { continue }
      let least = optional.map { kernel.deviation(of: $0) }
      guard kernel.minimum(of: gradient.map { -$0 }).outcome == .optimal else { continue }
      let greatest = optional.map { kernel.deviation(of: $0) }
      guard let own = optional.firstIndex(of: row), greatest[own] - least[own] > Tolerances.unique else {
        continue
      }
      for (place, other) in optional.enumerated() where kernel.level[other] == kernel.level[row] {
        guard least[place] - greatest[place] > Tolerances.unique else { continue }
        let a = reduction.source[Int(components.rows[first + row])]
        let b = reduction.source[Int(components.rows[first + other])]
        found.insert(Tie(first: RowID(index: min(a, b)), second: RowID(index: max(a, b))))
      }
    }
  }

  /// How the row's deviation grows with its slack over the face.
  private func costSide(_ row: Int) -> Double {
    // A row that costs on neither side it may move to has no deviation to trade.
    if !kernel.isBlockedUp[row], kernel.costUp[row] > 0 { return kernel.costUp[row] }
    if !kernel.isBlockedDown[row], kernel.costDown[row] > 0 { return -kernel.costDown[row] }
    return 0
  }
}

extension Kernel {
  /// What the row costs at the present vertex, without the tolerance.
  fileprivate func deviation(of row: Int) -> Double {
    let s = slack[row]
    return s > 0 ? s * costUp[row] : -s * costDown[row]
  }
}
