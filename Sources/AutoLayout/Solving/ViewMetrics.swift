// The safe area, margins and content of every view of a layout root, which are the values of the rows'
// parameters. Values that depend on solved frames (wrapping text, nested safe areas, preserved margins) use
// those of the previous pass. Linear in the number of views.

import SceneModel

/// The surroundings and contents of a root's views, by position.
struct ViewMetrics {
  private let document: InterfaceDocument
  private let traits: TraitResolution
  private let views: [ViewIndex]
  private let facts: [ViewFacts]
  /// Whether a guide of the document uses the readable width.
  private let hasReadableGuides: Bool
  /// The texts that were measured for other environments; nil if there are none.
  private let texts: KeptTexts?

  private var safeAreas: [EdgeInsets] = []
  /// Whether the view is in the content of a scroll view of this root. The scroll view insets its content by
  /// the bars, so that they overlap nothing in it (2 of 3 margins in scrolling content).
  private var isScrolled: [Bool] = []
  private var margins: [EdgeInsets] = []
  private(set) var contents: [IntrinsicContent] = []
  private var measurements = ContentMeasurements()
  private(set) var parameters = LayoutParameters()
  /// By position: whether insets of the view affect a row, directly or through views inside it. Empty,
  /// meaning all, until the rows are known.
  private var areInsetsNeeded: [Bool] = []

  init(
    of views: RootViews, in document: InterfaceDocument, _ traits: TraitResolution, texts: KeptTexts? = nil
  ) {
    self.document = document
    self.traits = traits
    self.views = views.views
    self.texts = texts
    facts = zip(views.views, views.parents).map { view, parent in
      ViewFacts(view.index, parent, in: parent.map { views.views[$0].index }, of: traits.views)
    }
    hasReadableGuides = document.guides.contains { $0.kind == .readableContent }
  }

  // MARK: Insets

  /// Computes the surroundings and contents of the root's views.
  ///
  /// - Parameter previous: alignment rects in root coordinates from the previous pass, by position; nil in
  ///   the first.
  mutating func update(for root: RootInputs, previous: [Rect]?) {
    safeAreas.removeAll(keepingCapacity: true)
    isScrolled.removeAll(keepingCapacity: true)
    margins.removeAll(keepingCapacity: true)
    safeAreas.reserveCapacity(views.count)
    isScrolled.reserveCapacity(views.count)
    margins.reserveCapacity(views.count)
    parameters.reset(viewCount: views.count)
    parameters.set(LayoutParameters.rootWidth, root.size.width)
    parameters.set(LayoutParameters.rootHeight, root.size.height)
    parameters.set(LayoutParameters.topGuideLength, root.geometry?.topGuideLength ?? 0)
    parameters.set(LayoutParameters.bottomGuideLength, root.geometry?.bottomGuideLength ?? 0)
    measure(root, previous: previous)
    let includesSafeArea = marginsIncludeSafeArea(root.environment)
    for k in views.indices {
      if areInsetsNeeded.isEmpty || areInsetsNeeded[k] {
        update(k, root, includesSafeArea: includesSafeArea, previous: previous)
      } else {
        isScrolled.append(false)
        safeAreas.append(.zero)
        margins.append(.zero)
      }
    }
  }

  /// Marks all insets as needed before rows are built. `noteUse` then restricts them.
  mutating func forgetUse() { areInsetsNeeded = [] }

  /// Records the parameters in the rows, so that no others are computed from now on.
  ///
  /// - Returns: the parameters that determine them once frames are known: these and the insets of enclosing
  ///   views.
  mutating func noteUse(of inUse: [Int32]) -> [Int32] {
    let needed = viewsWithNeededInsets(inUse)
    areInsetsNeeded = needed
    var isKey = [Bool](filledWith: false, count: parameters.values.count)
    for index in inUse { isKey[Int(index)] = true }
    for k in needed.indices where needed[k] {
      for index in LayoutParameters.allInsets(k) { isKey[index] = true }
    }
    return isKey.indicesOfTrue
  }

