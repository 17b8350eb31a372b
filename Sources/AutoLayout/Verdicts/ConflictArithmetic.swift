// The sum of a conflict in one line: why its members cannot all hold.

extension ConflictExplanation {
  /// “16 + 300 + 16 ≠ 320, 12 points too wide”: the members' constants, those that add up on one side, the others on the
  /// other. The side that a container imposes stands last.
  func arithmetic() -> String? {
    var larger: [ConflictTerm] = []
    var smaller: [ConflictTerm] = []
    for term in terms where term.contribution.magnitude > LayoutTolerances.ambiguity {
      if term.contribution > 0 { larger.append(term) } else { smaller.append(term) }
    }
    if larger.count + smaller.count > Self.longestSum { return nil }
    let areEqualities =
      terms.allSatisfy { solved.solver.program.relation(of: $0.row) == .equal }
      && conflict.bounds.isEmpty
    let containsExtent = { (terms: [ConflictTerm]) in terms.contains(where: isExtent) }
    let words = axis == .horizontal ? ("wide", "narrow") : ("high", "low")
    let scale = Self.scaleOfSum(larger + smaller)
    let excess = pointsText(conflict.excess * scale)
    let (more, less) = (Self.sum(larger, scale), Self.sum(smaller, scale))
    if containsExtent(smaller), !containsExtent(larger) {
      return "\(more) \(areEqualities ? "≠" : ">") \(less), \(excess) too \(words.0)"
    }
    if containsExtent(larger), !containsExtent(smaller) {
      return "\(less) \(areEqualities ? "≠" : "<") \(more), \(excess) too \(words.1)"
    }
    return "\(more) \(areEqualities ? "≠" : ">") \(less), \(excess) apart"
  }

  /// What makes whole numbers of halves, which centres bring along: “2 × 24 + 326 ≠ 375” is easier than
  /// “24 + 0.5 × 326 ≠ 0.5 × 375”.
  private static func scaleOfSum(_ terms: [ConflictTerm]) -> Double {
    guard let least = terms.map(\.factor.magnitude).min(), least > 0, least < 1 else { return 1 }
    let scale = 1 / least
    return terms.allSatisfy { ($0.factor * scale).rounded() == $0.factor * scale } ? scale : 1
  }

  /// Longer sums say less than the notes.
  private static let longestSum = 12

  /// Whether the member states the size of what everything has to fit into.
  func isExtent(_ term: ConflictTerm) -> Bool {
    if case .rootFrame = term.source { return term.points != 0 }
    return false
  }

  private static func sum(_ terms: [ConflictTerm], _ scale: Double) -> String {
    if terms.isEmpty { return "0" }
    var text = ""
    for (place, term) in terms.enumerated() {
      if place > 0 { text += " + " }
      let factor = term.factor.magnitude * scale
      let points = pointText(term.points.magnitude)
      text += factor == 1 ? points : "\(pointText(factor)) × \(points)"
    }
    return text
  }
}
