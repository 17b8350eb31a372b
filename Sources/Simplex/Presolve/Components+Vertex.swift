// The last vertex of each component: its nonbasic rows, its barriers, and the constants that it was found
// with. The next solve starts from it, and the optimal face is derived from it.

extension Components {
  /// Saves the kernel's vertex and barriers for later solves.
  ///
  /// - Parameter kernel: not changed. `inout` avoids the copy that exclusive access would require.
  mutating func save(_ index: Int, _ kernel: inout Kernel) {
    let firstVariable = Int(variableStart[index])
    let firstRow = Int(rowStart[index])
    var isOpen = false
    for place in 0..<kernel.problem.n {
      nonbasic[firstVariable + place] = kernel.vertex.nonbasic[place]
      if kernel.isOpen(place) { isOpen = true }
    }
    for row in 0..<kernel.problem.m {
      isBlockedUp[firstRow + row] = kernel.vertex.rows[row].isBlockedUp
      isBlockedDown[firstRow + row] = kernel.vertex.rows[row].isBlockedDown
      savedConstant[firstRow + row] = kernel.problem.constants[row]
    }
    isSolved[index] = true
    self.isOpen[index] = isOpen
  }

  /// Saves the constants of a vertex that the kernel did not find.
  mutating func keepConstants(of index: Int, _ presolve: Presolve) {
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1]) {
      savedConstant[slot] = constant(ofSlot: slot, presolve)
    }
  }

  /// Whether the rows of a component have exactly the constants of its last vertex.
  func hasConstantsOfVertex(_ index: Int, _ presolve: Presolve) -> Bool {
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1])
    where constant(ofSlot: slot, presolve) != savedConstant[slot] {
      return false
    }
    return true
  }

  /// Puts the kernel at the saved vertex, without its barriers.
  func resume(_ index: Int, _ kernel: inout Kernel) {
    kernel.resume(nonbasic: nonbasic[Int(variableStart[index])..<Int(variableStart[index + 1])])
  }

  /// A row of the program, or `~(2 · variable + side)` for a bound, regardless of the row that it comes from.
  func identity(ofSlot slot: Int, _ presolve: Presolve) -> Int32 {
    rows[slot] < 0 ? rows[slot] : presolve.sources[Int(rows[slot])]
  }

  /// The nonbasic rows of all solved components.
  func nonbasicSources(_ presolve: Presolve) -> Set<Int32> {
    var sources: Set<Int32> = []
    for component in 0..<count where isSolved[component] {
      for place in Int(variableStart[component])..<Int(variableStart[component + 1])
      where nonbasic[place] >= 0 {
        sources.insert(identity(ofSlot: Int(rowStart[component] + nonbasic[place]), presolve))
      }
    }
    return sources
  }

  /// Puts the kernel at the saved vertex with its barriers, which is the final optimal face.
  func resumeFace(_ index: Int, _ kernel: inout Kernel) {
    let slots = Int(rowStart[index])..<Int(rowStart[index + 1])
    kernel.setBarriers(up: isBlockedUp[slots], down: isBlockedDown[slots])
    resume(index, &kernel)
  }

  /// Sets variables that no nonbasic row determines to their values in the last solution.
  func loadPoint(_ index: Int, _ values: [Double], _ kernel: inout Kernel) {
    kernel.setPoint(variables[Int(variableStart[index])..<Int(variableStart[index + 1])], of: values)
  }

  /// Discards the vertices of all components from an index on.
  mutating func forgetVertices(from first: Int = 0) {
    for index in first..<count {
      isSolved[index] = false
      isOpen[index] = false
    }
  }
}
