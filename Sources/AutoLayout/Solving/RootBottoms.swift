// Cells and other roots of xibs that are too low or too high for their required constraints. Interface Builder
// keeps the heights that constraints state, and lets go of the bottom: all views that constraints tie to it end
// where their contents and the other constraints put them. If the center contradicts the heights too, it is that of
// a root of the height that they need (10 views in 3 cells of 2 projects).

import SceneModel
import Simplex

/// When and how the rows that tie views to the bottom of a root give way.
private enum RootBottoms {
  /// Below the hugging priorities of labels and images (251) and of other views (250): 2 of 2 cells in which it
  /// matters.
  static let priority = 245.0
  /// The least deviation of a broken row, in points, that is no sum of rounded heights: the bottoms of 7 cells
  /// of 2 projects that are off by less are where they should be.
  static let leastDeviation = 0.9
}

extension SolvedRoot {
  /// The solver without ties to the root's bottom, and its values, if conflicts break heights on account of these
  /// ties. Nil for other roots, and if the heights conflict without the ties, too.
  func withoutRootBottoms() -> (rows: NearBrokenRows, values: [Double])? {
    if state.system.rootBottoms.isEmpty { return nil }
    let isBottom = state.system.isRootBottom
    let isCenter = state.system.isRootCenter
    var others: [Conflict] = []
    var (isCrowded, hasCenter) = (false, false)
    for conflict in state.solution.conflicts {
      guard let latest = latestRow(of: conflict), !isBottom(latest), !isCenter(latest) else { continue }
      let breaksCenter = conflict.rows.contains(where: isCenter)
      if breaksCenter || conflict.rows.contains(where: isBottom), isAuthored(latest), statesHeight(conflict) {
        hasCenter = hasCenter || breaksCenter
        isCrowded = isCrowded || deviation(of: latest, alone: conflict) ?? 0 >= RootBottoms.leastDeviation
      } else {
        others.append(conflict)
      }
    }
    guard isCrowded else { return nil }
    let centers = hasCenter ? state.system.rootCenters : []
    let near = NearBrokenRows(state.system.rootBottoms + centers + state.rowsGivingWay(to: others), of: self)
    {
      isBottom($0) || isCenter($0) ? RootBottoms.priority : NearBrokenRows.priority
    }
    guard let values = near.values(for: self) else { return nil }
    if !hasCenter { return (near, values) }
    return growth(at: values).flatMap { growth in
      near.values(for: self) { isCenter($0) ? -rootHeightCoefficient(of: $0) * growth : 0 }
    }.map { (near, $0) }
  }

  /// How much higher the root would be if the ties to its bottom held, in points; nil if they disagree.
  private func growth(at values: [Double]) -> Double? {
    var growth: Double?
    for row in state.system.rootBottoms where state.solver.program.relation(of: row) == .equal {
      let height = rootHeightCoefficient(of: row)
      if height == 0 { continue }
      let missing = -excess(of: row, at: values) / height
      if missing.magnitude < RootBottoms.leastDeviation { continue }
      if let growth, abs(growth - missing) > 1 { return nil }
      growth = missing
    }
    return growth
  }

  /// How much the left side of a row grows with the height of the root.
  private func rootHeightCoefficient(of row: RowID) -> Double {
    state.solver.program.terms(of: row).reduce(0) { sum, term in
      state.system.rootHeights.contains(term.variable) ? sum + term.coefficient : sum
    }
  }

  private func isAuthored(_ row: RowID) -> Bool {
    if case .authored = state.system.provenance[Int(row.index)] { true } else { false }
  }

  /// Whether a conflict is about a height that a constraint states. Inside a stack view, minimums and ratios do
  /// not push the bottom away (2 cells of 2 projects); a minimum of a view that is tied to top and bottom does (1).
  private func statesHeight(_ conflict: Conflict) -> Bool {
    let (program, origins) = (state.solver.program, state.system.provenance)
    var isInStack = false
    for row in conflict.rows {
      switch origins[Int(row.index)] {
      case .authored:
        if program.relation(of: row) == .equal, program.terms(of: row).count == 1 { return true }
      case .stackView: isInStack = true
      default: break
      }
    }
    return !isInStack
  }

  /// The latest of the rows of a conflict that are broken first. Not the broken one, which may be a tie to the root's
  /// center, as that has to give way by half as much.
  private func latestRow(of conflict: Conflict) -> RowID? {
    let program = state.solver.program
    guard let rank = conflict.broken.map(program.rank) else { return nil }
    return conflict.rows.last { program.rank(of: $0) == rank }
  }

  /// How far a row of a conflict is from being satisfied if it alone gives way, in points; nil if that is not known.
  package func deviation(of row: RowID, alone conflict: Conflict) -> Double? {
    guard let broken = conflict.broken, let brokenShare = share(of: broken, in: conflict),
      let share = share(of: row, in: conflict), share > 0
    else { return nil }
    return conflict.excess * brokenShare / share
  }

  private func share(of row: RowID, in conflict: Conflict) -> Double? {
    conflict.rows.firstIndex(of: row).map {
      conflict.multipliers[$0].magnitude * state.solver.program.deviationScale(of: row)
    }
  }

  /// The row of a conflict that the layout ignores: the last tie to the root's bottom, or else to its center, if it
  /// lets go of them.
  package func ignoredRow(of conflict: Conflict) -> RowID? {
    guard let free = state.withoutBottoms else { return conflict.broken }
    return conflict.rows.last(where: state.system.isRootBottom)
      ?? conflict.rows.last { state.system.isRootCenter($0) && free.broken.contains($0) } ?? conflict.broken
  }
}

extension ConstraintSystem {
  /// Whether a row ties something to the bottom of a root of a xib.
  fileprivate func isRootBottom(_ row: RowID) -> Bool { Self.contains(rootBottoms, row) }

  /// Whether a row ties something to the vertical center of a root of a xib.
  fileprivate func isRootCenter(_ row: RowID) -> Bool { Self.contains(rootCenters, row) }

  private static func contains(_ rows: [RowID], _ row: RowID) -> Bool {
    var candidates = rows[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      if candidates[middle] == row { return true }
      candidates = candidates[middle] < row ? candidates[(middle + 1)...] : candidates[..<middle]
    }
    return false
  }
}
