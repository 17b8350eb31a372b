// Tests the solver in twice the precision against the one in doubles, on programs where both are right, and
// its arithmetic. Fixtures/lp has programs where only it is.

import SceneTestSupport
import Testing

@testable import Simplex

/// Objectives and ranges are unique, the point is not.
@Test func twiceThePrecisionGivesTheSameObjectivesAndRanges() throws {
  var compared = 0
  for seed in 0..<300 {
    var random = SeededGenerator(program: seed)
    let program = Draft.random(&random).program()
    let variables = (0..<program.variableCount).map { Variable(index: Int32($0)) }
    var solver = Solver(program)
    let solution = solver.solve()
    guard solution.status == .optimal else { continue }
    var precise = Solver(program)
    _ = precise.solve()
    let answer = precise.solvePrecisely()
    let other = try #require(answer, "seed \(seed)")
    #expect(other.status == .optimal && other.conflicts.isEmpty, "seed \(seed)")
    for (level, expected) in zip(other.levelObjectives, solution.levelObjectives) {
      let difference = (level.objective - expected.objective).magnitude
      #expect(difference < 1e-6, "seed \(seed), level \(level.priority)")
    }
    let ranges = precise.ranges(ofVariables: variables)
    for (range, expected) in zip(ranges, solver.ranges(ofVariables: variables)) {
      #expect(range.isUnique == expected.isUnique, "seed \(seed)")
      #expect((range.minimum - expected.minimum).magnitude < 1e-5 || range.minimum == expected.minimum)
      #expect((range.maximum - expected.maximum).magnitude < 1e-5 || range.maximum == expected.maximum)
    }
    compared += 1
  }
  #expect(compared > 100)
}

/// After a solve in twice the precision, edits and restarts give what a new solver gives.
@Test func solvingAgainAfterTwiceThePrecision() {
  var program = LinearProgram()
  let (x, y) = (program.addVariable(), program.addVariable(lower: 0))
  program.addRow([LinearTerm(x, 1), LinearTerm(y, 1e-5)], .equal, 4)
  let wish = program.addRow([LinearTerm(x, 1)], .equal, 3, priority: .optional(500))
  program.addRow([LinearTerm(y, 1)], .lessThanOrEqual, 10, priority: .optional(250))
  var solver = Solver(program)
  _ = solver.solve()
  for constant in [2.0, 4, 5, 3.5] {
    solver.setConstant(wish, constant)
    program.setConstant(wish, constant)
    if constant > 3 { solver.restart() }
    var new = Solver(program)
    let (again, expected) = (solver.solve(), new.solve())
    #expect(again.status == .optimal && expected.status == .optimal)
    #expect(again.values == expected.values)
  }
}

@Test func arithmeticWithTwiceThePrecision() {
  let third = DoubleDouble(1) / DoubleDouble(3)
  let rest = third * DoubleDouble(3) + DoubleDouble(-1)
  #expect(rest.magnitude < 1e-31)
  let sum = DoubleDouble(1e16) + DoubleDouble(1) + DoubleDouble(-1e16)
  #expect(sum.high == 1 && sum.low == 0)
  #expect(DoubleDouble.cancelling(DoubleDouble(1) + DoubleDouble(1e-30), DoubleDouble(-1)).isZero)
  #expect(!DoubleDouble.cancelling(DoubleDouble(1) + DoubleDouble(1e-20), DoubleDouble(-1)).isZero)
}
