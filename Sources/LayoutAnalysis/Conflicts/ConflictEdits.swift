// What may be changed about a member of a conflict, in words and as a change of the document.

import AutoLayout
import SceneModel

/// A way out of a conflict: what is done to one constraint.
enum ConflictChange {
  case delete
  case lowerPriority
  case relax(LayoutRelation)
  case setConstant(Double)

  /// The change as an infinitive; without a constraint's formula as one says it after having named the constraint.
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
  /// The change of the document.
  func documentChange(of index: ConstraintIndex) -> DocumentChange {
    switch self {
    case .delete: .remove(index)
    case .lowerPriority: .setPriority(index, 999)
    case .relax(let relation): .setRelation(index, relation)
    case .setConstant(let points): .setConstant(index, points)
    }
  }
}
