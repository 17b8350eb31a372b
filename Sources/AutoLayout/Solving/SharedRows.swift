// The rows of a root with their solver. Roots whose rows are equal apart from their labels use the same ones, one
// after another (`RootSharing`).

import SceneModel
import Simplex

/// Rows with their solver. They belong to the root that claimed them last.
final class SharedRows {
  /// Labelled for the owner.
  private(set) var solved = SolvedRoot()
  var nearBroken: NearBrokenRows?
  var start = RootStart()
  /// Whether they are solved for the parameters in their system.
  var isSolved = false
  /// Whether they are solved for the canvas, where conflicts in roots of xibs have other frames.
  var isOnCanvas = false
  /// The heights of roots with automatic height, by their values of these parameters.
  var heights = SolutionCache<Double>()
  var heightParameters: [Int32] = []
  /// Nil if no other root can have equal rows.
  var kind: Kind?
  /// The number of roots with these rows.
  var userCount = 1
  private var owner = SolvedRoot.RowsID(solver: 0, number: 0)

  /// Identifies the rows.
  struct Kind {
    /// Counts from 0 in a document.
    let number: Int
    let hash: Int
  }

  /// Whether they are solved for the canvas, or for a device, with the parameters in their system.
  func isSolved(onCanvas: Bool) -> Bool {
    isSolved && (isOnCanvas == onCanvas || solved.state.nearBroken == nil)
  }

  /// Becomes the rows of another root, in the memory of the present ones.
  ///
  /// - Parameter build: gets an empty system and adds the rows.
  func reset(to root: ViewIndex, _ id: SolvedRoot.RowsID, build: (inout ConstraintSystem) -> Void) {
    if !isKnownUniquelyReferenced(&solved) { solved = SolvedRoot() }
    solved.reset(to: root, id, build: build)
    (nearBroken, start, isSolved, kind, userCount) = (nil, RootStart(), false, nil, 1)
    heights.removeAll()
    owner = id
  }

  /// Makes a root the owner. What others hold of the rows remains as it is.
  ///
  /// - Parameter labels: nil if no other root can have equal rows.
  func claim(for root: ViewIndex, _ id: SolvedRoot.RowsID, _ labels: ConstraintSystem.Labels?) {
    if !isKnownUniquelyReferenced(&solved) {
      // The other one also uses the rows near the broken ones.
      solved = SolvedRoot(copying: solved)
      nearBroken = nil
    }
    if owner == id { return }
    owner = id
    if let labels { solved.become(root, id, labels) }
  }
}
