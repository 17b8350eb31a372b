// Determines which rows determine the value of an expression, as a sum of multiples of their constants.
//
// At a vertex, rows that hold with equality determine every variable: those that presolve eliminated with,
// and the nonbasic ones. The expression's gradient is a combination of their left-hand sides. It is computed
// with the factors of the basis and then undone step by step along presolve's record, so that the multipliers
// belong to the original rows of the program.

/// An expression as a sum over rows: its value is `Σ multiplier · constant` over ``rows``, plus `Σ multiplier
/// · bound` over ``bounds``, plus the parts of ``free`` variables.
public struct RowCombination: Sendable {
  /// A row with the factor on its constant, which is the rate of change of the expression with that constant.
  public struct Share: Sendable, Hashable {
    /// A row that holds with equality.
    public var row: RowID
    /// Never 0.
    public var multiplier: Double
  }

  /// A bound that holds with equality, with its factor.
  public struct BoundShare: Sendable, Hashable {
    /// The bound.
    public var bound: VariableBound
    /// Never 0.
    public var multiplier: Double
  }

  /// A variable that no row determines, with its factor.
  public struct FreeShare: Sendable, Hashable {
    /// The variable, which may be one that presolve introduced.
    public var variable: Variable
    /// Never 0.
    public var multiplier: Double
    /// The variable's value, which is not unique.
    public var value: Double
  }

  /// Ascending by row.
  public var rows: [Share] = []
  /// Ascending by variable.
  public var bounds: [BoundShare] = []
  /// Empty if rows and bounds determine the expression.
  public var free: [FreeShare] = []
}

extension Solver {
  /// The rows that determine an expression at the last solution, with their contributions.
  ///
  /// If several sets of rows are possible, this is the one of the last basis. Linear in the size of the
  /// program.
  ///
  /// - Returns: nil before a successful solve, and for an expression with an unknown variable.
  public mutating func combination(of expression: [LinearTerm]) -> RowCombination? {
    guard isStructureCurrent, values.count == structure.presolve.variableCount else { return nil }
    var gradient = [Double](filledWith: 0, count: structure.presolve.variableCount)
    for term in expression {
      let index = Int(term.variable.index)
      guard index >= 0, index < program.variableCount, term.coefficient.isFinite else { return nil }
      gradient[index] += term.coefficient
    }
    var multipliers = [Double](filledWith: 0, count: structure.presolve.rows.count)
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
  /// Converts a gradient over all variables to one over the remaining ones, and adds the multiple of each
  /// eliminating row that was used.
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

  /// Converts multipliers of rows after elimination to those of the original rows.
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
