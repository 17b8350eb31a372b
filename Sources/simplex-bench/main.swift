// Reads linear programs in Simplex's text format, solves them and prints the results, so that users can
// benchmark the solver on their own programs.

import Simplex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage = """
  usage: simplex-bench [OPTION…] FILE…      (- reads standard input)

    --values        print the values of all variables
    --ranges        print the range of every variable over the final optimal face
    --ties          print rows of equal priority that can trade deviation
    --no-presolve   solve without presolve
    --repeat N      solve each program N times and print the fastest time
    --resolve N     solve again N times after changing the constant of one row, and print the mean time
    --row R         the row that --resolve changes (without it, a few rows spread over the program)
    --quiet         print only the totals
  """

var options = BenchOptions()
var files: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--values": options.printsValues = true
  case "--ranges": options.printsRanges = true
  case "--ties": options.printsTies = true
  case "--no-presolve": options.solver.presolve = false
  case "--quiet": options.isQuiet = true
  case "--repeat":
    guard let next = arguments.popFirst(), let count = Int(next), count > 0 else { fail(usage) }
    options.repetitions = count
  case "--resolve":
    guard let next = arguments.popFirst(), let count = Int(next), count > 0 else { fail(usage) }
    options.resolves = count
  case "--row":
    guard let next = arguments.popFirst(), let row = Int32(next) else { fail(usage) }
    options.row = RowID(index: row)
  case "-": files.append(argument)
  default:
    if argument.hasPrefix("-") { fail(usage) }
    files.append(argument)
  }
}
if files.isEmpty { fail(usage) }
var totals = Totals()
for file in files {
  guard let text = readFile(file) else { fail("simplex-bench: cannot read \(file)") }
  var reader = ProgramReader(text)
  do {
    while let program = try reader.next() { run(program, options, &totals) }
  } catch {
    fail("\(file): \(error)")
  }
}
print(
  "total programs \(totals.programs) build+solve \(milliseconds(totals.seconds)) ms pivots \(totals.pivots)")
