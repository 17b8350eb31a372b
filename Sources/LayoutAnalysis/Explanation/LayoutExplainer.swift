// Finds what decides the frames of items: writes each number of a frame as a sum over the rows of the optimal
// basis, and finds by trial which other tight constraints would move it.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// Explains the layout of a document in one environment. Lays it out only once.
public final class LayoutExplainer {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let traits: TraitResolution
  /// The layout that is explained.
  public let layout: DocumentLayout
  private var roots: [RootLayout] = []
  private var rootOfView: [ViewIndex: Int] = [:]
  private var known: [Int: ExplainedRoot] = [:]

  /// Lays out a document. Fails if its platform is not iOS.
  public init?(_ document: InterfaceDocument, in environment: LayoutEnvironment) {
    self.document = document
    self.environment = environment
    let cache = LayoutCache(document, environmentCount: 1)
    traits = cache.traitResolution(in: environment)
    var laidOut: [RootLayout] = []
    guard let layout = cache.layOut(in: environment, visit: { laidOut.append($0) }) else { return nil }
    self.layout = layout
    roots = laidOut
    for (index, root) in laidOut.enumerated() {
      for view in root.solved().state.system.views { rootOfView[view] = index }
    }
  }

  /// Explains the frame of an item.
  ///
  /// - Parameters:
  ///   - axes: the axes to explain: x and width, y and height, or both.
  ///   - follows: whether to explain the numbers that these depend on too.
  /// - Returns: nil if the item is not part of the layout.
  public func explain(
    _ item: ItemReference, _ axes: [Axis] = Axis.allCases, follows: Bool = true
  ) -> LayoutExplanation? {
    guard root(of: item) != nil else { return nil }
    var numbers: [LayoutExplanation.Number] = []
    var pending = axes.flatMap { axis in
      axis == .horizontal
        ? [LayoutExplanation.Subject(item: item, quantity: .x), .init(item: item, quantity: .width)]
        : [LayoutExplanation.Subject(item: item, quantity: .y), .init(item: item, quantity: .height)]
    }
    var seen = Set(pending)
    var assumptions: [String] = []
    var next = 0
    while next < pending.count, next < AnalysisLimits.explainedNumbers {
      if let (number, assumed) = number(pending[next], findsFeedback: follows) {
        numbers.append(number)
        assumptions += assumed.filter { !assumptions.contains($0) }
        if follows { pending += number.follows.filter { seen.insert($0).inserted } }
      }
      next += 1
    }
    return LayoutExplanation(
      item: item, numbers: numbers, slack: slack(of: item, axes), assumptions: assumptions)
  }

  func root(of item: ItemReference) -> ExplainedRoot? {
    guard let owner = document.owner(of: item), let index = rootOfView[owner] else { return nil }
    if let root = known[index] { return root }
    let root = ExplainedRoot(roots[index].solved(), of: roots[index])
    known[index] = root
    return root
  }

  func quantity(_ subject: LayoutExplanation.Subject, in root: SolvedRoot) -> SolvedRoot.Quantity? {
    let axis = subject.quantity.axis
    let pair =
      switch subject.item {
      case .view(let view): root.quantities(of: view, parent: document[view].parent, axis)
      case .guide(let guide): document[guide].owner.flatMap { root.quantities(of: guide, owner: $0, axis) }
      case .unresolved: nil as (position: SolvedRoot.Quantity, length: SolvedRoot.Quantity)?
      }
    return subject.quantity == .x || subject.quantity == .y ? pair?.position : pair?.length
  }

  /// The distance of a constraint from equality, in points; nil if it is not part of the layout.
  package func slack(of constraint: ConstraintIndex) -> Double? {
    guard let root = root(of: .view(document[constraint].owner)),
      let row = root.solved.state.system.provenance.firstIndex(of: .authored(constraint))
    else { return nil }
    return root.slack(of: RowID(index: Int32(truncatingIfNeeded: row)))
  }

  /// The required constraints that the layout broke, so that the others hold, in document order.
  public var brokenConstraints: [ConstraintIndex] {
    var broken: Set<ConstraintIndex> = []
    for root in roots {
      let solved = root.solved()
      for row in solved.state.solution.conflicts.compactMap(solved.ignoredRow(of:)) {
        if case .authored(let index) = solved.state.system.provenance[Int(row.index)] { broken.insert(index) }
      }
    }
    return broken.sorted()
  }

  /// Smaller movements are rounding errors, in points.
  package static let smallestMovement = AnalysisTolerances.tight

  // MARK: One number

