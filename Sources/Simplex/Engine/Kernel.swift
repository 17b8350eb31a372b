// The simplex itself: one component of a reduced program, and a vertex of it.
//
// A vertex is given by n rows that hold with equality (the nonbasic rows), n being the number of variables.
// Every row has a slack s = a·x − c and at most one breakpoint, s = 0, where it is one of: not looked at yet,
// a breakpoint of the current level's objective, or a barrier (of required rows, and of levels already
// optimized). The problem, the vertex and the working memory are types of their own; extensions, one file
// each, move from vertex to vertex.

struct Kernel {
  var problem = Problem()
  var vertex = Vertex()
  var work = Workspace()
  /// What was spent since the owner last set it to zero, and what may be.
  var pivots = 0
  var factorizations = 0
  var pivotLimit = Int.max

  /// Starts a component with `variables` variables.
  mutating func begin(variables: Int, rowCapacity: Int) {
    problem.begin(variables: variables, rowCapacity: rowCapacity)
    vertex.begin(rowCapacity: rowCapacity)
  }

  /// Ends a row: its terms are those added since the last row ended, or, if it `sharesTerms`, those of the
  /// last row.
  mutating func endRow(
    _ shape: Presolve.Shape, constant: Double, level: Int32, weight: Double, sharesTerms: Bool = false
  ) {
    problem.endRow(constant: constant, level: level, sharesTerms: sharesTerms)
    vertex.rows.append(Row(weight: weight, level: level, shape: shape))
  }

  /// Ends the component: indexes the columns and puts every variable at zero.
  mutating func finishRows() {
    problem.indexColumns()
    vertex.reset(variables: problem.n)
    work.reset(variables: problem.n, groups: problem.groups.count)
  }

  /// Computes all slacks from `x`. Nonbasic rows have none.
  mutating func computeSlacks() {
    for group in problem.groups.indices {
      var sum = 0.0
      for term in problem.terms(ofGroup: group) {
        sum += problem.rowTerms[term].value * vertex.x[Int(problem.rowTerms[term].column)]
      }
      for row in problem.rows(ofGroup: group) {
        vertex.rows[row].slack = vertex.rows[row].position >= 0 ? 0 : sum - problem.constants[row]
      }
    }
  }

  /// How far from zero a slack may be to count as zero: rounding grows with what it is the difference of.
  @inline(__always)
  func tolerance(of row: Int) -> Double { Self.tolerance(constant: problem.constants[row]) }

  @inline(__always)
  static func tolerance(constant: Double) -> Double {
    Tolerances.feasibility + constant.magnitude * Tolerances.relativeFeasibility
  }

  /// What the row costs at its level.
  @inline(__always)
  func cost(of row: Int) -> Double {
    let slack = vertex.rows[row].slack
    let cost = slack > 0 ? slack * vertex.rows[row].costUp : -slack * vertex.rows[row].costDown
    // Mostly there is none, or none that counts whatever the constant.
    if cost == 0 || slack.magnitude <= Tolerances.feasibility { return 0 }
    return slack.magnitude > tolerance(of: row) ? cost : 0
  }

  /// Takes a row out of all that follows: the broken member of a conflict.
  mutating func drop(_ row: Int) {
    vertex.rows[row].isDropped = true
    vertex.rows[row].isBlockedUp = false
    vertex.rows[row].isBlockedDown = false
  }

  /// Moves a row's constant to where the row is, so that it holds there with equality.
  mutating func relax(_ row: Int) {
    problem.constants[row] += vertex.rows[row].slack
    vertex.rows[row].slack = 0
  }

  /// Whether no more may be spent: few pivots over dense factors take as long as many over sparse ones.
  @inline(__always)
  var isSpent: Bool { pivots >= pivotLimit || vertex.factor.operations >= WorkLimits.operations }

  /// Starts a new count of pivots.
  mutating func resetCounts(limit: Int) {
    pivots = 0
    factorizations = 0
    vertex.factor.operations = 0
    pivotLimit = limit
  }

  /// Whether the factors have been changed row by row since they were last computed.
  var hasReplacements: Bool { vertex.factor.replacementCount > 0 }
}
