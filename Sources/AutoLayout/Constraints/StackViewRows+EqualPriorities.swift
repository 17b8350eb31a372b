// Adds the rows that decide which of several arranged subviews gives way if their contents have equal priorities
// and do not fill the stack view. Constraints leave this open; Interface Builder's canvas has to choose.

import SceneDiagnostics
import SceneModel
import Simplex

/// Below all priorities that constraints can have.
private let choicePriority = 0.5

/// What the length of a later view is worth, relative to the one before it.
private let preferenceStep = 0.001

extension ConstraintSystemBuilder {
  /// Of arranged subviews with equal hugging priorities, the first stretches, and of those with equal compression
  /// resistance, the first shrinks (stacks of 13 projects; one against). Interface Builder goes on to call them
  /// ambiguous. Outside stack views, the order in the document says nothing (25 ambiguous views for it, 21 against).
  mutating func addPreferences(_ stack: Stack) {
    guard stack.settings.distribution == .fill, stack.visible.count > 1,
      environment.follows(.firstOfEqualsGivesWay)
    else { return }
    var uses = (hugging: [Double: Int](), resistance: [Double: Int]())
    for position in stack.visible where contentLength(position, stack.axis) != nil {
      let (hugging, resistance) = contentPriorities(system.views[position], stack.axis)
      uses.hugging[hugging, default: 0] += 1
      uses.resistance[resistance, default: 0] += 1
    }
    let firstRow = system.program.rowCount
    for position in stack.visible {
      guard let content = contentLength(position, stack.axis) else { continue }
      let (hugging, resistance) = contentPriorities(system.views[position], stack.axis)
      let stretches = (uses.hugging[hugging] ?? 0) > 1
      let shrinks = (uses.resistance[resistance] ?? 0) > 1
      guard stretches || shrinks else { continue }
      let weight = 1 + preferenceStep * Double(position)
      add(
        stack, Span(rect(position), stack.axis).length.scaled(by: weight),
        !shrinks ? .lessThanOrEqual : stretches ? .equal : .greaterThanOrEqual, content.scaled(by: weight),
        .equalPriorities, priority: .optional(choicePriority))
    }
    system.addCanvasChoices(from: firstRow)
  }
}
