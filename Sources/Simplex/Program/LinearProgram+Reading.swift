// Reading a program's rows back, for those who explain a result in terms of what was stated.

extension LinearProgram {
  /// The row's terms; empty for a row that is not of this program.
  public func terms(of row: RowID) -> [LinearTerm] {
    guard contains(row) else { return [] }
    return terms(of: Int(row.index)).map {
      LinearTerm(Variable(index: termVariable[$0]), termCoefficient[$0])
    }
  }

  /// The row's right-hand side; 0 for a row that is not of this program.
  public func constant(of row: RowID) -> Double { contains(row) ? rows[Int(row.index)].constant : 0 }

  /// Nil for a row that is not of this program.
  public func relation(of row: RowID) -> Relation? { contains(row) ? rows[Int(row.index)].relation : nil }

  /// What a deviation of the row is divided by to be in points; 1 for a row that is not of this program.
  public func deviationScale(of row: RowID) -> Double {
    contains(row) ? rows[Int(row.index)].deviationScale : 1
  }

  /// Required for a row that is not of this program.
  public func priority(of row: RowID) -> RowPriority {
    guard contains(row), !rows[Int(row.index)].isRequired else { return .required }
    return .optional(rows[Int(row.index)].priority)
  }

  /// Which row of a conflict is broken first; see ``endRow(_:_:priority:deviationScale:rank:)``.
  public func rank(of row: RowID) -> Int32 { contains(row) ? rows[Int(row.index)].rank : 0 }
}
