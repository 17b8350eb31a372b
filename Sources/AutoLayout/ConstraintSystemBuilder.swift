// Builds the constraint system of one layout root: a controller's view, a top-level view of a xib, a cell. Walks the root's
// tree in document order, asks each concern for its rows (masks, content sizes, stack views, guides, authored constraints),
// and never solves. What the rows take from surroundings, solved frames and content are parameters (LayoutParameters), so
// that another pass or another environment needs no new rows; ViewSurroundings finds their values.

import SceneDiagnostics
import SceneModel
import Simplex

struct ConstraintSystemBuilder {
  let document: InterfaceDocument
  /// What rows may know of the environment; all else is blank. See `LayoutEnvironment.ofRows`.
  let environment: LayoutEnvironment
  let traits: TraitResolution
  let root: ViewIndex
  /// The root is as high as its content asks for, instead of as its frame: a row of automatic height.
  let fitsHeight: Bool

  var system = ConstraintSystem()
  /// The views and their variables, without rows.
  private var emptySystem = ConstraintSystem()
  /// What surrounds the views, and what they hold.
  var surroundings = ViewSurroundings()
  /// Views whose subtrees are laid out as roots of their own once this one is solved: cells, headers, bar items.
  private(set) var nestedRoots: [ViewIndex] = []
  /// By position.
  private(set) var facts: [ViewFacts] = []
  /// By position: where a scroll view's content size stands in `system.contentSizes`.
  private var contentSizeIndices: [Int: Int] = [:]
  /// Variables of guides that only constraints place.
  var customGuides: [GuideIndex: ItemVariables] = [:]

  /// Whether a guide of the document follows the readable width.
  let hasReadableGuides: Bool

  /// Collects the views of the root; rows are made by `build`.
  init(
    document: InterfaceDocument, environment: LayoutEnvironment, traits: TraitResolution, root: ViewIndex,
    fitsHeight: Bool
  ) {
    self.document = document
    self.environment = environment
    self.traits = traits
    self.root = root
    self.fitsHeight = fitsHeight
    hasReadableGuides = document.guides.contains { $0.kind == .readableContent }
    system.positions = ViewPositions(root: root)
    collectViews()
    emptySystem = system
  }

  /// Makes the rows, with the present surroundings as parameters.
  mutating func build() {
    system = emptySystem
    customGuides = [:]
    system.parameters = surroundings.parameters
    // The root first: of rows that repeat each other the later ones count as redundant, and those are to be authored ones.
    // Contents after the constraints: where an optimum leaves a choice, more views are then where Interface Builder has them
    // (5 of the corpus gained, none lost).
    if !system.views.isEmpty { addPlacement(0) }
    addGuides()
    for k in system.views.indices { addAuthoredConstraints(ownedBy: k) }
    for k in system.views.indices.dropFirst() { addPlacement(k) }
    for k in system.views.indices {
      if case .stackView(let stack) = view(k).content, document.header.platform != .macOS {
        addStackRows(k, stack)
      }
    }
  }

  /// Whether solved frames may change a parameter: insets of all views, less those of a root with surroundings of its own,
  /// and contents that wrap or are bars.
  func followFrames(_ parameters: [Int32], isRootGiven: Bool) -> Bool {
    parameters.contains { followsFrames($0, isRootGiven: isRootGiven) }
  }

  private func followsFrames(_ index: Int32, isRootGiven: Bool) -> Bool {
    switch LayoutParameters.subject(of: index) {
    case .root: false
    case .insets(let k): k > 0 || !isRootGiven
    case .cellContent: false
    case .content(let k): surroundings.natural[k].followsFrame
    }
  }

  /// By position: whether insets of the view are among the parameters, or those of a view in it, which may preserve its
  /// margins. Those of the root always are.
  func viewsWithNeededInsets(_ parameters: [Int32]) -> [Bool] {
    var needed = [Bool](repeating: false, count: system.views.count)
    if !needed.isEmpty { needed[0] = true }
    for index in parameters {
      switch LayoutParameters.subject(of: index) {
      case .root, .content: break
      case .insets(let k), .cellContent(let k): needed[k] = true
      }
    }
    // Views follow those around them.
    for k in needed.indices.reversed() where needed[k] {
      if let parent = view(k).parent.flatMap(position(of:)) { needed[parent] = true }
    }
    return needed
  }

  // MARK: What rows depend on

  func insets(_ kind: LayoutParameters.InsetKind, _ k: Int) -> ParameterInsets {
    LayoutParameters.insets(kind, k)
  }

  /// What the content of a view asks for; nil where it asks for nothing along this axis.
  func contentLength(_ k: Int, _ axis: Axis) -> Expression? {
    let isThere = system.parameters.shapes[k] & (axis == .horizontal ? 1 : 2) != 0
    return isThere ? Expression(LayoutParameters.content(axis == .horizontal ? .width : .height, k)) : nil
  }

