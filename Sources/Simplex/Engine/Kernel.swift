// The simplex method for one component of a reduced program, at a vertex.
//
// A vertex is given by n rows that hold with equality (the nonbasic rows), where n is the number of
// variables. Every row has a slack s = a·x − c and at most one breakpoint, s = 0. It is one of: not
// considered yet, a breakpoint of the current level's objective, or a barrier (for required rows, and for
// levels that have been optimized). The problem, the vertex and the working memory are separate types.
// Extensions in separate files move from vertex to vertex.

struct Kernel {
  var problem = Problem()
  var vertex = Vertex()
  var work = Workspace()
  /// The work since the owner last reset it, and its limit.
  var pivots = 0
  var factorizations = 0
  var pivotLimit = Int.max
  var operationLimit = WorkLimits.operations
  /// Whether a rate counted as zero that may be more than rounding.
  var hasDoubtfulRates = false

  /// Starts a component with `variables` variables.
  mutating func begin(variables: Int, rowCapacity: Int) {
    problem.begin(variables: variables, rowCapacity: rowCapacity)
    vertex.begin(rowCapacity: rowCapacity)
  }

  /// Ends a row. Its terms are those added since the last row or, if it `sharesTerms`, those of the last row.
  mutating func endRow(
    _ shape: Presolve.Shape, constant: Double, level: Int32, weight: Double, sharesTerms: Bool = false
  ) {
    problem.endRow(constant: constant, level: level, sharesTerms: sharesTerms)
    vertex.rows.append(Row(weight: weight, level: level, shape: shape))
  }

  /// Ends the component: builds the index of columns and sets every variable to zero.
  mutating func finishRows() {
    problem.indexColumns()
    vertex.reset(variables: problem.n)
    work.reset(variables: problem.n, groups: problem.groups.count)
  }

  /// Computes all slacks from `x`. The slack of a nonbasic row is zero.
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

  /// The largest slack that counts as zero. It grows with the constant, because of rounding.
  @inline(__always)
  func tolerance(of row: Int) -> Double { Self.tolerance(constant: problem.constants[row]) }

  @inline(__always)
  static func tolerance(constant: Double) -> Double {
    Tolerances.feasibility + constant.magnitude * Tolerances.relativeFeasibility
  }

  /// The cost of the row in its level.
  @inline(__always)
  func cost(of row: Int) -> Double {
    let slack = vertex.rows[row].slack
    let cost = slack > 0 ? slack * vertex.rows[row].costUp : -slack * vertex.rows[row].costDown
    // Usually it has no cost, or one that is negligible for any constant.
    if cost == 0 || slack.magnitude <= Tolerances.feasibility { return 0 }
    return slack.magnitude > tolerance(of: row) ? cost : 0
  }

  /// Ignores a row from now on, because a conflict was broken at it.
  mutating func drop(_ row: Int) {
    vertex.rows[row].isDropped = true
    vertex.rows[row].isBlockedUp = false
    vertex.rows[row].isBlockedDown = false
  }

  /// Changes a row's constant so that it holds with equality at its present value.
  mutating func relax(_ row: Int) {
    problem.constants[row] += vertex.rows[row].slack
    vertex.rows[row].slack = 0
  }

  /// Whether a limit is reached. Operations are limited too, because a few pivots with dense factors take as
  /// long as many with sparse ones.
  @inline(__always)
  var isSpent: Bool { pivots >= pivotLimit || vertex.factor.operations >= operationLimit }

  /// Resets the counts of pivots and factorizations.
  mutating func resetCounts(limit: Int) {
    pivots = 0
    factorizations = 0
    hasDoubtfulRates = false
    vertex.factor.operations = 0
    pivotLimit = limit
  }

  /// Whether rows have been replaced since the last factorization.
  var hasReplacements: Bool { vertex.factor.replacementCount > 0 }
}
