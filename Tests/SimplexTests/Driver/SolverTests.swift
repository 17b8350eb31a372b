// Tests single properties of the solver: levels, edits and re-solving, constructed optima, limits, invalid
// input.

import SceneTestSupport
import Simplex
import Testing

@Test func oneRowOutweighsTenThousandOfALowerLevel() {
  var program = LinearProgram()
  let x = program.addVariable()
  program.addRow([LinearTerm(x, 1)], .equal, 100, priority: .optional(750))
  for _ in 0..<10_000 { program.addRow([LinearTerm(x, 1)], .equal, 0, priority: .optional(250)) }
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.values[0] == 100)
  #expect(solution.levelObjectives.map(\.objective) == [0, 1_000_000])
}

/// Programs whose optimum is known by construction: a point, rows that are tight there, and an objective that
/// is a combination of these rows with multipliers of the right sign.
@Test func constructedOptimaAreFound() {
  for seed in 0..<300 {
    var random = SeededGenerator(program: seed)
    let n = Int.random(in: 2...12, using: &random)
    let point = (0..<n).map { _ in Double(Int.random(in: -9...9, using: &random)) }
    var program = LinearProgram()
    let variables = (0..<n).map { _ in program.addVariable() }
    var objective = [Double](repeating: 0, count: n)
    for row in 0..<(3 * n) {
      let coefficients = (0..<n).map { _ in Double(Int.random(in: -2...2, using: &random)) }
      var value = 0.0
      for variable in 0..<n {
        value += coefficients[variable] * point[variable]
        program.addTerm(variables[variable], coefficients[variable])
      }
      if row < n {
        // A tight row with a positive multiplier, which is part of the certificate.
        let multiplier = Double(Int.random(in: 1...3, using: &random))
        for variable in 0..<n { objective[variable] += multiplier * coefficients[variable] }
        program.endRow(.greaterThanOrEqual, value)
      } else {
        program.endRow(.greaterThanOrEqual, value - Double(Int.random(in: 0...4, using: &random)))
      }
    }
    var least = 0.0
    for variable in 0..<n {
      least += objective[variable] * point[variable]
      program.addTerm(variables[variable], objective[variable])
    }
    program.endRow(.lessThanOrEqual, least - 50, priority: .optional(1))
    var solver = Solver(program)
    let solution = solver.solve()
    #expect(solution.status == .optimal, "seed \(seed)")
    #expect(close(solution.levelObjectives[0].objective, 50), "seed \(seed): \(solution.levelObjectives)")
  }
}

@Test func resolvingMatchesANewSolver() {
  for seed in 0..<400 {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    var program = draft.program()
    var solver = Solver(program)
    _ = solver.solve()
    for step in 0..<6 {
      let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        program.removeRow(row)
        solver.removeRow(row)
      case 1:
        let terms = [LinearTerm(Variable(index: 0), 1), LinearTerm(Variable(index: 1), -1)]
        let constant = Double(Int.random(in: -4...4, using: &random))
        program.addRow(terms, .equal, constant, priority: .optional(600))
        solver.addRow(terms, .equal, constant, priority: .optional(600))
      default:
        let constant = Double(Int.random(in: -6...9, using: &random))
        program.setConstant(row, constant)
        solver.setConstant(row, constant)
      }
      let solution = solver.solve()
      let difference = Answer(&solver, solution).difference(from: Answer(program))
      #expect(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
    }
  }
}

@Test func restartingGivesTheSameBitsAsANewSolver() {
  for seed in 0..<300 {
    var random = SeededGenerator(program: seed)
    var program = Draft.random(&random).program()
    var solver = Solver(program)
    _ = solver.solve()
    for step in 0..<6 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
        let constant = Double(Int.random(in: -6...9, using: &random)) / 7
        program.setConstant(row, constant)
        solver.setConstant(row, constant)
      }
      // A warm solve in between must not affect the result.
      if Bool.random(using: &random) { _ = solver.solve() }
      solver.restart()
      var new = Solver(program)
      let (again, expected) = (solver.solve(), new.solve())
      #expect(
        again.values == expected.values && again.status == expected.status
          && again.deviations == expected.deviations && again.isActive == expected.isActive,
        "seed \(seed), step \(step)")
    }
  }
}

