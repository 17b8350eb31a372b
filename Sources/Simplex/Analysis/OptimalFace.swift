// Ambiguity: the range of an expression over all lexicographically optimal points.
//
// A nonbasic row that can be released in neither direction without cost is closed. If all are closed, the
// face is a point. Otherwise, an expression whose rates at the open rows are all zero has a unique value. Any
// other expression is minimized and maximized over the face, so that a degenerate vertex is not mistaken for
// ambiguity.

extension Solver {
  /// The ranges of linear expressions over the final optimal face of the last solve. For expressions whose
  /// variables are all determined, this costs only a lookup.
  ///
  /// - Returns: a range per expression. It is unlimited (on the affected side) before a successful solve, for
  ///   expressions with unknown variables, and if the iteration limit or rounding stops the search.
  public mutating func ranges(of expressions: [[LinearTerm]]) -> [ValueRange] {
    let open = openVariables()
    var none: RangeProof?
    return expressions.map { range(of: $0, open: open, proof: &none) }
  }

  /// The range of one expression; see ``ranges(of:)``.
  public mutating func range(of expression: [LinearTerm]) -> ValueRange {
    var none: RangeProof?
    return range(of: expression, open: openVariables(), proof: &none)
  }

  /// The ranges of single variables.
  public mutating func ranges(ofVariables variables: [Variable]) -> [ValueRange] {
    ranges(of: variables.map { [LinearTerm($0, 1)] })
  }

  /// Whether the last solve determined all variables, so that every expression has a unique value. Computed once
  /// per solve.
  ///
  /// Mutating, so that a solver inside an object is accessed in place: copying all its arrays would cost more
  /// than the answer.
  public mutating func isFullyDetermined() -> Bool {
    if let known = isDetermined { return known }
    let isDetermined = !structure.components.isOpen.contains(true)
    self.isDetermined = isDetermined
    return isDetermined
  }

  /// Required equalities that the last solve found to be redundant: they hold, but would contradict other
  /// required equalities if a constant changed. Does not contain rows whose redundancy only the simplex
  /// detects.
  public var redundantRows: [RowID] {
    structure.components.emptyRows.compactMap { row in
      let source = structure.presolve.sources[Int(row)]
      guard source >= 0, program.rows[Int(source)].termCount > 0 else { return nil }
      return RowID(index: source)
    }
  }

  /// By variable: whether it may change over the face. A variable that cannot is certainly unique. Computed
  /// once per solve.
  public mutating func openVariables() -> [Bool] {
    if let known = knownOpenVariables { return known }
    let open = findOpenVariables()
    knownOpenVariables = open
    return open
  }

  private mutating func findOpenVariables() -> [Bool] {
    var isOpen: [Bool] = []
    isOpen.reset(to: false, count: structure.presolve.variableCount)
    var any = false
    for index in 0..<structure.components.count where structure.components.isOpen[index] {
      for slot in Int(
        structure.components.variableStart[index])..<Int(structure.components.variableStart[index + 1])
      {
        isOpen[Int(structure.components.variables[slot])] = true
        any = true
      }
    }
    if !any { return Array(isOpen.prefix(program.variableCount)) }
    for it in structure.presolve.eliminations.reversed() {
      for term in structure.presolve.terms(of: Int(it.row))
      where isOpen[Int(structure.presolve.pool[term].column)] {
        isOpen[Int(it.variable)] = true
      }
    }
    return Array(isOpen.prefix(program.variableCount))
  }

  /// The range of an expression if it is known without examining the face; nil if some of its variables are
  /// open. Mutating, so that the solver is not copied.
  mutating func settledRange(of expression: [LinearTerm], open: [Bool]) -> ValueRange? {
    var value = 0.0
    var isSettled = true
    for term in expression {
      let index = Int(term.variable.index)
      guard index >= 0, index < min(program.variableCount, values.count), index < open.count,
        term.coefficient.isFinite
      else {
        return ValueRange(minimum: -.infinity, maximum: .infinity, isUnique: false)
      }
      value += term.coefficient * values[index]
      if open[index] && term.coefficient != 0 { isSettled = false }
    }
    return isSettled ? ValueRange(minimum: value, maximum: value, isUnique: true) : nil
  }

  /// - Parameter proof: receives the reason if it is not nil.
  mutating func range(of expression: [LinearTerm], open: [Bool], proof: inout RangeProof?) -> ValueRange {
    if let settled = settledRange(of: expression, open: open) {
      proof = nil
      return settled
    }
    proof?.begin()
    var value = 0.0
    for term in expression { value += term.coefficient * values[Int(term.variable.index)] }
    gradient.set(expression, in: structure)
    var below = 0.0
    var above = 0.0
    var last: Int32 = -1
    for component in gradient.components where component != last {
      last = component
      let index = Int(component)
      if !structure.components.isOpen[index] {
        proof?.addPoint(index)
        continue
      }
      let slots =
        Int(structure.components.variableStart[index])..<Int(structure.components.variableStart[index + 1])
      let local = slots.map { gradient.coefficients[Int(structure.components.variables[$0])] }
      let (low, high) = range(ofLocal: local, in: index, proof: &proof)
      below += low
      above += high
    }
    let isUnique = above - below <= Tolerances.unique
    return isUnique
      ? ValueRange(minimum: value, maximum: value, isUnique: true)
      : ValueRange(minimum: value + below, maximum: value + above, isUnique: false)
  }

