// The proofs of a root's search for ambiguous views, for the next environment to look at first: the same views are mostly open
// there, and the same ones are not. The search itself is in AmbiguityVerdict.swift.

import SceneDiagnostics
import Simplex

/// Which verdict on a root asks for which range; every environment asks the same again.
struct AmbiguityProofs {
  /// The range itself, and those less the container's length and half of it.
  static let givenShares = [0, 1, 0.5]
  /// By view, axis, position or size, and share; empty before the first search.
  private var proofs: [RangeProof] = []
  /// Where the root was searched.
  private var canvases: [CanvasKind] = []

  var isEmpty: Bool { proofs.isEmpty }

  /// Before a search.
  ///
  /// - Returns: whether there was one on such a canvas.
  mutating func begin(viewCount: Int, on canvas: CanvasKind) -> Bool {
    if proofs.isEmpty {
      proofs = [RangeProof](repeating: RangeProof(), count: viewCount * 4 * Self.givenShares.count)
    }
    if canvases.contains(canvas) { return true }
    canvases.append(canvas)
    return false
  }

  /// The place of the first of the proofs of a view's position or size along an axis.
  func place(_ k: Int, _ axis: Axis, isSize: Bool) -> Int {
    ((k * 2 + (axis == .vertical ? 1 : 0)) * 2 + (isSize ? 1 : 0)) * Self.givenShares.count
  }

  subscript(place: Int) -> RangeProof {
    get { place < proofs.count ? proofs[place] : RangeProof() }
    set { if place < proofs.count { proofs[place] = newValue } }
  }
}
