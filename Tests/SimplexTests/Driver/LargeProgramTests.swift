// Tests programs with hundreds of views: conflicts with hundreds of members, columns of views, edits that
// move everything, ties.

import Simplex
import Testing

/// Adjacent views with gaps of 8, all as wide as the first one. `width` is required.
private struct Row {
  var program = LinearProgram()
  var x: [Variable] = []
  var w: [Variable] = []
  var rootWidth: RowID

  init(views: Int, width: Double, priority: RowPriority = .required) {
    let root = program.addVariable()
    rootWidth = program.addRow([LinearTerm(root, 1)], .equal, width, priority: priority)
    for view in 0..<views {
      x.append(program.addVariable())
      w.append(program.addVariable(lower: 0))
      if view == 0 {
        program.addRow([LinearTerm(x[0], 1)], .equal, 8)
      } else {
        program.addRow(
          [LinearTerm(x[view], 1), LinearTerm(x[view - 1], -1), LinearTerm(w[view - 1], -1)], .equal, 8)
        program.addRow([LinearTerm(w[view], 1), LinearTerm(w[0], -1)], .equal, 0)
      }
      let ideal = Double(60 + view * 7 % 41)
      program.addRow([LinearTerm(w[view], 1)], .lessThanOrEqual, ideal, priority: .optional(250))
      program.addRow([LinearTerm(w[view], 1)], .greaterThanOrEqual, ideal, priority: .optional(750))
    }
    program.addRow(
      [LinearTerm(root, 1), LinearTerm(x[views - 1], -1), LinearTerm(w[views - 1], -1)], .equal, 8)
  }
}

@Test(arguments: [50, 400])
func aContradictionAmongHundredsOfRowsIsIrreducible(_ views: Int) throws {
  let row = Row(views: views, width: 375)
  var solver = Solver(row.program)
  let solution = solver.solve()
  #expect(solution.status == .infeasible)
  let conflict = try #require(solution.conflicts.first)
  #expect(solution.conflicts.count == 1)
  // All gaps and equal widths, the root's width, and one width that cannot be negative.
  #expect(conflict.rows.count == 2 * views + 1)
  #expect(conflict.bounds.count == 1)
  // Widths are at least zero, so that the gaps alone exceed the root's width.
  #expect(close(conflict.excess, Double(8 * (views + 1) - 375)))
  for omitted in stride(from: 0, to: conflict.rows.count, by: max(1, views / 5)) {
    var rest = LinearProgram()
    for variable in 0..<row.program.variableCount {
      let isBounded = conflict.bounds.contains { Int($0.variable.index) == variable }
      _ = rest.addVariable(lower: isBounded ? 0 : -.infinity)
    }
    for (index, member) in conflict.rows.enumerated() where index != omitted {
      rest.addRow(row.program.terms(of: member), .equal, row.program.constant(of: member))
    }
    var other = Solver(rest)
    #expect(other.solve().status == .optimal, "without member \(omitted)")
  }
}

@Test func aResizedWindowIsSolvedAgain() {
  var row = Row(views: 120, width: 24_000, priority: .optional(999))
  var solver = Solver(row.program)
  _ = solver.solve()
  for width in [24_010.0, 12_000, 8_000, 9_000, 700, 30_000, 24_000] {
    solver.setConstant(row.rootWidth, width)
    row.program.setConstant(row.rootWidth, width)
    let solution = solver.solve()
    let difference = Answer(&solver, solution).difference(from: Answer(row.program))
    #expect(difference == nil, "width \(width): \(difference ?? "")")
  }
}

/// Cards below each other, at least and preferably 8 apart. Each gap is a separate component.
@Test func aColumnHasSeparateComponents() {
  var program = LinearProgram()
  var previous: (y: Variable, h: Variable)?
  for card in 0..<200 {
    let (y, h) = (program.addVariable(), program.addVariable(lower: 0))
    var above = [LinearTerm(y, 1)]
    if let previous { above += [LinearTerm(previous.y, -1), LinearTerm(previous.h, -1)] }
    program.addRow(above, .greaterThanOrEqual, 8)
    program.addRow(above, .equal, card == 7 ? 20 : 8, priority: .optional(500))
    program.addRow([LinearTerm(h, 1)], .equal, 50, priority: .optional(250))
    previous = (y, h)
  }
  var solver = Solver(program)
  let solution = solver.solve()
  #expect(solution.status == .optimal)
  #expect(solution.levelObjectives.allSatisfy { $0.objective == 0 })
  #expect(solution.statistics.components == 400)
  #expect(solution.values[2 * 199] == Double(199 * 58 + 8 + 12))
  let isDetermined = solver.isFullyDetermined()
  #expect(isDetermined)
}

/// `isComplete` would be false beyond the limit of the search, which takes too long for a test.
@Test func aSearchForTiesIsComplete() {
  var program = LinearProgram()
  let widths = (0..<40).map { _ in program.addVariable(lower: 0) }
  program.addRow(widths.map { LinearTerm($0, 1) }, .equal, 4000)
  for width in widths {
    program.addRow([LinearTerm(width, 1)], .lessThanOrEqual, 50, priority: .optional(250))
  }
  var solver = Solver(program)
  _ = solver.solve()
  let search = solver.searchTies()
  #expect(search.isComplete)
  #expect(Set(search.ties).count == 40 * 39 / 2)
}

