// Linear expressions over a program's variables, small enough to live on the stack: an edge of an item has at most four
// terms. Knows nothing of views.

import Simplex

/// Σ coefficient · variable + constant, with at most four terms.
struct Expression {
  private var variables: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
  private var coefficients: (Double, Double, Double, Double) = (0, 0, 0, 0)
  private(set) var count = 0
  var constant = 0.0

  init() {}

  init(constant: Double) { self.constant = constant }

  init(_ variable: Variable, _ coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(variable, coefficient)
  }

  subscript(i: Int) -> (variable: Variable, coefficient: Double) {
    switch i {
    case 0: (Variable(index: variables.0), coefficients.0)
    case 1: (Variable(index: variables.1), coefficients.1)
    case 2: (Variable(index: variables.2), coefficients.2)
    default: (Variable(index: variables.3), coefficients.3)
    }
  }

  /// Adds a term; terms of the same variable are summed.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    let index = variable.index
    if count > 0, variables.0 == index {
      coefficients.0 += coefficient
      return
    }
    if count > 1, variables.1 == index {
      coefficients.1 += coefficient
      return
    }
    if count > 2, variables.2 == index {
      coefficients.2 += coefficient
      return
    }
    if count > 3, variables.3 == index {
      coefficients.3 += coefficient
      return
    }
    switch count {
    case 0: (variables.0, coefficients.0) = (index, coefficient)
    case 1: (variables.1, coefficients.1) = (index, coefficient)
    case 2: (variables.2, coefficients.2) = (index, coefficient)
    case 3: (variables.3, coefficients.3) = (index, coefficient)
    default:
      assertionFailure("an edge of an item has at most four terms")
      return
    }
    count += 1
  }

  mutating func add(_ other: Expression, times factor: Double = 1) {
    for i in 0..<other.count {
      let term = other[i]
      add(term.variable, term.coefficient * factor)
    }
    constant += other.constant * factor
  }

  func scaled(by factor: Double) -> Expression {
    var result = Expression()
    result.add(self, times: factor)
    return result
  }

  static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: Expression, b: Expression) -> Expression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: Expression, b: Double) -> Expression { a + -b }

  /// The value under solved variables.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for i in 0..<count {
      let term = self[i]
      sum += term.coefficient * values[Int(term.variable.index)]
    }
    return sum
  }
}
