// Solves with the factors of the nonbasic rows, and replaces nonbasic rows (product form).
//
// A solve follows only nonzeros through the factors and replacements, unless there are so many nonzeros that
// processing everything is faster.

extension Factor {
  /// Solves B·x = r. `r` is indexed by position and is cleared; `x` is indexed by column.
  mutating func solve(_ r: inout SparseVector, into x: inout SparseVector) {
    x.clear()
    if replacementCount > 0 { undoReplacements(&r) }
    solveLower(&r)
    solveUpper(&r, into: &x)
    r.clear()
  }

  /// Whether a vector has so many nonzeros that processing every place is faster than following them. Both
  /// ways do the same operations in the same order.
  private func isDense(_ vector: SparseVector) -> Bool {
    vector.indices.count > count / WorkLimits.denseShare
  }

  private mutating func insertPositions(of vector: SparseVector) {
    for position in vector.indices where vector[Int(position)] != 0 { pendingPositions.insert(Int(position)) }
  }

  private mutating func solveLower(_ r: inout SparseVector) {
    if isDense(r) {
      for position in 0..<count { eliminateLower(position, &r, marks: false) }
      return
    }
    insertPositions(of: r)
    var hint = 0
    while let position = pendingPositions.popFirst(hint: &hint) { eliminateLower(position, &r, marks: true) }
  }

  /// Subtracts a known value from the places that depend on it. Marks them as pending if the solve follows
  /// marks.
  @inline(__always)
  private mutating func eliminateLower(_ position: Int, _ r: inout SparseVector, marks: Bool) {
    let known = r[position]
    if known == 0 { return }
    let terms = Int(lowerByPositionStart[position])..<Int(lowerByPositionStart[position + 1])
    operations &+= 1 &+ terms.count
    for term in terms {
      let row = Int(lowerByPositionRow[term])
      r.add(row, -lowerByPositionValue[term] * known)
      if marks { pendingPositions.insert(row) }
    }
  }

  private mutating func solveUpper(_ r: inout SparseVector, into x: inout SparseVector) {
    if isDense(r) {
      for position in (0..<count).reversed() { eliminateUpper(position, &r, into: &x, marks: false) }
      return
    }
    insertPositions(of: r)
    var hint = pendingPositions.blockCount - 1
    while let position = pendingPositions.popLast(hint: &hint) {
      eliminateUpper(position, &r, into: &x, marks: true)
    }
  }

  @inline(__always)
  private mutating func eliminateUpper(
    _ position: Int, _ r: inout SparseVector, into x: inout SparseVector, marks: Bool
  ) {
    let rest = r[position]
    if rest == 0 { return }
    let column = Int(pivotColumn[position])
    let known = rest / pivotValue[position]
    x.set(column, known)
    let terms = Int(upperByColumnStart[column])..<Int(upperByColumnStart[column + 1])
    operations &+= 1 &+ terms.count
    for term in terms {
      let row = Int(upperByColumnPosition[term])
      r.add(row, -upperByColumnValue[term] * known)
      if marks { pendingPositions.insert(row) }
    }
  }

  /// Processes the newest replacement first, and only those that read a nonzero.
  private mutating func undoReplacements(_ r: inout SparseVector) {
    for position in r.indices { addReaders(of: Int(position), before: replacementCount) }
    var hint = pendingReplacements.blockCount - 1
    while let replacement = pendingReplacements.popLast(hint: &hint) {
      let position = Int(replacedPosition[replacement])
      var sum = r[position]
      let terms = Int(replacedStart[replacement])..<Int(replacedStart[replacement + 1])
      operations &+= 1 &+ terms.count
      for term in terms {
        sum -= replacedValue[term] * r[Int(replacedIndex[term])]
      }
      if sum == 0, r[position] == 0 { continue }
      let wasZero = r[position] == 0
      r.set(position, sum / replacedPivot[replacement])
      if wasZero { addReaders(of: position, before: replacement) }
    }
  }

  private mutating func addReaders(of position: Int, before limit: Int) {
    var link = readerHead[position]
    while link >= 0 {
      let replacement = Int(readerReplacement[Int(link)])
      if replacement < limit { pendingReplacements.insert(replacement) }
      link = readerNext[Int(link)]
    }
  }

