// ambiguous-layout: views whose position or size the constraints do not determine.
//
// A coordinate is checked relative to the superview, given the superview's size: a child that only follows an
// ambiguous superview gets no diagnostic of its own. If its size or position follows, it is part of the
// superview's diagnostic, because Interface Builder also flags such views. Openness determines the ranges,
// and AmbiguityMessages the messages.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The diagnostics, and the ids of the views that are ambiguous on the canvas. The latter include views in a
/// row that is too low there.
func ambiguityDiagnostics(
  of solved: SolvedRoot, hasConflicts: Bool, _ cache: AnalysisCache?, _ context: DiagnosticContext
) -> (findings: [Diagnostic], open: Set<String>) {
  let (examined, proofs) = examinedRoot(solved, cache)
  // A row that contradicts its constraints is examined even if everything is determined.
  if examined.isFullyDetermined() && !hasConflicts { return ([], []) }
  var search = AmbiguitySearch(of: examined, proofs ?? cache?.proofs(of: solved), context)
  return (search.run(), search.openOnCanvas)
}

/// The root without the choices that only the canvas makes, with proofs about it; the root itself,
/// without proofs, if they decide nothing.
private func examinedRoot(_ solved: SolvedRoot, _ cache: AnalysisCache?) -> (
  root: SolvedRoot, proofs: RootProofs?
) {
  guard solved.dependsOnCanvasChoices else { return (solved, nil) }
  let proofs = cache?.proofs(of: solved)
  if let known = proofs?.withoutCanvasChoices, known.bare.solve(as: solved) {
    return (known.bare.root, known.proofs)
  }
  let new = (bare: RootWithoutCanvasChoices(solved), proofs: RootProofs(RowsProofs()))
  guard new.bare.solve(as: solved) else { return (solved, nil) }
  proofs?.withoutCanvasChoices = new
  return (new.bare.root, cache == nil ? nil : new.proofs)
}

struct AmbiguitySearch {
  let solved: SolvedRoot
  let context: DiagnosticContext
  /// The proofs from other environments; nil if there is only one environment.
  let proofs: RootProofs?
  var isOpen: [Bool] = []
  /// Copies from the root's system, because every access to an object has a dynamic exclusivity check.
  let positions: ViewPositions
  let views: [ViewIndex]
  let variables: [ItemVariables]
  /// The sizes of scroll views' contents.
  let contentSizes: [ViewIndex: (width: Variable, height: Variable)]
  /// By axis; see `DiagnosticFacts.leftOpenByErrors`.
  let leftOpenByErrors: [Set<ViewIndex>]
  var ties: TieSearch?
  /// The solver of a row that is too low on the canvas, and the solvers without errors and conflicts, created
  /// on demand.
  var highRow: SelfSizingCell?
  var isHighRowKnown = false
  var conditions: [ConditionalSolver] = []
  var areConditionsKnown = false
  private var dependents = DependentViews()
  /// Whether the root was searched in another environment, so that there are proofs to check first.
  private(set) var hasProofsOfOthers = false
  /// Ids of views that are ambiguous, at run time or only on the canvas.
  private(set) var openOnCanvas: Set<String> = []
  /// What is ambiguous only because the row is too low on the canvas.
  private var lowRow = LowRowViews()
  /// The positions of views that are ambiguous only because the row is too low on the canvas.
  var openInLowRow: [Int] { lowRow.open }
  /// The remaining budget of the search.
  var budget = AnalysisLimits.ambiguitySearch

  let costOfRange: Int

  /// A value that can move by at most this is unique. If text sizes are involved, which are learned to about
  /// a point, it is a little less than a point, because nobody chooses between columns of labels whose widths
  /// differ by half a point.
  private(set) var leastRange = AnalysisTolerances.ambiguity

  init(of solved: SolvedRoot, _ proofs: RootProofs?, _ context: DiagnosticContext) {
    self.solved = solved
    self.context = context
    self.proofs = proofs
    positions = solved.state.system.positions
    views = solved.state.system.views
    variables = solved.state.system.variables
    contentSizes = Dictionary(
      solved.state.system.contentSizes.map { ($0.view, ($0.width, $0.height)) },
      uniquingKeysWith: { a, _ in a })
    leftOpenByErrors = context.facts.leftOpenByErrors
    costOfRange = solved.costOfRange
    if solved.state.contents.contains(where: { $0.confidence == .learned && $0.width != nil }) {
      leastRange = AnalysisTolerances.misplacement - AnalysisTolerances.ambiguity
    }
  }

  mutating func run() -> [Diagnostic] {
    isOpen = solved.openVariables()
    if let proofs {
      hasProofsOfOthers = proofs.isSearched
      proofs.isSearched = true
      proofs.rows.ambiguity.begin(viewCount: views.count)
    }
    var diagnostics: [Diagnostic] = []
    for k in views.indices {
      guard budget > 0 else {
        diagnostics.append(unfinished(after: k))
        break
      }
      let index = views[k]
      if context[index].verifyAmbiguity == .off { continue }
      if k > 0 {
        dependents.begin(k, parent: context.document[index].parent.flatMap { positions[$0] })
        if let diagnostic = frameDiagnostic(k) {
          dependents.found(k, at: diagnostics.count)
          openOnCanvas.insert(context.document[index].id)
          diagnostics.append(diagnostic)
        }
      }
      if let diagnostic = contentDiagnostic(k) {
        openOnCanvas.insert(context.document[index].id)
        diagnostics.append(diagnostic)
      }
    }
    if let note = canvasRowDiagnostic() { diagnostics.append(note) }
    for dependent in dependents.found { openOnCanvas.insert(context.document[views[dependent.k]].id) }
    addDependentViews(dependents, to: &diagnostics)
    return diagnostics
  }

