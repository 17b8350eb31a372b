// The possible changes to a member of a conflict, in words and as a change of the document.

import AutoLayout
import SceneModel

/// A fix of a conflict: a change to one constraint.
enum ConflictChange {
  case delete
  case lowerPriority
  case relax(LayoutRelation)
  case setConstant(Double)

  /// The change as an infinitive. Without `formula`, for text that has already named the constraint.
  func title(of formula: String?) -> String {
    let of = formula.map { " of \($0)" } ?? ""
    return switch self {
    case .delete: "delete \(formula ?? "it")"
    case .lowerPriority: "lower the priority\(of) to 999"
    case .relax(let relation): "change the relation\(of) to \(relation.symbol)"
    case .setConstant(let points): "change the constant\(of) to \(pointText(points))"
    }
  }
}

extension ConflictChange {
  /// The corresponding change of the document.
  func documentChange(of index: ConstraintIndex) -> DocumentChange {
    switch self {
    case .delete: .remove(index)
    case .lowerPriority: .setPriority(index, 999)
    case .relax(let relation): .setRelation(index, relation)
    case .setConstant(let points): .setConstant(index, points)
    }
  }
}
