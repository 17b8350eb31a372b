// Targets below the pipeline: text measurement, and linear programs for the solver.

import Simplex
import TextMetrics

/// Measures any text in any font and width. Checks that the size is finite and not negative.
func measureText(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let families: [Font.Family] = [.system, .named("HelveticaNeue-Bold"), .named(source.text())]
  let font = Font(
    family: source.element(families, or: .system), weight: source.element(Font.Weight.allCases, or: .regular),
    size: source.double(), era: SystemFontEra(toolsVersion: source.bool() ? 22505 : 9531))
  let mode = source.element(LineBreakMode.allCases, or: .wordWrap)
  let (width, lines) = (source.double(), source.number(below: 5))
  let scale: Double = source.element([1, 2, 3, 0.5, 0, -1, .nan, .infinity], or: 1)
  var text = ""
  while !source.isEmpty { text += source.text() }
  let size = textSize(
    of: [TextRun(text: text, font: font)], maximumWidth: width, numberOfLines: lines, lineBreakMode: mode,
    scale: scale)
  precondition(size.width.isFinite && size.width >= 0 && size.height.isFinite && size.height >= 0)
}

/// Solves programs like those of layouts, and others. Checks that the solver ends with finite values.
func solveProgram(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  var program = LinearProgram()
  let variables = (0..<(1 + source.number(below: 12))).map { _ in
    source.bool() ? program.addVariable(lower: 0) : program.addVariable()
  }
  for rank in 0..<source.number(below: 40) {
    for _ in 0..<source.number(below: 5) {
      program.addTerm(variables[source.number(below: variables.count)], source.double())
    }
    let relation = source.element([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual], or: .equal)
    let isRequired = source.number(below: 3) == 0
    program.endRow(
      relation, source.double(), priority: isRequired ? .required : .optional(source.double()),
      deviationScale: source.bool() ? 1 : source.double(), rank: Int32(rank))
  }
  var solver = Solver(program)
  let solution = solver.solve()
  for value in solution.values { precondition(value.isFinite) }
}