  /// How far a multiple of the single variable of a component can decrease and increase. Nil if that must be
  /// determined for this multiple separately. Cached, because a variable that depends on many such components
  /// is examined repeatedly.
  private mutating func range(ofMultiple factor: Double, in index: Int) -> (Double, Double)? {
    if factor.magnitude <= Tolerances.trade { return nil }
    if singleExtents.count != structure.components.count {
      singleExtents.reset(to: nil, count: structure.components.count)
    }
    if singleExtents[index] == nil {
      structure.load(faceOf: index, at: values, into: &singleKernel)
      singleKernel.resetCounts(limit: pivotLimit)
      let low = singleKernel.minimum(of: [1])
      singleKernel.resetCounts(limit: pivotLimit)
      let high = singleKernel.minimum(of: [-1])
      let outcomes = [low.outcome, high.outcome]
      if !outcomes.allSatisfy({ $0 == .optimal || $0 == .unbounded }) { return nil }
      singleExtents[index] = ValueRange(minimum: low.value, maximum: -high.value, isUnique: false)
    }
    guard let extent = singleExtents[index] else { return nil }
    let variable = Int(structure.components.variables[Int(structure.components.variableStart[index])])
    let present = factor * values[variable]
    let ends = (factor * extent.minimum, factor * extent.maximum)
    return (min(0, min(ends.0, ends.1) - present), max(0, max(ends.0, ends.1) - present))
  }

  /// Puts the kernel at some vertex of the final optimal face of a component.
  private mutating func stand(onFaceOf index: Int) {
    if kernelContent == .face(component: index) { return }
    structure.load(faceOf: index, at: values, into: &kernel)
    kernelContent = .face(component: index)
  }

  /// How far a linear expression of one component can decrease and increase from its present value.
  private mutating func range(
    ofLocal gradient: [Double], in index: Int, proof: inout RangeProof?
  ) -> (Double, Double) {
    if gradient.count == 1, let known = range(ofMultiple: gradient[0], in: index) {
      if proof != nil { proof?.add(singleProof(of: index), times: gradient[0].magnitude) }
      return known
    }
    return range(found: gradient, in: index, proof: &proof)
  }

  /// The proof about the single variable of a component. Cached like its range.
  private mutating func singleProof(of index: Int) -> RangeProof {
    if singleProofs.count != structure.components.count {
      singleProofs.reset(to: nil, count: structure.components.count)
    }
    if let known = singleProofs[index] { return known }
    var proof: RangeProof? = RangeProof()
    proof?.begin()
    _ = range(found: [1], in: index, proof: &proof)
    singleProofs[index] = proof
    return proof ?? RangeProof()
  }

  /// The same, by linear programs.
  private mutating func range(
    found gradient: [Double], in index: Int, proof: inout RangeProof?
  ) -> (Double, Double) {
    stand(onFaceOf: index)
    kernel.computeRates(linear: gradient)
    var isFlat = true
    for place in 0..<kernel.problem.n
    where kernel.isOpen(place) && kernel.vertex.rate[place].magnitude > Tolerances.rate {
      isFlat = false
    }
    let firstSlot = Int(structure.components.rowStart[index])
    if isFlat {
      proof?.addBound(kernel, firstSlot: firstSlot)
      proof?.addBound(kernel, sign: -1, firstSlot: firstSlot)
      return (0, 0)
    }
    // The kernel may be at another vertex of the face than the solution.
    var present = 0.0
    let first = Int(structure.components.variableStart[index])
    for column in 0..<kernel.problem.n {
      present += gradient[column] * values[Int(structure.components.variables[first + column])]
    }
    kernel.resetCounts(limit: pivotLimit)
    let low = kernel.minimum(of: gradient)
    note(low.outcome, gradient, firstSlot, &proof)
    let lowest = proof == nil ? [] : kernel.vertex.x
    kernel.resetCounts(limit: pivotLimit)
    let high = kernel.minimum(of: gradient.map { -$0 })
    note(high.outcome, gradient, firstSlot, &proof)
    if proof != nil, low.outcome == .optimal, -high.value - low.value > Tolerances.unique {
      let difference = (0..<kernel.problem.n).map { kernel.vertex.x[$0] - lowest[$0] }
      proof?.setDirection(difference, gradient: gradient, &kernel, firstSlot: firstSlot)
    }
    // If an expression is unbounded, the kernel stays at the vertex where the ray starts.
    let outcomes = [low.outcome, high.outcome]
    if !outcomes.allSatisfy({ $0 == .optimal || $0 == .unbounded }) { kernelContent = .nothing }
    return (min(0, low.value - present), max(0, -high.value - present))
  }

  /// Records the reason why the simplex ended.
  private mutating func note(
    _ outcome: Kernel.Outcome, _ gradient: [Double], _ firstSlot: Int, _ proof: inout RangeProof?
  ) {
    if proof == nil { return }
    if outcome == .optimal {
      proof?.addBound(kernel, firstSlot: firstSlot)
      return
    }
    proof?.giveUpBounds()
    if outcome == .unbounded {
      let ray = (0..<kernel.problem.n).map { kernel.work.direction[$0] }
      proof?.setDirection(ray, gradient: gradient, &kernel, firstSlot: firstSlot)
    }
  }
}
