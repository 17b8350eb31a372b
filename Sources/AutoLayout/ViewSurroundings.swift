// The safe area, the margins and the content of every view of a layout root: the values of the parameters that rows have.
// What depends on solved frames (wrapping text, nested safe areas, preserved margins) is taken from those of the previous
// pass. Linear in the number of views.

import SceneModel

/// What surrounds the views of a root, and what they hold, by position.
struct ViewSurroundings {
  fileprivate(set) var safeAreas: [EdgeInsets] = []
  /// Whether the view lies in the content of a scroll view of this root: the scroll view insets its content by the bars, so
  /// that nothing in it overlaps them (2 of 3 margins in scrolling content).
  fileprivate var isScrolled: [Bool] = []
  fileprivate(set) var margins: [EdgeInsets] = []
  fileprivate(set) var contents: [IntrinsicContent] = []
  /// What texts asked for at widths that they had before, in this pass or another: a second pass mostly finds the widths of the
  /// first, and devices share widths.
  fileprivate var measured: [TextAtWidth: IntrinsicContent] = [:]
  /// The contents of views whose width is not known yet; the same in all environments of one scale that share a system.
  fileprivate(set) var natural: [IntrinsicContent] = []
  /// The scale at which these two were measured, and those of other scales.
  private var scale = 0.0
  private var ofOtherScales: [ContentsAtScale] = []
  fileprivate(set) var parameters = LayoutParameters()
  /// By position: whether insets of the view reach a row, its own or through views in it. Empty while the rows are not known;
  /// then all count.
  var areInsetsNeeded: [Bool] = []

  /// Makes the contents those of another scale, which are empty if it is new.
  fileprivate mutating func use(scale new: Double) {
    if new == scale { return }
    let known = ofOtherScales.firstIndex { $0.scale == new }
    let next = known.map { ofOtherScales.remove(at: $0) } ?? ContentsAtScale(scale: new)
    if !natural.isEmpty {
      ofOtherScales.append(ContentsAtScale(scale: scale, natural: natural, measured: measured))
    }
    (scale, natural, measured) = (next.scale, next.natural, next.measured)
  }
}

/// What was measured at a number of pixels per point.
private struct ContentsAtScale {
  var scale: Double
  var natural: [IntrinsicContent] = []
  var measured: [TextAtWidth: IntrinsicContent] = [:]
}

/// A text that was measured, by position, and the width that it had.
private struct TextAtWidth: Hashable {
  var k: Int32
  var width: Double
}

/// What surroundings ask of every view in every environment, gathered once.
struct ViewFacts {
  /// The parent's position.
  let parent: Int?
  let scrolls: Bool
  /// Whether the content is a text and nothing else, which is the same wherever it fits on its lines.
  let isText: Bool
  /// Nil for views with margins of their own or of their kind.
  let standardMargins: StandardMargins?

  init(_ view: View, parent: Int?) {
    self.parent = parent
    scrolls = view.kind.scrolls
    isText = view.kind == .label || view.kind == .textView
    standardMargins = StandardMargins(view)
  }
}

/// What surrounds the root itself in one environment.
struct RootSurroundings {
  let environment: LayoutEnvironment
  /// The root's frame in its parent's coordinates; only its size matters.
  let frame: Rect
  /// Nil for roots without surroundings of their own, such as cells.
  let geometry: RootGeometry?
  /// Whether margins take the safe area in.
  let keepsSafe: Bool

  init(environment: LayoutEnvironment, frame: Rect, geometry: RootGeometry?) {
    self.environment = environment
    self.frame = frame
    self.geometry = geometry
    keepsSafe = marginsKeepSafe(environment)
  }
}

extension ConstraintSystemBuilder {
  /// Finds what surrounds the views of the root, and what they hold.
  ///
  /// - Parameter previous: Alignment rects in root coordinates from the previous pass, by position; nil in the first.
  mutating func surround(_ root: RootSurroundings, previous: [Rect]?) {
    let count = system.views.count
    surroundings.safeAreas.removeAll(keepingCapacity: true)
    surroundings.isScrolled.removeAll(keepingCapacity: true)
    surroundings.margins.removeAll(keepingCapacity: true)
    surroundings.parameters.reset(viewCount: count)
    surroundings.parameters.set(LayoutParameters.rootWidth, root.frame.width)
    surroundings.parameters.set(LayoutParameters.rootHeight, root.frame.height)
    surroundings.parameters.set(LayoutParameters.topGuideLength, root.geometry?.topGuideLength ?? 0)
    surroundings.parameters.set(LayoutParameters.bottomGuideLength, root.geometry?.bottomGuideLength ?? 0)
    measure(root, previous: previous)
    for k in 0..<count {
      if surroundings.areInsetsNeeded.isEmpty || surroundings.areInsetsNeeded[k] {
        surround(k, root, previous: previous)
      } else {
        surroundings.isScrolled.append(false)
        surroundings.safeAreas.append(.zero)
        surroundings.margins.append(.zero)
      }
    }
  }

