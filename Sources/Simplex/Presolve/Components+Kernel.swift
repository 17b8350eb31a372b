// Loads a component into the kernel.

extension Components {
  /// Loads a component's rows into the kernel.
  func load(_ index: Int, of presolve: Presolve, into kernel: inout Kernel) {
    kernel.begin(
      variables: Int(variableStart[index + 1] - variableStart[index]),
      rowCapacity: Int(rowStart[index + 1] - rowStart[index]))
    // The start of the preceding row's terms, which a parallel row shares.
    var lastStart: Int32 = -1
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1]) {
      let row = rows[slot]
      if row < 0 {
        let variable = Int(~row) / 2
        let isUpper = ~row & 1 == 1
        kernel.problem.addTerm(Int(localIndex[variable]), 1)
        kernel.endRow(
          isUpper ? .atMost : .atLeast, constant: isUpper ? bounds[variable].upper : bounds[variable].lower,
          level: 0,
          weight: 1)
      } else {
        let row = Int(row)
        let isParallel = presolve.rows[row].isParallel && presolve.rows[row].start == lastStart
        lastStart = presolve.rows[row].start
        if !isParallel {
          for term in presolve.terms(of: row) {
            kernel.problem.addTerm(
              Int(localIndex[Int(presolve.pool[term].column)]), presolve.pool[term].value)
          }
        }
        kernel.endRow(
          presolve.rows[row].shape, constant: presolve.rows[row].constant, level: presolve.rows[row].level,
          weight: presolve.weight(of: row), sharesTerms: isParallel)
      }
    }
    kernel.finishRows()
  }
}
