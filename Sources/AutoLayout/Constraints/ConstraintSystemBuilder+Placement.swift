// Adds the rows that views have without authored constraints: the frame of the root, autoresizing masks,
// fixed frames, and content sizes.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  /// Adds the rows for the root frame, mask, fixed frame and content size of one view.
  mutating func addPlacement(_ k: Int) {
    let item = rect(k)
    let index = system.views[k]
    if k == 0 {
      let insets = system.alignmentInsets[0]
      let source = Provenance.rootFrame(index)
      let width = Expression(LayoutParameters.rootWidth) - (insets.left + insets.right)
      let height = Expression(LayoutParameters.rootHeight) - (insets.top + insets.bottom)
      system.addRow(
        item.left, .equal, Expression(constant: insets.left), rank: BreakingRank.fact, from: source)
      system.addRow(item.top, .equal, Expression(constant: insets.top), rank: BreakingRank.fact, from: source)
      system.addRow(item.width, .equal, width, rank: BreakingRank.fact, from: source)
      if fitsHeight {
        // The smallest height that the content allows, with UIKit's fitting-size priority.
        system.addRow(
          item.height, .equal, Expression(), priority: .optional(50), rank: BreakingRank.fact, from: source)
      } else {
        system.addRow(item.height, .equal, height, rank: BreakingRank.fact, from: source)
      }
      return
    }
    guard let parent = traits.views[index.index].parent.flatMap(position(of:)) else { return }
    if isArranged(k, in: parent) {
      // A hidden arranged subview takes no space, regardless of its content.
      if !takesNoRoom(k) { addContentSize(k, isArranged: true) }
    } else if isContentView(index) {
      addContentViewRows(k, cell: parent)
    } else if isMaskDriven(index) {
      if !environment.isDocumentsOwn || traits.views[index.index].frame == nil,
        let builtIn = builtInStyle(of: k)
      {
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
    document.views[system.views[parent].index].kind == .stackView
      && document.views[system.views[k].index].role == .subview
  }

  // These read properties in place: a copy of a view retains six references.

  private func isContentView(_ index: ViewIndex) -> Bool {
    let views = traits.views
    return views[index.index].kind == .tableViewCellContentView && views[index.index].role == .contentView
  }

  private func isMaskDriven(_ index: ViewIndex) -> Bool {
    let views = traits.views
    return views[index.index].translatesAutoresizingMask || views[index.index].hasFixedFrame
      || !document.header.usesAutoLayout
  }

  private mutating func addContentSize(_ k: Int, isArranged: Bool = false) {
    let index = system.views[k]
    let item = rect(k)
    if isArranged, showsPlaceholder(k) {
      let side = Expression(constant: 50)
      addContentRows(item.width, side, .horizontal, index)
      addContentRows(item.height, side, .vertical, index)
      return
    }
    if let width = contentLength(k, .horizontal) { addContentRows(item.width, width, .horizontal, index) }
    if let height = contentLength(k, .vertical) { addContentRows(item.height, height, .vertical, index) }
  }

  /// Whether the canvas shows an arranged label without text as a square of 50 points: since Xcode 11, and
  /// only labels with one line (7 of 7 in 3 documents; all 15 before that, and 3 with any number of lines,
  /// have zero height).
  private func showsPlaceholder(_ k: Int) -> Bool {
    guard environment.isDocumentsOwn, environment.era >= .xcode11,
      environment.follows(.emptyLabelsAreSquares), case .label(let label) = view(k).content,
      label.numberOfLines == 1
    else { return false }
    return system.parameters.shapes[k].contains(.empty)
  }

  /// The priorities of a view's content. Interface Builder stores all that differ from 250 for hugging and from
  /// 750 for compression resistance, including the defaults of labels and images.
  func contentPriorities(_ index: ViewIndex, _ axis: Axis) -> (hugging: Double, resistance: Double) {
    let view = traits.views[index.index]
    return axis == .horizontal
      ? (view.horizontalHugging ?? 250, view.horizontalCompressionResistance ?? 750)
      : (view.verticalHugging ?? 250, view.verticalCompressionResistance ?? 750)
  }

  /// Adds the rows for a content length.
  private mutating func addContentRows(
    _ length: Expression, _ size: Expression, _ axis: Axis, _ index: ViewIndex
  ) {
    var (hugging, resistance) = contentPriorities(index, axis)
    if axis == .vertical, system.keptHeights.contains(index) {
      (hugging, resistance) = (max(hugging, 999), max(resistance, 999))
    }
    system.addRow(
      length, .lessThanOrEqual, size, priority: rowPriority(hugging), rank: BreakingRank.contentSize,
      from: .contentHugging(index, axis))
    system.addRow(
      length, .greaterThanOrEqual, size, priority: rowPriority(resistance), rank: BreakingRank.authored,
      from: .compressionResistance(index, axis))
  }
}
