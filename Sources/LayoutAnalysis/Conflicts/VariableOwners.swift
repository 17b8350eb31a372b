// The owners of the variables in a root's rows.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The views whose frames and contents the variables of a root describe.
struct VariableOwners {
  struct Owner {
    var view: ViewIndex
    var axis: Axis
    /// Whether the variable is the view's own width or height.
    var isLength: Bool
  }
  /// By variable; nil for one that belongs to no view.
  private var owners: [Owner?]

  init(of solved: SolvedRoot) {
    owners = Array(repeating: nil, count: solved.state.solver.program.variableCount)
    for (view, item) in zip(solved.state.system.views, solved.state.system.variables) {
      set(item.minX, Owner(view: view, axis: .horizontal, isLength: false))
      set(item.width, Owner(view: view, axis: .horizontal, isLength: true))
      set(item.minY, Owner(view: view, axis: .vertical, isLength: false))
      set(item.height, Owner(view: view, axis: .vertical, isLength: true))
    }
    for content in solved.state.system.contentSizes {
      set(content.width, Owner(view: content.view, axis: .horizontal, isLength: false))
      set(content.height, Owner(view: content.view, axis: .vertical, isLength: false))
    }
  }

  private mutating func set(_ variable: Variable, _ owner: Owner) { owners[Int(variable.index)] = owner }

  subscript(variable: Variable) -> Owner? {
    owners.indices.contains(Int(variable.index)) ? owners[Int(variable.index)] : nil
  }
}
