// A solver that only asks whether there is a conflict.

import SceneTestSupport
import Simplex
import Testing

@Test func aSolveThatEndsAtAConflictKnowsWhetherThereIsOne() {
  var counts = (feasible: 0, infeasible: 0)
  var options = Solver.Options()
  options.endsAtConflict = true
  for seed in 0..<600 {
    var random = SeededGenerator(program: seed)
    var program = Draft.random(&random).program()
    for _ in 0..<3 {
      let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
      program.setConstant(row, Double(Int.random(in: -6...9, using: &random)))
    }
    var (whole, ending) = (Solver(program), Solver(program, options: options))
    let (expected, found) = (whole.solve(), ending.solve())
    #expect(found.status == expected.status, "seed \(seed)")
    if expected.status == .infeasible {
      counts.infeasible += 1
      #expect(found.conflicts.count == 1 && !found.hasAllConflicts, "seed \(seed)")
      #expect(found.conflicts[0].rows == expected.conflicts[0].rows, "seed \(seed)")
    } else {
      counts.feasible += 1
      #expect(found.values == expected.values && found.conflicts.isEmpty, "seed \(seed)")
    }
  }
  #expect(counts.feasible > 50 && counts.infeasible > 20, "\(counts)")
}
