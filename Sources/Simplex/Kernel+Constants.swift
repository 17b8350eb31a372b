// Other right-hand sides at the same basis: the vertex and the slacks follow, and the rows that leave their side of the kink are
// found. What becomes of these is `Kernel+Dual`'s.

extension Kernel {
  /// Finds the rows that are not on their side of the kink; if there are none, the basis is still optimal.
  func collectOffFace(_ violated: inout [Int32]) {
    for row in 0..<m where !rows[row].keepsSide(constants[row]) {
      violated.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Starts a change of constants.
  mutating func beginConstants() {
    byPosition.clear()
    if rowChange.count < m { rowChange.reset(count: m) }
    rowChange.clear()
  }

  /// Changes a row's constant; the vertex follows with `moveToConstants`.
  mutating func setConstant(_ row: Int, _ new: Double) {
    let delta = new - constants[row]
    constants[row] = new
    if rows[row].position >= 0 {
      byPosition.set(Int(rows[row].position), delta)
    } else {
      rowChange.add(row, -delta)
    }
  }

  /// Moves the vertex to the changed constants, and finds the rows that leave their side of the kink.
  mutating func moveToConstants(_ violated: inout [Int32]) {
    factor.solve(&byPosition, into: &direction)
    if direction.indices.count > n / 4 {
      for index in direction.indices { x[Int(index)] += direction[Int(index)] }
      rowChange.clear()
      moveAllSlacks(&violated)
      return
    }
    for index in direction.indices {
      let column = Int(index)
      x[column] += direction[column]
      for entry in entries(of: column) {
        // By row, as some have other constants than before.
        for row in rows(ofGroup: Int(columnEntries[entry].group)) where rows[row].position < 0 {
          rowChange.add(row, columnEntries[entry].value * direction[column])
        }
      }
    }
    for index in rowChange.indices {
      let row = Int(index)
      rows[row].slack += rowChange[row]
      if !rows[row].keepsSide(constants[row]) { violated.append(index) }
    }
    rowChange.clear()
  }

  /// Computes all slacks from the vertex: where much moves, this costs less than following every term.
  private mutating func moveAllSlacks(_ violated: inout [Int32]) {
    rows.withUnsafeMutableBufferPointer { rows in
      rowTerms.withUnsafeBufferPointer { rowTerms in
        x.withUnsafeBufferPointer { x in
          var group: Int32 = -1
          var sum = 0.0
          for row in rows.indices {
            if groupOfRow[row] != group {
              group = groupOfRow[row]
              sum = 0
              let first = Int(groups[Int(group)].firstTerm)
              for term in first..<(first + Int(groups[Int(group)].termCount)) {
                sum += rowTerms[term].value * x[Int(rowTerms[term].column)]
              }
            }
            if rows[row].position >= 0 {
              rows[row].slack = 0
              continue
            }
            rows[row].slack = sum - constants[row]
            if !rows[row].keepsSide(constants[row]) { violated.append(Int32(truncatingIfNeeded: row)) }
          }
        }
      }
    }
  }

  /// Takes all barriers away.
  mutating func open() {
    for row in 0..<m {
      rows[row].isBlockedUp = false
      rows[row].isBlockedDown = false
      rows[row].isCounted = false
    }
  }
}

extension Kernel.Row {
  /// Whether the row is on its side of the kink, or on it.
  @inline(__always)
  fileprivate func keepsSide(_ constant: Double) -> Bool {
    let margin = Kernel.tolerance(constant: constant)
    return !(isBlockedUp && slack > margin) && !(isBlockedDown && slack < -margin)
  }
}
