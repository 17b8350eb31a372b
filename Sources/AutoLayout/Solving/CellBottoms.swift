// Cells of xibs that are too low or too high for their required constraints. Interface Builder keeps the heights
// that constraints state, and lets go of the bottom: all views that constraints tie to it end where their
// contents and the other constraints put them.

import SceneModel
import Simplex

/// The rows that tie views to the bottom of a cell.
enum CellBottoms {
  /// Below the hugging priorities of labels and images (251) and of other views (250): 2 of 2 cells in which it
  /// matters.
  static let loosePriority = 245.0
  /// The least deviation, in points, that is no sum of rounded heights: the bottoms of 7 cells of 2 projects
  /// that are off by less are where they should be.
  static let leastDeviation = 0.9
}

extension SolvedRoot {
  /// All rows that tie views to the cell's bottom, if one of the broken rows is among them and cannot hold by as
  /// much as ``CellBottoms/leastDeviation``; otherwise none.
  func looseCellBottoms(_ broken: [RowID]) -> [RowID] {
    let program = state.solver.program
    let isLoose = broken.contains { row in
      guard program.rank(of: row) == BreakingRank.cellBottom else { return false }
      let sum = program.terms(of: row).reduce(0) {
        $0 + $1.coefficient * state.values[Int($1.variable.index)]
      }
      let deviation = (sum - program.constant(of: row)).magnitude / program.deviationScale(of: row)
      return deviation >= CellBottoms.leastDeviation
    }
    guard isLoose else { return [] }
    return state.system.provenance.indices.map { RowID(index: Int32(truncatingIfNeeded: $0)) }
      .filter { program.rank(of: $0) == BreakingRank.cellBottom }
  }
}
