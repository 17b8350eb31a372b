// The linear program of one layout root, with the provenance of every row and the variables of every item.
// Built by `ConstraintSystemBuilder`; nothing here solves.

import SceneDiagnostics
import SceneModel
import Simplex

/// The four variables of an item, in the root's coordinates, in points. They describe the alignment rect.
package struct ItemVariables {
  package var minX: Variable
  package var minY: Variable
  package var width: Variable
  package var height: Variable

  package init(minX: Variable, minY: Variable, width: Variable, height: Variable) {
    (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
  }

  /// The nearer edge and the length along an axis.
  package func span(_ axis: Axis) -> (minimum: Variable, length: Variable) {
    axis == .horizontal ? (minX, width) : (minY, height)
  }

  var left: Expression { Expression(minX) }
  var top: Expression { Expression(minY) }
  var right: Expression {
    var e = Expression(minX)
    e.add(width, 1)
    return e
  }
  var bottom: Expression {
    var e = Expression(minY)
    e.add(height, 1)
    return e
  }
  var centerX: Expression {
    var e = Expression(minX)
    e.add(width, 0.5)
    return e
  }
  var centerY: Expression {
    var e = Expression(minY)
    e.add(height, 0.5)
    return e
  }
}

/// A rectangle whose edges are expressions: a view's alignment rect, or a guide that follows its owner.
package struct ItemRect {
  package var left: Expression
  package var top: Expression
  package var right: Expression
  package var bottom: Expression

  package init(_ variables: ItemVariables) {
    left = variables.left
    top = variables.top
    right = variables.right
    bottom = variables.bottom
  }

  package init(left: Expression, top: Expression, right: Expression, bottom: Expression) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  func inset(by insets: EdgeInsets) -> ItemRect {
    ItemRect(
      left: left + insets.left, top: top + insets.top, right: right - insets.right,
      bottom: bottom - insets.bottom)
  }

  package func inset(by insets: ParameterInsets) -> ItemRect {
    ItemRect(
      left: left + insets.left, top: top + insets.top, right: right - insets.right,
      bottom: bottom - insets.bottom)
  }

  package var width: Expression { right - left }
  package var height: Expression { bottom - top }
  package var centerX: Expression { (left + right).scaled(by: 0.5) }
  package var centerY: Expression { (top + bottom).scaled(by: 0.5) }
}

/// One layout root's rows.
package struct ConstraintSystem {
  var program = LinearProgram()
  /// By row.
  package internal(set) var provenance: [Provenance] = []
  /// The views of the root's tree that take part, in document order.
  package internal(set) var views: [ViewIndex] = []
  package internal(set) var positions = ViewPositions(root: ViewIndex(0))
  /// By position in `views`.
  package internal(set) var variables: [ItemVariables] = []
  /// Alignment rect insets by position in `views`: the frame is the alignment rect grown by these.
  package internal(set) var alignmentInsets: [EdgeInsets] = []
  /// Width and height of scroll views' content.
  package internal(set) var contentSizes: [(view: ViewIndex, width: Variable, height: Variable)] = []
  /// Guides of the tree, as rectangles.
  var guides: [(guide: GuideIndex, rect: ItemRect)] = []
  /// The present values that `addRow` puts for parameters.
  var parameters = LayoutParameters()
  /// Rows whose constant has parameters in it, in order, with the rest of the constant and the end of their terms.
  private var parametricRows: [(row: Int32, rest: Double, end: Int32)] = []
  private var parametricTerms: [(parameter: Int32, coefficient: Double)] = []

  mutating func addRow(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: RowPriority = .required,
    deviationScale: Double = 1, rank: Int32, from source: Provenance
  ) {
    let firstTerm = parametricTerms.count
    add(left, times: 1)
    add(right, times: -1)
    var constant = right.constant - left.constant
    if parametricTerms.count > firstTerm {
      parametricRows.append(
        (
          Int32(truncatingIfNeeded: program.rowCount), constant,
          Int32(truncatingIfNeeded: parametricTerms.count)
        ))
      constant += sum(ofTerms: firstTerm..<parametricTerms.count)
    }
    program.endRow(relation, constant, priority: priority, deviationScale: deviationScale, rank: rank)
    provenance.append(source)
  }

  /// Adds one side of a row: variables to the program, parameters to the constant's record, on the other side.
  private mutating func add(_ side: Expression, times factor: Double) {
    for i in 0..<side.count {
      let (term, coefficient) = side[i]
      switch term {
      case .variable(let variable): program.addTerm(variable, coefficient * factor)
      case .parameter(let parameter): parametricTerms.append((parameter.index, -coefficient * factor))
      }
    }
  }

  private func sum(ofTerms terms: Range<Int>) -> Double {
    var sum = 0.0
    for i in terms {
      sum += parametricTerms[i].coefficient * parameters.values[Int(parametricTerms[i].parameter)]
    }
    return sum
  }

  /// Every parameter that a row or the frame of a guide depends on.
  func forEachParameterInUse(_ body: (Int32) -> Void) {
    for term in parametricTerms { body(term.parameter) }
    for index in parameters.fixed { body(index) }
    for (_, rect) in guides {
      for edge in [rect.left, rect.top, rect.right, rect.bottom] {
        for i in 0..<edge.count {
          if case .parameter(let parameter) = edge[i].term { body(parameter.index) }
        }
      }
    }
  }

  /// The rows whose constant holds one parameter, in order.
  var rowsOfOneParameter: [NumberInRow] {
    var rows: [NumberInRow] = []
    var first = 0
    for (row, rest, end) in parametricRows {
      if Int(end) == first + 1 {
        let term = parametricTerms[first]
        rows.append(
          NumberInRow(
            row: RowID(index: row), number: Parameter(index: term.parameter), rest: rest,
            coefficient: term.coefficient))
      }
      first = Int(end)
    }
    return rows
  }

  /// Gives all rows with parameters the constants that follow from the present values. Mutating, so that a system within an
  /// object is not copied for it.
  mutating func setConstants(in solver: inout Solver) {
    var first = 0
    for (row, rest, end) in parametricRows {
      solver.setConstant(RowID(index: row), rest + sum(ofTerms: first..<Int(end)))
      first = Int(end)
    }
  }
}

/// Which member of a conflict is broken first: the lowest rank. A required content size gives way
/// before authored constraints, and these before what a container or the device imposes.
enum BreakingRank {
  /// Content hugging and compression resistance of 1000.
  static let contentSize: Int32 = -1_000
  static let authored: Int32 = 0
  static let stackView: Int32 = 1_000
  static let autoresizingMask: Int32 = 2_000
  static let fact: Int32 = .max
}
