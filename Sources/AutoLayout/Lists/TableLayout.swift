// The frames of a table view's header, rows and footer. In the document's own environment, the frames stored
// by Interface Builder are kept. Elsewhere, rows keep their stored distances, and widths and heights depend
// on the table.

import SceneModel

/// The rows of one table in one environment.
struct TableLayout {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let table: ViewIndex
  /// The table's solved size, in points.
  let size: Size

  /// The frames of the given children (header, section headers, cells, footer) in the table's coordinates, in
  /// order.
  ///
  /// - Parameter fittingHeight: the height of a row from its constraints at a width, or nil if they do not
  ///   determine one. Called only for rows with automatic height.
  func frames(
    of children: [ViewIndex], fittingHeight: (ViewIndex, Double) -> Double?
  ) -> [(view: ViewIndex, frame: Rect)] {
    var result: [(view: ViewIndex, frame: Rect)] = []
    result.reserveCapacity(children.count)
    /// The difference between the actual and the stored positions of the following children.
    var shift = 0.0
    var end = 0.0
    for child in inVerticalOrder(children) {
      let stored = document[child].storedRect
      var frame = stored ?? Rect(x: 0, y: end, width: size.width, height: 0)
      let storedHeight = frame.height
      (frame.x, frame.width) = horizontalExtent(of: child, stored: frame)
      if stored == nil || !environment.isDocumentsOwn {
        frame.height = height(of: child, width: frame.width, stored: storedHeight, fittingHeight)
      } else if environment.follows(.statedRowHeights),
        case .tableViewCell(let cell) = document[child].content, let height = cell.rowHeight, height > 0
      {
        frame.height = height
      }
      frame.y = stored == nil ? end : frame.y + shift
      if stored != nil { shift += frame.height - storedHeight }
      end = max(end, frame.maxY)
      result.append((child, frame))
    }
    return result
  }

  /// Children from top to bottom: the header first, the footer last, rows in document order.
  private func inVerticalOrder(_ children: [ViewIndex]) -> [ViewIndex] {
    func rank(_ role: ViewRole) -> Int {
      switch role {
      case .tableHeaderView: 0
      case .tableFooterView: 2
      default: 1
      }
    }
    return children.enumerated().sorted { a, b in
      let (x, y) = (rank(document[a.element].role), rank(document[b.element].role))
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }

  private var content: TableView? {
    if case .tableView(let content) = document[table].content { return content }
    return nil
  }

  /// Rows are as wide as the table; in inset grouped tables, they have a margin on both sides. Some saves of
  /// 23504 store such rows without their inset, although their content respects it (11 of 11 constraints).
  private func horizontalExtent(of child: ViewIndex, stored: Rect) -> (x: Double, width: Double) {
    if environment.isDocumentsOwn {
      guard document[child].role == .cell, content?.style == "insetGrouped", stored.x == 0,
        stored.width >= size.width, size.width > 0, document[child].storedRect != nil
      else {
        if environment.follows(.rowsAreAsWideAsTheirTable), environment.era < .xcode7,
          document[child].role == .cell, size.width > 0
        {
          return (stored.x, size.width)
        }
        return (stored.x, stored.width)
      }
    }
    guard document[child].role == .cell, content?.style == "insetGrouped" else { return (0, size.width) }
    let inset = environment.insetGroupMargin
    return (inset, max(size.width - 2 * inset, 0))
  }

  /// The row's own height (396 of 403), else the table's (566 of 566), else that of the content.
  private func height(
    of child: ViewIndex, width: Double, stored: Double, _ fittingHeight: (ViewIndex, Double) -> Double?
  ) -> Double {
    guard document[child].role == .cell else { return stored }
    if case .tableViewCell(let cell) = document[child].content, let height = cell.rowHeight, height > 0 {
      return height
    }
    if let height = content?.rowHeight, height > 0 { return height }
    let isBuiltIn: Bool
    if case .tableViewCell(let cell) = document[child].content {
      isBuiltIn = cell.style != nil
    } else {
      isBuiltIn = false
    }
    if isBuiltIn { return stored > 0 ? stored : Self.standardRowHeight }
    return fittingHeight(child, width) ?? (stored > 0 ? stored : Self.standardRowHeight)
  }

  /// The height of a row whose content does not determine one, in points.
  static let standardRowHeight = 44.0
}

extension LayoutEnvironment {
  /// The margin of rows in inset grouped tables: 20 on wide phones and iPads (374 of 414 and 350 of 390), 16
  /// on others (343 of 375).
  var insetGroupMargin: Double { screenSize.width >= 390 ? 20 : 16 }
}
