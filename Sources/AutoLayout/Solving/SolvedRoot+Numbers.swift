// The numbers that a solved root takes from outside its rows (sizes of the root and of contents, insets,
// lengths of guides), and the root with other numbers. LayoutAnalysis decides which numbers are uncertain and
// what they would explain.

import SceneModel
import Simplex

/// A row with one such number, for computing the number from given values of the variables.
package struct NumberInRow {
  package let row: RowID
  package let number: Parameter
  /// The rest of the row's constant, and the number's coefficient in it.
  package let rest: Double
  package let coefficient: Double
}

extension SolvedRoot {
  /// The meaning of a number.
  package enum NumberSubject {
    case rootSize
    case guideLength
    /// A safe area, margin or readable margin.
    case inset
    /// A distance from a cell to its content view.
    case cellContent
    case content
  }

  package func subject(of number: Parameter) -> NumberSubject {
    switch LayoutParameters.subject(of: number.index) {
    case .root where number == LayoutParameters.rootWidth || number == LayoutParameters.rootHeight: .rootSize
    case .root: .guideLength
    case .insets: .inset
    case .cellContent: .cellContent
    case .content: .content
    }
  }

  /// Whether a number is the left or right margin of the root view.
  package func isSideMargin(_ number: Parameter) -> Bool {
    let margins = LayoutParameters.insets(.margins, 0)
    return number == margins.left || number == margins.right
  }

  /// The pairs of numbers at opposite edges of the root view: the lengths of the layout guides, the safe area and the
  /// margins.
  package static var oppositeNumbers: [(Parameter, Parameter)] {
    let (safeArea, margins) = (LayoutParameters.insets(.safeArea, 0), LayoutParameters.insets(.margins, 0))
    return [
      (LayoutParameters.topGuideLength, LayoutParameters.bottomGuideLength), (safeArea.top, safeArea.bottom),
      (safeArea.left, safeArea.right), (margins.top, margins.bottom), (margins.left, margins.right),
    ]
  }

  package func value(of number: Parameter) -> Double { state.system.parameters.values[Int(number.index)] }

  /// The rows with exactly one number, in order.
  package var rowsOfOneNumber: [NumberInRow] { state.system.rowsOfOneParameter }

  /// The root's rows and alignment rects with other values of some numbers and contents. The rows stay those
  /// that the present numbers created, and nothing is measured again.
  ///
  /// - Parameter contents: by position in `system.views`.
  package func solved(
    rootSize: Size?, numbers: [(Parameter, Double)], contents: [(position: Int, content: IntrinsicContent)]
  ) -> (program: LinearProgram, rects: [Rect]) {
    var system = self.state.system
    if let rootSize {
      system.parameters.set(LayoutParameters.rootWidth, rootSize.width)
      system.parameters.set(LayoutParameters.rootHeight, rootSize.height)
    }
    for (number, value) in numbers { system.parameters.set(number, value) }
    for (k, content) in contents {
      if let width = content.width { system.parameters.set(LayoutParameters.content(.width, k), width) }
      if let height = content.height { system.parameters.set(LayoutParameters.content(.height, k), height) }
    }
    var solver = self.state.solver
    system.setConstants(in: &solver)
    let values = solver.solve().values
    let rects = system.variables.map { item in
      Rect(
        x: values[Int(item.minX.index)], y: values[Int(item.minY.index)],
        width: values[Int(item.width.index)], height: values[Int(item.height.index)])
    }
    return (solver.program, rects)
  }
}
