// The search for conflicts in twice the precision of a double. Rows may be off by the conflict tolerance, so
// that what cannot be satisfied is exactly what a conflict may be reported for.

extension ConflictSearch {
  /// Searches a component. Like `search`, but with a tableau instead of the kernel.
  ///
  /// - Parameter kernel: the loaded component; not changed.
  mutating func searchPrecisely(_ kernel: inout Kernel, component index: Int, presolve: Presolve) {
    var component = describe(index, &kernel, presolve)
    let relief = (0..<kernel.problem.m).map { row in
      let (source, scale) = components.origin(ofSlot: component.firstSlot + row, presolve)
      return Tolerances.conflict * scale.magnitude
        * (source < 0 ? 1 : program.rows[Int(source)].deviationScale)
    }
    var tableau = PreciseTableau(&kernel, relief: relief)
    guard tableau.minimize(Array(0..<tableau.m)) == .optimal else { return fail(.numericalFailure) }
    for row in 0..<tableau.m {
      if tableau.cost(of: row) > 0 { component.open(row, tableau) } else { tableau.satisfy([row]) }
    }
    while let row = component.nextRow() {
      if tableau.cost(of: row) > 0 {
        if parts.isExhausted(index, components) { return }
        guard tableau.minimize([row]) == .optimal else { return fail(.numericalFailure) }
        if tableau.cost(of: row) > 0 {
          explain(row, &tableau, &component, presolve)
          continue
        }
      }
      tableau.satisfy([row])
    }
  }

  /// Reports the conflict that keeps a row from being satisfied, and drops the broken member. If there is none,
  /// the row counts as satisfied at its present value.
  private mutating func explain(
    _ row: Int, _ tableau: inout PreciseTableau, _ component: inout Component, _ presolve: Presolve
  ) {
    let shares = tableau.shares(of: row)
    let members = shares.map { row, multiplier in
      let (source, scale) = components.origin(
        ofSlot: component.firstSlot + tableau.rows[row].source, presolve)
      return ConflictMember(source: source, multiplier: multiplier * scale)
    }
    guard let broken = report(members).map({ shares[$0].row }) else {
      tableau.relax(row)
      return tableau.satisfy([row])
    }
    let source = tableau.rows[broken].source
    for other in 0..<tableau.m where tableau.rows[other].source == source { tableau.drop(other) }
    if tableau.rows[row].source != source { component.open(row, tableau) }
    parts.count(component.index, components)
  }
}

extension ConflictSearch.Component {
  fileprivate mutating func open(_ row: Int, _ tableau: PreciseTableau) {
    openRows.push(
      ConflictSearch.OpenRow(
        rank: ranks[tableau.rows[row].source], row: Int32(truncatingIfNeeded: row)))
  }
}
