// Builds the constraint system of one layout root: a controller's view, a top-level view of a xib, a cell. Walks the root's
// tree in document order, asks each concern for its rows (masks, content sizes, stack views, guides, authored constraints),
// and never solves. What depends on solved frames (wrapping text, nested safe areas, preserved margins) is taken from the
// frames of the previous pass and remembered in `consulted`, so that the caller knows when another pass would change
// nothing.

import SceneDiagnostics
import SceneModel
import Simplex

struct ConstraintSystemBuilder {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let traits: TraitResolution
  let root: ViewIndex
  /// The root's frame in its parent's coordinates; only its size matters here.
  let rootFrame: Rect
  /// Nil for roots without surroundings of their own, such as cells.
  let geometry: RootGeometry?
  /// Alignment rects in root coordinates from the previous pass, by position in `system.views`.
  let previous: [Rect]?
  /// The root is as high as its content asks for, instead of `rootFrame`: a row of automatic height.
  var fitsHeight = false

  var system = ConstraintSystem()
  /// By view, minus the root's index: the position in `system.views`, or -1.
  private var positions: [Int32] = []
  private(set) var safeAreas: [EdgeInsets] = []
  /// Whether the view lies in the content of a scroll view of this root: the scroll view insets its content by the bars, so
  /// that nothing in it overlaps them (2 of 3 margins in scrolling content).
  private var isScrolled: [Bool] = []
  private(set) var margins: [EdgeInsets] = []
  private(set) var contents: [IntrinsicContent] = []
  /// Views whose subtrees are laid out as roots of their own once this one is solved: cells, headers, bar items.
  private(set) var nestedRoots: [ViewIndex] = []
  /// By position: where a scroll view's content size stands in `system.contentSizes`.
  private var contentSizeIndices: [Int: Int] = [:]
  /// Variables of guides that only constraints place.
  var customGuides: [GuideIndex: ItemVariables] = [:]
  /// Every value that was taken from `previous`, in order.
  private(set) var consulted: [Double] = []

  init(
    document: InterfaceDocument, environment: LayoutEnvironment, traits: TraitResolution, root: ViewIndex,
    rootFrame: Rect, geometry: RootGeometry?, previous: [Rect]?
  ) {
    self.document = document
    self.environment = environment
    self.traits = traits
    self.root = root
    self.rootFrame = rootFrame
    self.geometry = geometry
    self.previous = previous
  }

  mutating func build() {
    collectViews()
    for k in system.views.indices { surround(k) }
    for k in system.views.indices { addPlacement(k) }
    for k in system.views.indices {
      if case .stackView(let stack) = view(k).content, document.header.platform != .macOS {
        addStackRows(k, stack)
      }
    }
    addGuides()
    for k in system.views.indices { addAuthoredConstraints(ownedBy: k) }
  }

  // MARK: Items

  /// The view at a position, with its variations applied.
  func view(_ k: Int) -> View {
    let index = system.views[k]
    return traits.overriddenViews[index] ?? document.views[index.index]
  }

  func position(of index: ViewIndex) -> Int? {
    let offset = index.index - root.index
    guard positions.indices.contains(offset), positions[offset] >= 0 else { return nil }
    return Int(positions[offset])
  }

