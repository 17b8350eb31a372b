// Ambiguous layout: views whose place or size the constraints leave open.
//
// A coordinate is judged relative to the superview, and given the superview's size: a child that merely follows an
// ambiguous superview is no finding of its own. Where its size or its place follows, it is part of the superview's finding,
// as Interface Builder marks such views too. What the findings say is in AmbiguityMessages.

import SceneDiagnostics
import SceneModel
import Simplex

/// What is open along one axis.
struct OpenAxis {
  var axis: Axis
  var position: ValueRange?
  var size: ValueRange?
}

/// The findings, and the ids of the views that are open on the canvas: more than those in a row that is too low there.
func ambiguityVerdicts(
  of solved: SolvedRoot, _ context: VerdictContext
) -> (findings: [Diagnostic], open: Set<String>) {
  if solved.solver.isFullyDetermined() { return ([], []) }
  var search = AmbiguitySearch(solved: solved, context: context)
  let findings = search.run()
  let found = findings.lazy.filter { $0.severity > .note && $0.rule == LayoutRules.ambiguousLayout }
    .flatMap { $0.parts.isEmpty ? Array($0.objects.prefix(1)) : $0.allObjects }
  return (findings, search.openOnCanvas.union(found))
}

struct AmbiguitySearch {
  let solved: SolvedRoot
  let context: VerdictContext
  var isOpen: [Bool] = []
  /// Of the root's system, held here because every look into an object is checked.
  let positions: ViewPositions
  let views: [ViewIndex]
  let variables: [ItemVariables]
  /// By axis; see `VerdictMemory.leftOpenByErrors`.
  let leftOpenByErrors: [Set<ViewIndex>]
  var ties: TieSearch?
  /// A solver of a row that is too low on the canvas, and one in which views that errors leave open are pinned, once they were
  /// asked for.
  var highRow: FittingRow?
  var pinned: PinnedViews?
  var isHighRowKnown = false
  var isPinnedKnown = false
  var followers = AmbiguityFollowers()
  /// Whether the root was searched on another canvas, so that there are proofs to look at first.
  private var hasProofsOfOthers = false
  /// Ids of views that are open in such a row on the canvas alone.
  private(set) var openOnCanvas: Set<String> = []
  /// What the search may still spend, in variables looked at: each range costs a look at all of them. A scene of a
  /// thousand views is searched wholly; one with tens of thousands of loose views is not worth minutes.
  var budget = 40_000_000

  /// A look at every variable, and a linear program over the rows of a component; most have few.
  var costOfRange: Int {
    let statistics = solved.solution.statistics
    let rows = statistics.remainingRows / max(1, statistics.components)
    return solved.solver.program.variableCount + rows * rows / 4
  }

  /// What can move by no more has one place. Where sizes of texts take part, which are learned to about a point, that is less
  /// than a point: columns of labels whose widths differ by half a point are no choice of anybody's.
  private(set) var leastRange = LayoutTolerances.ambiguity

  init(solved: SolvedRoot, context: VerdictContext) {
    self.solved = solved
    self.context = context
    positions = solved.system.positions
    views = solved.system.views
    variables = solved.system.variables
    leftOpenByErrors = context.memory.leftOpenByErrors(in: context.document)
    if solved.contents.contains(where: { $0.confidence == .learned && $0.width != nil }) {
      leastRange = LayoutTolerances.misplacement - LayoutTolerances.ambiguity
    }
  }

