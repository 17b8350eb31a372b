// Proofs that an expression has a narrow or a wide range on the optimal face, in a form that is independent
// of the constants. After another solve with other constants, examining a few rows tells whether the proof
// still holds, whereas the range itself would take two linear programs.
//
// Narrow (weak duality): the expression is a combination of rows, so that it changes by the sum of the
// changes of their slacks, which barriers limit. Wide: in some direction, the next barrier is far away.

/// A proof from an earlier solve about the range of an expression.
public struct RangeProof: Sendable {
  /// A row by slot, with a multiplier or with the rate of change of its slack.
  fileprivate struct Share: Sendable {
    var slot: Int32
    var value: Double
  }

  /// The combinations that bound the expression and its negative from below. Nil if it is unbounded, or if
  /// none was found.
  fileprivate var bounds: [Share]?
  /// Components that must be points for these bounds to hold.
  fileprivate var points: [Int32] = []
  /// The rate of change of the expression along a direction, or 0, and those of all changing slacks.
  fileprivate var speed = 0.0
  fileprivate var movements: [Share] = []
  /// `Solver.structureNumber` at the time of the proof.
  fileprivate var structure = 0

  /// An empty proof, which the first search fills.
  public init() {}
}

/// How far a multiple of a row's slack can change on the final optimal face, per unit of a positive or negative
/// multiplier.
struct SlackLimits: Sendable {
  var ofPositive: Double
  var ofNegative: Double
}

extension Solver {
  /// Whether the range of an expression on the final optimal face is wider than `width`: by an earlier proof
  /// if it still holds, otherwise by ``ranges(of:)``.
  ///
  /// - Parameter proof: a proof for the same expression and solver. Replaced if it does not hold any more.
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

  /// The range of an expression as in ``ranges(of:)``, and its proof.
  public mutating func range(of expression: [LinearTerm], proof: inout RangeProof) -> ValueRange {
    let open = openVariables()
    var found: RangeProof? = RangeProof()
    let range = range(of: expression, open: open, proof: &found)
    proof = found ?? RangeProof()
    proof.structure = structure.number
    return range
  }

  /// The maximum range of an expression according to the combinations of a proof. Mutating, like the next one,
  /// so that a solver inside an object is read in place rather than copied.
  private mutating func greatestRange(_ proof: RangeProof) -> Double {
    guard let bounds = proof.bounds else { return .infinity }
    for point in proof.points where structure.components.isOpen[Int(point)] { return .infinity }
    var sum = 0.0
    if bounds.count > WorkLimits.sharesWithoutTable {
      prepareSlackLimits()
      for share in bounds {
        let limits = slackLimits[Int(share.slot)]
        sum += share.value.magnitude * (share.value > 0 ? limits.ofPositive : limits.ofNegative)
      }
      return sum
    }
    for share in bounds {
      let slot = Int(share.slot)
      let (isBlockedUp, isBlockedDown) = (
        structure.components.isBlockedUp[slot], structure.components.isBlockedDown[slot]
      )
      guard share.value > 0 ? isBlockedDown : isBlockedUp else { return .infinity }
      // A closed row has the same slack on the whole face.
      if isBlockedUp && isBlockedDown { continue }
      sum += (share.value * structure.components.slack(ofSlot: slot, structure.presolve, values)).magnitude
    }
    return sum
  }

  /// Computes `slackLimits`.
  private mutating func prepareSlackLimits() {
    let components = structure.components
    if slackLimits.count == components.rows.count { return }
    slackLimits = components.rows.indices.map { slot in
      let (isBlockedUp, isBlockedDown) = (components.isBlockedUp[slot], components.isBlockedDown[slot])
      if isBlockedUp && isBlockedDown { return SlackLimits(ofPositive: 0, ofNegative: 0) }
      let slack = components.slack(ofSlot: slot, structure.presolve, values).magnitude
      return SlackLimits(
        ofPositive: isBlockedDown ? slack : .infinity, ofNegative: isBlockedUp ? slack : .infinity)
    }
  }

  /// How far the present point can move along a proof's direction and against it before a row reaches a
  /// barrier.
  private mutating func leastRange(_ proof: RangeProof) -> Double {
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
  /// Resets the proof before components are examined.
  mutating func begin() { bounds = [] }

  /// Adds a component that the expression depends on and that is a point.
  mutating func addPoint(_ component: Int) { points.append(Int32(truncatingIfNeeded: component)) }

  /// Adds the combination of nonbasic rows given by the kernel's rates; `sign` is −1 for the negative
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

  /// Adds a proof about a variable of which the expression contains a multiple.
  mutating func add(_ other: RangeProof, times factor: Double) {
    if let shares = other.bounds {
      bounds?.append(contentsOf: shares.lazy.map { Share(slot: $0.slot, value: $0.value * factor) })
    } else {
      bounds = nil
    }
    if speed == 0 { (speed, movements) = (other.speed * factor, other.movements) }
  }

  /// Records that the expression is unbounded in some direction, or that no bound was found.
  mutating func giveUpBounds() { bounds = nil }

  /// Records a direction of a component, by column, along which the expression changes.
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
  /// The slack of a row at the given values.
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
