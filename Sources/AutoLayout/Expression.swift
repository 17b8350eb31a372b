// Linear expressions over a program's variables and a system's parameters, small enough to live on the stack: an edge of an
// item has at most eight terms. Knows nothing of views.

import Simplex

/// A number that stands in rows and may differ between two passes over a root, or between two environments: a margin, the
/// length of a guide, the width of a text. Which number is LayoutParameters' business.
struct Parameter: Hashable, Sendable {
  var index: Int32
}

/// Σ coefficient · variable + Σ coefficient · parameter + constant, with at most eight terms.
struct Expression {
  /// A variable's index, or `~index` of a parameter.
  private var indices: InlineArray<8, Int32> = InlineArray(repeating: 0)
  private var coefficients: InlineArray<8, Double> = InlineArray(repeating: 0)
  private(set) var count = 0
  var constant = 0.0

  init() {}

  init(constant: Double) { self.constant = constant }

  init(_ variable: Variable, _ coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(index: variable.index, coefficient)
  }

  init(_ parameter: Parameter) {
    add(index: ~parameter.index, 1)
  }

  /// The variable or the parameter of a term, and its coefficient.
  subscript(i: Int) -> (term: Term, coefficient: Double) {
    let index = indices[i]
    return (
      index >= 0 ? .variable(Variable(index: index)) : .parameter(Parameter(index: ~index)), coefficients[i]
    )
  }

  enum Term {
    case variable(Variable)
    case parameter(Parameter)
  }

  /// Adds a term; terms of the same variable are summed.
  mutating func add(_ variable: Variable, _ coefficient: Double) { add(index: variable.index, coefficient) }

  private mutating func add(index: Int32, _ coefficient: Double) {
    for i in 0..<count where indices[i] == index {
      coefficients[i] += coefficient
      return
    }
    guard count < 8 else {
      assertionFailure("an edge of an item has at most eight terms")
      return
    }
    indices[count] = index
    coefficients[count] = coefficient
    count += 1
  }

  mutating func add(_ other: Expression, times factor: Double = 1) {
    for i in 0..<other.count { add(index: other.indices[i], other.coefficients[i] * factor) }
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

  static func + (a: Expression, b: Parameter) -> Expression {
    var sum = a
    sum.add(index: ~b.index, 1)
    return sum
  }

  static func - (a: Expression, b: Parameter) -> Expression {
    var difference = a
    difference.add(index: ~b.index, -1)
    return difference
  }

  /// The value under solved variables and known parameters.
  func value(_ values: [Double], _ parameters: [Double]) -> Double {
    var sum = constant
    for i in 0..<count {
      let index = indices[i]
      sum += coefficients[i] * (index >= 0 ? values[Int(index)] : parameters[Int(~index)])
    }
    return sum
  }
}
