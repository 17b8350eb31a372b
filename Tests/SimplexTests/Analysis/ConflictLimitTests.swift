// Contradictions that can be stated in many ways: the search ends, says so, and the values violate what is left least.

import Simplex
import Testing

/// Boxes side by side, 8 apart, each at least 50 wide, in 393: any one of the widths can be blamed, and then another.
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

@Test func manyWaysToContradictAreNotAllTold() {
  for boxes in [100, 400] {
    let program = overfullRow(boxes)
    var solver = Solver(program)
    let solution = solver.solve()
    #expect(solution.status == .infeasible)
    #expect(!solution.hasAllConflicts)
    #expect(solution.conflicts.count == 32)
    let broken = Set(solution.conflicts.compactMap(\.broken))
    #expect(broken.count == 32)
    // What is left lacks the gaps and the remaining widths, less what there is.
    let lack = Double(8 * (boxes + 1) + 50 * (boxes - 32) - 393)
    var sum = 0.0
    for row in 0..<program.rowCount where !broken.contains(RowID(index: Int32(row))) {
      sum += solution.deviations[row]
    }
    #expect(sum <= lack + 1e-6, "\(boxes) boxes: \(sum)")
    #expect(solution.statistics.pivots < 20 * boxes)
  }
}

@Test func allConflictsOfASmallProgramAreFound() {
  var solver = Solver(overfullRow(8))
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  #expect(solution.hasAllConflicts)
  #expect(solution.conflicts.count == 2)
}

/// Each pair of values contradicts each other; presolve is not to begin anew for all of them.
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

/// Parts that share no variable are searched each for itself.
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

/// The last of many differences, each at least 8 and nothing else, depends on all: every one is a component of its own.
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
