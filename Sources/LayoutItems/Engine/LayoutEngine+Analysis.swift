// Queries about a layout: ambiguity, the constraints that determine an item, conflicts.

import AutoLayout
import Simplex

/// Required constraints that contradict each other.
public struct LayoutConflict: CustomStringConvertible {
  /// The constraints. Without any one of them, the others are satisfiable.
  public let constraints: [LayoutConstraint]
  /// The constraint that was broken so that the others hold; nil if a frame or content size was broken
  /// instead.
  public let broken: LayoutConstraint?
  /// The size of the contradiction, in points.
  public let excess: Double

  init(_ conflict: Conflict, _ rows: EngineRows) {
    func constraint(_ row: RowID) -> LayoutConstraint? {
      if case .constraint(let constraint)? = rows.source(of: row) { constraint } else { nil }
    }
    constraints = conflict.rows.compactMap(constraint)
    broken = conflict.broken.flatMap(constraint)
    excess = conflict.excess
  }

  /// The constraints, one per line.
  public var description: String {
    constraints.map { ($0 === broken ? "broken: " : "        ") + $0.description }.joined(separator: "\n")
  }
}

extension View {
  /// The conflicts in the last layout of the view's whole tree.
  public var layoutConflicts: [LayoutConflict] { root.layoutEngine?.conflicts ?? [] }
}

extension View {
  /// The rows of the view's whole tree as text, for benchmarks of other solvers.
  package var linearProgram: String {
    var text = ""
    root.layoutEngine?.rows.program.write(into: &text)
    return text
  }
}

extension LayoutEngine {
  /// The position and length of an item along an axis.
  private func expressions(of item: LayoutItem, _ axis: LayoutAxis) -> [[LinearTerm]] {
    guard rows.isConstrained(item, axis) else { return [] }
    if let guide = item as? LayoutGuide, !guide.kind.hasVariables { return [] }
    guard let variables = rows.variables(of: item) else { return [] }
    return axis == .horizontal
      ? [[LinearTerm(variables.minX, 1)], [LinearTerm(variables.width, 1)]]
      : [[LinearTerm(variables.minY, 1)], [LinearTerm(variables.height, 1)]]
  }

  func isAmbiguous(_ item: LayoutItem, _ axis: LayoutAxis) -> Bool {
    let expressions = expressions(of: item, axis)
    if expressions.isEmpty { return false }
    return withSolver { solver in solver.ranges(of: expressions).contains { !$0.isUnique } } ?? false
  }

  func constraintsAffecting(_ item: LayoutItem, _ axis: LayoutAxis) -> [LayoutConstraint] {
    let expressions = expressions(of: item, axis)
    let shares =
      withSolver { solver in expressions.compactMap { solver.combination(of: $0) }.flatMap(\.rows) } ?? []
    var affecting: [LayoutConstraint] = []
    for row in Set(shares.map(\.row)).sorted() {
      if case .constraint(let constraint)? = rows.source(of: row) { affecting.append(constraint) }
    }
    return affecting
  }
}

extension EngineRows {
  /// The values with broken rows satisfied as far as possible, like in Auto Layout; nil if nothing was
  /// broken.
  func valuesNearBroken(_ solution: Solution, _ solver: Solver) -> [Double]? {
    let broken = solution.conflicts.compactMap(\.broken)
    guard solution.status == .infeasible, !broken.isEmpty else { return nil }
    var relaxed = Solver(solver.program)
    for row in broken {
      let program = relaxed.program
      relaxed.removeRow(row)
      relaxed.addRow(
        program.terms(of: row), program.relation(of: row) ?? .equal, program.constant(of: row),
        priority: .optional(999.999))
    }
    let near = relaxed.solve()
    return near.status == .optimal ? near.values : nil
  }
}