/// The solver searches for recurring conflicts in the part of the program that had them, unless there are new
/// ones.
@Test func restartingFindsTheConflictsOfANewSolver() {
  var conflicts = 0
  for seed in 0..<300 {
    var random = SeededGenerator(program: seed)
    // Combines three programs, so that not all components have conflicts.
    var draft = Draft(bounds: [], rows: [])
    for _ in 0..<3 { draft.append(Draft.random(&random)) }
    var program = draft.program()
    var solver = Solver(program)
    _ = solver.solve()
    for step in 0..<8 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
        let constant = Double(Int.random(in: -6...9, using: &random))
        program.setConstant(row, constant)
        solver.setConstant(row, constant)
      }
      solver.restart()
      var new = Solver(program)
      let (again, expected) = (solver.solve(), new.solve())
      conflicts += expected.conflicts.count
      #expect(
        again.values == expected.values && again.status == expected.status
          && again.conflicts.map(\.rows) == expected.conflicts.map(\.rows)
          && again.conflicts.map(\.bounds) == expected.conflicts.map(\.bounds)
          && again.conflicts.map(\.multipliers) == expected.conflicts.map(\.multipliers)
          && again.conflicts.map(\.broken) == expected.conflicts.map(\.broken)
          && again.conflicts.map(\.excess) == expected.conflicts.map(\.excess),
        "seed \(seed), step \(step)")
    }
  }
  #expect(conflicts > 1000)
}

extension Draft {
  /// Adds another program without common variables.
  fileprivate mutating func append(_ other: Draft) {
    let first = bounds.count
    bounds += other.bounds
    for var row in other.rows {
      for i in row.terms.indices { row.terms[i].variable += first }
      rows.append(row)
    }
  }
}

