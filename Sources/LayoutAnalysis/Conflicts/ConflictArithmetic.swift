// The sum of a conflict on one line, which shows why its members contradict each other.

extension ConflictExplanation {
  /// “they need 332 points (16 + 300 + 16), but View is 320 points wide”: the sum of the members' constants
  /// on one side, compared with the others. The part that a container determines comes last. Without such a
  /// part: “120 ≠ 100 (20 points apart)”.
  func arithmetic() -> String? {
    var larger: [ConflictTerm] = []
    var smaller: [ConflictTerm] = []
    for term in terms where term.contribution.magnitude > AnalysisTolerances.ambiguity {
      if term.contribution > 0 { larger.append(term) } else { smaller.append(term) }
    }
    if larger.count + smaller.count > AnalysisLimits.termsOfSum { return nil }
    let areEqualities =
      terms.allSatisfy { solved.state.solver.program.relation(of: $0.row) == .equal }
      && conflict.bounds.isEmpty
    let containsExtent = { (terms: [ConflictTerm]) in terms.contains(where: isExtent) }
    let scale = Self.scaleOfSum(larger + smaller)
    let (more, less) = (Self.sum(larger, scale), Self.sum(smaller, scale))
    if containsExtent(smaller), !containsExtent(larger) {
      return "they need \(Self.total(larger, scale)), but \(available(smaller, scale))"
    }
    if containsExtent(larger), !containsExtent(smaller) {
      let verb = areEqualities ? "add up to" : "allow at most"
      return "they \(verb) \(Self.total(smaller, scale)), but \(available(larger, scale))"
    }
    return "\(more) \(areEqualities ? "≠" : ">") \(less) (\(pointsText(conflict.excess * scale)) apart)"
  }

  /// “View is 320 points wide”, or the available length if not only the container's size is involved.
  private func available(_ terms: [ConflictTerm], _ scale: Double) -> String {
    guard terms.count == 1, let term = terms.first, term.factor.magnitude * scale == 1,
      case .rootFrame(let view) = term.source
    else { return "there are \(Self.total(terms, scale))" }
    return
      "\(wording.name(view)) is \(pointsText(term.points.magnitude)) \(axis == .horizontal ? "wide" : "tall")"
  }

  /// “332 points (16 + 300 + 16)”.
  private static func total(_ terms: [ConflictTerm], _ scale: Double) -> String {
    let total = terms.reduce(0) { $0 + $1.factor.magnitude * scale * $1.points.magnitude }
    let isPlain = terms.count < 2 && terms.allSatisfy { $0.factor.magnitude * scale == 1 }
    return isPlain ? pointsText(total) : "\(pointsText(total)) (\(sum(terms, scale)))"
  }

  /// The factor that turns halves, which come from centers, into whole numbers: “2 × 24 + 326 ≠ 375” is more
  /// readable than “24 + 0.5 × 326 ≠ 0.5 × 375”. A whole number that divides all factors is taken out.
  private static func scaleOfSum(_ terms: [ConflictTerm]) -> Double {
    guard let least = terms.map(\.factor.magnitude).min(), least > 0, least.isFinite else { return 1 }
    let scale = 1 / least
    return terms.allSatisfy { ($0.factor * scale).rounded() == $0.factor * scale } ? scale : 1
  }

  /// Whether the member specifies the size that everything must fit into.
  func isExtent(_ term: ConflictTerm) -> Bool {
    if case .rootFrame = term.source { return term.points != 0 }
    return false
  }

  private static func sum(_ terms: [ConflictTerm], _ scale: Double) -> String {
    if terms.isEmpty { return "0" }
    var text = ""
    for (index, term) in terms.enumerated() {
      if index > 0 { text += " + " }
      let factor = term.factor.magnitude * scale
      let points = pointText(term.points.magnitude)
      text += factor == 1 ? points : "\(pointText(factor)) × \(points)"
    }
    return text
  }
}
