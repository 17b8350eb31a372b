// Ambiguity that exists only under conditions that the running app does not have, or that another diagnostic
// is about: in a row that is too low on the canvas, beside views that a constraint with an error leaves
// undetermined, and where a conflict broke the deciding constraint. Each condition is removed in a second
// solver. Only what is ambiguous there too is reported.

import AutoLayout
import SceneModel
import Simplex

/// A solved solver of a root without some condition. A class, so that a search without conditions does not
/// reserve space for it.
final class ConditionalSolver {
  fileprivate var solver: Solver

  fileprivate init(_ solver: Solver) { self.solver = solver }
}

extension AmbiguitySearch {
  /// Whether a value is ambiguous in a row with the height of its content. True for all other roots.
  mutating func isOpenAtRunTime(_ question: AmbiguityQuestion) -> Bool {
    if !isHighRowKnown {
      isHighRowKnown = true
      highRow = context.isRowSizedAtRunTime(solved.root) ? unsqueezed() : nil
    }
    guard let highRow else { return true }
    return isOpen(question, in: &highRow.high)
  }

  /// Whether a value is ambiguous even if everything that errors and conflicts leave undetermined is fixed.
  /// Otherwise its ambiguity follows from an error that is reported at the constraint, or from the conflict.
  mutating func isOpenBesideErrors(_ question: AmbiguityQuestion) -> Bool {
    findConditions()
    return conditions.allSatisfy { isOpen(question, in: &$0.solver) }
  }

  /// The same for a single variable.
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
    // Auto Layout satisfies broken constraints as far as possible, which determines what only the broken row
    // leaves open.
    if let near = solved.state.nearBroken { conditions.append(ConditionalSolver(near.solver)) }
  }

  /// A solved solver that fixes the views of constraints that cannot be read, or that refer to unknown
  /// objects, at their present positions. Nil if the root has none.
  private func pinned() -> Solver? {
    var solver = solved.state.solver
    var isPinned = false
    for (k, view) in views.enumerated() where k > 0 {
      let item = variables[k]
      for (axis, variables) in [[item.minX, item.width], [item.minY, item.height]].enumerated()
      where leftOpenByErrors[axis].contains(view) {
        isPinned = true
        for variable in variables {
          solver.addRow([LinearTerm(variable, 1)], .equal, solved.state.values[Int(variable.index)])
        }
      }
    }
    guard isPinned else { return nil }
    let status = solver.solve().status
    return status == .optimal || status == .infeasible ? solver : nil
  }

  /// Whether a value is ambiguous in another solver of the root.
  private mutating func isOpen(_ question: AmbiguityQuestion, in solver: inout Solver) -> Bool {
    if solver.isFullyDetermined() { return false }
    budget -= costOfRange
    let expressions = question.ignoresSize ? [question.position] : [question.position, question.size]
    // Subtracting a length that is given changes no range.
    let isGiven = !solver.openVariables()[Int(question.container.index)]
    let shares = isGiven ? AmbiguityProofs.givenShares.prefix(1) : AmbiguityProofs.givenShares[...]
    return expressions.contains { terms in
      shares.allSatisfy { share in
        let rest = share == 0 ? terms : terms + [LinearTerm(question.container, -share)]
        let range = solver.ranges(of: [rest])[0]
        return !range.isUnique && range.maximum - range.minimum > leastRange
      }
    }
  }
}