  /// The baseline of an area that has a view's text. A stack view has those of its arranged subviews.
  func baseline(_ k: Int, first: Bool, in area: ItemRect) -> Expression {
    let inner = baselineSubview(of: k, first: first)
    return baseline(ofContent: inner, first: first, in: inner == k ? area : rect(inner))
  }

  /// The view whose text gives a stack view its baseline: along a vertical one the first or the last arranged subview (UIKit's
  /// `forFirstBaselineLayout`), in a horizontal one, whose subviews lie side by side, the first.
  private func baselineSubview(of k: Int, first: Bool) -> Int {
    var current = k
    while document.header.platform != .macOS, case .stackView(let settings) = view(current).content {
      var chosen: Int?
      for child in document.children(of: system.views[current]) {
        guard let position = position(of: child), isArranged(position, in: current), !view(position).isHidden
        else { continue }
        chosen = position
        if first || settings.axis == .horizontal { break }
      }
      guard let chosen else { break }
      current = chosen
    }
    return current
  }

  private func baseline(ofContent k: Int, first: Bool, in area: ItemRect) -> Expression {
    switch system.parameters.shapes[k] & ~3 {
    case 0: first ? area.top : area.bottom
    case 4:
      first
        ? area.top + LayoutParameters.content(.firstBaseline, k)
        : area.bottom - LayoutParameters.content(.lastBaseline, k)
    default: area.centerY + LayoutParameters.content(.firstBaseline, k)
    }
  }

  /// What a view holds, as numbers: where rows have them as coefficients. Another environment in which they differ needs new
  /// rows.
  mutating func fixedContent(_ k: Int) -> IntrinsicContent {
    system.parameters.fixContent(k)
    return surroundings.contents[k]
  }

  /// Insets as numbers, likewise.
  mutating func fixedMargins(_ k: Int) -> EdgeInsets {
    system.parameters.fix(.margins, k)
    return surroundings.margins[k]
  }

  // MARK: Items

  /// The view at a position, with its variations applied.
  @inline(__always)
  func view(_ k: Int) -> View { traits.views[system.views[k].index] }

  func position(of index: ViewIndex) -> Int? { system.positions[index] }

  /// A subtree is contiguous in the document's array, its root first.
  private mutating func collectViews() {
    var i = root.index
    while i < document.views.count {
      let view = document.views[i]
      if i != root.index {
        guard let parent = view.parent, parent.index >= root.index else { break }
        let parentPosition = position(of: parent)
        if parentPosition == nil || traits.isExcluded[i] {
          system.positions.append(nil)
          i += 1
          continue
        }
        if isNestedRoot(view) {
          system.positions.append(nil)
          nestedRoots.append(ViewIndex(i))
          i += 1
          continue
        }
      }
      facts.append(ViewFacts(traits.views[i], parent: traits.views[i].parent.flatMap(position(of:))))
      system.positions.append(system.views.count)
      let width: Variable
      let height: Variable
      let minX = system.program.addVariable()
      let minY = system.program.addVariable()
      width = system.program.addVariable(lower: 0)
      height = system.program.addVariable(lower: 0)
      system.views.append(ViewIndex(i))
      system.variables.append(ItemVariables(minX: minX, minY: minY, width: width, height: height))
      system.alignmentInsets.append(alignmentRectInsets(of: view, in: document, environment: environment))
      if view.kind == .scrollView {
        let contentWidth = system.program.addVariable(lower: 0)
        let contentHeight = system.program.addVariable(lower: 0)
        contentSizeIndices[system.views.count - 1] = system.contentSizes.count
        system.contentSizes.append((ViewIndex(i), contentWidth, contentHeight))
      }
      i += 1
    }
  }

  private func isNestedRoot(_ view: View) -> Bool {
    switch view.role {
    case .cell, .tableHeaderView, .tableFooterView, .sectionHeader, .sectionFooter, .barItem, .backgroundView,
      .other, .controllerBar:
      true
    case .subview, .root, .contentView: false
    }
  }

  /// The rectangle of a view, seen as an item of constraints.
  func rect(_ k: Int) -> ItemRect { ItemRect(system.variables[k]) }

  /// The content rectangle of a scroll view: it begins at the scroll view's own origin.
  func contentRect(_ k: Int) -> ItemRect? {
    guard let i = contentSizeIndices[k] else { return nil }
    let content = system.contentSizes[i]
    let frame = rect(k)
    return ItemRect(
      left: frame.left, top: frame.top, right: frame.left + Expression(content.width),
      bottom: frame.top + Expression(content.height))
  }

  func rowPriority(_ priority: Double) -> RowPriority {
    priority >= 1000 ? .required : .optional(priority)
  }
}
