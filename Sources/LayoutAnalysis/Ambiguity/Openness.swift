// How far the constraints determine a view's position and size along an axis, given the superview's length.

import AutoLayout
import SceneDiagnostics
import Simplex

/// The values to check for a view's ambiguity along an axis.
struct AmbiguityQuestion {
  var axis: Axis
  var ignoresSize: Bool
  var position: [LinearTerm]
  var size: [LinearTerm]
  /// The length of the superview.
  var container: Variable
  /// The indices of the proofs for position and size.
  var positionProofs: Int
  var sizeProofs: Int
}

/// How far a value is determined.
enum Openness {
  /// The value is unique if the superview's length is given, and that length is unique.
  case settled
  /// The value follows the superview's length. The range is nil if it was not computed.
  case follows(ValueRange?)
  /// The value is ambiguous by itself. The range is nil if it was not requested.
  case open(ValueRange?)

  var isOpen: Bool { if case .open = self { true } else { false } }
  var follows: Bool { if case .follows = self { true } else { false } }
  var range: ValueRange? { if case .open(let range) = self { range } else { nil } }
}

/// How far a view is determined along one axis.
struct AxisOpenness {
  var axis: Axis
  var position: Openness
  var size: Openness

  /// Whether the position or size is ambiguous by itself.
  var isOpen: Bool { position.isOpen || size.isOpen }
}

extension AmbiguitySearch {
  func openness(_ question: AmbiguityQuestion, needsRange: Bool) -> AxisOpenness {
    AxisOpenness(
      axis: question.axis,
      position: openness(
        of: question.position, question.container, question.positionProofs, needsRange: needsRange),
      size: question.ignoresSize
        ? .settled
        : openness(of: question.size, question.container, question.sizeProofs, needsRange: needsRange))
  }

  /// How far an expression is determined.
  ///
  /// - Parameter index: the index of its first proof.
  private func openness(
    of terms: [LinearTerm], _ container: Variable, _ index: Int, needsRange: Bool
  ) -> Openness {
    if hasProofsOfOthers {
      // A proof shows for most expressions that they have no range or follow the container.
      guard isWide(terms, index) else { return .settled }
      guard isOpenGiven(container, terms, index) else { return .follows(nil) }
      if !needsRange { return .open(nil) }
    }
    let range: ValueRange
    if let proofs, !hasProofsOfOthers {
      range = solved.range(of: terms, proof: &proofs.rows.ambiguity[index])
    } else {
      range = solved.range(of: terms)
    }
    if range.isUnique || range.maximum - range.minimum <= leastRange { return .settled }
    return hasProofsOfOthers || isOpenGiven(container, terms, index) ? .open(range) : .follows(range)
  }

  private func isOpenGiven(_ container: Variable, _ terms: [LinearTerm], _ index: Int) -> Bool {
    guard isOpen[Int(container.index)] else { return true }
    return AmbiguityProofs.givenShares.indices.dropFirst().allSatisfy {
      isWide(terms + [LinearTerm(container, -AmbiguityProofs.givenShares[$0])], index + $0)
    }
  }

  private func isWide(_ terms: [LinearTerm], _ index: Int) -> Bool {
    guard let proofs else {
      var proof = RangeProof()
      return solved.isRange(of: terms, widerThan: leastRange, proof: &proof)
    }
    return solved.isRange(of: terms, widerThan: leastRange, proof: &proofs.rows.ambiguity[index])
  }
}
