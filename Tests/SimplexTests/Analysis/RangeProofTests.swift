// Tests range proofs: after any changes of constants, an answer from an earlier proof is the one that a new
// solver finds.

import SceneTestSupport
import Simplex
import Testing

@Test func earlierProofsMatchNewSolvers() {
  // An unusual value that no range of these programs has by chance.
  let width = 0.123
  var wide = 0
  for seed in 0..<300 {
    var random = SeededGenerator(program: seed)
    var program = Draft.random(&random).program()
    var solver = Solver(program)
    _ = solver.solve()
    let variables = (0..<program.variableCount).map { Variable(index: Int32($0)) }
    let expressions =
      variables.map { [LinearTerm($0, 1)] }
      + zip(variables, variables.dropFirst()).map { [LinearTerm($0, 1), LinearTerm($1, -0.5)] }
    var proofs = [RangeProof](repeating: RangeProof(), count: expressions.count)
    for (index, expression) in expressions.enumerated() {
      _ = solver.range(of: expression, proof: &proofs[index])
    }
    for step in 0..<6 {
      let row = RowID(index: Int32.random(in: 0..<Int32(program.rowCount), using: &random))
      let constant = Double(Int.random(in: -6...9, using: &random)) / 7
      program.setConstant(row, constant)
      solver.setConstant(row, constant)
      solver.restart()
      var new = Solver(program)
      let status = new.solve().status
      guard solver.solve().status == status, status == .optimal || status == .infeasible else { continue }
      let ranges = new.ranges(of: expressions)
      for (index, expression) in expressions.enumerated() {
        let isWide = ranges[index].maximum - ranges[index].minimum > width
        if isWide { wide += 1 }
        let answer = solver.isRange(of: expression, widerThan: width, proof: &proofs[index])
        #expect(answer == isWide, "seed \(seed), step \(step), expression \(index)")
      }
    }
  }
  // Makes sure that something was tested.
  #expect(wide > 1000)
}
