// What is open only under conditions that are not those of the running app, or that another finding is about: in a row that is too
// low on the canvas, beside views that a constraint with an error leaves open, and where a conflict broke what would have settled
// it. Each is a second solver in which the condition is gone; what is open there too is ambiguous.

import AutoLayout
import SceneModel
import Simplex

/// A root's solver under another condition, solved. A class, so that a search without one does not carry the room for it around.
final class ConditionalSolver {
  fileprivate var solver: Solver

  fileprivate init(_ solver: Solver) { self.solver = solver }
}

extension AmbiguitySearch {
  /// Whether something is open in a row as high as its content asks for; true in all else.
  mutating func isOpenAtRunTime(_ question: AmbiguityQuestion) -> Bool {
    if !isHighRowKnown {
      isHighRowKnown = true
      highRow = context.isRowSizedAtRunTime(solved.root) ? unsqueezed() : nil
    }
    guard let highRow else { return true }
    return isOpen(question, in: &highRow.high)
  }

  /// Whether something is open although what errors and conflicts leave open stays where it is. What hangs on that follows
  /// from an error that is reported at the constraint, or from the conflict.
  mutating func isOpenBesideErrors(_ question: AmbiguityQuestion) -> Bool {
    findConditions()
    return conditions.allSatisfy { isOpen(question, in: &$0.solver) }
  }

  /// The same of a single variable.
  mutating func isOpenBesideErrors(_ variable: Variable) -> Bool {
    findConditions()
    return conditions.allSatisfy {
      !$0.solver.isFullyDetermined() && !$0.solver.ranges(ofVariables: [variable])[0].isUnique
    }
  }

  private mutating func findConditions() {
    if areConditionsKnown { return }
    areConditionsKnown = true
    if !leftOpenByErrors.allSatisfy(\.isEmpty), let pinned = pinned() {
      conditions.append(ConditionalSolver(pinned))
    }
    // Auto Layout keeps what it broke as near as it can: that settles what only the broken row leaves open.
    if let near = solved.nearBroken { conditions.append(ConditionalSolver(near.solver)) }
  }

  /// A solver, solved, in which the views of constraints that cannot be read, or that name what does not exist, stay where the
  /// solution has put them. Nil where the root has none.
  private func pinned() -> Solver? {
    var solver = solved.solver
    var isPinned = false
    for (k, view) in views.enumerated() where k > 0 {
      let item = variables[k]
      for (axis, variables) in [[item.minX, item.width], [item.minY, item.height]].enumerated()
      where leftOpenByErrors[axis].contains(view) {
        isPinned = true
        for variable in variables {
          solver.addRow([LinearTerm(variable, 1)], .equal, solved.values[Int(variable.index)])
        }
      }
    }
    guard isPinned else { return nil }
    let status = solver.solve().status
    return status == .optimal || status == .infeasible ? solver : nil
  }

  /// Whether something is open in another solver of the root.
  private mutating func isOpen(_ question: AmbiguityQuestion, in solver: inout Solver) -> Bool {
    if solver.isFullyDetermined() { return false }
    budget -= costOfRange
    let expressions = question.ignoresSize ? [question.position] : [question.position, question.size]
    return expressions.contains { terms in
      AmbiguityProofs.givenShares.allSatisfy { share in
        let rest = share == 0 ? terms : terms + [LinearTerm(question.container, -share)]
        let range = solver.ranges(of: [rest])[0]
        return !range.isUnique && range.maximum - range.minimum > leastRange
      }
    }
  }
}
