// Lays out one root for given inputs. Builds the rows once; a second pass, or other inputs with the same
// rows, only change constants; and equivalent inputs are not solved again. The results have the same bits as
// those of a new system, because the solver always starts from the same point.

import SceneModel
import Simplex

package final class RootSolver {
  let views: RootViews
  /// One value, because every access to a property of an object has a dynamic exclusivity check.
  private var rows: RootRows

  /// - Parameters:
  ///   - number: distinguishes the solvers of a document.
  ///   - memory: where the rows' memory comes from and returns to.
  init(
    of root: ViewIndex, in document: InterfaceDocument, environment: RowTraits, traits: TraitResolution,
    fitsHeight: Bool, sharing: RootSharing?, number: Int, memory: LayoutMemory
  ) {
    views = RootViews(of: root, in: document, traits)
    rows = RootRows(
      of: views, in: document, environment: environment, traits: traits, fitsHeight: fitsHeight,
      sharing: sharing, number: number, memory: memory)
  }

  deinit { rows.end() }

  /// The layout for these inputs, independent of earlier requests.
  func layout(_ inputs: RootInputs) -> RootLayout {
    let (solution, solved) = rows.layout(inputs)
    return RootLayout(self, inputs, solution.frames, solution.number, solved)
  }

  /// The height that the root's constraints determine, in points.
  func height(_ inputs: RootInputs) -> Double { rows.height(inputs) }

  /// The rows for these inputs, and their solution.
  func solve(_ inputs: RootInputs) -> SolvedRoot { rows.solve(inputs) }

  /// The rows for these inputs and another constant of a constraint, and their solution.
  func solve(_ inputs: RootInputs, changing constraint: ConstraintIndex, by points: Double) -> SolvedRoot {
    rows.solved(inputs, changing: constraint, by: points)
  }

  /// Whether rows have content sizes as coefficients, so that they are valid only for one scale.
  var hasContentAsCoefficients: Bool { rows.hasContentAsCoefficients }
}