  /// - Parameter findsFeedback: whether to lay out again what margins and contents may offset.
  private func number(
    _ subject: LayoutExplanation.Subject, findsFeedback: Bool
  ) -> (LayoutExplanation.Number, assumptions: [String])? {
    guard let root = root(of: subject.item), let quantity = quantity(subject, in: root.solved),
      let combination = root.combination(of: quantity.terms)
    else { return nil }
    var solver = root.solved.decidingSolver
    let range = solver.ranges(of: [quantity.terms])[0]
    let names = ExplanationNames(document: document, traits: traits, environment: environment)
    var (terms, sources) = terms(of: combination, root, names)
    sources += quantity.numbers.map(\.source)
    let behind = sources.flatMap { subjects($0, subject.quantity.axis, root.solved) }
    let nested = combination.rows.flatMap { share -> [LayoutExplanation.Subject] in
      let source = root.solved.state.system.provenance[Int(root.solved.original(of: share.row).index)]
      guard case .rootFrame(let view) = source else { return [] }
      return subjects(ofRoot: view, subject.quantity.axis)
    }
    var throughInsets: [ConstraintIndex] = []
    if findsFeedback, !behind.isEmpty {
      (terms, throughInsets) = feedback(on: subject, terms, root)
    }
    let deciding = Set(combination.rows.map { root.solved.original(of: $0.row) })
    let number = LayoutExplanation.Number(
      subject: subject, value: root.solved.value(of: quantity), terms: terms, offset: quantity.constant,
      offsetParts: quantity.numbers.map {
        LayoutExplanation.Part(name: names.name($0.source), points: $0.points)
      },
      alsoTight: root.movers(of: quantity.terms, besides: deciding), throughInsets: throughInsets,
      range: range.isUnique
        ? nil
        : ValueRange(
          minimum: range.minimum + quantity.constant, maximum: range.maximum + quantity.constant,
          isUnique: false),
      follows: behind + nested)
    return (number, sources.compactMap { names.assumption($0, root.solved) })
  }

  /// The terms of a combination in their order, and the meaning of the numbers in them.
  private func terms(
    of combination: RowCombination, _ root: ExplainedRoot, _ names: ExplanationNames
  ) -> ([LayoutExplanation.Term], [SolvedRoot.NumberSource]) {
    var terms: [LayoutExplanation.Term] = []
    var sources: [SolvedRoot.NumberSource] = []
    let program = root.solved.state.solver.program
    let deciding = root.solved.decidingSolver.program
    for share in combination.rows {
      let row = root.solved.original(of: share.row)
      let numbers = root.numbers[row] ?? []
      sources += numbers.map(\.source)
      var parts = numbers.filter { $0.source != .rootSize }.map {
        LayoutExplanation.Part(name: names.name($0.source), points: $0.points * share.multiplier)
      }
      // A tie to the center of a root that is too low or too high (RootBottoms).
      let moved = deciding.constant(of: share.row) - program.constant(of: row)
      if moved.magnitude > AnalysisTolerances.tight {
        parts.append(
          LayoutExplanation.Part(name: ExplanationNames.neededHeight, points: moved * share.multiplier))
      }
      terms.append(
        LayoutExplanation.Term(
          source: root.solved.state.system.provenance[Int(row.index)],
          multiplier: share.multiplier * program.deviationScale(of: row),
          points: share.multiplier * deciding.constant(of: share.row), isBound: root.isBound(row),
          isOffset: false, parts: parts))
    }
    terms.sort { ExplanationNames.order($0.source) < ExplanationNames.order($1.source) }
    return (terms, sources)
  }

  // MARK: What numbers in rows depend on

  /// The numbers that a margin or a content size is computed from.
  private func subjects(
    _ number: SolvedRoot.NumberSource, _ axis: Axis, _ root: SolvedRoot
  ) -> [LayoutExplanation.Subject] {
    func both(_ view: ViewIndex) -> [LayoutExplanation.Subject] {
      guard view != root.root else { return [] }
      return axis == .horizontal
        ? [.init(item: .view(view), quantity: .x), .init(item: .view(view), quantity: .width)]
        : [.init(item: .view(view), quantity: .y), .init(item: .view(view), quantity: .height)]
    }
    switch number {
    case .rootSize, .topGuideLength, .bottomGuideLength, .cellContent: return []
    case .safeArea(let view): return both(view)
    case .margin(let view), .readableMargin(let view):
      var ancestors = both(view)
      // A preserved margin depends on the superview's position too.
      var current = view
      while traits.views[current.index].preservesSuperviewLayoutMargins,
        let parent = document[current].parent,
        parent != root.root
      {
        ancestors += both(parent)
        current = parent
      }
      return ancestors
    case .content(let view, let axis):
      guard axis == .vertical, let k = root.state.system.positions[view],
        root.state.contents[k].dependsOnWidth
      else {
        return []
      }
      return [.init(item: .view(view), quantity: .width)]
    case .baseline: return []
    }
  }

  /// The numbers that the size of a cell, or of another root inside a view, is computed from.
  private func subjects(ofRoot view: ViewIndex, _ axis: Axis) -> [LayoutExplanation.Subject] {
    guard let parent = document[view].parent, rootOfView[parent] != nil else { return [] }
    return [.init(item: .view(parent), quantity: axis == .horizontal ? .width : .height)]
  }

  // MARK: Slack

  private func slack(of item: ItemReference, _ axes: [Axis]) -> [LayoutExplanation.Slack] {
    guard let root = root(of: item) else { return [] }
    var slack: [LayoutExplanation.Slack] = []
    for (row, source) in root.solved.state.system.provenance.enumerated() {
      guard case .authored(let index) = source else { continue }
      let constraint = traits.overriddenConstraints[index] ?? document[index]
      guard constraint.firstItem == item || constraint.secondItem == item,
        constraint.firstAttribute.map({ axes.contains($0.axis) }) == true
      else { continue }
      let points = root.slack(of: RowID(index: Int32(truncatingIfNeeded: row)))
      if points.magnitude > AnalysisTolerances.tight {
        slack.append(.init(constraint: index, points: points))
      }
    }
    return slack.sorted { $0.constraint < $1.constraint }
  }
}