  /// By position: whether insets of the view, or of a view inside it, which may preserve its margins, are
  /// among the parameters. Always true for the root.
  private func viewsWithNeededInsets(_ parameters: [Int32]) -> [Bool] {
    var needed = [Bool](filledWith: false, count: views.count)
    if !needed.isEmpty { needed[0] = true }
    for index in parameters {
      switch LayoutParameters.subject(of: index) {
      case .root, .content: break
      case .insets(let k), .cellContent(let k): needed[k] = true
      }
    }
    // Views follow their ancestors.
    for k in needed.indices.reversed() where needed[k] {
      if let parent = facts[k].parent { needed[parent] = true }
    }
    return needed
  }

  /// Whether solved frames may change one of the parameters or the content of a view: all insets except those
  /// of a root with surroundings, and contents that wrap or are bars.
  func followFrames(_ parameters: [Int32], isRootGiven: Bool) -> Bool {
    contents.contains(where: \.followsFrame)
      || parameters.contains { index in
        switch LayoutParameters.subject(of: index) {
        case .root, .cellContent: false
        case .insets(let k): k > 0 || !isRootGiven
        case .content(let k): measurements.natural[k].followsFrame
        }
      }
  }

  /// Computes the safe area and margins of the view at position `k`, after those of its parent.
  private mutating func update(_ k: Int, _ root: RootInputs, includesSafeArea: Bool, previous: [Rect]?) {
    let insets = insets(k, root, includesSafeArea: includesSafeArea, previous: previous)
    isScrolled.append(insets.isScrolled)
    safeAreas.append(insets.safeArea)
    margins.append(insets.margins)
    parameters.set(.safeArea, k, insets.safeArea)
    parameters.set(.margins, k, insets.margins)
    if hasReadableGuides {
      let width = k == 0 ? root.size.width : previous?[k].width ?? 0
      parameters.set(
        .readable, k, limitedToReadableWidth(insets.margins, width: width, root.environment.textSize))
    }
    if let cellContent = insets.cellContent { parameters.set(.cellContent, k, cellContent) }
  }

  /// Not mutating, so that the document is borrowed rather than copied.
  private func insets(
    _ k: Int, _ root: RootInputs, includesSafeArea: Bool, previous: [Rect]?
  ) -> (isScrolled: Bool, safeArea: EdgeInsets, margins: EdgeInsets, cellContent: EdgeInsets?) {
    let frame = previous.map { $0[k] }
    let rootInsets = root.geometry?.safeAreaInsets ?? .zero
    let parent = facts[k].parent
    var safeArea = EdgeInsets.zero
    if k == 0 {
      safeArea = rootInsets
    } else if rootInsets != .zero {
      if let frame {
        safeArea = nestedSafeAreaInsets(frame: frame, rootSize: root.size, rootInsets: rootInsets)
      }
    }
    let isScrolled = parent.map { self.isScrolled[$0] || facts[$0].scrolls } ?? false
    if isScrolled {
      safeArea.top = 0
      safeArea.bottom = 0
    }
    if k > 0, let standard = facts[k].standardMargins {
      return (isScrolled, safeArea, standard.margins(safeArea, keepsSafe: includesSafeArea), nil)
    }
    var parentMargins = k > 0 ? parent.map { self.margins[$0] } ?? .zero : .zero
    if let parent, facts[parent].scrolls {
      // Content scrolls away from the bars above and below its scroll view, so that it preserves the margins
      // without them.
      parentMargins.top = max(0, parentMargins.top - safeAreas[parent].top)
      parentMargins.bottom = max(0, parentMargins.bottom - safeAreas[parent].bottom)
    }
    let margins = layoutMargins(
      of: facts[k].margins, in: document, environment: root.environment,
      surroundings: MarginInputs(
        frame: frame, parentFrame: parent.flatMap { p in previous.map { $0[p] } },
        parentMargins: parentMargins, safeAreaInsets: safeArea, root: k == 0 ? root.geometry : nil))
    let cellContent = facts[k].cellContent?.insets(
      in: document, root.environment, cellWidth: root.size.width)
    return (isScrolled, safeArea, margins, cellContent)
  }

