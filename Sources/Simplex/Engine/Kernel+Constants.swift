// Changes of constants with the same basis: updates the vertex and the slacks, and finds the rows that leave
// their side of the breakpoint. The dual simplex repairs these.

extension Kernel {
  /// Finds the rows that are not on their side of the breakpoint. If there are none, the basis is still
  /// optimal.
  func collectOffFace(_ violated: inout [Int32]) {
    for row in 0..<problem.m where !vertex.rows[row].keepsSide(problem.constants[row]) {
      violated.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Starts a change of constants.
  mutating func beginConstants() {
    work.byPosition.clear()
    if work.rowChange.count < problem.m { work.rowChange.reset(count: problem.m) }
    work.rowChange.clear()
  }

  /// Changes a row's constant. `moveToConstants` then moves the vertex.
  mutating func setConstant(_ row: Int, _ new: Double) {
    let delta = new - problem.constants[row]
    problem.constants[row] = new
    if vertex.rows[row].position >= 0 {
      work.byPosition.set(Int(vertex.rows[row].position), delta)
    } else {
      work.rowChange.add(row, -delta)
    }
  }

  /// Moves the vertex to the changed constants, and finds the rows that leave their side of the breakpoint.
  mutating func moveToConstants(_ violated: inout [Int32]) {
    vertex.factor.solve(&work.byPosition, into: &work.direction)
    if work.direction.indices.count > problem.n / WorkLimits.shareThatMovesMuch {
      for index in work.direction.indices { vertex.x[Int(index)] += work.direction[Int(index)] }
      work.rowChange.clear()
      moveAllSlacks(&violated)
      return
    }
    for index in work.direction.indices {
      let column = Int(index)
      vertex.x[column] += work.direction[column]
      for entry in problem.entries(of: column) {
        // Row by row, because some rows have other constants than before.
        for row in problem.rows(ofGroup: Int(problem.columnEntries[entry].group))
        where vertex.rows[row].position < 0 {
          work.rowChange.add(row, problem.columnEntries[entry].value * work.direction[column])
        }
      }
    }
    for index in work.rowChange.indices {
      let row = Int(index)
      vertex.rows[row].slack += work.rowChange[row]
      if !vertex.rows[row].keepsSide(problem.constants[row]) { violated.append(index) }
    }
    work.rowChange.clear()
  }

  /// Computes all slacks from the vertex. If much moves, this costs less than following every term.
  private mutating func moveAllSlacks(_ violated: inout [Int32]) {
    vertex.rows.withUnsafeMutableBufferPointer { rows in
      problem.rowTerms.withUnsafeBufferPointer { rowTerms in
        vertex.x.withUnsafeBufferPointer { x in
          var group: Int32 = -1
          var sum = 0.0
          for row in rows.indices {
            if problem.groupOfRow[row] != group {
              group = problem.groupOfRow[row]
              sum = 0
              let first = Int(problem.groups[Int(group)].firstTerm)
              for term in first..<(first + Int(problem.groups[Int(group)].termCount)) {
                sum += rowTerms[term].value * x[Int(rowTerms[term].column)]
              }
            }
            if rows[row].position >= 0 {
              rows[row].slack = 0
              continue
            }
            rows[row].slack = sum - problem.constants[row]
            if !rows[row].keepsSide(problem.constants[row]) {
              violated.append(Int32(truncatingIfNeeded: row))
            }
          }
        }
      }
    }
  }

  /// Removes all barriers.
  mutating func open() {
    for row in 0..<problem.m {
      vertex.rows[row].isBlockedUp = false
      vertex.rows[row].isBlockedDown = false
      vertex.rows[row].isCounted = false
    }
  }
}

extension Kernel.Row {
  /// Whether the row is on its side of the breakpoint, or on the breakpoint.
  @inline(__always)
  fileprivate func keepsSide(_ constant: Double) -> Bool {
    let margin = Kernel.tolerance(constant: constant)
    return !(isBlockedUp && slack > margin) && !(isBlockedDown && slack < -margin)
  }
}