  mutating func run() -> [Diagnostic] {
    isOpen = solved.solver.openVariables()
    // Proofs serve the environments to come, and those of earlier ones this.
    hasProofsOfOthers = !solved.ambiguityProofs.isEmpty
    let hasProofs =
      context.memory.hasSeveralEnvironments
      && solved.ambiguityProofs.begin(
        viewCount: solved.system.views.count, on: CanvasKind(context.environment))
    var diagnostics: [Diagnostic] = []
    for k in views.indices {
      guard budget > 0 else {
        diagnostics.append(unfinished(after: k))
        break
      }
      let index = views[k]
      if context[index].verifyAmbiguity == .off { continue }
      let isKnown = hasProofs || context.memory.hasAmbiguity(of: index)
      if k > 0 {
        followers.begin(k, parent: context.document[index].parent.flatMap { positions[$0] })
        if let diagnostic = frameDiagnostic(k, isKnown: isKnown) {
          followers.found(k, at: diagnostics.count)
          diagnostics.append(diagnostic)
        }
      }
      if let diagnostic = contentDiagnostic(k) { diagnostics.append(diagnostic) }
    }
    addFollowers(to: &diagnostics)
    return diagnostics
  }

  /// The finding about the view's own frame. One that an earlier environment has shown too is not worded again, and only
  /// whether there is a range is looked for, not how large it is.
  private mutating func frameDiagnostic(_ k: Int, isKnown: Bool) -> Diagnostic? {
    let item = variables[k]
    guard
      isOpen[Int(item.minX.index)] || isOpen[Int(item.width.index)] || isOpen[Int(item.minY.index)]
        || isOpen[Int(item.height.index)]
    else { return nil }
    let index = views[k]
    let view = context.view(index)
    let ignoresSize = view.verifyAmbiguity == .ignoreSizes
    var questions: [Question] = []
    for (axis, leftOpen) in zip(Axis.allCases, leftOpenByErrors)
    where !leftOpen.contains(index) && !isHidden(view, across: axis) {
      guard let question = question(k, axis, ignoresSize: ignoresSize), isOpenBesideErrors(question) else {
        continue
      }
      if axis == .vertical, !isOpenAtRunTime(question) {
        openOnCanvas.insert(view.id)
        continue
      }
      questions.append(question)
    }
    if questions.isEmpty { return nil }
    for question in questions { budget -= (question.ignoresSize ? 1 : 2) * costOfRange }
    if isKnown {
      var axes: [Axis] = []
      for question in questions where isOpenAxis(question) { axes.append(question.axis) }
      if axes.isEmpty { return nil }
      if let known = context.memory.ambiguity(of: index, axes) {
        followers.known[k] = known
        return known
      }
    }
    var axes: [OpenAxis] = []
    for question in questions {
      if let open = openAxis(question) { axes.append(open) }
    }
    if axes.isEmpty { return nil }
    // What a stack view hides is settled with the stack view.
    if isHiddenArranged(view), followers.follow(axes, of: view.id) { return nil }
    let diagnostic = diagnostic(k, axes)
    context.memory.keep(diagnostic, ofFrameOf: index)
    return diagnostic
  }

  /// What was not looked at, as a finding of its own: silence would mean that the rest is fine.
  private func unfinished(after count: Int) -> Diagnostic {
    let root = solved.system.views[0]
    var diagnostic = Diagnostic(
      LayoutRules.ambiguousLayout,
      "the search for ambiguous views in \(context.document.displayName(of: root)) ended after \(count) of \(solved.system.views.count) views: too many are loose",
      at: context.range(of: root), severity: .note)
    diagnostic.objects = [context.document[root].id]
    diagnostic.objectPath = context.document.objectPath(of: context.document[root].element)
    diagnostic.help = "put right the ambiguous views that were found, then look again"
    return diagnostic
  }

  // MARK: One view

  /// Whether a view is a hidden arranged subview of a stack view that runs along the other axis. It stays aligned there, and
  /// nobody sees where (flagged 0 of 3; along the stack view 3 of 3).
  private func isHidden(_ view: View, across axis: Axis) -> Bool {
    guard isHiddenArranged(view), let parent = view.parent,
      case .stackView(let stack) = context.view(parent).content
    else { return false }
    return (stack.axis == .horizontal) != (axis == .horizontal)
  }

