// A root in other sizes than that of the environment: a row that its content makes higher, a view that its loader makes wider, a
// screen that was not looked at. What never holds has to hold in none of them either.

import SceneModel
import Simplex

/// The root in other sizes than its own, for what a row, a loaded view or another screen makes of it.
struct OtherSizes {
  private let solved: SolvedRoot
  /// By size, the deviation of each row; nil before anybody asks.
  private var deviations: [[Double]]?

  init(of solved: SolvedRoot) { self.solved = solved }

  /// Whether the row holds in one of the sizes.
  mutating func holds(_ row: Int) -> Bool {
    let known =
      deviations
      ?? [
        deviations { $0 + Self.farLarger }, deviations { $0 * Self.smaller },
      ]
    deviations = known
    return known.contains { row < $0.count && $0[row] <= LayoutTolerances.misplacement }
  }

  /// More than lies between the narrowest phone and the widest tablet, in points.
  private static let farLarger = 1200.0
  /// As a screen in a split is to the whole one.
  private static let smaller = 0.6

  private func deviations(resized: (Double) -> Double) -> [Double] {
    var solver = solved.solver
    for (row, source) in solved.system.provenance.enumerated() {
      guard case .rootFrame = source else { continue }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      let points = solver.program.constant(of: id)
      if points > 0 { solver.setConstant(id, resized(points)) }
    }
    return solver.solve().deviations
  }
}
