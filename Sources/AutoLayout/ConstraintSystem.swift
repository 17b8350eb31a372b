// The linear program of one layout root, with the provenance of every row and the variables of every item.
// Built by `ConstraintSystemBuilder`; nothing here solves.

import SceneModel
import Simplex

/// The four variables of an item, in the root's coordinates, in points. They describe the alignment rect.
struct ItemVariables {
  var minX: Variable
  var minY: Variable
  var width: Variable
  var height: Variable

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
struct ItemRect {
  var left: Expression
  var top: Expression
  var right: Expression
  var bottom: Expression

  init(_ variables: ItemVariables) {
    left = variables.left
    top = variables.top
    right = variables.right
    bottom = variables.bottom
  }

  init(left: Expression, top: Expression, right: Expression, bottom: Expression) {
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

  var width: Expression { right - left }
  var height: Expression { bottom - top }
  var centerX: Expression { (left + right).scaled(by: 0.5) }
  var centerY: Expression { (top + bottom).scaled(by: 0.5) }
}

/// One layout root's rows.
struct ConstraintSystem {
  var program = LinearProgram()
  /// By row.
  var provenance: [Provenance] = []
  /// The views of the root's tree that take part, in document order.
  var views: [ViewIndex] = []
  /// By position in `views`.
  var variables: [ItemVariables] = []
  /// Alignment rect insets by position in `views`: the frame is the alignment rect grown by these.
  var alignmentInsets: [EdgeInsets] = []
  /// Width and height of scroll views' content.
  var contentSizes: [(view: ViewIndex, width: Variable, height: Variable)] = []
  /// Guides of the tree, as rectangles.
  var guides: [(guide: GuideIndex, rect: ItemRect)] = []

  mutating func addRow(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: RowPriority = .required,
    deviationScale: Double = 1, rank: Int32, from source: Provenance
  ) {
    for i in 0..<left.count {
      let term = left[i]
      program.addTerm(term.variable, term.coefficient)
    }
    for i in 0..<right.count {
      let term = right[i]
      program.addTerm(term.variable, -term.coefficient)
    }
    program.endRow(
      relation, right.constant - left.constant, priority: priority, deviationScale: deviationScale, rank: rank
    )
    provenance.append(source)
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
