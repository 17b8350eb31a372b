// The presolved structures of one program: that of all its rows, and one for each set of rows that conflicts have broken. In
// another environment the same rows mostly contradict each other again.

/// A presolved program and its components, to come back to.
struct PresolvedStructure: Sendable {
  var reduction: Reduction
  var components: Components
  /// What took no part in it.
  var dropped: DroppedRows
  /// Tells structures of one solver apart.
  var number: Int
}

extension Solver {
  /// A scene breaks the same constraints on all devices, or others on small ones.
  private static var structureLimit: Int { 4 }

  /// Makes `reduction` and `components` those of the program without the rows in `dropped`, with the present constants. Vertices
  /// are kept if that is the present structure.
  ///
  /// - Parameter isNew: whether the solve is to begin anew even then.
  mutating func prepareStructure(isNew: Bool) {
    if isStructureCurrent, structureDropped == dropped, !isNew {
      reduction.replay()
      components.computeBounds(reduction)
      return
    }
    lastTight = components.tightSources(reduction)
    dependencies = nil
    hasOtherVertices = !lastTight.isEmpty
    if !isStructureCurrent { structures.removeAll() }
    if isStructureCurrent, hasRestarted, structureDropped == dropped {
      takeConstants()
    } else if let index = structures.firstIndex(where: { $0.dropped == dropped }) {
      swap(&reduction, &structures[index].reduction)
      swap(&components, &structures[index].components)
      swap(&structureDropped, &structures[index].dropped)
      swap(&structureNumber, &structures[index].number)
      takeConstants()
    } else {
      if isStructureCurrent, hasRestarted { setStructureAside() }
      reduction = Reduction(program, dropped: dropped)
      if options.presolve { reduction.eliminate() }
      components = Components(reduction)
      structureDropped = dropped
      lastStructureNumber += 1
      structureNumber = lastStructureNumber
      isStructureCurrent = true
    }
  }

  private mutating func setStructureAside() {
    if structures.count >= Self.structureLimit { structures.removeFirst() }
    structures.append(
      PresolvedStructure(
        reduction: reduction, components: components, dropped: structureDropped, number: structureNumber))
  }

  /// Gives a structure of earlier constants the present ones, as if it were new.
  private mutating func takeConstants() {
    for row in reduction.rowOfProgram.indices where reduction.rowOfProgram[row] >= 0 {
      let reduced = Int(reduction.rowOfProgram[row])
      reduction.originalConstant[reduced] = program.rows[row].constant * reduction.rows[reduced].scale
    }
    reduction.replay()
    components.computeBounds(reduction)
    // The values are those of another structure's.
    components.forgetVertices()
  }
}

extension Components {
  mutating func forgetVertices(from first: Int = 0) {
    for index in first..<count {
      isSolved[index] = false
      isOpen[index] = false
    }
  }
}
