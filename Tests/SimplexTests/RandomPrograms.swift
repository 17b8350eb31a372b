// Random programs for the property tests.

import SceneTestSupport
import Simplex

/// A program as data, so that tests can transform it before building it.
struct Draft {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: RowPriority
    var scale = 1.0
  }

  var bounds: [(lower: Double, upper: Double)]
  var rows: [Row]

  func program() -> LinearProgram {
    var program = LinearProgram()
    let variables = bounds.map { program.addVariable(lower: $0.lower, upper: $0.upper) }
    for row in rows {
      for term in row.terms { program.addTerm(variables[term.variable], term.coefficient) }
      program.endRow(row.relation, row.constant, priority: row.priority, deviationScale: row.scale)
    }
    return program
  }

  /// Sparse rows with small integers. Most required rows are satisfied at a hidden point.
  static func random(_ random: inout SeededGenerator) -> Draft {
    let n = Int.random(in: 2...10, using: &random)
    var point = (0..<n).map { _ in Double(Int.random(in: -3...8, using: &random)) }
    var draft = Draft(bounds: [], rows: [])
    for variable in 0..<n {
      if Bool.random(using: &random) {
        draft.bounds.append((-.infinity, .infinity))
      } else {
        let lower = point[variable] - Double(Int.random(in: 0...2, using: &random))
        draft.bounds.append((lower, Bool.random(using: &random) ? .infinity : lower + 6))
        point[variable] = max(lower, min(lower + 6, point[variable]))
      }
    }
    let isDegenerate = Int.random(in: 0..<3, using: &random) == 0
    let mayConflict = Int.random(in: 0..<3, using: &random) == 0
    let coefficients = [1, 1, 1, -1, -1, 2, -3, 0.5]
    let noise = [0, 0, 1, -2, 7, -11.5]
    let priorities = [1000.0, 750, 500, 251, 250]
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    for _ in 0..<Int.random(in: n...(4 * n), using: &random) {
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let variable = Int.random(in: 0..<n, using: &random)
        if terms.contains(where: { $0.variable == variable }) { continue }
        terms.append((variable, coefficients.randomElement(using: &random) ?? 1))
      }
      var constant = 0.0
      for term in terms { constant += term.coefficient * point[term.variable] }
      let relation = relations.randomElement(using: &random) ?? .equal
      if Int.random(in: 0..<3, using: &random) == 0 {
        let room = isDegenerate ? 0.0 : Double(Int.random(in: 0...3, using: &random))
        if relation == .lessThanOrEqual { constant += room }
        if relation == .greaterThanOrEqual { constant -= room }
        if mayConflict, Int.random(in: 0..<3, using: &random) == 0 { constant += 0.5 }
        draft.rows.append(Row(terms: terms, relation: relation, constant: constant, priority: .required))
      } else {
        constant += isDegenerate ? 0 : noise.randomElement(using: &random) ?? 0
        let priority = priorities.randomElement(using: &random) ?? 250
        draft.rows.append(
          Row(
            terms: terms, relation: relation, constant: constant, priority: .optional(priority),
            scale: Bool.random(using: &random) ? 1 : 3))
      }
    }
    return draft
  }
}

/// The results that must not depend on how a program is written.
struct Answer {
  var status: Solution.Status
  var levels: [LevelObjective]
  var ranges: [ValueRange]
  var conflicts: [Conflict]
  var values: [Double]

  init(_ program: LinearProgram, presolve: Bool = true) {
    var options = Solver.Options()
    options.presolve = presolve
    var solver = Solver(program, options: options)
    self.init(&solver, solver.solve())
  }

  init(_ solver: inout Solver, _ solution: Solution) {
    status = solution.status
    levels = solution.levelObjectives
    conflicts = solution.conflicts
    values = solution.values
    ranges = solver.ranges(ofVariables: (0..<solution.values.count).map { Variable(index: Int32($0)) })
  }

  /// The difference between two answers; nil if there is none. Which member of a conflict is broken depends
  /// on the order of rows, so that only the status is compared for infeasible programs.
  func difference(from other: Answer) -> String? {
    if status != other.status { return "status \(status) and \(other.status)" }
    if status == .infeasible { return nil }
    for (a, b) in zip(levels, other.levels) where !close(a.objective, b.objective) {
      return "level \(a.priority): \(a.objective) and \(b.objective)"
    }
    for (index, (a, b)) in zip(ranges, other.ranges).enumerated() {
      if a.isUnique != b.isUnique || !close(a.minimum, b.minimum) || !close(a.maximum, b.maximum) {
        return "range of x\(index): \(a) and \(b)"
      }
    }
    return nil
  }
}

func close(_ a: Double, _ b: Double) -> Bool {
  a == b || (a - b).magnitude <= 1e-6 * max(1, a.magnitude, b.magnitude)
}

extension SeededGenerator {
  /// Adjacent seeds give unrelated programs.
  init(program seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1) }
}
