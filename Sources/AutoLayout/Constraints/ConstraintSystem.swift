// The linear program of one layout root, with the provenance of every row and the variables of every item.
// `ConstraintSystemBuilder` builds it. This file does not solve it.

import SceneDiagnostics
import SceneModel
import Simplex

/// The four variables of an item's alignment rect, in points in root coordinates.
package struct ItemVariables {
  package var minX: Variable
  package var minY: Variable
  package var width: Variable
  package var height: Variable

  package init(minX: Variable, minY: Variable, width: Variable, height: Variable) {
    (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
  }

  /// The minimum edge and the length along an axis.
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

/// A rectangle whose edges are expressions: a view's alignment rect, or a guide that depends on its owner.
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

/// The rows of one layout root.
package struct ConstraintSystem {
  var program = LinearProgram()
  /// By row.
  package internal(set) var provenance: [Provenance] = []
  /// The views of the root's tree that are laid out with it, in document order.
  package internal(set) var views: [ViewIndex] = []
  package internal(set) var positions = ViewPositions(root: ViewIndex(0))
  /// By position in `views`.
  package internal(set) var variables: [ItemVariables] = []
  /// Alignment rect insets by position in `views`: the frame is the alignment rect grown by these.
  package internal(set) var alignmentInsets: [EdgeInsets] = []
  /// The width and height of scroll views' content.
  package internal(set) var contentSizes: [(view: ViewIndex, width: Variable, height: Variable)] = []
  /// The rows that decide on the canvas what constraints leave open. Ambiguity is judged without them.
  var canvasChoices: [RowID] = []
  /// The rows of required constraints to the bottom of a root of a xib, ascending.
  var rootBottoms: [RowID] = []
  /// The views whose two baselines keep their height, for which rows have that of the content.
  package var keptHeights: Set<ViewIndex> = []
  /// Those to its vertical center.
  var rootCenters: [RowID] = []
  /// The heights of the root and its content view, as far as such rows contain them.
  var rootHeights: [Variable] = []
  /// The guides of the tree as rectangles.
  var guides: [(guide: GuideIndex, rect: ItemRect)] = []
  /// The present values that `addRow` substitutes for parameters.
  var parameters = LayoutParameters()
  /// The rows whose constants depend on parameters, in order, each with the remaining constant and the end of
  /// its terms.
  private(set) var parametricRows: [(row: Int32, rest: Double, end: Int32)] = []
  private(set) var parametricTerms: [(parameter: Int32, coefficient: Double)] = []

  /// Removes everything but keeps the memory.
  mutating func removeAll() {
    program.removeAll()
    provenance.removeAll(keepingCapacity: true)
    (views, positions) = ([], ViewPositions(root: ViewIndex(0)))
    variables.removeAll(keepingCapacity: true)
    alignmentInsets.removeAll(keepingCapacity: true)
    contentSizes.removeAll(keepingCapacity: true)
    canvasChoices.removeAll(keepingCapacity: true)
    rootBottoms.removeAll(keepingCapacity: true)
    if !keptHeights.isEmpty { keptHeights.removeAll() }
    rootCenters.removeAll(keepingCapacity: true)
    rootHeights.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    parameters = LayoutParameters()
    parametricRows.removeAll(keepingCapacity: true)
    parametricTerms.removeAll(keepingCapacity: true)
  }

  /// Reserves space for the variables of the views and about as many rows as they usually have.
  mutating func reserveCapacity(constraints: Int) {
    let rows = constraints + 4 * views.count + 4
    program.reserveCapacity(variables: 4 * views.count, rows: rows, terms: 3 * rows)
    provenance.reserveCapacity(rows)
    variables.reserveCapacity(views.count)
    alignmentInsets.reserveCapacity(views.count)
  }

  /// Lists the rows from a number on as choices of the canvas.
  mutating func addCanvasChoices(from firstRow: Int) {
    for number in firstRow..<program.rowCount {
      canvasChoices.append(RowID(index: Int32(truncatingIfNeeded: number)))
    }
  }

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

  /// Adds one side of a row: variables to the program, and parameters with the opposite sign to the
  /// constant's terms.
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

  /// Whether the system only says that the root has its frame. Then neither frames nor diagnostics depend on
  /// numbers.
  var isEmptyRoot: Bool {
    views.count == 1 && guides.isEmpty && contentSizes.isEmpty && parameters.fixed.isEmpty
      && parameters.shapes == [[]]
      && provenance.allSatisfy {
        switch $0 {
        case .rootFrame, .nonNegativeSize: true
        default: false
        }
      }
  }

  /// Calls `body` with every parameter that a row or the frame of a guide depends on.
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

  /// The parameters in the constants of rows, with their coefficients, in the order of the rows.
  var parametersInRows: [(row: RowID, parameter: Parameter, coefficient: Double)] {
    var found: [(row: RowID, parameter: Parameter, coefficient: Double)] = []
    var first = 0
    for (row, _, end) in parametricRows {
      for term in parametricTerms[first..<Int(end)] {
        found.append((RowID(index: row), Parameter(index: term.parameter), term.coefficient))
      }
      first = Int(end)
    }
    return found
  }

  /// The rows whose constants depend on a single parameter, in order.
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

  /// Sets the constants of all rows with parameters from the present values. Mutating, so that a system
  /// inside an object is not copied.
  mutating func setConstants(in solver: inout Solver) {
    var first = 0
    for (row, rest, end) in parametricRows {
      solver.setConstant(RowID(index: row), rest + sum(ofTerms: first..<Int(end)))
      first = Int(end)
    }
  }
}

/// The order in which the members of a conflict are broken, lowest rank first. A required content size is
/// broken before authored constraints, and these before rows of containers and devices. Of equals the solver breaks
/// the one that has to give way by the fewest points (6 conflicts of 5 projects, none against), and of these the
/// latest: constraints of a view follow those of its superview (78 views of 10 projects; 4 views of 2 against).
package enum BreakingRank {
  /// Content hugging and compression resistance priorities of 1000.
  package static let contentSize: Int32 = -1_000
  package static let authored: Int32 = 0
  package static let stackView: Int32 = 1_000
  /// Authored constraints that outweigh the rows of the stack view that they are in.
  package static let ownOfStack: Int32 = 1_500
  package static let autoresizingMask: Int32 = 2_000
  package static let fact: Int32 = .max
}
