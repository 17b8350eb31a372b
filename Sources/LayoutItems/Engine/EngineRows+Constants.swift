// The constants of a tree's rows, from the present values of views, constraints and insets.

import SceneModel
import Simplex

extension EngineRows {
  /// The present constant of a row.
  func constant(of index: Int) -> Double {
    let row = rows[index]
    var sum = row.rest
    for term in row.firstTerm..<row.endTerm {
      sum += terms[term].coefficient * parameters[terms[term].parameter]
    }
    switch row.source {
    case .constraint(let constraint): sum += constraint.constant
    case .root(let part):
      switch part {
      case .x, .y: break
      case .width: sum += root.storedFrame.width
      case .height: sum += root.storedFrame.height
      }
    case .frame(let view, let part):
      switch part {
      case .x: sum += view.storedFrame.x
      case .y: sum += view.storedFrame.y
      case .width: sum += view.storedFrame.width
      case .height: sum += view.storedFrame.height
      }
    case .contentHugging(let view, let axis), .compressionResistance(let view, let axis):
      let size = view.intrinsicContentSize
      sum += axis == .horizontal ? size.width : size.height
    case .stackView, .scrollContent: break
    }
    return sum
  }

  /// Sets the present constant of a row.
  func setConstant(of row: Int, in solver: inout Solver) {
    guard rows.indices.contains(row) else { return }
    solver.setConstant(RowID(index: Int32(truncatingIfNeeded: row)), constant(of: row))
  }

  /// Sets the present constants of all rows.
  func setConstants(in solver: inout Solver) {
    for row in rows.indices { setConstant(of: row, in: &solver) }
  }

  /// Whether the view has a content size along the same axes as when the rows were built.
  func hasSameContent(_ view: View) -> Bool {
    let size = view.intrinsicContentSize
    var known: Set<LayoutAxis> = []
    for row in rows {
      if case .contentHugging(let other, let axis) = row.source, other === view { known.insert(axis) }
    }
    return known.contains(.horizontal) == (size.width >= 0) && known.contains(.vertical) == (size.height >= 0)
  }

  /// Detaches the constraints before other rows replace these.
  func forgetConstraints() {
    for row in rows {
      if case .constraint(let constraint) = row.source { (constraint.row, constraint.rowEngine) = (-1, nil) }
    }
  }

  func markFramesKnown() { for view in views where view.isFrameNew { view.isFrameNew = false } }
}
