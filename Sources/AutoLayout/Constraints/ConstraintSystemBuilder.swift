// Builds the constraint system of one layout root: a controller's view, a top-level view of a xib, a cell.
// Combines the rows of masks, content sizes, stack views, guides and authored constraints. Does not solve.
// Values from surroundings, solved frames and content are parameters (LayoutParameters), so that another pass
// or environment does not need new rows. ViewMetrics computes their values.

import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

/// The parts of an environment that rows depend on. Environments with equal traits have the same rows.
/// Everything else, including the scale with the content sizes, is passed as parameters.
struct RowTraits: Hashable {
  let direction: LayoutDirection
  let textSize: ContentSizeCategory
  private let toolsVersion: Int
  /// Whether this is the layout of the document's own canvas, which may have other rows than devices.
  let isDocumentsOwn: Bool
  let isRunTime: Bool
  private let ignoredBehavior: LayoutBehavior?

  init(_ environment: LayoutEnvironment, of document: DocumentFacts) {
    direction = environment.direction
    textSize = environment.textSize
    toolsVersion = environment.toolsVersion
    isDocumentsOwn = document.hasCanvasRows && environment.isDocumentsOwn
    isRunTime = environment.isRunTime
    ignoredBehavior = environment.ignoredBehavior
  }

  /// Whether rows reproduce a behavior.
  func follows(_ behavior: LayoutBehavior) -> Bool { behavior != ignoredBehavior }

  /// The version of Interface Builder whose canvas is laid out.
  var era: ToolsEra { ToolsEra(toolsVersion: toolsVersion) }

  /// Whether the canvas has a change.
  func has(_ change: ToolsChange) -> Bool { change.isIn(toolsVersion) }

  /// The direction in which a view arranges its own content.
  func direction(of view: View) -> LayoutDirection { direction.insideView(view) }
}

/// A pure function of the root's views, the row traits and the parameters.
struct ConstraintSystemBuilder {
  let document: InterfaceDocument
  let environment: RowTraits
  let traits: TraitResolution
  /// Whether the root's height is that of its content instead of its frame's: a row with automatic height.
  let fitsHeight: Bool

  /// Whether the root is at the top of a xib.
  private(set) var isRootOfXib = false
  var system = ConstraintSystem()
  /// By position: the index of a scroll view's content size in `system.contentSizes`.
  private(set) var contentSizeIndices: [Int: Int] = [:]
  /// The variables of custom guides, which only constraints place.
  var customGuides: [GuideIndex: ItemVariables] = [:]

  private init(
    _ document: InterfaceDocument, _ environment: RowTraits, _ traits: TraitResolution, fitsHeight: Bool
  ) {
    self.document = document
    self.environment = environment
    self.traits = traits
    self.fitsHeight = fitsHeight
  }

  /// Builds the system of a root in an empty one.
  static func build(
    _ system: inout ConstraintSystem, _ views: RootViews, in document: InterfaceDocument,
    environment: RowTraits, traits: TraitResolution, fitsHeight: Bool, parameters: LayoutParameters
  ) {
    var builder = ConstraintSystemBuilder(document, environment, traits, fitsHeight: fitsHeight)
    swap(&builder.system, &system)
    builder.system.positions = views.positions
    builder.system.views = views.views
    if let root = views.views.first {
      builder.isRootOfXib = document[root].role == .root && document.header.kind == .xib
    }
    builder.system.parameters = parameters
    builder.addVariables()
    builder.addRows()
    swap(&builder.system, &system)
  }

  private mutating func addVariables() {
    system.reserveCapacity(
      constraints: system.views.reduce(0) { $0 + document.views[$1.index].constraints.count })
    for (k, index) in system.views.enumerated() {
      let minX = system.program.addVariable()
      let minY = system.program.addVariable()
      let width = system.program.addVariable(lower: 0)
      let height = system.program.addVariable(lower: 0)
      system.variables.append(ItemVariables(minX: minX, minY: minY, width: width, height: height))
      system.alignmentInsets.append(
        alignmentRectInsets(
          of: document.views[index.index], in: document, environment))
      if document.views[index.index].kind == .scrollView {
        let contentWidth = system.program.addVariable(lower: 0)
        let contentHeight = system.program.addVariable(lower: 0)
        contentSizeIndices[k] = system.contentSizes.count
        system.contentSizes.append((index, contentWidth, contentHeight))
      }
    }
  }

