// The proofs from the search for a root's ambiguous views. They are checked first in the next environment,
// because usually the same views are ambiguous there. AmbiguityDiagnostics has the search.

import AutoLayout
import SceneDiagnostics
import Simplex

/// Proofs by view and question, because every environment asks the same questions.
struct AmbiguityProofs {
  /// The range itself, and the ranges after subtracting the container's length and half of it.
  static let givenShares = [0, 1, 0.5]
  /// By view, axis, position or size, and share; empty before the first search.
  private var proofs: [RangeProof] = []

  /// Prepares for a search.
  mutating func begin(viewCount: Int) {
    if !proofs.isEmpty { return }
    proofs = [RangeProof](repeating: RangeProof(), count: viewCount * 4 * Self.givenShares.count)
  }

  /// The index of the first proof for a view's position or size along an axis.
  static func index(_ k: Int, _ axis: Axis, isSize: Bool) -> Int {
    ((k * 2 + (axis == .vertical ? 1 : 0)) * 2 + (isSize ? 1 : 0)) * givenShares.count
  }

  subscript(index: Int) -> RangeProof {
    get { index < proofs.count ? proofs[index] : RangeProof() }
    set { if index < proofs.count { proofs[index] = newValue } }
  }
}
