// Presolve: Gaussian elimination with the required equalities, in sparse order and with limited fill-in.

extension Presolve {
  /// Eliminates with the required equalities, shortest rows first, as long as there is little fill-in. Then,
  /// if requested, eliminates free variables whose rows are all multiples of one left-hand side.
  mutating func eliminate(freeColumns: Bool = true, _ work: inout PresolveWorkspace) {
    link()
    work.queue.reset(capacity: rows.count)
    for row in rows.indices.reversed() where isEquation(row) {
      work.queue.push(row, length: Int(rows[row].length))
    }
    while let row = work.queue.pop(isCurrent: {
      !rows[$0].isUsed && LengthQueue.bucket(Int(rows[$0].length)) == $1
    }) {
      guard let pivot = choosePivot(row) else { continue }
      substitute(row: row, term: pivot, queue: &work.queue)
    }
    if freeColumns { substituteFreeColumns(&work) }
    shareRemainingTerms()
  }

  /// Adds a variable that equals the left-hand side of a row, and its defining equation. The equation is not
  /// linked to the columns, because it eliminates a variable at once.
  mutating func define(_ row: Int) -> Int {
    let variable = variableCount
    variableCount += 1
    isEliminated.append(false)
    columns.append(Column(count: 1))
    let new = Row(start: Int32(truncatingIfNeeded: pool.count))
    for term in terms(of: row) {
      pool.append(pool[term])
      columns[Int(pool[term].column)].count += 1
    }
    pool.append(RowTerm(column: Int32(truncatingIfNeeded: variable), value: -1))
    append(new, source: Self.definition)
    return rows.count - 1
  }

  @inline(__always)
  func isEquation(_ row: Int) -> Bool { rows[row].level == Self.requiredLevel && rows[row].shape == .equal }

  private mutating func link() {
    // Reserves space for the terms that elimination adds in layouts, so that nothing is copied. Unused space
    // is never touched.
    links.reserveCapacity(pool.count * 5 / 2)
    steps.reserveCapacity(pool.count * 5 / 4)
    eliminations.reserveCapacity(variableCount)
    for row in rows.indices where !rows[row].isParallel {
      var members: Int32 = 1
      var next = rows[row].nextParallel
      while next >= 0 {
        members += 1
        next = rows[Int(next)].nextParallel
      }
      for term in terms(of: row) { addLink(Int(pool[term].column), row, members) }
    }
  }

  /// Adds a row, which represents `members` parallel rows, to the list of a column.
  private mutating func addLink(_ variable: Int, _ row: Int, _ members: Int32) {
    links.append(Link(row: Int32(truncatingIfNeeded: row), next: columns[variable].head))
    columns[variable].head = Int32(truncatingIfNeeded: links.count - 1)
    columns[variable].count += members
  }

  /// The term whose variable is in the fewest rows; nil if eliminating it would cause too much fill-in.
  private func choosePivot(_ row: Int) -> Int? {
    var largest = 0.0
    for term in terms(of: row) { largest = max(largest, pool[term].value.magnitude) }
    var best: Int?
    var bestCount = Int32.max
    for term in terms(of: row) {
      if pool[term].value.magnitude < largest * Tolerances.pivotThreshold { continue }
      let count = columns[Int(pool[term].column)].count
      if count < bestCount {
        best = term
        bestCount = count
      }
    }
    let fill = Int(bestCount - 1) * max(0, Int(rows[row].length) - 2)
    return fill <= WorkLimits.fillPerElimination ? best : nil
  }

  mutating func substitute(row pivotRow: Int, term pivotTerm: Int, queue: inout LengthQueue) {
    let variable = Int(pool[pivotTerm].column)
    let pivot = pool[pivotTerm].value
    rows[pivotRow].isUsed = true
    isEliminated[variable] = true
    for term in terms(of: pivotRow) { columns[Int(pool[term].column)].count -= 1 }
    let constant = rows[pivotRow].constant
    let pivotTerms = terms(of: pivotRow)
    var next = columns[variable].head
    while next >= 0 {
      let link = links[Int(next)]
      next = link.next
      let target = Int(link.row)
      if rows[target].isUsed { continue }
      guard let position = locate(variable, in: target) else { continue }
      let factor = pool[position].value / pivot
      let members = subtract(factor * constant, from: target)
      remove(term: position, of: target)
      for term in pivotTerms where term != pivotTerm {
        add(-factor * pool[term].value, Int(pool[term].column), to: target, members)
      }
      steps.append(Step(target: link.row, factor: factor))
      if isEquation(target) { queue.push(target, length: Int(rows[target].length)) }
    }
    columns[variable] = Column()
    eliminations.append(
      Elimination(
        row: Int32(truncatingIfNeeded: pivotRow), variable: Int32(truncatingIfNeeded: variable), pivot: pivot,
        stepEnd: Int32(truncatingIfNeeded: steps.count)))
  }

