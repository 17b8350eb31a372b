// What depends on what in a reduced program, so that a changed constant is followed only as far as it reaches.

struct Dependencies: Sendable {
  /// By row of the reduction: the elimination that used it, or −1.
  private(set) var eliminationOfRow: [Int32] = []
  /// By variable: the eliminations whose rows contain it besides their own variable.
  private(set) var eliminations = Lists()
  /// By variable: the program's rows that contain it.
  private(set) var programRows = Lists()
  /// By variable: the rows of the reduction that bound it alone.
  private(set) var singletons = Lists()
  /// By row of the reduction: its component's slot, or −1.
  private(set) var slotOfRow: [Int32] = []
  /// By `2 · variable + side`: the slot of the bound, or −1.
  private(set) var slotOfBound: [Int32] = []
  /// By slot: the component.
  private(set) var componentOfSlot: [Int32] = []
  /// The program's variables that have a bound.
  private(set) var boundedVariables: [Int32] = []
  /// By row of the program: its level, 0 for the highest optional one, or −1.
  private(set) var level: [Int32] = []

  init(_ program: LinearProgram, _ reduction: Reduction, _ components: Components) {
    eliminationOfRow = [Int32](repeating: -1, count: reduction.rows.count)
    for (index, it) in reduction.eliminations.enumerated() {
      eliminationOfRow[Int(it.row)] = Int32(truncatingIfNeeded: index)
    }
    eliminations = Lists(count: reduction.variableCount) { add in
      for (index, it) in reduction.eliminations.enumerated() {
        for term in reduction.terms(of: Int(it.row)) where reduction.pool[term].column != it.variable {
          add(reduction.pool[term].column, Int32(truncatingIfNeeded: index))
        }
      }
    }
    programRows = Lists(count: program.variableCount) { add in
      for row in 0..<program.rowCount where program.rows[row].isActive {
        for term in program.terms(of: row) { add(program.termVariable[term], Int32(truncatingIfNeeded: row)) }
      }
    }
    singletons = Lists(count: reduction.variableCount) { add in
      for row in components.singletons {
        add(reduction.pool[Int(reduction.rows[Int(row)].start)].column, row)
      }
    }
    slotOfRow = [Int32](repeating: -1, count: reduction.rows.count)
    slotOfBound = [Int32](repeating: -1, count: 2 * reduction.variableCount)
    componentOfSlot = [Int32](repeating: 0, count: components.rows.count)
    for component in 0..<components.count {
      for slot in Int(components.rowStart[component])..<Int(components.rowStart[component + 1]) {
        componentOfSlot[slot] = Int32(truncatingIfNeeded: component)
        let row = components.rows[slot]
        if row >= 0 {
          slotOfRow[Int(row)] = Int32(truncatingIfNeeded: slot)
        } else {
          slotOfBound[Int(~row)] = Int32(truncatingIfNeeded: slot)
        }
      }
    }
    for variable in program.lower.indices
    where program.lower[variable] > -.infinity || program.upper[variable] < .infinity {
      boundedVariables.append(Int32(truncatingIfNeeded: variable))
    }
    level = program.rows.map { row in
      row.isRequired || !row.isActive
        ? -1 : Int32(truncatingIfNeeded: reduction.priorities.firstIndex(of: row.priority) ?? -1)
    }
  }
}

/// Many lists of integers in one array.
struct Lists: Sendable {
  private var start: [Int32] = [0]
  private var members: [Int32] = []

  init() {}

  /// - Parameter fill: calls back with (list, member) for every member, the same each time; it is run twice.
  init(count: Int, _ fill: ((Int32, Int32) -> Void) -> Void) {
    start = [Int32](repeating: 0, count: count + 1)
    fill { list, _ in start[Int(list) + 1] += 1 }
    for list in 0..<count { start[list + 1] += start[list] }
    members = [Int32](repeating: 0, count: Int(start[count]))
    var place = start
    fill { list, member in
      members[Int(place[Int(list)])] = member
      place[Int(list)] += 1
    }
  }

  subscript(list: Int) -> ArraySlice<Int32> { members[Int(start[list])..<Int(start[list + 1])] }
}
