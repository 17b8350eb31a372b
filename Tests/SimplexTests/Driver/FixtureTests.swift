// Runs every program in Fixtures/lp and checks the expectations in its comments: status, objectives, values,
// ranges, ties and conflicts, with and without presolve.

import SceneTestSupport
import Simplex
import Testing

private let paths = Files.list(Files.repository + "/Fixtures/lp", suffixes: [".lp"])

@Test func thereAreFixtures() {
  #expect(paths.count >= 20)
}

@Test(arguments: paths)
func fixture(_ path: String) throws {
  let text = String(decoding: try #require(Files.read(path)), as: UTF8.self)
  var reader = ProgramReader(text)
  let program = try #require(try reader.next())
  let expectations = text.split(separator: "\n").filter { $0.hasPrefix("# expect ") }
    .map { $0.split(separator: " ").dropFirst(2).map(String.init) }
  #expect(!expectations.isEmpty, "no expectation")
  for presolve in [true, false] {
    var options = Solver.Options()
    options.presolve = presolve
    var solver = Solver(program, options: options)
    let solution = solver.solve()
    let ranges = solver.ranges(ofVariables: (0..<program.variableCount).map { Variable(index: Int32($0)) })
    let ties = solver.ties()
    var conflicts = solution.conflicts
    for expected in expectations {
      let name =
        "\(path.split(separator: "/").last ?? "") presolve \(presolve): \(expected.joined(separator: " "))"
      switch expected[0] {
      case "status":
        #expect("\(solution.status)" == expected[1], "\(name)")
      case "level":
        let level = solution.levelObjectives.first { $0.priority == Double(expected[1]) }
        #expect(isClose(level?.objective, Double(expected[2])), "\(name), found \(level?.objective ?? .nan)")
      case "range":
        let range = ranges[try index(expected[1])]
        #expect(isClose(range.minimum, Double(expected[2])), "\(name), found \(range)")
        #expect(isClose(range.maximum, Double(expected[3])), "\(name), found \(range)")
        #expect(range.isUnique == (expected[2] == expected[3]), "\(name), found \(range)")
      case "tie":
        #expect(
          ties.contains { "\($0.first.index) \($0.second.index)" == "\(expected[1]) \(expected[2])" },
          "\(name)")
      case "conflict":
        let members = expected.dropFirst().prefix { $0 != "broken" }
        let found = conflicts.firstIndex { names(of: $0) == Array(members) }
        #expect(found != nil, "\(name), found \(conflicts)")
        guard let found else { continue }
        let conflict = conflicts.remove(at: found)
        #expect(conflict.broken.map { "\($0.index)" } ?? "-" == expected[expected.count - 3], "\(name)")
        #expect(
          isClose(conflict.excess, Double(expected[expected.count - 1])), "\(name), found \(conflict.excess)")
      default:
        let value = solution.values[try index(expected[0])]
        #expect(isClose(value, Double(expected[1])), "\(name), found \(value)")
      }
    }
    #expect(conflicts.isEmpty, "\(path): unexpected conflicts")
    if !expectations.contains(where: { $0[0] == "range" && $0[2] != $0[3] }) {
      #expect(ties.isEmpty || expectations.contains { $0[0] == "tie" }, "\(path): unexpected ties")
    }
  }
}

private func names(of conflict: Conflict) -> [String] {
  conflict.rows.map { "\($0.index)" }
    + conflict.bounds.map { "\($0.side == .lower ? "l" : "u")\($0.variable.index)" }
}

private func index(_ name: String) throws -> Int { try #require(Int(name.dropFirst())) }

private func isClose(_ found: Double?, _ expected: Double?) -> Bool {
  guard let found, let expected else { return false }
  return found == expected || (found - expected).magnitude <= 1e-6 * max(1, expected.magnitude)
}

@Test func textRoundTrips() throws {
  for path in paths where !path.hasSuffix("rejected.lp") && !path.hasSuffix("conflict-empty.lp") {
    var reader = ProgramReader(String(decoding: try #require(Files.read(path)), as: UTF8.self))
    let program = try #require(try reader.next())
    var text = ""
    program.write(into: &text)
    var again = ""
    var second = ProgramReader(text)
    try #require(try second.next()).write(into: &again)
    #expect(text == again)
    #expect(text.hasSuffix("end\n"))
  }
}

@Test(arguments: [
  ("variables x\n", 1), ("variables 2\nbound x2 0 1\n", 2), ("variables 1\n\nrequired < 1 : 1 x0\n", 3),
  ("variables 1\nrequired = 1 1 x0\n", 2), ("variables 1\nlow = 1 : 1 x0\n", 2),
  ("variables 1\nrequired = 1 : 1\n", 2), ("variables 1\nrequired = 1 rank 2.5 : 1 x0\n", 2),
  ("variables 99999999999\n", 1), ("variables 1\nrequired = 1 : 1 x-1\n", 2),
])
func unreadableText(_ text: String, _ line: Int) {
  var reader = ProgramReader(text)
  do {
    while try reader.next() != nil {}
    Issue.record("read without an error: \(text)")
  } catch {
    #expect(error.line == line, "\(error)")
  }
}