  /// Subtracts a number from the constants of a row and of the rows parallel to it.
  ///
  /// - Returns: the number of these rows.
  @inline(__always)
  private mutating func subtract(_ number: Double, from target: Int) -> Int32 {
    var members: Int32 = 1
    rows[target].constant -= number
    var next = rows[target].nextParallel
    while next >= 0 {
      members += 1
      rows[Int(next)].constant -= number
      next = rows[Int(next)].nextParallel
    }
    return members
  }

  // MARK: Terms of a row

  @inline(__always)
  func position(of variable: Int, in row: Int) -> Int? {
    let wanted = Int32(truncatingIfNeeded: variable)
    for term in terms(of: row) where pool[term].column == wanted { return term }
    return nil
  }

  /// Like `position(of:in:)`, but uses an index for a long row until another long one is accessed: a row that
  /// accumulates what is eliminated from a chain is accessed repeatedly.
  @inline(__always)
  private mutating func locate(_ variable: Int, in row: Int) -> Int? {
    if Int(rows[row].length) <= WorkLimits.termsSearched { return position(of: variable, in: row) }
    if indexedRow != row { indexTerms(of: row) }
    let offset = offsetInIndexed[variable]
    return offset < 0 ? nil : Int(rows[row].start + offset)
  }

  private mutating func indexTerms(of row: Int) {
    if indexedRow >= 0 {
      for term in terms(of: indexedRow) { offsetInIndexed[Int(pool[term].column)] = -1 }
    }
    if offsetInIndexed.count < variableCount { offsetInIndexed.reset(to: -1, count: variableCount) }
    indexedRow = row
    for term in terms(of: row) {
      offsetInIndexed[Int(pool[term].column)] = Int32(truncatingIfNeeded: term) - rows[row].start
    }
  }

  private mutating func remove(term: Int, of row: Int) {
    let last = Int(rows[row].start + rows[row].length) - 1
    if row == indexedRow {
      offsetInIndexed[Int(pool[last].column)] = Int32(truncatingIfNeeded: term) - rows[row].start
      offsetInIndexed[Int(pool[term].column)] = -1
    }
    pool[term] = pool[last]
    rows[row].length -= 1
  }

  private mutating func add(_ coefficient: Double, _ variable: Int, to row: Int, _ members: Int32) {
    if let term = locate(variable, in: row) {
      let sum = pool[term].value + coefficient
      if sum.magnitude <= max(coefficient.magnitude, pool[term].value.magnitude) * Tolerances.cancellation {
        remove(term: term, of: row)
        columns[variable].count -= members
      } else {
        pool[term].value = sum
      }
      return
    }
    if rows[row].length == rows[row].capacity { makeRoom(row) }
    let end = Int(rows[row].start + rows[row].length)
    if row == indexedRow { offsetInIndexed[variable] = rows[row].length }
    pool[end] = RowTerm(column: Int32(truncatingIfNeeded: variable), value: coefficient)
    rows[row].length += 1
    addLink(variable, row, members)
  }

  /// Moves a row to the end of the pool and doubles its capacity.
  private mutating func makeRoom(_ row: Int) {
    let room = max(4, Int(rows[row].capacity) * 2)
    let begin = pool.count
    for term in terms(of: row) { pool.append(pool[term]) }
    for _ in Int(rows[row].length)..<room { pool.append(RowTerm(column: 0, value: 0)) }
    rows[row].start = Int32(truncatingIfNeeded: begin)
    rows[row].capacity = Int32(truncatingIfNeeded: room)
  }
}

/// Rows by length, shortest first. Entries may be outdated; `pop` skips those.
struct LengthQueue: Sendable {
  private struct Entry: Sendable {
    var row: Int32
    /// The entry below in the stack of its length, or −1.
    var next: Int32
  }

  /// The stacks of all lengths, linked in one array, which costs one allocation.
  private var entries: [Entry] = []
  /// By length: the top of its stack, or −1.
  private var tops: [Int32] = []
  private var lowest = 0

  /// Removes all rows, and makes room for a number of them.
  mutating func reset(capacity: Int) {
    entries.clear()
    entries.reserveCapacity(capacity)
    tops.reset(to: -1, count: WorkLimits.lengthClasses)
    lowest = 0
  }

  static func bucket(_ length: Int) -> Int { min(length, WorkLimits.lengthClasses) - 1 }

  /// Ignores rows without terms, which eliminate nothing.
  mutating func push(_ row: Int, length: Int) {
    if length == 0 { return }
    let bucket = Self.bucket(length)
    entries.append(Entry(row: Int32(truncatingIfNeeded: row), next: tops[bucket]))
    tops[bucket] = Int32(truncatingIfNeeded: entries.count - 1)
    lowest = min(lowest, bucket)
  }

  mutating func pop(isCurrent: (Int, Int) -> Bool) -> Int? {
    while lowest < tops.count {
      while tops[lowest] >= 0 {
        let entry = entries[Int(tops[lowest])]
        tops[lowest] = entry.next
        if isCurrent(Int(entry.row), lowest) { return Int(entry.row) }
      }
      lowest += 1
    }
    return nil
  }
}
