// The proofs of a root's search for ambiguous views, for the next environment to look at first: the same views are mostly open
// there, and the same ones are not. The search itself is in AmbiguityDiagnostics.

import AutoLayout
import SceneDiagnostics
import Simplex

/// By which question about which view: every environment asks the same again.
struct AmbiguityProofs {
  /// The range itself, and those less the container's length and half of it.
  static let givenShares = [0, 1, 0.5]
  /// By view, axis, position or size, and share; empty before the first search.
  private var proofs: [RangeProof] = []

  var isEmpty: Bool { proofs.isEmpty }

  /// Before a search.
  mutating func begin(viewCount: Int) {
    if !proofs.isEmpty { return }
    proofs = [RangeProof](repeating: RangeProof(), count: viewCount * 4 * Self.givenShares.count)
  }

  /// The index of the first of the proofs of a view's position or size along an axis.
  static func index(_ k: Int, _ axis: Axis, isSize: Bool) -> Int {
    ((k * 2 + (axis == .vertical ? 1 : 0)) * 2 + (isSize ? 1 : 0)) * givenShares.count
  }

  subscript(index: Int) -> RangeProof {
    get { index < proofs.count ? proofs[index] : RangeProof() }
    set { if index < proofs.count { proofs[index] = newValue } }
  }
}
