// A solver that is reset to another program.

import SceneTestSupport
import Simplex
import Testing

/// A solver that is reset works in the memory of other programs, of which nothing may be left.
@Test func aResetSolverGivesTheSameBitsAsANewOne() {
  var solver = Solver(LinearProgram())
  for seed in 0..<600 {
    var random = SeededGenerator(program: seed)
    var program = Draft.random(&random).program()
    solver.reset(to: program)
    var new = Solver(program)
    for step in 0..<3 {
      let (again, expected) = (Answer(&solver, solver.solve()), Answer(&new, new.solve()))
      #expect(
        again.values == expected.values && again.status == expected.status
          && again.levels.map(\.objective) == expected.levels.map(\.objective)
          && again.ranges.map(\.minimum) == expected.ranges.map(\.minimum)
          && again.ranges.map(\.maximum) == expected.ranges.map(\.maximum)
          && again.conflicts.map(\.rows) == expected.conflicts.map(\.rows)
          && again.conflicts.map(\.broken) == expected.conflicts.map(\.broken),
        "seed \(seed), step \(step)")
      let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
      let constant = Double(Int.random(in: -6...9, using: &random)) / 7
      program.setConstant(row, constant)
      solver.setConstant(row, constant)
      new.setConstant(row, constant)
      if Bool.random(using: &random) {
        solver.restart()
        new.restart()
      }
    }
  }
}
