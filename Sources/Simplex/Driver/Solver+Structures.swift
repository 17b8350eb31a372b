// The presolved structures of one program: one with all its rows, and one for each set of rows that conflicts
// broke. With other constants, usually the same rows contradict each other again.

/// A presolved program with its components, kept for reuse.
struct PresolvedStructure: Sendable {
  var presolve = Presolve()
  var components = Components()
  /// The rows that were left out.
  private(set) var dropped = DroppedRows()
  /// Whether the program is not presolved, and its vertices were found in twice the precision.
  private(set) var isPrecise = false
  /// Distinguishes the structures of a solver.
  private(set) var number = 0

  /// The structure of an empty program.
  init() {}

  /// Presolves a program, in place of the present one.
  mutating func load(
    _ program: LinearProgram, dropped: DroppedRows, eliminates: Bool, number: Int, isPrecise: Bool = false,
    _ work: inout PresolveWorkspace
  ) {
    presolve.load(program, dropped: dropped, &work)
    if eliminates { presolve.eliminate(&work) }
    components.load(presolve, &work)
    self.dropped = dropped
    self.number = number
    self.isPrecise = isPrecise
  }

  /// The structure of an empty program in the same memory.
  mutating func clear() {
    presolve.clear()
    components.clear()
    (dropped, isPrecise, number) = (DroppedRows(), false, 0)
  }

  /// Sets the constant of a row from the program.
  ///
  /// - Returns: the change; nil if there is none or if the row was left out.
  mutating func setConstant(of row: RowID, in program: LinearProgram) -> SolverState.ConstantChange? {
    let index = Int(row.index)
    guard program.contains(row), index < presolve.rowOfProgram.count, presolve.rowOfProgram[index] >= 0
    else { return nil }
    let reduced = presolve.rowOfProgram[index]
    let delta = presolve.setOriginalConstant(of: Int(reduced), to: program.rows[index].constant)
    return delta == 0 ? nil : SolverState.ConstantChange(row: reduced, delta: delta)
  }

  /// Puts a kernel on the final optimal face of a component.
  func load(faceOf index: Int, at values: [Double], into kernel: inout Kernel) {
    components.load(index, of: presolve, into: &kernel)
    components.loadPoint(index, values, &kernel)
    components.resumeFace(index, &kernel)
  }

  /// Runs the present constants through presolve.
  mutating func replay() {
    presolve.replay()
    components.computeBounds(presolve)
  }

  /// Sets all constants from the program, as in a new structure.
  mutating func takeConstants(of program: LinearProgram) {
    for row in presolve.rowOfProgram.indices where presolve.rowOfProgram[row] >= 0 {
      presolve.setOriginalConstant(of: Int(presolve.rowOfProgram[row]), to: program.rows[row].constant)
    }
    replay()
    // The values belong to another structure.
    components.forgetVertices()
  }
}

extension Solver {
  /// Sets `structure` to that of the program without the rows in `dropped`, with the present constants. Keeps
  /// vertices if that is the present structure.
  ///
  /// - Parameter isNew: whether to discard the vertices even then.
  mutating func prepareStructure(isNew: Bool) {
    let isReusable = isStructureCurrent && !structure.isPrecise
    if isReusable, structure.dropped == dropped, !isNew {
      structure.replay()
      return
    }
    lastNonbasic = structure.components.nonbasicSources(structure.presolve)
    update.forgetStructure()
    hasOtherVertices = !lastNonbasic.isEmpty
    if !isStructureCurrent { earlierStructures.removeAll() }
    if isReusable, hasRestarted, structure.dropped == dropped {
      structure.takeConstants(of: program)
    } else if let index = earlierStructures.firstIndex(where: { $0.dropped == dropped }) {
      if structure.isPrecise {
        structure = earlierStructures.remove(at: index)
      } else {
        swap(&structure, &earlierStructures[index])
      }
      structure.takeConstants(of: program)
    } else {
      if isReusable, hasRestarted { setStructureAside() }
      lastStructureNumber += 1
      structure.load(
        program, dropped: dropped, eliminates: options.presolve, number: lastStructureNumber, &presolveWork)
      isStructureCurrent = true
    }
  }

  private mutating func setStructureAside() {
    if earlierStructures.count >= WorkLimits.structures { earlierStructures.removeFirst() }
    earlierStructures.append(structure)
    structure = PresolvedStructure()
  }
}
