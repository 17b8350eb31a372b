// A linear expression in the variables that presolve has left, and the components that it depends on. Follows
// only the eliminations of variables in the expression, because a layout asks for thousands of ranges.

struct ReducedGradient: Sendable {
  /// By variable: the coefficient.
  private(set) var coefficients = SparseVector()
  /// The components with a coefficient that is not zero, in ascending order.
  private(set) var components: [Int32] = []
  /// By variable: the elimination that replaces it, or −1.
  private var eliminations: [Int32] = []
  private var pending = IndexSet()
  /// `PresolvedStructure.number` of the present index.
  private var structure: Int?

  /// Expresses a linear expression in the remaining variables.
  mutating func set(_ expression: [LinearTerm], in structure: PresolvedStructure) {
    if self.structure != structure.number { index(structure) }
    coefficients.clear()
    for term in expression { add(Int(term.variable.index), term.coefficient) }
    // In the order of the record, so that each variable has its whole coefficient when it is replaced.
    var hint = 0
    while let index = pending.popFirst(hint: &hint) { replace(index, structure.presolve) }
    components.clear()
    for variable in coefficients.indices where coefficients[Int(variable)] != 0 {
      components.append(structure.components.component[Int(variable)])
    }
    components.sort()
  }

  /// Discards the index, because another structure may have the same number.
  mutating func forgetStructure() { structure = nil }

  private mutating func index(_ structure: PresolvedStructure) {
    self.structure = structure.number
    coefficients.reset(count: structure.presolve.variableCount)
    pending.reset(count: structure.presolve.eliminations.count)
    eliminations.reset(to: -1, count: structure.presolve.variableCount)
    for (index, it) in structure.presolve.eliminations.enumerated() {
      eliminations[Int(it.variable)] = Int32(truncatingIfNeeded: index)
    }
  }

  private mutating func add(_ variable: Int, _ coefficient: Double) {
    coefficients.add(variable, coefficient)
    if eliminations[variable] >= 0 { pending.insert(Int(eliminations[variable])) }
  }

  private mutating func replace(_ index: Int, _ presolve: Presolve) {
    let it = presolve.eliminations[index]
    let coefficient = coefficients[Int(it.variable)]
    if coefficient == 0 { return }
    coefficients.set(Int(it.variable), 0)
    let factor = coefficient / it.pivot
    for term in presolve.terms(of: Int(it.row)) where presolve.pool[term].column != it.variable {
      let other = Int(presolve.pool[term].column)
      let delta = factor * presolve.pool[term].value
      let sum = coefficients[other] - delta
      coefficients.set(other, sum.magnitude <= delta.magnitude * Tolerances.cancellation ? 0 : sum)
      if eliminations[other] >= 0 { pending.insert(Int(eliminations[other])) }
    }
  }
}
