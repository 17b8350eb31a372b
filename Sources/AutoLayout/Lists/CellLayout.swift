// The layout inside a table cell: the content view beside the accessory and above the separator, and the
// labels and the image of built-in cell styles. In the document's own environment, stored frames are inputs;
// elsewhere they depend on the cell's size.

import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  /// Places a `tableViewCellContentView` in its cell with its stored insets.
  mutating func addContentViewRows(_ k: Int, cell: Int) {
    let insets = insets(.cellContent, k)
    let (item, container) = (rect(k), rect(cell))
    let source = Provenance.autoresizingMask(system.views[k])
    let rank = BreakingRank.autoresizingMask
    system.addRow(item.left, .equal, container.left + insets.left, rank: rank, from: source)
    system.addRow(item.right, .equal, container.right - insets.right, rank: rank, from: source)
    system.addRow(item.top, .equal, container.top + insets.top, rank: rank, from: source)
    system.addRow(item.bottom, .equal, container.bottom - insets.bottom, rank: rank, from: source)
  }

  /// Whether a view is a label or the image of its cell's built-in style.
  func builtInStyle(of k: Int) -> (style: String, part: BuiltInPart, cell: TableViewCell)? {
    let view = view(k)
    guard !view.id.isEmpty, let content = view.parent, let cell = document[content].parent,
      case .tableViewCell(let properties) = document[cell].content, let style = properties.style
    else { return nil }
    switch view.id {
    case properties.textLabel: return (style, .text, properties)
    case properties.detailTextLabel: return (style, .detail, properties)
    case properties.imageView: return (style, .image, properties)
    default: return nil
    }
  }

  /// Places a label or the image of a built-in cell style outside the document's own environment: texts at
  /// the margins, after the image, one below the other in the subtitle style.
  mutating func addBuiltInCellRows(
    _ k: Int, parent: Int, _ builtIn: (style: String, part: BuiltInPart, cell: TableViewCell)
  ) {
    let (item, container) = (rect(k), rect(parent))
    let source = Provenance.autoresizingMask(system.views[k])
    let rank = BreakingRank.autoresizingMask
    let margins = fixedMargins(parent)
    let size = partSize(k)
    var start = margins.left
    if builtIn.part != .image, let image = builtIn.cell.imageView, let p = position(ofID: image) {
      // The text starts 15 points after the image (9 of 9).
      start += partSize(p).width + 15
    }
    let isTitleColumn = builtIn.style.hasSuffix("Value2")
    if isTitleColumn, builtIn.part == .detail { start += Self.titleColumn.width + Self.titleColumn.gap }
    let isDetailOnSide = builtIn.part == .detail && builtIn.style.hasSuffix("Value1")
    let fills = builtIn.part == .text && builtIn.style.hasSuffix("Default")
    if isDetailOnSide {
      system.addRow(item.right, .equal, container.right - margins.right, rank: rank, from: source)
      system.addRow(item.width, .equal, Expression(constant: size.width), rank: rank, from: source)
    } else if fills {
      system.addRow(item.left, .equal, container.left + start, rank: rank, from: source)
      system.addRow(item.right, .equal, container.right - margins.right, rank: rank, from: source)
    } else {
      let width = isTitleColumn && builtIn.part == .text ? Self.titleColumn.width : size.width
      system.addRow(item.left, .equal, container.left + start, rank: rank, from: source)
      system.addRow(item.width, .equal, Expression(constant: width), rank: rank, from: source)
    }
    if fills {
      system.addRow(item.top, .equal, container.top, rank: rank, from: source)
      system.addRow(item.bottom, .equal, container.bottom, rank: rank, from: source)
      return
    }
    var offset = 0.0
    if builtIn.style.hasSuffix("Subtitle"), builtIn.part != .image {
      // Both lines together are centered.
      let other = builtIn.part == .text ? builtIn.cell.detailTextLabel : builtIn.cell.textLabel
      let height = other.flatMap(position(ofID:)).map { partSize($0).height } ?? 0
      offset = builtIn.part == .text ? -height / 2 : height / 2
    }
    system.addRow(item.centerY, .equal, container.centerY + offset, rank: rank, from: source)
    system.addRow(item.height, .equal, Expression(constant: size.height), rank: rank, from: source)
  }

  /// The `Value2` style has right-aligned titles in a column of 91 points, and values 6 points after it (the
  /// only cell with stored frames, and UIKit).
  private static var titleColumn: (width: Double, gap: Double) { (91, 6) }

  /// The part's content size, or its stored size if it has none.
  private mutating func partSize(_ k: Int) -> Size {
    let stored = view(k).storedRect
    let content = fixedContent(k)
    return Size(width: content.width ?? stored?.width ?? 0, height: content.height ?? stored?.height ?? 0)
  }

  private func position(ofID id: String) -> Int? {
    if case .view(let index)? = document.objects[id] { return position(of: index) }
    return nil
  }
}