  private mutating func addRows() {
    // The root comes first, because later ones of equal rows count as redundant, and these should be the
    // authored ones. Content comes after the constraints: if the optimum is ambiguous, more views then have
    // Interface Builder's frames (5 of the corpus gained, none lost).
    if !system.views.isEmpty { addPlacement(0) }
    addGuides()
    for k in system.views.indices { addAuthoredConstraints(ownedBy: k) }
    for k in system.views.indices.dropFirst() { addPlacement(k) }
    for k in system.views.indices {
      if case .stackView(let stack) = view(k).content { addStackRows(k, stack) }
    }
  }

  // MARK: Parameters

  func insets(_ kind: LayoutParameters.InsetKind, _ k: Int) -> ParameterInsets {
    LayoutParameters.insets(kind, k)
  }

  /// The content's length along an axis; nil if it has none.
  func contentLength(_ k: Int, _ axis: Axis) -> Expression? {
    let isThere = system.parameters.shapes[k].contains(axis == .horizontal ? .width : .height)
    return isThere ? Expression(LayoutParameters.content(axis == .horizontal ? .width : .height, k)) : nil
  }

  /// The baseline of an area with a view's text. A stack view has the baselines of its arranged subviews.
  func baseline(_ k: Int, first: Bool, in area: ItemRect) -> Expression {
    let inner = baselineSubview(of: k, first: first)
    return baseline(ofContent: inner, first: first, in: inner == k ? area : rect(inner))
  }

  /// The view whose text determines a stack view's baseline: the first or last arranged subview of a vertical
  /// stack (UIKit's `forFirstBaselineLayout`), and the first one of a horizontal stack, whose subviews are
  /// side by side.
  private func baselineSubview(of k: Int, first: Bool) -> Int {
    var current = k
    while case .stackView(let settings) = view(current).content {
      var chosen: Int?
      for child in document.children(of: system.views[current]) {
        guard let position = position(of: child), isArranged(position, in: current), !takesNoRoom(position)
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
    let shape = system.parameters.shapes[k]
    if shape.contains(.textBaselines) {
      return first
        ? area.top + LayoutParameters.content(.firstBaseline, k)
        : area.bottom - LayoutParameters.content(.lastBaseline, k)
    }
    if shape.contains(.centredBaseline) {
      return area.centerY + LayoutParameters.content(.firstBaseline, k)
    }
    // A text that is still empty has one line, and with it one baseline.
    return first && !hasOneLine(k) ? area.top : area.bottom
  }

  private func hasOneLine(_ k: Int) -> Bool {
    switch view(k).kind {
    case .label, .textField, .button: true
    default: false
    }
  }

  /// The content size as numbers, for rows that have it as a coefficient. An environment with other numbers
  /// needs new rows.
  mutating func fixedContent(_ k: Int) -> (width: Double?, height: Double?) {
    system.parameters.fixContent(k)
    return system.parameters.contentSize(k)
  }

  /// The margins as numbers, with the same consequence.
  mutating func fixedMargins(_ k: Int) -> EdgeInsets {
    system.parameters.fix(.margins, k)
    return system.parameters.insetValues(.margins, k)
  }

  // MARK: Items

  /// The view at a position, with its variations applied.
  @inline(__always)
  func view(_ k: Int) -> View { traits.views[system.views[k].index] }

  func position(of index: ViewIndex) -> Int? { system.positions[index] }

  /// The rectangle of a view as an item of constraints.
  func rect(_ k: Int) -> ItemRect { ItemRect(system.variables[k]) }

  /// The rectangle of a scroll view's content, which starts at the scroll view's own origin.
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
