// Tests linear expressions of any length.

import Simplex
import Testing

@testable import AutoLayout

@Test func noTermOfAnExpressionIsLost() {
  var expression = Expression(constant: 1)
  for i in 0..<12 { expression.add(Variable(index: Int32(i)), Double(i)) }
  for i in 0..<12 { expression.add(Variable(index: Int32(i)), 1) }
  #expect(expression.count == 12)
  let values = (0..<12).map { Double($0) }
  let expected = values.reduce(1) { $0 + $1 * ($1 + 1) }
  #expect(expression.value(values, []) == expected)
  let doubled = expression.scaled(by: 2) - expression
  #expect(doubled.value(values, []) == expected)
  #expect(doubled.count == 12)
}

@Test func parametersAreTermsToo() {
  let expression = Expression(Variable(index: 0)) + Parameter(index: 1) - Parameter(index: 0)
  #expect(expression.value([5], [2, 30]) == 33)
}
