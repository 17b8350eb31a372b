// Adds the rows that decide which of several arranged subviews gives way if their contents have equal priorities
// and do not fill the stack view. Constraints leave this open; Interface Builder's canvas has to choose.

import SceneDiagnostics
import SceneModel
import Simplex

/// Below all priorities that constraints can have.
private let choicePriority = 0.5

/// Above the hugging of labels, which is 251 if nobody has changed it.
private let aboveTexts = 251.5

/// What the length of a later view is worth, relative to the one before it.
private let preferenceStep = 0.001

extension ConstraintSystemBuilder {
  /// Of arranged subviews with equal hugging priorities, the first stretches, and of those with equal compression
  /// resistance, the first shrinks (stacks of 13 projects; one against). Interface Builder goes on to call them
  /// ambiguous. Outside stack views, the order in the document says nothing (25 ambiguous views for it, 21 against).
  mutating func addPreferences(_ stack: Stack) {
    guard stack.settings.distribution == .fill, stack.visible.count > 1 else { return }
    if stack.axis == .vertical, environment.era >= .xcode13, environment.follows(.firstFilledViewStretches) {
      addFilledPreference(stack)
    }
    guard environment.follows(.firstOfEqualsGivesWay) else { return }
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

  /// Of the views that their subviews fill, the first of a vertical stack stretches, however many texts that stretches
  /// with it (one stack outside the corpus). A subview without content, such as a table view, may take the room instead
  /// (one stack, where it does).
  private mutating func addFilledPreference(_ stack: Stack) {
    let filled = stack.visible.filter { isFilled($0, .vertical) }
    guard filled.count > 1, filled[0] == stack.visible[0],
      filled.allSatisfy({ position in
        document.children(of: system.views[position]).allSatisfy { child in
          document[child].kind == .imageView
            || self.position(of: child).map { contentLength($0, .vertical) != nil } ?? true
        }
      })
    else { return }
    let firstRow = system.program.rowCount
    for position in filled.dropFirst() {
      add(
        stack, Span(rect(position), .vertical).length, .lessThanOrEqual, Expression(constant: canvasLength),
        .equalPriorities, priority: .optional(aboveTexts))
    }
    system.addCanvasChoices(from: firstRow)
  }
}
