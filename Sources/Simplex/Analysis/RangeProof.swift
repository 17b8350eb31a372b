// Why an expression has a narrow range on the optimal face, or a wide one, in a form that holds as long as
// the matrix does. After another solve with other constants a look at a few rows says whether the reason is
// still good, where the range itself would take two linear programs.
//
// Narrow (weak duality): the expression is a combination of rows, so that it changes by the sum of what their
// slacks change by, and barriers leave each only the slack it has. Wide: along a direction no barrier comes
// soon.

/// What an earlier solve of a solver has shown about the range of an expression.
public struct RangeProof: Sendable {
  /// A row by slot, and a multiplier or how fast the row's slack changes.
  fileprivate struct Share: Sendable {
    var slot: Int32
    var value: Double
  }

  /// The combinations that bound the expression from below, and its negative; nil if it has no end, or none
  /// was found.
  fileprivate var bounds: [Share]?
  /// Components that must be points for these bounds.
  fileprivate var points: [Int32] = []
  /// How fast the expression changes along a direction, or 0, and the slacks of all rows that do.
  fileprivate var speed = 0.0
  fileprivate var movements: [Share] = []
  /// `Solver.structureNumber` at the time.
  fileprivate var structure = 0

  /// A proof of nothing yet; the first search fills it.
  public init() {}
}

extension Solver {
  /// Whether an expression's range on the final optimal face is wider than `width`, by an earlier proof if it
  /// still holds and otherwise as ``ranges(of:)`` finds it.
  ///
  /// - Parameter proof: of the same expression and the same solver; the new one, if it had to be found.
  public mutating func isRange(
    of expression: [LinearTerm], widerThan width: Double, proof: inout RangeProof
  ) -> Bool {
    let open = openVariables()
    if let settled = settledRange(of: expression, open: open) {
      return !settled.isUnique && width < .infinity
    }
    if proof.structure == structure.number {
      let limit = max(width, Tolerances.unique)
      if greatestRange(proof) <= limit { return false }
      if leastRange(proof) > limit { return true }
    }
    let found = range(of: expression, proof: &proof)
    return !found.isUnique && found.maximum - found.minimum > width
  }

  /// The range of an expression as ``ranges(of:)`` finds it, and the proof of it.
  public mutating func range(of expression: [LinearTerm], proof: inout RangeProof) -> ValueRange {
    let open = openVariables()
    var found: RangeProof? = RangeProof()
    let range = range(of: expression, open: open, proof: &found)
    proof = found ?? RangeProof()
    proof.structure = structure.number
    return range
  }

  /// What the combinations of a proof leave an expression at most.
  private func greatestRange(_ proof: RangeProof) -> Double {
    guard let bounds = proof.bounds, proof.points.allSatisfy({ !structure.components.isOpen[Int($0)] }) else {
      return .infinity
    }
    var sum = 0.0
    for share in bounds {
      let slot = Int(share.slot)
      let (isBlockedUp, isBlockedDown) = (
        structure.components.isBlockedUp[slot], structure.components.isBlockedDown[slot]
      )
      guard share.value > 0 ? isBlockedDown : isBlockedUp else { return .infinity }
      // A closed row has the same slack everywhere.
      if isBlockedUp && isBlockedDown { continue }
      sum += (share.value * structure.components.slack(ofSlot: slot, structure.presolve, values)).magnitude
    }
    return sum
  }

  /// What the present point can move along a proof's direction and against it, until a row is at a barrier.
  private func leastRange(_ proof: RangeProof) -> Double {
    if proof.speed == 0 { return 0 }
    var (forward, backward) = (Double.infinity, Double.infinity)
    for row in proof.movements {
      let slot = Int(row.slot)
      let (isBlockedUp, isBlockedDown) = (
        structure.components.isBlockedUp[slot], structure.components.isBlockedDown[slot]
      )
      if isBlockedUp && isBlockedDown { return 0 }
      if !isBlockedUp && !isBlockedDown { continue }
      let slack = structure.components.slack(ofSlot: slot, structure.presolve, values)
      let length = slack.magnitude <= Tolerances.feasibility ? 0 : (slack / row.value).magnitude
      if isBlockedUp == (row.value > 0) {
        forward = min(forward, length)
      } else {
        backward = min(backward, length)
      }
      if forward + backward == 0 { return 0 }
    }
    return (forward + backward) * proof.speed
  }
}

// MARK: Finding proofs

extension RangeProof {
  /// Before any component is looked at.
  mutating func begin() { bounds = [] }

  /// Adds a component that the expression depends on and that is a point.
  mutating func addPoint(_ component: Int) { points.append(Int32(truncatingIfNeeded: component)) }

  /// Adds the combination of nonbasic rows that the kernel's rates are; `sign` is −1 for that of the negative
  /// expression.
  mutating func addBound(_ kernel: Kernel, sign: Double = 1, firstSlot: Int) {
    for place in 0..<kernel.problem.n {
      if kernel.vertex.rate[place].magnitude <= Tolerances.rate || kernel.vertex.nonbasic[place] < 0 {
        continue
      }
      let slot = Int32(truncatingIfNeeded: firstSlot) + kernel.vertex.nonbasic[place]
      bounds?.append(Share(slot: slot, value: sign * kernel.vertex.rate[place]))
    }
  }

  /// The expression has no end in some direction, or none was found.
  mutating func giveUpBounds() { bounds = nil }

  /// Notes a direction of a component, by column, along which the expression changes.
  mutating func setDirection(
    _ direction: [Double], gradient: [Double], _ kernel: inout Kernel, firstSlot: Int
  ) {
    if speed != 0 { return }
    var largest = 0.0
    var sum = 0.0
    for column in 0..<kernel.problem.n {
      largest = max(largest, direction[column].magnitude)
      sum += direction[column] * gradient[column]
    }
    guard largest > 0, largest.isFinite, sum.isFinite else { return }
    kernel.work.change.clear()
    for column in 0..<kernel.problem.n where direction[column].magnitude > largest * Tolerances.coordinate {
      let share = direction[column] / largest
      for entry in kernel.problem.entries(of: column) {
        kernel.work.change.add(
          Int(kernel.problem.columnEntries[entry].group), kernel.problem.columnEntries[entry].value * share)
      }
    }
    for group in kernel.work.change.indices where kernel.work.change[Int(group)].magnitude > Tolerances.pivot
    {
      for row in kernel.problem.rows(ofGroup: Int(group)) {
        let slot = Int32(truncatingIfNeeded: firstSlot + row)
        movements.append(Share(slot: slot, value: kernel.work.change[Int(group)]))
      }
    }
    kernel.work.change.clear()
    speed = sum.magnitude / largest
  }
}

extension Components {
  /// A row's slack at the given values.
  func slack(ofSlot slot: Int, _ presolve: Presolve, _ values: [Double]) -> Double {
    let row = rows[slot]
    if row < 0 { return values[Int(~row) / 2] - constant(ofSlot: slot, presolve) }
    var sum = -presolve.rows[Int(row)].constant
    for term in presolve.terms(of: Int(row)) {
      sum += presolve.pool[term].value * values[Int(presolve.pool[term].column)]
    }
    return sum
  }
}
