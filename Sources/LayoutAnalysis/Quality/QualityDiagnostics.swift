// Layout quality: problems of solved layouts without contradictions. Each rule has a file; this one has the
// shared parts.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The quality rules that are checked only if the caller selects them. As bits, because every root in every
/// environment checks them.
struct QualityRules: OptionSet {
  let rawValue: UInt8

  static let deadConstraint = QualityRules(rawValue: 1 << 0)
  static let redundantConstraint = QualityRules(rawValue: 1 << 1)
  static let fixedWidthText = QualityRules(rawValue: 1 << 2)
  static let deprecatedLayoutGuide = QualityRules(rawValue: 1 << 3)
  static let smallTouchTarget = QualityRules(rawValue: 1 << 4)
  static let overlappingViews = QualityRules(rawValue: 1 << 5)

  static let aboutConstraints: QualityRules = [
    .deadConstraint, .redundantConstraint, .fixedWidthText, .deprecatedLayoutGuide,
  ]

  private static let all: [(rule: Rule, bit: QualityRules)] = [
    (LayoutRules.deadConstraint, .deadConstraint), (LayoutRules.redundantConstraint, .redundantConstraint),
    (LayoutRules.fixedWidthText, .fixedWidthText),
    (LayoutRules.deprecatedLayoutGuide, .deprecatedLayoutGuide),
    (LayoutRules.smallTouchTarget, .smallTouchTarget), (LayoutRules.overlappingViews, .overlappingViews),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The rules that the caller selects.
  init(_ isSelected: (Rule) -> Bool) {
    self = QualityRules(Self.all.filter { isSelected($0.rule) }.map(\.bit))
  }
}

/// One solved root, for the quality rules.
struct QualityCheck {
  let inputs: RootInputs
  let solved: SolvedRoot
  let outcome: SolvedRoot.Outcome
  let context: DiagnosticContext
  /// Copies from the root's system and solution, because every access to an object has a dynamic exclusivity
  /// check.
  private let views: [ViewIndex]
  private let positions: ViewPositions
  let rects: [Rect]
  private let alignmentInsets: [EdgeInsets]
  /// By position: whether the view and all its ancestors are visible.
  let isVisible: [Bool]
  /// By position: whether the constraints determine the frames of the view and all its ancestors.
  private let isSettled: [Bool]
  /// By superview and view: the superview's constraints about the view, collected on demand.
  var constraintsOfSubviews: [ViewIndex: [ViewIndex: [Int]]] = [:]
  var diagnostics: [Diagnostic] = []

  /// - Parameter ambiguous: ids of the views whose position or size is ambiguous.
  init(
    _ inputs: RootInputs, _ solved: SolvedRoot, ambiguous: Set<String>, _ context: DiagnosticContext
  ) {
    let (views, positions) = (solved.state.system.views, solved.state.system.positions)
    var (isVisible, isSettled): ([Bool], [Bool]) = ([], [])
    isVisible.reserveCapacity(views.count)
    isSettled.reserveCapacity(views.count)
    for index in views {
      var parent: Int?
      if let outer = context.document[index].parent { parent = positions[outer] }
      isVisible.append(!context[index].isHidden && (parent.map { isVisible[$0] } ?? true))
      // If the author leaves the ambiguity to code, the frame has no meaning either.
      let isAmbiguous =
        context[index].verifyAmbiguity != .always
        || (!ambiguous.isEmpty && ambiguous.contains(context.document[index].id))
      isSettled.append(!isAmbiguous && (parent.map { isSettled[$0] } ?? true))
    }
    self.inputs = inputs
    self.solved = solved
    self.context = context
    (self.views, self.positions) = (views, positions)
    outcome = solved.outcome
    rects = solved.state.rects
    alignmentInsets = solved.state.system.alignmentInsets
    (self.isVisible, self.isSettled) = (isVisible, isSettled)
  }

  /// Runs all rules.
  mutating func run() {
    if !context.rules.isDisjoint(with: .aboutConstraints) { checkConstraints() }
    // Frames that depend on a broken constraint are not the intended ones.
    guard !outcome.hasConflicts else { return }
    let findsTouchTargets = context.rules.contains(.smallTouchTarget)
    for k in views.indices where k > 0 && isVisible[k] && isDetermined(k) {
      let count = diagnostics.count
      checkTextFit(k)
      checkExtent(k)
      if findsTouchTargets { checkTouchTarget(k) }
      if diagnostics.count > count, isTransparent(k) || isBuiltIn(k) {
        diagnostics.removeSubrange(count...)
      }
    }
    if context.rules.contains(.overlappingViews) { checkOverlaps() }
  }

  /// Whether the view or an ancestor has alpha 0, so that it is invisible until code shows it.
  private func isTransparent(_ k: Int) -> Bool {
    let source = context.document.source
    var current: Int? = k
    while let position = current {
      let element = context.document[solved.state.system.views[position]].element
      if let alpha = source.attribute(.alpha, of: element),
        Double(source.string(source.valueRange(of: alpha))) == 0
      {
        return true
      }
      current = parent(position)
    }
    return false
  }

  /// Whether the view belongs to a built-in cell style, which places it at run time.
  func isBuiltIn(_ k: Int) -> Bool {
    let view = view(k)
    guard let row = view.parent.flatMap({ context.document[$0].parent }),
      case .tableViewCell(let cell) = context.document[row].content
    else { return false }
    return cell.placesByStyle(view.id)
  }

  /// Whether the constraints determine the view's frame.
  func isDetermined(_ k: Int) -> Bool { isSettled[k] }

  func view(_ k: Int) -> View { context.view(views[k]) }

  /// The view at a position, without a copy.
  subscript(k: Int) -> View {
    @inline(__always) _read { yield context.traits.views[views[k].index] }
  }

  func parent(_ k: Int) -> Int? {
    context.document[views[k]].parent.flatMap { positions[$0] }
  }

  /// The frame in root coordinates, in points.
  func frame(_ k: Int) -> Rect {
    let rect = rects[k]
    let insets = alignmentInsets[k]
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  func name(_ k: Int) -> String { context.document.displayName(of: views[k]) }

  /// A diagnostic about the view at position `k`, and another view; only an outline if another environment has
  /// its text.
  func finding(
    _ rule: Rule, _ message: @autoclosure () -> String, _ k: Int, and other: Int? = nil, axes: [Axis] = []
  ) -> Diagnostic {
    let index = views[k]
    var diagnostic = Diagnostic(rule, "", at: context.range(of: index))
    diagnostic.objects = [context.document[index].id]
    if let other { diagnostic.objects.append(context.document[views[other]].id) }
    diagnostic.axes = axes
    guard context.needsExplanation(diagnostic) else { return diagnostic }
    diagnostic.message = message()
    diagnostic.objectPath = context.document.objectPath(of: context.document[index].element)
    return diagnostic
  }
}

/// The diagnostics of the quality rules for one root.
///
/// - Parameter ambiguous: ids of the views whose position or size is ambiguous. Their frames have no meaning.
func qualityDiagnostics(
  of root: RootLayout, _ solved: SolvedRoot, ambiguous: Set<String>, _ context: DiagnosticContext
) -> [Diagnostic] {
  var check = QualityCheck(root.inputs, solved, ambiguous: ambiguous, context)
  check.run()
  return check.diagnostics
}
