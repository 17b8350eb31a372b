// Why an expression has its value: the rows that decide it, as a sum of multiples of their constants.
//
// At a vertex every variable is determined by rows that hold with equality: those that presolve eliminated
// with, and the nonbasic ones. The expression's gradient is a combination of their left-hand sides, found
// through the factors of the basis, and undone step by step along presolve's record, so that the multipliers
// belong to the rows of the program as it was stated.

/// An expression as a sum over rows: its value is `Σ multiplier · constant` over ``rows``, plus
/// `Σ multiplier · bound` over ``bounds``, plus what ``free`` variables add.
public struct RowCombination: Sendable {
  /// A row and what its constant is multiplied by: how fast the expression changes with that constant.
  public struct Share: Sendable, Hashable {
    /// A row that holds with equality.
    public var row: RowID
    /// Never 0.
    public var multiplier: Double
  }

  /// A bound that holds with equality, likewise.
  public struct BoundShare: Sendable, Hashable {
    /// The bound.
    public var bound: VariableBound
    /// Never 0.
    public var multiplier: Double
  }

  /// A variable that no row determines, likewise.
  public struct FreeShare: Sendable, Hashable {
    /// The variable; it may be one that presolve introduced and that is not of the program.
    public var variable: Variable
    /// Never 0.
    public var multiplier: Double
    /// The variable's value, which is one of several.
    public var value: Double
  }

  /// Ascending by row.
  public var rows: [Share] = []
  /// Ascending by variable.
  public var bounds: [BoundShare] = []
  /// Empty where rows and bounds say all.
  public var free: [FreeShare] = []
}

extension Solver {
  /// The rows that decide an expression at the last solution, and how much each contributes.
  ///
  /// Where several sets of rows would say the same, it is that of the last basis. Takes time in proportion to
  /// the program.
  ///
  /// - Returns: nil before a successful solve, and for an expression with a variable that is not of the
  ///   program.
  public mutating func combination(of expression: [LinearTerm]) -> RowCombination? {
    guard isStructureCurrent, values.count == structure.presolve.variableCount else { return nil }
    var gradient = [Double](repeating: 0, count: structure.presolve.variableCount)
    for term in expression {
      let index = Int(term.variable.index)
      guard index >= 0, index < program.variableCount, term.coefficient.isFinite else { return nil }
      gradient[index] += term.coefficient
    }
    var multipliers = [Double](repeating: 0, count: structure.presolve.rows.count)
    structure.presolve.substitute(into: &gradient, noting: &multipliers)
    var combination = RowCombination()
    for index in 0..<structure.components.count {
      let slots = structure.components.variableSlots(of: index)
      let local = slots.map { gradient[Int(structure.components.variables[$0])] }
      if local.allSatisfy({ $0 == 0 }) { continue }
      guard structure.components.isSolved[index] else { return nil }
      addShares(of: index, local, &multipliers, &combination)
    }
    structure.presolve.undoSteps(&multipliers)
    addRows(multipliers, to: &combination)
    return combination
  }

  /// The combination within one component.
  private mutating func addShares(
    of index: Int, _ gradient: [Double], _ multipliers: inout [Double], _ combination: inout RowCombination
  ) {
    structure.load(faceOf: index, at: values, into: &kernel)
    kernelContent = .face(component: index)
    let coordinates = kernel.coordinates(of: gradient)
    let firstRow = Int(structure.components.rowStart[index])
    let firstVariable = Int(structure.components.variableStart[index])
    for (place, coordinate) in coordinates.enumerated() where coordinate.magnitude > Tolerances.rate {
      let member = kernel.vertex.nonbasic[place]
      if member < 0 {
        let variable = structure.components.variables[firstVariable + Int(~member)]
        combination.free.append(
          RowCombination.FreeShare(
            variable: Variable(index: variable), multiplier: coordinate, value: values[Int(variable)]))
        continue
      }
      let slot = firstRow + Int(member)
      let row = Int(structure.components.row(ofSlot: slot))
      let isBound = structure.components.rows[slot] < 0
      let factor = isBound ? structure.presolve.pool[Int(structure.presolve.rows[row].start)].value : 1
      multipliers[row] += coordinate / factor
    }
  }

  private func addRows(_ multipliers: [Double], to combination: inout RowCombination) {
    for (row, multiplier) in multipliers.enumerated() {
      let scaled = multiplier * structure.presolve.rows[row].scale
      let source = structure.presolve.sources[row]
      if scaled.magnitude <= Tolerances.rate || source == Presolve.definition { continue }
      if source >= 0 {
        combination.rows.append(RowCombination.Share(row: RowID(index: source), multiplier: scaled))
        continue
      }
      let bound = VariableBound(
        variable: Variable(index: ~source / 2), side: ~source & 1 == 0 ? .lower : .upper)
      combination.bounds.append(RowCombination.BoundShare(bound: bound, multiplier: scaled))
    }
    combination.rows.sort { $0.row < $1.row }
    combination.bounds.sort { $0.bound.variable < $1.bound.variable }
  }
}

extension Presolve {
  /// Like `substitute(into:)`, and adds the multiple of each eliminating row that was used.
  fileprivate func substitute(into gradient: inout [Double], noting multipliers: inout [Double]) {
    for it in eliminations {
      let coefficient = gradient[Int(it.variable)]
      if coefficient == 0 { continue }
      gradient[Int(it.variable)] = 0
      let factor = coefficient / it.pivot
      multipliers[Int(it.row)] += factor
      for term in terms(of: Int(it.row)) where pool[term].column != it.variable {
        let other = Int(pool[term].column)
        let delta = factor * pool[term].value
        let sum = gradient[other] - delta
        gradient[other] = sum.magnitude <= delta.magnitude * Tolerances.cancellation ? 0 : sum
      }
    }
  }

  /// From multipliers of rows as elimination left them to those of the rows as they were.
  fileprivate func undoSteps(_ multipliers: inout [Double]) {
    for index in eliminations.indices.reversed() {
      var sum = 0.0
      for step in steps(of: index) {
        var row = steps[step].target
        while row >= 0 {
          sum += steps[step].factor * multipliers[Int(row)]
          row = rows[Int(row)].nextParallel
        }
      }
      if sum != 0 { multipliers[Int(eliminations[index].row)] -= sum }
    }
  }
}

extension Components {
  fileprivate func variableSlots(of index: Int) -> Range<Int> {
    Int(variableStart[index])..<Int(variableStart[index + 1])
  }
}

extension Kernel {
  /// By place: the coordinates of a gradient in the nonbasic rows.
  fileprivate mutating func coordinates(of gradient: [Double]) -> [Double] {
    work.byColumn.clear()
    for column in 0..<problem.n where gradient[column] != 0 { work.byColumn.set(column, gradient[column]) }
    vertex.factor.solveTransposed(&work.byColumn, into: &work.rateChange)
    let coordinates = (0..<problem.n).map { work.rateChange[$0] }
    work.rateChange.clear()
    return coordinates
  }
}
