// Linear expressions of a program's variables and a system's parameters. Up to eight terms, which is enough
// for an edge of an item, are stored inline. Knows nothing about views.

import Simplex

/// A number in rows that can change between passes over a root or between environments: a margin, the length
/// of a guide, the width of a text. LayoutParameters defines the numbers.
package struct Parameter: Hashable, Sendable {
  package var index: Int32

  package init(index: Int32) { self.index = index }
}

/// Σ coefficient · variable + Σ coefficient · parameter + constant.
package struct Expression {
  /// The index of a variable, or `~index` for a parameter.
  private var indices: InlineArray<8, Int32> = InlineArray(repeating: 0)
  private var coefficients: InlineArray<8, Double> = InlineArray(repeating: 0)
  /// The terms after the eighth.
  private var more: [(index: Int32, coefficient: Double)] = []
  package private(set) var count = 0
  package var constant = 0.0

  package init() {}

  package init(constant: Double) { self.constant = constant }

  package init(_ variable: Variable, _ coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(index: variable.index, coefficient)
  }

  package init(_ parameter: Parameter) {
    add(index: ~parameter.index, 1)
  }

  /// The variable or parameter of a term, and its coefficient.
  package subscript(i: Int) -> (term: Term, coefficient: Double) {
    let (index, coefficient) = term(i)
    return (
      index >= 0 ? .variable(Variable(index: index)) : .parameter(Parameter(index: ~index)), coefficient
    )
  }

  private func term(_ i: Int) -> (index: Int32, coefficient: Double) {
    i < Self.inlineCount ? (indices[i], coefficients[i]) : more[i - Self.inlineCount]
  }

  private static let inlineCount = 8

  package enum Term {
    case variable(Variable)
    case parameter(Parameter)
  }

  /// Adds a term. Terms of the same variable are summed.
  package mutating func add(_ variable: Variable, _ coefficient: Double) {
    add(index: variable.index, coefficient)
  }

  private mutating func add(index: Int32, _ coefficient: Double) {
    for i in 0..<min(count, Self.inlineCount) where indices[i] == index {
      coefficients[i] += coefficient
      return
    }
    if count < Self.inlineCount {
      indices[count] = index
      coefficients[count] = coefficient
    } else if let known = more.firstIndex(where: { $0.index == index }) {
      more[known].coefficient += coefficient
      return
    } else {
      more.append((index, coefficient))
    }
    count += 1
  }

  package mutating func add(_ other: Expression, times factor: Double = 1) {
    for i in 0..<other.count {
      let (index, coefficient) = other.term(i)
      add(index: index, coefficient * factor)
    }
    constant += other.constant * factor
  }

  package func scaled(by factor: Double) -> Expression {
    var result = Expression()
    result.add(self, times: factor)
    return result
  }

  package static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b)
    return sum
  }

  package static func - (a: Expression, b: Expression) -> Expression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  package static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  package static func - (a: Expression, b: Double) -> Expression { a + -b }

  package static func + (a: Expression, b: Parameter) -> Expression {
    var sum = a
    sum.add(index: ~b.index, 1)
    return sum
  }

  package static func - (a: Expression, b: Parameter) -> Expression {
    var difference = a
    difference.add(index: ~b.index, -1)
    return difference
  }

  /// The value for given variables and parameters.
  package func value(_ values: [Double], _ parameters: [Double]) -> Double {
    var sum = constant
    for i in 0..<count {
      let (index, coefficient) = term(i)
      sum += coefficient * (index >= 0 ? values[Int(index)] : parameters[Int(~index)])
    }
    return sum
  }
}
