// Applies the record of eliminations: forwards for changed constants, backwards for values.

extension Presolve {
  /// The recorded steps of an elimination.
  func steps(of elimination: Int) -> Range<Int> {
    (elimination == 0 ? 0 : Int(eliminations[elimination - 1].stepEnd))..<Int(
      eliminations[elimination].stepEnd)
  }

  /// Sets the constant of a row before elimination, from the program. Call `replay()` afterwards.
  ///
  /// - Returns: the change of the scaled constant.
  @discardableResult
  mutating func setOriginalConstant(of row: Int, to constant: Double) -> Double {
    let new = constant * rows[row].scale
    let delta = new - originalConstant[row]
    if delta != 0 { originalConstant[row] = new }
    return delta
  }

  /// Runs the original constants through the recorded steps.
  mutating func replay() {
    for row in rows.indices { rows[row].constant = originalConstant[row] }
    for index in eliminations.indices {
      let constant = rows[Int(eliminations[index].row)].constant
      for step in steps(of: index) {
        var row = steps[step].target
        while row >= 0 {
          rows[Int(row)].constant -= steps[step].factor * constant
          row = rows[Int(row)].nextParallel
        }
      }
    }
  }

  /// Computes the eliminated variables from the others.
  func restore(_ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      for index in eliminations.indices.reversed() { restore(index, values) }
    }
  }

  /// Computes the variables of the given eliminations, which are in reverse order.
  func restore(_ values: inout [Double], eliminations chosen: [Int32]) {
    values.withUnsafeMutableBufferPointer { values in
      for index in chosen { restore(Int(index), values) }
    }
  }

  @inline(__always)
  private func restore(_ elimination: Int, _ values: UnsafeMutableBufferPointer<Double>) {
    let it = eliminations[elimination]
    var sum = rows[Int(it.row)].constant
    for term in terms(of: Int(it.row)) where pool[term].column != it.variable {
      sum -= pool[term].value * values[Int(pool[term].column)]
    }
    // Avoids negative zeros, which would be printed.
    values[Int(it.variable)] = sum / it.pivot + 0
  }

  /// The value of an eliminated variable, from variables that were eliminated later or remain.
  @inline(__always)
  func restoredValue(_ elimination: Int, _ values: [Double]) -> Double {
    let it = eliminations[elimination]
    var sum = rows[Int(it.row)].constant
    for term in terms(of: Int(it.row)) where pool[term].column != it.variable {
      sum -= pool[term].value * values[Int(pool[term].column)]
    }
    return sum / it.pivot + 0
  }
}