  /// Solves Bᵀ·y = g. `g` is indexed by column and is cleared; `y` is indexed by position.
  mutating func solveTransposed(_ g: inout SparseVector, into y: inout SparseVector) {
    y.clear()
    solveUpperTransposed(&g, into: &y)
    g.clear()
    solveLowerTransposed(&y)
    if replacementCount > 0 { applyReplacements(to: &y) }
  }

  private mutating func solveUpperTransposed(_ g: inout SparseVector, into y: inout SparseVector) {
    if isDense(g) {
      for position in 0..<count { eliminateUpperTransposed(position, &g, into: &y, marks: false) }
      return
    }
    for column in g.indices where g[Int(column)] != 0 {
      pendingPositions.insert(Int(positionOfColumn[Int(column)]))
    }
    var hint = 0
    while let position = pendingPositions.popFirst(hint: &hint) {
      eliminateUpperTransposed(position, &g, into: &y, marks: true)
    }
  }

  @inline(__always)
  private mutating func eliminateUpperTransposed(
    _ position: Int, _ g: inout SparseVector, into y: inout SparseVector, marks: Bool
  ) {
    let rest = g[Int(pivotColumn[position])]
    if rest == 0 { return }
    let known = rest / pivotValue[position]
    y.set(position, known)
    let terms = Int(upperStart[position])..<Int(upperStart[position + 1])
    operations &+= 1 &+ terms.count
    for term in terms {
      let column = Int(upperColumn[term])
      g.add(column, -upperValue[term] * known)
      if marks { pendingPositions.insert(Int(positionOfColumn[column])) }
    }
  }

  private mutating func solveLowerTransposed(_ y: inout SparseVector) {
    if isDense(y) {
      for position in (0..<count).reversed() { eliminateLowerTransposed(position, &y, marks: false) }
      return
    }
    insertPositions(of: y)
    var hint = pendingPositions.blockCount - 1
    while let position = pendingPositions.popLast(hint: &hint) {
      eliminateLowerTransposed(position, &y, marks: true)
    }
  }

  @inline(__always)
  private mutating func eliminateLowerTransposed(_ position: Int, _ y: inout SparseVector, marks: Bool) {
    let known = y[position]
    if known == 0 { return }
    let terms = Int(lowerStart[position])..<Int(lowerStart[position + 1])
    operations &+= 1 &+ terms.count
    for term in terms {
      let earlier = Int(lowerPosition[term])
      y.add(earlier, -lowerValue[term] * known)
      if marks { pendingPositions.insert(earlier) }
    }
  }

  /// Processes the oldest replacement first, and only those that start from a nonzero.
  private mutating func applyReplacements(to y: inout SparseVector) {
    for position in y.indices where y[Int(position)] != 0 { addStarters(from: Int(position), after: -1) }
    var hint = 0
    while let replacement = pendingReplacements.popFirst(hint: &hint) {
      let position = Int(replacedPosition[replacement])
      if y[position] == 0 { continue }
      let known = y[position] / replacedPivot[replacement]
      y.set(position, known)
      let terms = Int(replacedStart[replacement])..<Int(replacedStart[replacement + 1])
      operations &+= 1 &+ terms.count
      for term in terms {
        let other = Int(replacedIndex[term])
        let wasZero = y[other] == 0
        y.add(other, -replacedValue[term] * known)
        if wasZero { addStarters(from: other, after: replacement) }
      }
    }
  }

  private mutating func addStarters(from position: Int, after limit: Int) {
    var replacement = starterHead[position]
    while replacement > limit {
      pendingReplacements.insert(Int(replacement))
      replacement = starterNext[Int(replacement)]
    }
  }

  /// Replaces the nonbasic row at `position` with the row whose coordinates in the nonbasic rows are `w`.
  mutating func replace(position: Int, coordinates w: SparseVector) {
    let replacement = Int32(truncatingIfNeeded: replacedPosition.count)
    replacedPosition.append(Int32(truncatingIfNeeded: position))
    replacedPivot.append(w[position])
    for index in w.indices where w[Int(index)].magnitude > Tolerances.coordinate {
      if index != position {
        replacedIndex.append(index)
        replacedValue.append(w[Int(index)])
      }
      readerReplacement.append(replacement)
      readerNext.append(readerHead[Int(index)])
      readerHead[Int(index)] = Int32(truncatingIfNeeded: readerNext.count - 1)
    }
    replacedStart.append(Int32(truncatingIfNeeded: replacedIndex.count))
    starterNext.append(starterHead[position])
    starterHead[position] = replacement
    pendingReplacements.grow(count: replacedPosition.count)
  }
}
