// Tests programs with very many conflicts: the search is bounded and says so, and the values violate the
// remaining rows as little as possible.

import Simplex
import Testing

/// Adjacent boxes, 8 apart and each at least 50 wide, in a width of 393. Any of the widths can be blamed, and
/// then another.
private func overfullRow(_ boxes: Int) -> LinearProgram {
  var program = LinearProgram()
  let end = program.addVariable()
  program.addRow([LinearTerm(end, 1)], .equal, 393, rank: .max)
  var previous: [LinearTerm] = []
  for _ in 0..<boxes {
    let (x, width) = (program.addVariable(), program.addVariable(lower: 0))
    program.addRow([LinearTerm(x, 1)] + previous, .equal, 8, rank: 10)
    program.addRow([LinearTerm(width, 1)], .greaterThanOrEqual, 50, rank: 5)
    previous = [LinearTerm(x, -1), LinearTerm(width, -1)]
  }
  program.addRow([LinearTerm(end, 1)] + previous, .equal, 8, rank: 10)
  return program
}

@Test func theSearchForConflictsIsLimited() {
  for boxes in [100, 400] {
    let program = overfullRow(boxes)
    var solver = Solver(program)
    let solution = solver.solve()
    #expect(solution.status == .infeasible)
    #expect(!solution.hasAllConflicts)
    #expect(solution.conflicts.count == 32)
    let broken = Set(solution.conflicts.compactMap(\.broken))
    #expect(broken.count == 32)
    // The sum of the gaps and the remaining widths minus the available width.
    let lack = Double(8 * (boxes + 1) + 50 * (boxes - 32) - 393)
    var sum = 0.0
    for row in 0..<program.rowCount where !broken.contains(RowID(index: Int32(row))) {
      sum += solution.deviations[row]
    }
    #expect(sum <= lack + 1e-6, "\(boxes) boxes: \(sum)")
    #expect(solution.statistics.pivots < 20 * boxes)
  }
}

/// A search that ended at its limits is not repeated for other constants as long as its proofs hold.
@Test func conflictsOfALimitedSearchAreProvedForOtherConstants() {
  let program = overfullRow(200)
  let width = RowID(index: 0)
  var solver = Solver(program)
  let first = solver.solve()
  for constant in [320.0, 430, 1366, 375.5] {
    solver.setConstant(width, constant)
    solver.restart()
    let again = solver.solve()
    #expect(again.status == .infeasible && !again.hasAllConflicts)
    #expect(again.conflicts.map(\.rows) == first.conflicts.map(\.rows))
    #expect(again.statistics.pivots < first.statistics.pivots / 2)
    var other = program
    other.setConstant(width, constant)
    var new = Solver(other)
    let expected = new.solve()
    #expect(again.values == expected.values)
    #expect(again.conflicts.map(\.excess) == expected.conflicts.map(\.excess))
    #expect(again.conflicts.map(\.multipliers) == expected.conflicts.map(\.multipliers))
  }
  // There is room for all but two of the boxes, and then for all of them.
  for (constant, lack) in [(11_592.0, 16.0), (20_000, 0)] {
    solver.setConstant(width, constant)
    solver.restart()
    let again = solver.solve()
    #expect(again.hasAllConflicts && again.conflicts.map(\.excess) == (lack > 0 ? [lack] : []))
  }
}

@Test func allConflictsOfASmallProgramAreFound() {
  var solver = Solver(overfullRow(8))
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  #expect(solution.hasAllConflicts)
  #expect(solution.conflicts.count == 2)
}

/// Each pair of values is a conflict. Presolve must not start again for each.
@Test func thousandsOfValuesForOneVariable() {
  var program = LinearProgram()
  let x = program.addVariable(lower: 0)
  for value in 0..<6400 { program.addRow([LinearTerm(x, 1)], .equal, Double(10 + value)) }
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  #expect(!solution.hasAllConflicts)
  #expect(solution.conflicts.count == 32)
}

/// Components without common variables are searched separately.
@Test func theLimitHoldsForEachPart() {
  var program = LinearProgram()
  for _ in 0..<40 {
    let x = program.addVariable()
    for value in 0..<3 { program.addRow([LinearTerm(x, 1)], .equal, Double(value)) }
  }
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  #expect(solution.hasAllConflicts)
  #expect(solution.conflicts.count == 80)
}

/// The last of many differences, each at least 8, depends on all of them, and each is a separate component.
@Test func rangesOverManyComponents() {
  for presolve in [true, false] {
    var program = LinearProgram()
    var previous: Variable?
    let variables = (0..<200).map { _ in program.addVariable() }
    for (index, x) in variables.enumerated() {
      let before = previous.map { [LinearTerm($0, -1)] } ?? []
      program.addRow([LinearTerm(x, 1)] + before, .greaterThanOrEqual, 8)
      program.addRow([LinearTerm(x, 1)] + before, .lessThanOrEqual, index % 2 == 0 ? 8 : 10)
      previous = x
    }
    var options = Solver.Options()
    options.presolve = presolve
    var solver = Solver(program, options: options)
    _ = solver.solve()
    for (index, range) in solver.ranges(ofVariables: variables).enumerated() {
      #expect((range.minimum - Double(8 * (index + 1))).magnitude < 1e-6)
      #expect((range.maximum - Double(8 * (index + 1) + 2 * ((index + 1) / 2))).magnitude < 1e-6)
    }
  }
}