@Test func manyEditsDoNotDrift() {
  var program = LinearProgram()
  let x = (0..<50).map { _ in program.addVariable(lower: 0) }
  let first = program.addRow([LinearTerm(x[0], 1)], .equal, 0.1)
  for index in 1..<50 {
    program.addRow([LinearTerm(x[index], 3), LinearTerm(x[index - 1], -3)], .equal, 0.7, deviationScale: 3)
  }
  var solver = Solver(program)
  _ = solver.solve()
  for edit in 0..<1000 {
    solver.setConstant(first, Double(edit % 97) * 0.1)
    _ = solver.solve()
  }
  solver.setConstant(first, 0.1)
  let again = solver.solve()
  var fresh = Solver(program)
  let expected = fresh.solve()
  for (a, b) in zip(again.values, expected.values) { #expect((a - b).magnitude < 1e-10) }
}

@Test func theIterationLimitIsReported() {
  var program = LinearProgram()
  let x = (0..<30).map { _ in program.addVariable(lower: 0, upper: 10) }
  for index in 1..<30 {
    program.addRow([LinearTerm(x[index], 1), LinearTerm(x[index - 1], 2)], .lessThanOrEqual, 15)
    program.addRow([LinearTerm(x[index], 1)], .equal, Double(index), priority: .optional(1))
  }
  var options = Solver.Options()
  options.iterationLimit = 2
  var solver = Solver(program, options: options)
  #expect(solver.solve().status == .iterationLimit)
  options.iterationLimit = nil
  options.operationLimit = 50
  solver = Solver(program, options: options)
  #expect(solver.solve().status == .iterationLimit)
}

@Test func theEmptyProgramIsSolved() {
  var solver = Solver(LinearProgram())
  let solution = solver.solve()
  #expect(solution.status == .optimal)
  #expect(solver.ranges(ofVariables: []).isEmpty)
  #expect(solver.ties().isEmpty)
}

@Test func invalidNumbersAreRejected() {
  var program = LinearProgram()
  let x = program.addVariable(lower: .nan, upper: -.infinity)
  let stranger = Variable(index: 7)
  let bad = [
    program.addRow([LinearTerm(x, .nan)], .equal, 1),
    program.addRow([LinearTerm(x, 1)], .equal, .infinity),
    program.addRow([LinearTerm(x, 1e200)], .equal, 1),
    program.addRow([LinearTerm(stranger, 1)], .equal, 1),
    program.addRow([LinearTerm(Variable(index: -1), 1)], .equal, 1),
    program.addRow([LinearTerm(x, 1)], .equal, 1, deviationScale: -1),
    program.addRow([LinearTerm(x, 1)], .equal, 1, priority: .optional(.nan)),
  ]
  let good = program.addRow([LinearTerm(x, 1)], .equal, 3)
  for row in bad { #expect(program.isRejected(row)) }
  #expect(program.rejectedRows == bad)
  #expect(!program.isRejected(good))
  program.setConstant(RowID(index: 99), 1)
  program.setConstant(good, .nan)
  program.removeRow(RowID(index: -5))
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.status == .optimal)
  #expect(solution.values == [3])
  let outside = solver.ranges(of: [[LinearTerm(stranger, 1)], [LinearTerm(x, .nan)], []])
  #expect(outside.map(\.isUnique) == [false, false, true])
}

@Test func tinyAndHugeNumbersDoNotTrap() {
  for (a, b): (Double, Double) in [(.leastNonzeroMagnitude, 1e12), (1e-300, 1), (1e12, 1e-12), (1e-12, 1e12)]
  {
    var program = LinearProgram()
    let x = program.addVariable()
    let y = program.addVariable()
    program.addRow([LinearTerm(x, a), LinearTerm(y, b)], .equal, 1)
    program.addRow([LinearTerm(x, b), LinearTerm(y, a)], .equal, 1)
    program.addRow([LinearTerm(x, a)], .greaterThanOrEqual, b, priority: .optional(1))
    var solver = Solver(program)
    let solution = solver.solve()
    _ = solver.ranges(ofVariables: [x, y])
    #expect(solution.values.count == 2)
  }
}

@Test func deviationsAreInPoints() {
  var program = LinearProgram()
  let x = program.addVariable()
  program.addRow([LinearTerm(x, 1)], .equal, 10)
  let third = program.addRow([LinearTerm(x, 3)], .equal, 60, priority: .optional(5), deviationScale: 3)
  let below = program.addRow([LinearTerm(x, 1)], .lessThanOrEqual, 40, priority: .optional(5))
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.deviations[Int(third.index)] == 10)
  #expect(solution.deviations[Int(below.index)] == 0)
  #expect(solution.isActive == [true, false, false])
}

@Test func contradictionsCanBeLeftUnexplained() {
  var program = LinearProgram()
  let x = program.addVariable()
  program.addRow([LinearTerm(x, 1)], .equal, 1)
  program.addRow([LinearTerm(x, 1)], .equal, 2)
  program.addRow([LinearTerm(x, 1)], .equal, 2)
  var options = Solver.Options()
  options.findsConflicts = false
  options.presolve = false
  var solver = Solver(program, options: options)
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  #expect(solution.conflicts.isEmpty)
  #expect(solution.values == [2])
}

@Test func aRepairedContradictionIsOptimalAgain() {
  var program = LinearProgram()
  let x = program.addVariable()
  let y = program.addVariable()
  program.addRow([LinearTerm(x, 1)], .equal, 1)
  let difference = program.addRow([LinearTerm(y, 1), LinearTerm(x, -1)], .equal, 5)
  let last = program.addRow([LinearTerm(y, 1)], .equal, 7)
  var solver = Solver(program)
  let broken = solver.solve()
  #expect(broken.status == .infeasible)
  #expect(broken.conflicts.map(\.broken) == [last])
  #expect(broken.values == [1, 6])
  solver.setConstant(difference, 6)
  let repaired = solver.solve()
  #expect(repaired.status == .optimal)
  #expect(repaired.values == [1, 7])
  solver.setConstant(last, 9)
  #expect(solver.solve().status == .infeasible)
  solver.removeRow(last)
  #expect(solver.solve().status == .optimal)
}