  /// The view with an index, without a copy. Copying a view retains six references.
  private subscript(index: Int) -> View {
    @inline(__always) _read { yield traits.views[index] }
  }

  // MARK: Contents

  /// Measures the contents. Measures only wrapping texts again once they have a width, and bars once they
  /// have a position.
  private mutating func measure(_ root: RootInputs, previous: [Rect]?) {
    measurements.use(SolutionKey.Kind(root))
    if measurements.natural.isEmpty {
      measurements.natural = views.indices.map { content($0, maximumWidth: nil, root.environment) }
    }
    contents = measurements.natural
    for k in views.indices {
      let isEmpty = contents[k].width == 0 && contents[k].height == 0
      if let previous, contents[k].dependsOnWidth, !isAsWideAsAsked(k, previous[k].width) {
        contents[k] = content(k, atWidth: previous[k].width, root.environment)
      }
      if let height = measurements.natural[k].heightOffBottom, isOffBottom(previous?[k], root) {
        contents[k].height = height
      }
      if root.geometry?.isSheet == true, let height = measurements.natural[k].heightInSheet {
        contents[k].height = height
      }
      parameters.set(contents[k], k, isEmpty: isEmpty)
    }
  }

  /// Whether a bar does not stand on the inset at the bottom of its root, or there is none: in a sheet, or in a
  /// container that ends above it (2 of 2 in 2 projects).
  private func isOffBottom(_ frame: Rect?, _ root: RootInputs) -> Bool {
    let inset = root.geometry?.safeAreaInsets.bottom ?? 0
    guard inset > 0 else { return true }
    guard let frame else { return false }
    return frame.maxY < root.size.height - inset - LayoutTolerances.barAtBottom
  }

  /// Whether a text has its own width, so that it does not wrap.
  private func isAsWideAsAsked(_ k: Int, _ width: Double) -> Bool {
    guard facts[k].isText, let asked = measurements.natural[k].width else { return false }
    return width >= asked
  }

  private mutating func content(
    _ k: Int, atWidth width: Double, _ environment: LayoutEnvironment
  ) -> IntrinsicContent {
    if let known = measurements.content(k, atWidth: width) { return known }
    let content = content(k, maximumWidth: width, environment)
    measurements.keep(content, k, atWidth: width)
    return content
  }

  private func content(
    _ k: Int, maximumWidth: Double?, _ environment: LayoutEnvironment
  ) -> IntrinsicContent {
    intrinsicContent(
      of: views[k], self[views[k].index], in: document, environment: environment,
      maximumWidth: maximumWidth, texts: texts)
  }
}

/// Properties of a view that its surroundings need in every environment, computed once.
private struct ViewFacts {
  /// The parent's position.
  let parent: Int?
  let scrolls: Bool
  /// Whether the content is only text, whose size is the same wherever it fits on its lines.
  let isText: Bool
  /// Nil if the view is not the content view of a table cell.
  let cellContent: CellContentInsets?
  let margins: MarginTraits
  /// Nil for views with margins of their own or of their kind.
  let standardMargins: StandardMargins?

  /// By index, so that views are not copied.
  init(_ view: Int, _ parent: Int?, in superview: Int?, of views: [View]) {
    self.parent = parent
    let kind = views[view].kind
    scrolls = kind.scrolls
    isText = kind == .label || kind == .textView
    let isCellContent = kind == .tableViewCellContentView && views[view].role == .contentView
    cellContent = isCellContent ? superview.map { CellContentInsets(of: views[view], in: views[$0]) } : nil
    margins = MarginTraits(views[view])
    standardMargins = StandardMargins(margins)
  }
}

extension [Bool] {
  /// The indices of the true elements.
  var indicesOfTrue: [Int32] {
    var found: [Int32] = []
    found.reserveCapacity(count)
    for index in indices where self[index] { found.append(Int32(truncatingIfNeeded: index)) }
    return found
  }
}
