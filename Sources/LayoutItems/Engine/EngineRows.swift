// The rows of a tree: the variables of each item, the origin of each row, and the numbers in it. The rows are
// the same as those of scenes (AutoLayout), but built from objects instead of a document.

import AutoLayout
import SceneModel
import Simplex

/// The origin of a row.
enum RowSource {
  case constraint(LayoutConstraint)
  /// The x, y, width or height of the root.
  case root(FramePart)
  /// The same for a view whose frame is translated into constraints.
  case frame(View, FramePart)
  case contentHugging(View, LayoutAxis)
  case compressionResistance(View, LayoutAxis)
  case stackView(StackView)
  /// The origin of a scroll view's content.
  case scrollContent(ScrollView)
}

enum FramePart { case x, y, width, height }

/// Insets of a view that rows may contain as parameters.
enum InsetKind: Int, CaseIterable {
  case safeArea, margins, readable, keyboard
}

struct EngineRows {
  var program = LinearProgram()
  /// Views first, then guides that constraints place, then guides that follow their views. The root's place is empty, because
  /// the root owns the engine.
  private var items: [LayoutItem?] = []
  unowned let root: View
  private(set) var viewCount = 0
  /// By position, for views and guides that constraints place.
  var variables: [ItemVariables] = []
  var rows: [Row] = []
  var terms: [(parameter: Int, coefficient: Double)] = []
  /// By view and inset: the present values.
  var parameters: [Double] = []
  /// By view: the insets in rows.
  var usedInsets: [Set<InsetKind>] = []
  /// Guides with constraints along an axis, as `2 · position + axis`.
  var constrained: Set<Int> = []
  /// Positions of views that observe changes of insets.
  private(set) var observers: [Int] = []
  var trackingGuides: [TrackingLayoutGuide] = []
  /// Whether any row has a number that depends on frames.
  var dependsOnFrames = false
  /// Whether any row has a content size as a coefficient.
  var hasProportions = false
  let isRightToLeft: Bool

  struct Row {
    var source: RowSource
    /// The constant part of the row's constant.
    var rest: Double
    var firstTerm: Int
    var endTerm: Int
  }

  /// An engine without rows.
  init(root: View) {
    self.root = root
    isRightToLeft = false
  }

  init(of root: View, _ engine: LayoutEngine) {
    self.root = root
    isRightToLeft = root.layoutDirection == .rightToLeft
    collect(root)
    addRootRows()
    let views = views
    for view in views { for constraint in view.constraints { add(constraint, engine) } }
    for view in views.dropFirst() {
      if view.translatesAutoresizingMaskIntoConstraints {
        addFrameRows(view)
      } else if !view.isHidden || !view.isArranged {
        addContentRows(view)
      }
      if let scrollView = view as? ScrollView { addScrollRows(scrollView) }
    }
    for case let stackView as StackView in views { addStackRows(stackView) }
  }

  /// The views from the root inwards, each before its subviews.
  var views: [View] { [root] + items.prefix(viewCount).compactMap { $0 as? View } }

  // MARK: Items

  func item(at position: Int) -> LayoutItem? {
    position == 0 && viewCount > 0 ? root : items.indices.contains(position) ? items[position] : nil
  }

  private mutating func collect(_ root: View) {
    var views: [View] = []
    var rest = [root]
    while let view = rest.popLast() {
      views.append(view)
      rest += view.subviews.reversed()
    }
    viewCount = views.count
    for view in views { append(view) }
    for view in views {
      for guide in view.layoutGuides { append(guide) }
      if let scrollView = view as? ScrollView { append(scrollView.contentLayoutGuide) }
    }
    for _ in items {
      variables.append(
        ItemVariables(
          minX: program.addVariable(), minY: program.addVariable(), width: program.addVariable(lower: 0),
          height: program.addVariable(lower: 0)))
    }
    for view in views {
      for guide in view.standardGuides.values { append(guide) }
      if let scrollView = view as? ScrollView { append(scrollView.frameLayoutGuide) }
      if let guide = view.standardGuides[.keyboard] as? TrackingLayoutGuide { trackingGuides.append(guide) }
      if Self.mayObserve(view) { observers.append(view.position) }
    }
    parameters = [Double](repeating: 0, count: views.count * Self.stride)
    usedInsets = [Set<InsetKind>](repeating: [], count: views.count)
  }

  /// Whether the view may override a hook, or has a controller that may.
  private static func mayObserve(_ view: View) -> Bool {
    let own = type(of: view)
    return view.controller != nil || (own != View.self && own != StackView.self && own != ScrollView.self)
  }

  private mutating func append(_ item: LayoutItem) {
    item.position = items.count
    items.append(item === root ? nil : item)
  }

  // MARK: Parameters

  /// The number of parameters per view: four insets of each kind.
  private static let stride = 16

  mutating func insets(_ kind: InsetKind, _ k: Int) -> ParameterInsets {
    usedInsets[k].insert(kind)
    dependsOnFrames = true
    func parameter(_ side: Int) -> Parameter {
      Parameter(index: Int32(truncatingIfNeeded: k * Self.stride + kind.rawValue * 4 + side))
    }
    return ParameterInsets(top: parameter(0), left: parameter(1), bottom: parameter(2), right: parameter(3))
  }

  /// Sets the insets that are in rows.
  ///
  /// - Returns: whether one has changed by more than the tolerance.
  mutating func setParameters(_ insets: EngineInsets) -> Bool {
    var isChanged = false
    for k in 0..<viewCount {
      for kind in InsetKind.allCases where usedInsets[k].contains(kind) {
        let new = insets.values(kind, k)
        for (side, value) in [new.top, new.left, new.bottom, new.right].enumerated() {
          let index = k * Self.stride + kind.rawValue * 4 + side
          if (parameters[index] - value).magnitude > ItemTolerances.passConvergence { isChanged = true }
          parameters[index] = value
        }
      }
    }
    return isChanged
  }
}

// MARK: Reading

extension EngineRows {
  func source(of row: RowID) -> RowSource? {
    rows.indices.contains(Int(row.index)) ? rows[Int(row.index)].source : nil
  }

  func variables(of item: LayoutItem) -> ItemVariables? {
    variables.indices.contains(item.position) ? variables[item.position] : nil
  }

  /// Whether a constraint refers to the item along an axis. Always true for views.
  func isConstrained(_ item: LayoutItem, _ axis: LayoutAxis) -> Bool {
    !(item is LayoutGuide) || constrained.contains(2 * item.position + Int(axis.rawValue))
  }

  /// The alignment rectangles of the views, in root coordinates; nil before a solution.
  func rects(_ values: [Double]) -> [Rect]? {
    guard !values.isEmpty else { return nil }
    return views.map { frame(of: $0, values) }
  }

  /// The frame in root coordinates.
  func frame(of view: View, _ values: [Double]) -> Rect {
    guard let item = variables(of: view), values.count == program.variableCount else {
      return view.storedFrame
    }
    let insets = view.alignmentRectInsets
    return Rect(
      x: values[Int(item.minX.index)] - insets.left, y: values[Int(item.minY.index)] - insets.top,
      width: values[Int(item.width.index)] + insets.left + insets.right,
      height: values[Int(item.height.index)] + insets.top + insets.bottom)
  }

  func rect(of guide: LayoutGuide, _ values: [Double]) -> Rect? {
    guard values.count == program.variableCount, let item = variables(of: guide) else { return nil }
    return Rect(
      x: values[Int(item.minX.index)], y: values[Int(item.minY.index)], width: values[Int(item.width.index)],
      height: values[Int(item.height.index)])
  }
}