/// Five widths with equal hugging, and required rows between them.
@Test(arguments: [
  // Two sums that are connected only by an inequality that is never tight: no trade between them.
  (["x0 x1 = 400", "x2 x3 = 400", "x0 x2 x4 <= 9000"], ["0 1", "2 3"]),
  // Two are equal: the third gains what both lose together.
  (["x0 x1 x2 = 900", "x1 -x2 = 0", "x3 x4 = 0"], ["0 1", "0 2"]),
  // All three are in one sum.
  (["x0 x1 x2 = 900", "x3 x4 = 0"], ["0 1", "0 2", "1 2"]),
  // Equal widths gain and lose together.
  (["x0 -x1 = 0", "x0 x2 <= 900", "x3 x4 = 0"], []),
])
func tiedRowsAreListedInPairs(rows: [String], expected: [String]) {
  var program = LinearProgram()
  let widths = (0..<5).map { _ in program.addVariable(lower: 0) }
  let hugging = widths.map {
    program.addRow([LinearTerm($0, 1)], .lessThanOrEqual, 50, priority: .optional(250))
  }
  for row in rows {
    let words = row.split(separator: " ")
    let terms = words.dropLast(2).map { word in
      LinearTerm(widths[Int(word.suffix(1)) ?? 0], word.hasPrefix("-") ? -1 : 1)
    }
    program.addRow(
      terms, words[words.count - 2] == "=" ? .equal : .lessThanOrEqual, Double(words.last ?? "") ?? 0)
  }
  for presolve in [true, false] {
    var options = Solver.Options()
    options.presolve = presolve
    var solver = Solver(program, options: options)
    _ = solver.solve()
    let search = solver.searchTies()
    #expect(search.isComplete)
    let found = search.ties.map { tie in
      "\(hugging.firstIndex(of: tie.first) ?? -1) \(hugging.firstIndex(of: tie.second) ?? -1)"
    }
    #expect(found == expected, "presolve \(presolve)")
  }
}

@Test func rowsBelowAllPrecisionAreRejected() {
  var program = LinearProgram()
  let x = program.addVariable()
  let tiny = program.addRow([LinearTerm(x, 1e-306)], .equal, -7834)
  let scaled = program.addRow([LinearTerm(x, 1)], .equal, 5, deviationScale: 1e-300)
  let mixed = program.addRow([LinearTerm(x, 1)], .equal, 2)
  #expect([tiny, scaled, mixed].map { program.isRejected($0) } == [true, true, false])
  var solver = Solver(program)
  #expect(solver.solve().values == [2])
}

/// Every solve starts from the solution for a width of 375, so that none depends on the solves before it.
@Test func aSharedStartSavesMostSteps() throws {
  let row = OpenRow(views: 400)
  var standard = Solver(row.program)
  let isLarge = standard.hasLargeComponents()
  #expect(isLarge)
  let alone = standard.solve()
  #expect(alone.statistics.pivots > 100)
  let start = standard.nonbasicRows
  var shared = Solver(row.program)
  shared.sharedStart = start
  for width in [320, 414, 1024, 320, 375] {
    shared.restart()
    shared.setConstant(row.rootWidth, Double(width))
    let solution = shared.solve()
    var new = Solver(row.program)
    new.setConstant(row.rootWidth, Double(width))
    let cold = new.solve()
    new = Solver(row.program)
    new.sharedStart = start
    new.setConstant(row.rootWidth, Double(width))
    let again = new.solve()
    #expect(again.values == solution.values, "width \(width)")
    #expect(solution.status == .optimal)
    #expect(solution.statistics.pivots * 4 < alone.statistics.pivots)
    for (a, b) in zip(solution.levelObjectives, cold.levelObjectives) {
      #expect(close(a.objective, b.objective), "width \(width)")
    }
  }
}

/// Where required rows contradict each other, the search for the least violation also starts from a shared one.
@Test func aSharedStartOfAContradictionSavesMostSteps() throws {
  let row = OpenRow(views: 400, leastGap: 8)
  var standard = Solver(row.program)
  let alone = standard.solve()
  #expect(alone.status == .infeasible)
  var shared = Solver(row.program)
  shared.sharedStart = standard.nonbasicRows
  shared.setConstant(row.rootWidth, 414)
  let solution = shared.solve()
  #expect(solution.status == .infeasible)
  var new = Solver(row.program)
  new.setConstant(row.rootWidth, 414)
  let cold = new.solve()
  #expect(solution.conflicts.map(\.rows) == cold.conflicts.map(\.rows))
  #expect(solution.statistics.pivots * 2 < cold.statistics.pivots)
}

/// Views side by side between two edges, with gaps of at least `leastGap` and wishes for their widths.
private struct OpenRow {
  var program = LinearProgram()
  var rootWidth: RowID

  init(views: Int, leastGap: Double = 0) {
    let root = program.addVariable()
    rootWidth = program.addRow([LinearTerm(root, 1)], .equal, 375)
    var end: Variable?
    for view in 0..<views {
      let (x, w) = (program.addVariable(), program.addVariable(lower: 0))
      let next = program.addVariable()
      let gap = [LinearTerm(x, 1)] + (end.map { [LinearTerm($0, -1)] } ?? [])
      program.addRow(gap, .greaterThanOrEqual, leastGap)
      program.addRow([LinearTerm(next, 1), LinearTerm(x, -1), LinearTerm(w, -1)], .equal, 0)
      let ideal = Double(60 + view * 7 % 41)
      program.addRow([LinearTerm(w, 1)], .lessThanOrEqual, ideal, priority: .optional(250))
      program.addRow([LinearTerm(w, 1)], .greaterThanOrEqual, ideal, priority: .optional(750))
      end = next
    }
    if let end { program.addRow([LinearTerm(root, 1), LinearTerm(end, -1)], .greaterThanOrEqual, leastGap) }
  }
}
