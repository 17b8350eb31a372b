// Groups conflicts with a common cause into one diagnostic. A width that two views share may contradict the edges of
// both, in two irreducible sets. Two diagnostics would hide that deleting the width resolves both conflicts, which is
// proved by solving without it. If the solver did not find all conflicts, nothing can be proved. Then conflicts with
// common members form a group.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// A conflict, and others with a common constraint whose removal resolves all of them.
struct ConflictGroup {
  /// The conflict with the fewest members.
  var first: ConflictExplanation
  var others: [Conflict] = []
  /// The constraint that all of them contain.
  var common: ConstraintIndex?

  /// The note about the other conflicts; nil if there are none.
  func note(_ wording: ConstraintWording) -> String? {
    if others.isEmpty { return nil }
    guard let common else {
      return "it shares members with \(others.count) more conflict\(others.count == 1 ? "" : "s")"
    }
    let formula = "“\(wording.formula(common))”"
    return others.count == 1
      ? "\(formula) also conflicts with another set of constraints; removing it resolves both"
      : "\(formula) also conflicts with \(others.count) other sets of constraints; removing it resolves all of them"
  }
}

/// Groups the conflicts that one constraint causes, each group at the position of its first conflict.
func groupedByCause(_ explanations: [ConflictExplanation], solves: Int) -> [ConflictGroup] {
  var budget = solves
  var groups: [ConflictGroup] = []
  let families = families(of: explanations) { $0.authored.map(\.row) }
  for family in families {
    let members = family.map { explanations[$0] }
    if members.count > 1, let group = commonCause(of: members, budget: &budget) {
      groups.append(group)
    } else {
      groups += members.map { ConflictGroup(first: $0) }
    }
  }
  return groups
}

/// Groups the conflicts that share members, each group at the position of its first conflict. The size of
/// the root does not count, because conflicts with different causes share it.
func gathered(_ explanations: [ConflictExplanation]) -> [ConflictGroup] {
  let families = families(of: explanations) { explanation in
    explanation.terms.lazy.filter { if case .rootFrame = $0.source { false } else { true } }.map(\.row)
  }
  return families.compactMap { family in
    let members = family.map { explanations[$0] }
    guard let first = members.min(by: { $0.conflict.rows.count < $1.conflict.rows.count }) else { return nil }
    return ConflictGroup(
      first: first, others: members.map(\.conflict).filter { $0.rows != first.conflict.rows })
  }
}

/// Groups the indices of conflicts that share one of the given rows, directly or through other conflicts.
private func families(
  of explanations: [ConflictExplanation], sharing rows: (ConflictExplanation) -> [RowID]
) -> [[Int]] {
  var sets = DisjointSets(count: explanations.count)
  var owner: [RowID: Int32] = [:]
  for (index, explanation) in explanations.enumerated() {
    let number = Int32(truncatingIfNeeded: index)
    for row in rows(explanation) {
      if let other = owner[row] { sets.unite(number, other) } else { owner[row] = number }
    }
  }
  var families: [Int32: Int] = [:]
  var result: [[Int]] = []
  for index in explanations.indices {
    let leader = sets.leader(of: Int32(truncatingIfNeeded: index))
    if let family = families[leader] {
      result[family].append(index)
    } else {
      families[leader] = result.count
      result.append([index])
    }
  }
  return result
}

private func commonCause(of members: [ConflictExplanation], budget: inout Int) -> ConflictGroup? {
  var common = members[0].authored
  for member in members.dropFirst() {
    let rows = Set(member.authored.map(\.row))
    common.removeAll { !rows.contains($0.row) }
  }
  let solved = members[0].solved
  let concerned = Set(members.flatMap { $0.authored.map(\.row) })
  let part = RequiredPart(of: solved.state.solver.program, around: members.flatMap(\.conflict.rows))
  let connected = solved.state.solution.conflicts.filter { part?.contains($0) ?? true }
  let count = connected.count - members.count
  var start = part.map { Solver($0.program, options: solved.state.solver.options) } ?? solved.state.solver
  start.options.endsAtConflict = count <= 0
  // The last one first, because the constraint added last is most often the mistake.
  for candidate in common.reversed().prefix(AnalysisLimits.triedCauses) {
    guard budget > 0 else { return nil }
    budget -= 1
    var solver = start
    solver.removeRow(part?.row(candidate.row) ?? candidate.row)
    let solution = solver.solve()
    guard solution.status == .optimal || solution.status == .infeasible,
      solution.conflicts.count <= count,
      // Conflicts elsewhere may now be proved by other members, but none may be proved by these.
      solution.conflicts.allSatisfy({ concerned.isDisjoint(with: part?.whole($0.rows) ?? $0.rows) })
    else { continue }
    guard let first = members.min(by: { $0.conflict.rows.count < $1.conflict.rows.count }) else { return nil }
    return ConflictGroup(
      first: first, others: members.map(\.conflict).filter { $0.rows != first.conflict.rows },
      common: candidate.index)
  }
  return nil
}