/// The role of a view in a built-in cell style.
enum BuiltInPart: Sendable {
  case text, detail, image
}

/// What the insets of a cell's content view depend on besides the environment.
struct CellContentInsets {
  private let inner: Rect?
  private let outer: Rect?
  private let accessory: String?
  private let isRoot: Bool

  /// The maximum height of a separator, in points.
  private static let largestSeparator = 2.0

  init(of content: View, in cell: View) {
    inner = content.storedRect
    outer = cell.storedRect
    isRoot = cell.role == .root
    if case .tableViewCell(let properties) = cell.content {
      accessory = properties.accessoryType
    } else {
      accessory = nil
    }
  }

  /// The insets in points.
  ///
  /// - Parameter cellWidth: the cell's width in this environment.
  func insets(
    in document: InterfaceDocument, _ environment: LayoutEnvironment, cellWidth: Double
  ) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if let inner, let outer, inner.width > 0, outer.width > 0 {
      insets.left = inner.x
      insets.top = inner.y
      insets.right = outer.width - inner.maxX
      insets.bottom = outer.height - inner.maxY
      // Up to Xcode 7, the content view kept 320 by 43 points if a cell got another size, but its subviews have
      // the cell's (3 of 3 heights that differ by more than a separator; 5 of 5 widths outside the corpus).
      if insets.bottom.magnitude > Self.largestSeparator { insets.bottom = 0 }
      if isRoot, !environment.has(.systemMargins) {
        if let accessory {
          // One that is as wide as its cell beside an accessory (outside the corpus).
          if insets.right == 0 { insets.right = accessoryWidth(accessory, environment, cellWidth) }
        } else {
          insets.right = 0
        }
      }
      if accessory != nil, insets.right > 0, !environment.isDocumentsOwn {
        // The accessory is at the margin, which depends on the device.
        let own = cellSideMargin(cellWidth: outer.width, .own(document))
        let now = cellSideMargin(cellWidth: cellWidth, environment)
        insets.right = max(insets.right + now - own, 0)
      }
    } else {
      if let accessory { insets.right = accessoryWidth(accessory, environment, cellWidth) }
      // Xcode 6 stored no content view, and its canvas had a separator of one point (3 documents of 3).
      if environment.isDocumentsOwn, !environment.has(.systemMargins) {
        insets.bottom = 1
      }
    }
    if environment.direction == .rightToLeft { (insets.left, insets.right) = (insets.right, insets.left) }
    return insets
  }

  /// The width that an accessory takes from the content view of a cell without stored frames, in points. A
  /// disclosure indicator is 10.5 wide and at the margin since Xcode 11 (167 of 181). The others are measured
  /// as a whole.
  private func accessoryWidth(
    _ accessory: String, _ environment: LayoutEnvironment, _ cellWidth: Double
  ) -> Double {
    let margin = cellSideMargin(cellWidth: cellWidth, environment)
    switch accessory {
    case "disclosureIndicator":
      if !environment.has(.tableMarginsInCells) { return 33 }
      if !environment.has(.deviceMargins) { return 34 }
      return margin + (environment.scale >= 3 ? 31.0 / 3 : 10.5)
    case "checkmark": return margin + 24
    case "detailButton": return margin + 24
    case "detailDisclosureButton": return margin + 37
    default: return 0
    }
  }
}
