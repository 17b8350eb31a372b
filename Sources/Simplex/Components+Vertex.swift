// The last vertex of each component: which rows were tight, which were barriers, and the constants it was found with. From here
// a solve goes on, and the optimal face is looked at.

extension Components {
  /// Keeps the kernel's vertex and barriers, to go on from.
  ///
  /// - Parameter kernel: is not changed; `inout` spares the copy of it that exclusive access would take.
  mutating func save(_ index: Int, _ kernel: inout Kernel) {
    let firstVariable = Int(variableStart[index])
    let firstRow = Int(rowStart[index])
    var isOpen = false
    for place in 0..<kernel.n {
      tight[firstVariable + place] = kernel.tight[place]
      if kernel.isOpen(place) { isOpen = true }
    }
    for row in 0..<kernel.m {
      isBlockedUp[firstRow + row] = kernel.rows[row].isBlockedUp
      isBlockedDown[firstRow + row] = kernel.rows[row].isBlockedDown
      savedConstant[firstRow + row] = kernel.constants[row]
    }
    isSolved[index] = true
    self.isOpen[index] = isOpen
  }

  /// Notes the constants at a vertex that the kernel did not find.
  mutating func keepConstants(of index: Int, _ reduction: Reduction) {
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1]) {
      savedConstant[slot] = constant(ofSlot: slot, reduction)
    }
  }

  /// Whether the rows of a component have the constants of its last vertex, bit by bit.
  func hasConstantsOfVertex(_ index: Int, _ reduction: Reduction) -> Bool {
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1])
    where constant(ofSlot: slot, reduction) != savedConstant[slot] {
      return false
    }
    return true
  }

  /// Puts the kernel at the kept vertex, without its barriers.
  func resume(_ index: Int, _ kernel: inout Kernel) {
    let first = Int(variableStart[index])
    for place in 0..<kernel.n {
      kernel.tight[place] = tight[first + place]
      if tight[first + place] >= 0 { kernel.rows[Int(tight[first + place])].position = Int32(place) }
    }
    kernel.refactor()
  }

  /// A row of the program, or `~(2 · variable + side)` for a bound, whatever row it comes from.
  func identity(ofSlot slot: Int, _ reduction: Reduction) -> Int32 {
    rows[slot] < 0 ? rows[slot] : reduction.sources[Int(rows[slot])]
  }

  /// The tight rows of all solved components.
  func tightSources(_ reduction: Reduction) -> Set<Int32> {
    var sources: Set<Int32> = []
    for component in 0..<count where isSolved[component] {
      for place in Int(variableStart[component])..<Int(variableStart[component + 1]) where tight[place] >= 0 {
        sources.insert(identity(ofSlot: Int(rowStart[component] + tight[place]), reduction))
      }
    }
    return sources
  }

  /// The same, with its barriers: the final optimal face.
  func resumeFace(_ index: Int, _ kernel: inout Kernel) {
    let first = Int(rowStart[index])
    for row in 0..<kernel.m {
      kernel.rows[row].isBlockedUp = isBlockedUp[first + row]
      kernel.rows[row].isBlockedDown = isBlockedDown[first + row]
    }
    resume(index, &kernel)
  }
}
