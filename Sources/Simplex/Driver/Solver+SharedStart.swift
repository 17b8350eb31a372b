// A start for programs that differ only in constants. The simplex takes thousands of steps to the solution of a
// large component, and the solution for similar constants is usually a few steps away. If every solve starts
// from the same solution, none depends on the solves before it.

/// The rows that hold with equality in a solution.
public struct SharedStart: Sendable {
  /// Rows of the program, and bounds as `~(2 · variable + side)`.
  let nonbasic: Set<Int32>
  /// If required rows contradict each other, `nonbasic` is the solution without some of them.
  let contradiction: Contradiction?

  /// The rows of a component that hold with equality where its required rows are violated least.
  struct Contradiction: Sendable {
    let component: Int
    let nonbasic: Set<Int32>
  }
}

extension Solver {
  /// Whether a component is so large that `sharedStart` applies to it.
  public mutating func hasLargeComponents() -> Bool {
    guard program.variableCount >= WorkLimits.variablesOfSharedStart else { return false }
    prepareStructure(isNew: false)
    return (0..<structure.components.count).contains { structure.components.isLarge($0) }
  }

  /// The rows that hold with equality in the last solution, as a start for the same rows with other constants.
  public var nonbasicRows: SharedStart {
    SharedStart(
      nonbasic: structure.components.nonbasicSources(structure.presolve), contradiction: contradiction)
  }

  /// Records the kernel's vertex, for `nonbasicRows`.
  mutating func noteContradiction(in index: Int) {
    guard structure.dropped.isEmpty, structure.components.isLarge(index) else { return }
    var nonbasic: Set<Int32> = []
    for row in kernel.vertex.nonbasic where row >= 0 {
      let slot = Int(structure.components.rowStart[index] + row)
      nonbasic.insert(structure.components.identity(ofSlot: slot, structure.presolve))
    }
    contradiction = SharedStart.Contradiction(component: index, nonbasic: nonbasic)
  }
}

extension Components {
  /// Whether a component has so many variables that a shared start saves more steps than it takes.
  func isLarge(_ index: Int) -> Bool {
    Int(variableStart[index + 1] - variableStart[index]) >= WorkLimits.variablesOfSharedStart
  }
}
