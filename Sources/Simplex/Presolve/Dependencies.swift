// The dependencies in a reduced program, so that a changed constant is followed only as far as it has
// effects.

struct Dependencies: Sendable {
  /// By presolved row: the elimination that used it, or −1.
  private(set) var eliminationOfRow: [Int32] = []
  /// By variable: the eliminations whose rows contain it besides the eliminated variable.
  private(set) var eliminations = CompressedRows()
  /// By variable: the program's rows that contain it.
  private(set) var programRows = CompressedRows()
  /// By variable: the presolved rows that contain only it and bound it.
  private(set) var singletons = CompressedRows()
  /// By presolved row: its slot in a component, or −1.
  private(set) var slotOfRow: [Int32] = []
  /// By `2 · variable + side`: the slot of the bound, or −1.
  private(set) var slotOfBound: [Int32] = []
  /// By slot: its component.
  private(set) var componentOfSlot: [Int32] = []
  /// The program's variables that have a bound.
  private(set) var boundedVariables: [Int32] = []
  /// By row of the program: its level, 0 for the highest optional one, or −1.
  private(set) var level: [Int32] = []

  init(_ program: LinearProgram, _ presolve: Presolve, _ components: Components) {
    eliminationOfRow = [Int32](filledWith: -1, count: presolve.rows.count)
    for (index, it) in presolve.eliminations.enumerated() {
      eliminationOfRow[Int(it.row)] = Int32(truncatingIfNeeded: index)
    }
    eliminations = CompressedRows(count: presolve.variableCount) { add in
      for (index, it) in presolve.eliminations.enumerated() {
        for term in presolve.terms(of: Int(it.row)) where presolve.pool[term].column != it.variable {
          add(presolve.pool[term].column, Int32(truncatingIfNeeded: index))
        }
      }
    }
    programRows = CompressedRows(count: program.variableCount) { add in
      for row in 0..<program.rowCount where program.rows[row].isActive {
        for term in program.terms(of: row) { add(program.termVariable[term], Int32(truncatingIfNeeded: row)) }
      }
    }
    singletons = CompressedRows(count: presolve.variableCount) { add in
      for row in components.singletons {
        add(presolve.pool[Int(presolve.rows[Int(row)].start)].column, row)
      }
    }
    slotOfRow = [Int32](filledWith: -1, count: presolve.rows.count)
    slotOfBound = [Int32](filledWith: -1, count: 2 * presolve.variableCount)
    componentOfSlot = [Int32](filledWith: 0, count: components.rows.count)
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
        ? -1 : Int32(truncatingIfNeeded: presolve.priorities.firstIndex(of: row.priority) ?? -1)
    }
  }
}