  /// A diagnostic that says which views were not checked. Silence would imply that they are fine.
  private func unfinished(after count: Int) -> Diagnostic {
    let root = views[0]
    var diagnostic = Diagnostic(
      LayoutRules.ambiguousLayout,
      "stopped looking for ambiguous views in \(context.document.displayName(of: root)) after \(count) of \(views.count) views: too many are ambiguous",
      at: context.range(of: root), severity: .note)
    diagnostic.objects = [context.document[root].id]
    diagnostic.objectPath = context.document.objectPath(of: context.document[root].element)
    diagnostic.help = "fix the ambiguous views that were found, then run again"
    return diagnostic
  }

  // MARK: One view

  /// The diagnostic about the view's own frame. If it needs no explanation, only an outline, which requires
  /// only whether there is a range, not its size.
  private mutating func frameDiagnostic(_ k: Int) -> Diagnostic? {
    let item = variables[k]
    guard
      isOpen[Int(item.minX.index)] || isOpen[Int(item.width.index)] || isOpen[Int(item.minY.index)]
        || isOpen[Int(item.height.index)]
    else { return nil }
    let questions = questions(k)
    if questions.isEmpty { return nil }
    for question in questions { budget -= (question.ignoresSize ? 1 : 2) * costOfRange }
    let isOutlined = context.outlinesKnown && hasProofsOfOthers
    var axes = questions.map { openness($0, needsRange: !isOutlined) }
    for axis in axes { dependents.note(axis) }
    axes.removeAll { !$0.isOpen }
    // The ambiguity of a hidden arranged subview is resolved with that of the stack view.
    if axes.isEmpty || (isHiddenArranged(views[k]) && dependents.follow(axes)) { return nil }
    // The cost of `heldAnchor`, also for an outline, so that the search ends at the same view everywhere.
    for axis in axes where axis.position.isOpen && axis.size.isOpen { budget -= 2 * costOfRange }
    let outline = outline(k, axes)
    if !context.needsExplanation(outline) { return outline }
    if isOutlined {
      axes = questions.map { openness($0, needsRange: true) }.filter(\.isOpen)
      if axes.isEmpty { return nil }
    }
    return explained(outline, k, axes)
  }

  /// The questions about a view, by axis. None if the view is invisible or if another diagnostic covers it.
  private mutating func questions(_ k: Int) -> [AmbiguityQuestion] {
    let index = views[k]
    let ignoresSize = context[index].verifyAmbiguity == .ignoreSizes
    var questions: [AmbiguityQuestion] = []
    for (axis, leftOpen) in zip(Axis.allCases, leftOpenByErrors)
    where !leftOpen.contains(index) && !isHidden(index, across: axis) {
      guard let question = question(k, axis, ignoresSize: ignoresSize),
        isOpenBesideErrors(question)
      else { continue }
      if axis == .vertical, !isOpenAtRunTime(question) {
        openOnCanvas.insert(context[index].id)
        lowRow.note(
          openness(question, needsRange: false), of: k,
          in: context.document[index].parent.flatMap { positions[$0] })
        continue
      }
      questions.append(question)
    }
    return questions
  }

  /// Nil if the view is determined along the axis.
  private func question(_ k: Int, _ axis: Axis, ignoresSize: Bool) -> AmbiguityQuestion? {
    let (minimum, length) = variables[k].span(axis)
    guard isOpen[Int(minimum.index)] || isOpen[Int(length.index)] else { return nil }
    guard let parent = context.document[views[k]].parent.flatMap({ positions[$0] }) else { return nil }
    let (outerMinimum, outerLength) = variables[parent].span(axis)
    return AmbiguityQuestion(
      axis: axis, ignoresSize: ignoresSize, position: [LinearTerm(minimum, 1), LinearTerm(outerMinimum, -1)],
      size: [LinearTerm(length, 1)], container: outerLength,
      positionProofs: AmbiguityProofs.index(k, axis, isSize: false),
      sizeProofs: AmbiguityProofs.index(k, axis, isSize: true))
  }

  /// Whether a view is a hidden arranged subview of a stack view along the other axis. Its alignment across
  /// the stack is invisible (flagged 0 of 3; along the stack view 3 of 3).
  private func isHidden(_ view: ViewIndex, across axis: Axis) -> Bool {
    guard isHiddenArranged(view), let parent = context[view].parent,
      case .stackView(let stack) = context[parent].content
    else { return false }
    return (stack.axis == .horizontal) != (axis == .horizontal)
  }

  private func isHiddenArranged(_ view: ViewIndex) -> Bool {
    guard context[view].isHidden, context[view].role == .subview, let parent = context[view].parent else {
      return false
    }
    return context.document[parent].kind == .stackView
  }
}
