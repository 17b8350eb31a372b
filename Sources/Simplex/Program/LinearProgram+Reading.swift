// Accessors for a program's rows, for explaining results in terms of the input.

extension LinearProgram {
  /// The row's terms; empty for an unknown row.
  public func terms(of row: RowID) -> [LinearTerm] {
    guard contains(row) else { return [] }
    return terms(of: Int(row.index)).map {
      LinearTerm(Variable(index: termVariable[$0]), termCoefficient[$0])
    }
  }

  /// The row's right-hand side; 0 for an unknown row.
  public func constant(of row: RowID) -> Double { contains(row) ? rows[Int(row.index)].constant : 0 }

  /// The row's relation; nil for an unknown row.
  public func relation(of row: RowID) -> Relation? { contains(row) ? rows[Int(row.index)].relation : nil }

  /// The divisor that converts the row's deviation to points; 1 for an unknown row.
  public func deviationScale(of row: RowID) -> Double {
    contains(row) ? rows[Int(row.index)].deviationScale : 1
  }

  /// The row's priority; required for an unknown row.
  public func priority(of row: RowID) -> RowPriority {
    guard contains(row), !rows[Int(row.index)].isRequired else { return .required }
    return .optional(rows[Int(row.index)].priority)
  }

  /// The order in which the rows of a conflict are broken; see ``endRow(_:_:priority:deviationScale:rank:)``.
  public func rank(of row: RowID) -> Int32 { contains(row) ? rows[Int(row.index)].rank : 0 }
}