  private func isHiddenArranged(_ view: View) -> Bool {
    guard view.isHidden, view.role == .subview, let parent = view.parent else { return false }
    return context.document[parent].kind == .stackView
  }

  /// What decides whether a view is ambiguous along an axis.
  struct Question {
    var axis: Axis
    var ignoresSize: Bool
    var position: [LinearTerm]
    var size: [LinearTerm]
    /// The length of the superview.
    var container: Variable
    /// Of the proofs for position and size.
    var places: (position: Int, size: Int)
  }

  /// Nil where nothing of the view is open along the axis.
  private func question(_ k: Int, _ axis: Axis, ignoresSize: Bool) -> Question? {
    let (minimum, length) = variables[k].span(axis)
    guard isOpen[Int(minimum.index)] || isOpen[Int(length.index)] else { return nil }
    guard let parent = context.document[views[k]].parent.flatMap({ positions[$0] }) else {
      return nil
    }
    let (outerMinimum, outerLength) = variables[parent].span(axis)
    let proofs = solved.ambiguityProofs
    return Question(
      axis: axis, ignoresSize: ignoresSize, position: [LinearTerm(minimum, 1), LinearTerm(outerMinimum, -1)],
      size: [LinearTerm(length, 1)], container: outerLength,
      places: (proofs.place(k, axis, isSize: false), proofs.place(k, axis, isSize: true)))
  }

  private mutating func openAxis(_ question: Question) -> OpenAxis? {
    var open = OpenAxis(axis: question.axis)
    followers.isFollowing = false
    open.position = openRange(question.position, question.container, question.places.position)
    let followsInPosition = followers.isFollowing
    followers.isFollowing = false
    if !question.ignoresSize {
      open.size = openRange(question.size, question.container, question.places.size)
    }
    let followsInSize = followers.isFollowing
    followers.note(
      question.axis, isOpen: open.size != nil, followsInSize: followsInSize,
      followsInPosition: followsInPosition)
    return open.position == nil && open.size == nil ? nil : open
  }

  private mutating func isOpenAxis(_ question: Question) -> Bool {
    if hasRange(question.position, question.container, question.places.position) { return true }
    return !question.ignoresSize && hasRange(question.size, question.container, question.places.size)
  }

  /// The range of an expression, nil where it has one value once the container's length is given.
  private mutating func openRange(_ terms: [LinearTerm], _ container: Variable, _ place: Int) -> ValueRange? {
    if hasProofsOfOthers {
      // Most have none, as a proof shows, or follow the container.
      guard isWide(terms, place) else { return nil }
      let isOwn = isOpenGiven(container, terms, place)
      followers.isFollowing = !isOwn
      if !isOwn { return nil }
    }
    let range =
      context.memory.hasSeveralEnvironments
      ? solved.solver.range(of: terms, proof: &solved.ambiguityProofs[place])
      : solved.solver.ranges(of: [terms])[0]
    if range.isUnique || range.maximum - range.minimum <= leastRange { return nil }
    let isOwn = isOpenGiven(container, terms, place)
    followers.isFollowing = !isOwn
    return isOwn ? range : nil
  }

  private mutating func hasRange(_ terms: [LinearTerm], _ container: Variable, _ place: Int) -> Bool {
    isWide(terms, place) && isOpenGiven(container, terms, place)
  }

  private mutating func isOpenGiven(_ container: Variable, _ terms: [LinearTerm], _ place: Int) -> Bool {
    guard isOpen[Int(container.index)] else { return true }
    return AmbiguityProofs.givenShares.indices.dropFirst().allSatisfy {
      isWide(terms + [LinearTerm(container, -AmbiguityProofs.givenShares[$0])], place + $0)
    }
  }

  private mutating func isWide(_ terms: [LinearTerm], _ place: Int) -> Bool {
    solved.solver.isRange(of: terms, widerThan: leastRange, proof: &solved.ambiguityProofs[place])
  }
}
