// One layout root, built: its rows, its solver, and how it is solved in an environment. A second pass, or another
// environment in which the rows are the same, changes constants only. The results are those of a system built anew, bit by
// bit: the solver begins each time at the same point.

import SceneModel
import Simplex

/// One root, solved: what verdicts and frames are read from.
struct SolvedRoot {
  var root: ViewIndex
  var system: ConstraintSystem
  var contents: [IntrinsicContent]
  var solver: Solver
  var solution: Solution
  /// Alignment rects in root coordinates, by position in `system.views`.
  var rects: [Rect]
}

struct RootModel {
  private(set) var builder: ConstraintSystemBuilder
  private var solver = Solver(LinearProgram())
  private var isBuilt = false

  init(_ builder: ConstraintSystemBuilder) { self.builder = builder }

  /// Views whose subtrees are laid out as roots of their own.
  var nestedRoots: [ViewIndex] { builder.nestedRoots }

  /// Passes over one root: text wraps at the width of the first, and nested safe areas follow its frames; a third settles what
  /// the second moved. Layouts that do not settle keep the last.
  private static let passLimit = 4

  /// Solves the root in an environment.
  mutating func solve(_ surroundings: RootSurroundings) -> SolvedRoot {
    builder.surround(surroundings, previous: nil)
    prepareRows()
    var solution = solver.solve()
    var rects = rects(solution)
    var contents = builder.surroundings.contents
    if followsFrames(isRootGiven: surroundings.geometry != nil) {
      for _ in 1..<Self.passLimit {
        builder.surround(surroundings, previous: rects)
        contents = builder.surroundings.contents
        if isSettled() { break }
        prepareRows()
        solution = solver.solve()
        rects = self.rects(solution)
      }
    }
    return SolvedRoot(
      root: builder.root, system: builder.system, contents: contents, solver: solver, solution: solution,
      rects: rects)
  }

  /// Gives the rows the values of the present surroundings, or makes them anew where they would be others.
  private mutating func prepareRows() {
    let parameters = builder.surroundings.parameters
    guard isBuilt, parameters.agree(withRowsFor: builder.system.parameters) else {
      builder.build()
      solver = Solver(builder.system.program)
      isBuilt = true
      return
    }
    builder.system.parameters.take(valuesOf: parameters)
    builder.system.forEachParametricRow { row, constant in solver.setConstant(row, constant) }
    solver.restart()
  }

  /// Whether anything that the rows or the verdicts use could be another number once frames are known.
  private func followsFrames(isRootGiven: Bool) -> Bool {
    var follows = builder.surroundings.contents.contains(where: \.dependsOnWidth)
    if follows { return true }
    builder.system.forEachParameterInUse { index in
      if builder.followsFrames(index, isRootGiven: isRootGiven) { follows = true }
    }
    return follows
  }

  /// Whether the frames of the last pass leave all numbers in the rows as they were.
  private func isSettled() -> Bool {
    let (before, now) = (builder.system.parameters, builder.surroundings.parameters)
    guard before.shapes == now.shapes else { return false }
    var isSettled = true
    builder.system.forEachParameterInUse { index in
      let difference = before.values[Int(index)] - now.values[Int(index)]
      if difference.magnitude > LayoutTolerances.passConvergence { isSettled = false }
    }
    return isSettled
  }

  private func rects(_ solution: Solution) -> [Rect] {
    let values = solution.values
    return builder.system.variables.map { item in
      Rect(
        x: values[Int(item.minX.index)], y: values[Int(item.minY.index)],
        width: values[Int(item.width.index)], height: values[Int(item.height.index)])
    }
  }
}
