// Solves one program and prints its outcome in lines that scripts can parse.

import Simplex

struct BenchOptions {
  var solver = Solver.Options()
  var printsValues = false
  var printsRanges = false
  var printsTies = false
  var isQuiet = false
  var repetitions = 1
  var resolves = 0
  var row: RowID?
}

struct Totals {
  var programs = 0
  var seconds = 0.0
  var pivots = 0
}

func run(_ program: LinearProgram, _ options: BenchOptions, _ totals: inout Totals) {
  var fastest = Double.infinity
  var last: (solver: Solver, solution: Solution)?
  for _ in 0..<options.repetitions {
    // Frees the previous solver first, so that its memory is reused and large programs do not wait for new
    // pages.
    last = nil
    let begin = processorTime()
    var solver = Solver(program, options: options.solver)
    let solution = solver.solve()
    fastest = min(fastest, processorTime() - begin)
    last = (solver, solution)
  }
  guard let (solved, solution) = last else { return }
  var solver = solved
  let number = totals.programs
  totals.programs += 1
  totals.seconds += fastest
  totals.pivots += solution.statistics.pivots
  if options.isQuiet { return }
  var text =
    "program \(number) \(solution.status) variables \(program.variableCount) rows \(program.rowCount)"
  let statistics = solution.statistics
  text += " remaining \(statistics.remainingVariables) x \(statistics.remainingRows)"
  text += " components \(statistics.components) pivots \(statistics.pivots) ms \(milliseconds(fastest))\n"
  for level in solution.levelObjectives { text += "level \(level.priority) \(level.objective)\n" }
  for conflict in solution.conflicts {
    text += "conflict broken \(conflict.broken.map { "\($0.index)" } ?? "-") excess \(conflict.excess) rows"
    for row in conflict.rows { text += " \(row.index)" }
    for bound in conflict.bounds { text += " \(bound.side == .lower ? "l" : "u")\(bound.variable.index)" }
    text += " multipliers"
    for multiplier in conflict.multipliers { text += " \(multiplier)" }
    text += "\n"
  }
  if !solution.hasAllConflicts { text += "conflicts incomplete\n" }
  if options.printsValues {
    text += "values"
    for value in solution.values { text += " \(value)" }
    text += "\n"
  }
  if options.printsRanges {
    let variables = (0..<program.variableCount).map { Variable(index: Int32($0)) }
    for (index, range) in solver.ranges(ofVariables: variables).enumerated() {
      text += "range x\(index) \(range.minimum) \(range.maximum) \(range.isUnique ? "unique" : "open")\n"
    }
  }
  if options.printsTies {
    let search = solver.searchTies()
    for tie in search.ties { text += "tie \(tie.first.index) \(tie.second.index)\n" }
    if !search.isComplete { text += "ties incomplete\n" }
  }
  if options.resolves > 0 { text += resolve(program, options, fresh: fastest) }
  print(text, terminator: "")
}

/// Changes the constant of a row and solves again, as often as requested, for each row. Reports the mean and
/// the worst time.
private func resolve(_ program: LinearProgram, _ options: BenchOptions, fresh: Double) -> String {
  let count = program.rowCount
  let rows = options.row.map { [$0] } ?? [1, 3, 5, 7].map { RowID(index: Int32(count * $0 / 8)) }
  var text = ""
  for row in rows {
    let constant = program.constant(of: row)
    var solver = Solver(program, options: options.solver)
    _ = solver.solve()
    var sum = 0.0
    var worst = 0.0
    var pivots = 0
    for edit in 0..<options.resolves {
      let begin = processorTime()
      solver.setConstant(row, constant + Double(1 + edit % 7))
      let solution = solver.solve()
      let time = processorTime() - begin
      pivots += solution.statistics.pivots
      // The first change also builds the dependency index, so it is not counted.
      if edit == 0 { continue }
      sum += time
      worst = max(worst, time)
    }
    let mean = sum / Double(max(1, options.resolves - 1))
    text += "resolve row \(row.index) ms \(milliseconds(mean)) worst \(milliseconds(worst)) pivots \(pivots)"
    text += " fresh/resolve \((fresh / mean * 10).rounded() / 10)\n"
  }
  return text
}

/// In milliseconds, rounded to a thousandth.
func milliseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e3 }
