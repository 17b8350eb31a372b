// Evaluates the original rows at the values found: deviations, and whether required rows are satisfied.

/// The state of a row at some values.
struct RowState {
  /// In points, never negative.
  var deviation: Double
  /// Whether the row holds with equality.
  var isActive: Bool
  /// Whether the row, if it is required, is satisfied.
  var isVerified: Bool
}

/// A program's rows at given values, for loops over many rows. Valid only inside ``Solver/withRows(_:)``.
struct RowEvaluator {
  let rows: UnsafeBufferPointer<LinearProgram.Row>
  let coefficients: UnsafeBufferPointer<Double>
  let variables: UnsafeBufferPointer<Int32>
  let values: UnsafeBufferPointer<Double>

  @inline(__always)
  func state(of row: Int) -> RowState {
    let it = rows[row]
    let first = Int(it.firstTerm)
    let terms = first..<(first &+ Int(it.termCount))
    var slack = -it.constant
    for term in terms { slack += coefficients[term] * values[Int(variables[term])] }
    if it.deviationScale != 1 { slack /= it.deviationScale }
    let violation = slack.magnitude
    if violation <= Tolerances.feasibility { return RowState(deviation: 0, isActive: true, isVerified: true) }
    let isActive = violation <= Tolerances.active
    if it.relation == (slack > 0 ? .greaterThanOrEqual : .lessThanOrEqual) {
      return RowState(deviation: 0, isActive: isActive, isVerified: true)
    }
    // The tolerance for rounding grows with the numbers of which the slack is the difference.
    var magnitude = it.constant.magnitude
    for term in terms { magnitude += (coefficients[term] * values[Int(variables[term])]).magnitude }
    magnitude /= it.deviationScale
    let noise = magnitude * Tolerances.relativeFeasibility + Tolerances.feasibility
    return RowState(
      deviation: violation <= noise ? 0 : violation, isActive: isActive,
      isVerified: violation <= Tolerances.verification + magnitude * Tolerances.relativeVerification)
  }
}

extension Solver {
  /// Calls `body` with the program's rows at the present values.
  func withRows<Result>(_ body: (RowEvaluator) -> Result) -> Result {
    program.rows.withUnsafeBufferPointer { rows in
      program.termCoefficient.withUnsafeBufferPointer { coefficients in
        program.termVariable.withUnsafeBufferPointer { variables in
          values.withUnsafeBufferPointer { values in
            body(RowEvaluator(rows: rows, coefficients: coefficients, variables: variables, values: values))
          }
        }
      }
    }
  }

  /// The state of all rows at the present values.
  struct Evaluation {
    var deviations: [Double] = []
    var isActive: [Bool] = []
    /// By level, from the highest.
    var objectives: [Double] = []
    /// Whether all required rows and bounds are satisfied.
    var isVerified = true
  }

  /// Evaluates all rows and bounds.
  ///
  /// - Parameter tolerated: how far required rows may be violated, in points, regardless of the tolerance of
  ///   the final check. Rows that were broken in conflicts may be violated by any amount.
  func evaluateAll(tolerated: Double = 0) -> Evaluation {
    var evaluation = Evaluation()
    evaluation.deviations.reset(to: 0, count: program.rowCount)
    evaluation.isActive.reset(to: false, count: program.rowCount)
    evaluation.objectives.reset(to: 0, count: structure.presolve.priorities.count)
    evaluation.deviations.withUnsafeMutableBufferPointer { deviations in
      evaluation.isActive.withUnsafeMutableBufferPointer { isActive in
        evaluation.objectives.withUnsafeMutableBufferPointer { objectives in
          evaluation.isVerified = withRows { evaluator in
            evaluate(evaluator, into: deviations, isActive, objectives, tolerated: tolerated)
          }
        }
      }
    }
    for variable in program.lower.indices where !isWithinBounds(variable, tolerated: tolerated) {
      evaluation.isVerified = false
    }
    return evaluation
  }

  /// Whether a variable's value is within its bounds, except those that were broken in a conflict.
  @inline(__always)
  func isWithinBounds(_ variable: Int, tolerated: Double = 0) -> Bool {
    let value = values[variable]
    let margin = max(tolerated, Tolerances.verification + value.magnitude * Tolerances.relativeVerification)
    if value < program.lower[variable] - margin, !dropped.contains(bound: 2 * variable) { return false }
    if value > program.upper[variable] + margin, !dropped.contains(bound: 2 * variable + 1) { return false }
    return true
  }

  private func evaluate(
    _ evaluator: RowEvaluator, into deviations: UnsafeMutableBufferPointer<Double>,
    _ isActive: UnsafeMutableBufferPointer<Bool>, _ objectives: UnsafeMutableBufferPointer<Double>,
    tolerated: Double
  ) -> Bool {
    var isVerified = true
    // Rows have few priorities, and a row often has that of the preceding one.
    var (lastPriority, lastLevel) = (Double.infinity, 0)
    for row in evaluator.rows.indices where evaluator.rows[row].isActive {
      let state = evaluator.state(of: row)
      deviations[row] = state.deviation
      isActive[row] = state.isActive
      if state.deviation == 0 { continue }
      let it = evaluator.rows[row]
      if it.isRequired {
        if !state.isVerified, state.deviation > tolerated, !dropped.contains(row: row) { isVerified = false }
      } else {
        if it.priority != lastPriority {
          lastPriority = it.priority
          lastLevel = structure.presolve.levelIndex(of: it.priority)
        }
        if lastLevel < objectives.count { objectives[lastLevel] += state.deviation }
      }
    }
    return isVerified
  }
}