  /// Safe area and margins of the view at position `k`; its parent's are known already.
  private mutating func surround(_ k: Int, _ root: RootSurroundings, previous: [Rect]?) {
    let insets = insets(k, root, previous: previous)
    surroundings.isScrolled.append(insets.isScrolled)
    surroundings.safeAreas.append(insets.safeArea)
    surroundings.margins.append(insets.margins)
    surroundings.parameters.set(.safeArea, k, insets.safeArea)
    surroundings.parameters.set(.margins, k, insets.margins)
    if hasReadableGuides {
      let width = k == 0 ? root.frame.width : previous?[k].width ?? 0
      surroundings.parameters.set(
        .readable, k, limitedToReadableWidth(insets.margins, width: width, root.environment.textSize))
    }
    if let cellContent = insets.cellContent { surroundings.parameters.set(.cellContent, k, cellContent) }
  }

  /// Not mutating, so that the document is lent instead of copied to those who are asked.
  private func insets(
    _ k: Int, _ root: RootSurroundings, previous: [Rect]?
  ) -> (isScrolled: Bool, safeArea: EdgeInsets, margins: EdgeInsets, cellContent: EdgeInsets?) {
    let index = system.views[k].index
    let frame = previous.map { $0[k] }
    let rootInsets = root.geometry?.safeAreaInsets ?? .zero
    let parent = facts[k].parent
    var safeArea = EdgeInsets.zero
    if k == 0 {
      safeArea = rootInsets
    } else if rootInsets != .zero {
      if let frame {
        safeArea = nestedSafeAreaInsets(frame: frame, rootSize: root.frame.size, rootInsets: rootInsets)
      }
    }
    let isScrolled = parent.map { surroundings.isScrolled[$0] || facts[$0].scrolls } ?? false
    if isScrolled {
      safeArea.top = 0
      safeArea.bottom = 0
    }
    if k > 0, let standard = facts[k].standardMargins {
      return (isScrolled, safeArea, standard.margins(safeArea, keepsSafe: root.keepsSafe), nil)
    }
    var parentMargins = k > 0 ? parent.map { surroundings.margins[$0] } ?? .zero : .zero
    if let parent, facts[parent].scrolls {
      // Content scrolls away from the bars above and below its scroll view: it preserves the margins without them.
      parentMargins.top = max(0, parentMargins.top - surroundings.safeAreas[parent].top)
      parentMargins.bottom = max(0, parentMargins.bottom - surroundings.safeAreas[parent].bottom)
    }
    let margins = layoutMargins(
      of: traits.views[index], in: document, environment: root.environment,
      surroundings: MarginSurroundings(
        frame: frame, parentFrame: parent.flatMap { p in previous.map { $0[p] } },
        parentMargins: parentMargins, safeAreaInsets: safeArea, root: k == 0 ? root.geometry : nil))
    guard traits.views[index].kind == .tableViewCellContentView, traits.views[index].role == .contentView,
      let parent
    else { return (isScrolled, safeArea, margins, nil) }
    let cell = CellContentInsets(
      document: document, environment: root.environment, cellWidth: root.frame.width)
    let cellContent = cell.insets(of: traits.views[index], in: traits.views[system.views[parent].index])
    return (isScrolled, safeArea, margins, cellContent)
  }

  /// Measures what the views hold. Only texts that wrap are measured again once they have a width, and bars once they have a
  /// place.
  private mutating func measure(_ root: RootSurroundings, previous: [Rect]?) {
    surroundings.use(scale: root.environment.scale)
    if surroundings.natural.isEmpty {
      surroundings.natural.reserveCapacity(system.views.count)
      for k in system.views.indices {
        surroundings.natural.append(content(k, maximumWidth: nil, root.environment))
      }
    }
    surroundings.contents = surroundings.natural
    for k in system.views.indices {
      if let previous, surroundings.natural[k].dependsOnWidth, !isAsWideAsAsked(k, previous[k].width) {
        surroundings.contents[k] = content(k, atWidth: previous[k].width, root.environment)
      }
      if let previous, let height = surroundings.natural[k].heightOffBottom {
        let bottom = root.frame.height - (root.geometry?.safeAreaInsets.bottom ?? 0)
        let isOffBottom = previous[k].maxY < bottom - LayoutTolerances.barAtBottom
        if isOffBottom { surroundings.contents[k].height = height }
      }
      surroundings.parameters.set(surroundings.contents[k], k)
    }
  }

  /// Whether a text has the width that it asks for, so that it breaks nowhere and is no higher.
  private func isAsWideAsAsked(_ k: Int, _ width: Double) -> Bool {
    guard facts[k].isText, let asked = surroundings.natural[k].width else { return false }
    return width >= asked
  }

  /// More than a root of many texts has widths that come again.
  private static let measuredLimit = 1024

  private mutating func content(
    _ k: Int, atWidth width: Double, _ environment: LayoutEnvironment
  ) -> IntrinsicContent {
    let key = TextAtWidth(k: Int32(truncatingIfNeeded: k), width: width)
    if let known = surroundings.measured[key] { return known }
    let content = content(k, maximumWidth: width, environment)
    if surroundings.measured.count >= Self.measuredLimit { surroundings.measured.removeAll() }
    surroundings.measured[key] = content
    return content
  }

  private func content(
    _ k: Int, maximumWidth: Double?, _ environment: LayoutEnvironment
  ) -> IntrinsicContent {
    intrinsicContent(
      of: system.views[k], traits.views[system.views[k].index], in: document, environment: environment,
      maximumWidth: maximumWidth)
  }
}
