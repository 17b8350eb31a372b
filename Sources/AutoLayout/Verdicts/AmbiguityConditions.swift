// What is open only under conditions that are not those of the running app, or that another finding is about: in a row that is too
// low on the canvas, and beside views that a constraint with an error leaves open. Each is a second solver in which the
// condition is gone; what is open there too is ambiguous.

import SceneModel
import Simplex

extension AmbiguitySearch {
  /// Whether something is open in a row as high as its content asks for; true in all else.
  mutating func isOpenAtRunTime(_ question: Question) -> Bool {
    if !isHighRowKnown {
      isHighRowKnown = true
      highRow = context.isRowSizedAtRunTime(solved.root) ? solved.unsqueezed() : nil
    }
    guard let highRow else { return true }
    return isOpen(question, in: &highRow.high)
  }

  /// Whether something is open although the views of constraints that cannot be read, or that name what does not exist, stay
  /// where they are. What hangs on these views follows from an error that is reported at the constraint.
  mutating func isOpenBesideErrors(_ question: Question) -> Bool {
    findPinned()
    guard let pinned else { return true }
    return isOpen(question, in: &pinned.solver)
  }

  /// The same of a single variable.
  mutating func isOpenBesideErrors(_ variable: Variable) -> Bool {
    findPinned()
    guard let pinned else { return true }
    return !pinned.solver.isFullyDetermined() && !pinned.solver.ranges(ofVariables: [variable])[0].isUnique
  }

  private mutating func findPinned() {
    if isPinnedKnown { return }
    isPinnedKnown = true
    if !leftOpenByErrors.allSatisfy(\.isEmpty) { pinned = solved.pinning(leftOpenByErrors) }
  }

  /// Whether something is open in another solver of the root.
  private mutating func isOpen(_ question: Question, in solver: inout Solver) -> Bool {
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

/// A solver in which views stay where they are. A class, so that a search without one does not carry the room for it around.
final class PinnedViews {
  fileprivate(set) var solver: Solver

  fileprivate init(_ solver: Solver) { self.solver = solver }
}

extension SolvedRoot {
  /// A solver, solved, in which views stay where the solution has put them: by axis, those to pin. Nil where the root has none.
  fileprivate func pinning(_ views: [Set<ViewIndex>]) -> PinnedViews? {
    var solver = solver
    var isPinned = false
    for (k, view) in system.views.enumerated() where k > 0 {
      let item = system.variables[k]
      for (axis, variables) in [[item.minX, item.width], [item.minY, item.height]].enumerated()
      where views[axis].contains(view) {
        isPinned = true
        for variable in variables {
          solver.addRow([LinearTerm(variable, 1)], .equal, values[Int(variable.index)])
        }
      }
    }
    guard isPinned else { return nil }
    let status = solver.solve().status
    return status == .optimal || status == .infeasible ? PinnedViews(solver) : nil
  }
}