  /// A subtree is contiguous in the document's array, its root first.
  private mutating func collectViews() {
    var i = root.index
    while i < document.views.count {
      let view = document.views[i]
      if i != root.index {
        guard let parent = view.parent, parent.index >= root.index else { break }
        let parentPosition = position(of: parent)
        if parentPosition == nil || traits.isExcluded[i] {
          positions.append(-1)
          i += 1
          continue
        }
        if isNestedRoot(view) {
          positions.append(-1)
          nestedRoots.append(ViewIndex(i))
          i += 1
          continue
        }
      }
      positions.append(Int32(truncatingIfNeeded: system.views.count))
      let width: Variable
      let height: Variable
      let minX = system.program.addVariable()
      let minY = system.program.addVariable()
      width = system.program.addVariable(lower: 0)
      height = system.program.addVariable(lower: 0)
      system.views.append(ViewIndex(i))
      system.variables.append(ItemVariables(minX: minX, minY: minY, width: width, height: height))
      system.alignmentInsets.append(alignmentRectInsets(of: view, in: document))
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

  /// Safe area, margins and content of the view at position `k`; its parent's are known already.
  private mutating func surround(_ k: Int) {
    let view = view(k)
    let frame = previous.map { $0[k] }
    let rootInsets = geometry?.safeAreaInsets ?? .zero
    let parent = view.parent.flatMap(position(of:))
    var safeArea = EdgeInsets.zero
    if k == 0 {
      safeArea = rootInsets
    } else if rootInsets != .zero {
      if let frame {
        safeArea = nestedSafeAreaInsets(frame: frame, rootSize: rootFrame.size, rootInsets: rootInsets)
      }
    }
    isScrolled.append(parent.map { isScrolled[$0] || self.view($0).kind.scrolls } ?? false)
    if isScrolled[k] {
      safeArea.top = 0
      safeArea.bottom = 0
    }
    var parentMargins = k > 0 ? parent.map { margins[$0] } ?? .zero : .zero
    if let parent, self.view(parent).kind.scrolls {
      // Content scrolls away from the bars above and below its scroll view: it preserves the margins without them.
      parentMargins.top = max(0, parentMargins.top - safeAreas[parent].top)
      parentMargins.bottom = max(0, parentMargins.bottom - safeAreas[parent].bottom)
    }
    let surroundings = MarginSurroundings(
      frame: frame, parentFrame: parent.flatMap { p in previous.map { $0[p] } },
      parentMargins: parentMargins, safeAreaInsets: safeArea, root: k == 0 ? geometry : nil)
    safeAreas.append(safeArea)
    margins.append(
      layoutMargins(of: view, in: document, environment: environment, surroundings: surroundings))
    let content = intrinsicContent(
      of: system.views[k], view, in: document, environment: environment, maximumWidth: frame?.width)
    if content.dependsOnWidth {
      consulted.append(content.width ?? -1)
      consulted.append(content.height ?? -1)
    }
    contents.append(content)
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

  // MARK: Placement

  /// Root frame, mask, fixed frame, and content size of one view.
  private mutating func addPlacement(_ k: Int) {
    let item = rect(k)
    let index = system.views[k]
    if k == 0 {
      let insets = system.alignmentInsets[0]
      let source = Provenance.rootFrame(index)
      let width = rootFrame.width - insets.left - insets.right
      let height = rootFrame.height - insets.top - insets.bottom
      system.addRow(
        item.left, .equal, Expression(constant: insets.left), rank: BreakingRank.fact, from: source)
      system.addRow(item.top, .equal, Expression(constant: insets.top), rank: BreakingRank.fact, from: source)
      system.addRow(item.width, .equal, Expression(constant: width), rank: BreakingRank.fact, from: source)
      if fitsHeight {
        // As low as the content allows: UIKit's fitting-size priority.
        system.addRow(
          item.height, .equal, Expression(), priority: .optional(50), rank: BreakingRank.fact, from: source)
      } else {
        system.addRow(
          item.height, .equal, Expression(constant: height), rank: BreakingRank.fact, from: source)
      }
      return
    }
    let view = view(k)
    guard let parent = view.parent.flatMap(position(of:)) else { return }
    if isArranged(k, in: parent) {
      // A hidden arranged subview takes no room, whatever it holds.
      if !view.isHidden { addContentSize(k) }
    } else if view.kind == .tableViewCellContentView, view.role == .contentView {
      addContentViewRows(k, cell: parent)
    } else if isMaskDriven(view) {
      if !environment.isDocumentsOwn || view.frame == nil, let builtIn = builtInStyle(of: k) {
        addBuiltInCellRows(k, parent: parent, builtIn)
        return
      }
      addAutoresizingRows(k, parent: parent)
    } else {
      addContentSize(k)
    }
  }

  /// Whether the view is an arranged subview of the stack view at `parent`.
  func isArranged(_ k: Int, in parent: Int) -> Bool {
    document.header.platform != .macOS && document.views[system.views[parent].index].kind == .stackView
      && document.views[system.views[k].index].role == .subview
  }

  private func isMaskDriven(_ view: View) -> Bool {
    view.translatesAutoresizingMask || view.hasFixedFrame || !document.header.usesAutoLayout
  }

  private mutating func addContentSize(_ k: Int) {
    let view = view(k)
    let content = contents[k]
    let index = system.views[k]
    let item = rect(k)
    if let width = content.width {
      addContentRows(
        item.width, width, hugging: view.horizontalHugging, resistance: view.horizontalCompressionResistance,
        .horizontal, index)
    }
    if let height = content.height {
      addContentRows(
        item.height, height, hugging: view.verticalHugging, resistance: view.verticalCompressionResistance,
        .vertical, index)
    }
  }

  /// Content hugging is 250 and compression resistance 750 wherever the file says nothing: Interface Builder writes every
  /// value that differs, also the defaults of labels and images.
  private mutating func addContentRows(
    _ length: Expression, _ points: Double, hugging: Double?, resistance: Double?, _ axis: Axis,
    _ index: ViewIndex
  ) {
    let size = Expression(constant: points)
    system.addRow(
      length, .lessThanOrEqual, size, priority: rowPriority(hugging ?? 250), rank: BreakingRank.contentSize,
      from: .contentHugging(index, axis))
    system.addRow(
      length, .greaterThanOrEqual, size, priority: rowPriority(resistance ?? 750),
      rank: BreakingRank.authored,
      from: .compressionResistance(index, axis))
  }

  func rowPriority(_ priority: Double) -> RowPriority {
    priority >= 1000 ? .required : .optional(priority)
  }

  mutating func consult(_ insets: EdgeInsets) {
    consulted.append(insets.top)
    consulted.append(insets.left)
    consulted.append(insets.bottom)
    consulted.append(insets.right)
  }
}
