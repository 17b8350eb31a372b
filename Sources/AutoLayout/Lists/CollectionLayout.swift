// The frames of the cells, headers and footers of a collection view with a flow layout. In the document's own
// environment, the frames stored by Interface Builder are kept.

import SceneModel

/// The items of one collection view in one environment.
struct CollectionLayout {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let collection: ViewIndex
  /// The collection view's solved size, in points.
  let size: Size

  /// The frames of the given children (section header, cells, section footer) in the collection view's
  /// coordinates, in order. Cells flow in lines. The spacing between the items of a line grows so that the
  /// first and the last touch the section's insets, and a line with a single item centers it (9 of 9), like
  /// in UICollectionViewFlowLayout.
  func frames(of children: [ViewIndex]) -> [(view: ViewIndex, frame: Rect)] {
    guard case .collectionView(let content) = document[collection].content, content.hasFlowLayout,
      !environment.isDocumentsOwn || children.contains(where: lacksFrame)
    else { return children.compactMap { child in storedFrame(of: child).map { (child, $0) } } }
    let flow = Flow(isHorizontal: content.scrollsHorizontally, content: content, extent: size)
    var result: [(view: ViewIndex, frame: Rect)] = []
    var position = 0.0
    for child in children where document[child].role == .sectionHeader {
      let length = flow.along(content.headerReferenceSize ?? document[child].storedRect?.size ?? .zero)
      result.append((child, flow.rect(along: position, across: 0, length: length, breadth: flow.breadth)))
      position += length
    }
    position += flow.leadingInset
    let cells = children.filter { document[$0].role == .cell }
    let sizes = cells.map { itemSize(of: $0, content) }
    var next = 0
    while next < cells.count {
      let line = flow.lineEnd(from: next, sizes)
      let lengths = sizes[next..<line].map { flow.along($0) }
      let length = lengths.max() ?? 0
      var across = flow.firstInset
      let gap = flow.gap(sizes[next..<line], isLast: line == cells.count)
      if line - next == 1, flow.holdsOne(sizes[next]) {
        across += max(flow.available - flow.across(sizes[next]), 0) / 2
      }
      for k in next..<line {
        let along = position + (length - flow.along(sizes[k])) / 2
        result.append(
          (
            cells[k],
            flow.rect(
              along: along, across: across, length: flow.along(sizes[k]), breadth: flow.across(sizes[k]))
          ))
        across += flow.across(sizes[k]) + gap
      }
      position += length + (line < cells.count ? content.minimumLineSpacing : 0)
      next = line
    }
    position += flow.trailingInset
    for child in children where document[child].role == .sectionFooter {
      let length = flow.along(content.footerReferenceSize ?? document[child].storedRect?.size ?? .zero)
      result.append((child, flow.rect(along: position, across: 0, length: length, breadth: flow.breadth)))
      position += length
    }
    for child in children where !isPlaced(document[child].role) {
      if let rect = document[child].storedRect { result.append((child, rect)) }
    }
    return result
  }

  /// Up to Xcode 7 a cell was stored 50 points wide and high whatever its size, and its content view with its size (6 of 6 cells
  /// in 5 projects).
  private func storedFrame(of child: ViewIndex) -> Rect? {
    guard var rect = document[child].storedRect, document[child].role == .cell, rect.width == 50,
      rect.height == 50
    else { return document[child].storedRect }
    for inner in document.children(of: child) where document[inner].role == .contentView {
      guard let size = document[inner].storedRect?.size, size.width > 0, size.height > 0 else { continue }
      (rect.width, rect.height) = (size.width, size.height)
    }
    return rect
  }

  private func isPlaced(_ role: ViewRole) -> Bool {
    role == .cell || role == .sectionHeader || role == .sectionFooter
  }

  /// The cell's own size (6), else the layout's (61 of 63), else the stored one.
  private func itemSize(of cell: ViewIndex, _ content: CollectionView) -> Size {
    if case .collectionViewCell(let cell) = document[cell].content, let size = cell.customSize,
      size.width > 0, size.height > 0
    {
      return size
    }
    return content.itemSize ?? storedSize(of: cell) ?? Size(width: 50, height: 50)
  }

  private func lacksFrame(_ child: ViewIndex) -> Bool {
    document[child].storedRect == nil || document[child].role == .cell && storedSize(of: child) == nil
  }

  /// The size that the file has for a cell, header or footer; nil if it has none or an empty one.
  private func storedSize(of child: ViewIndex) -> Size? {
    guard let size = document[child].storedRect?.size, size.width > 0, size.height > 0 else { return nil }
    return size
  }
}

/// The axes of a flow layout: `along` the scrolling direction, and `across` it.
private struct Flow {
  let isHorizontal: Bool
  let content: CollectionView
  let extent: Size

  func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
  func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }
  var breadth: Double { across(extent) }
  var leadingInset: Double { isHorizontal ? content.sectionInset.left : content.sectionInset.top }
  var trailingInset: Double { isHorizontal ? content.sectionInset.right : content.sectionInset.bottom }
  var firstInset: Double { isHorizontal ? content.sectionInset.top : content.sectionInset.left }
  var lastInset: Double { isHorizontal ? content.sectionInset.bottom : content.sectionInset.right }
  /// The length available for a line.
  var available: Double { max(breadth - firstInset - lastInset, 0) }

  func rect(along: Double, across: Double, length: Double, breadth: Double) -> Rect {
    isHorizontal
      ? Rect(x: along, y: across, width: length, height: breadth)
      : Rect(x: across, y: along, width: breadth, height: length)
  }

  /// The end of the line that starts with an item. A line contains at least one item.
  func lineEnd(from start: Int, _ sizes: [Size]) -> Int {
    var used = across(sizes[start])
    var end = start + 1
    while end < sizes.count {
      used += content.minimumInteritemSpacing + across(sizes[end])
      if used > available { break }
      end += 1
    }
    return end
  }

  /// Whether only one item of this size fits in a line.
  func holdsOne(_ size: Size) -> Bool {
    2 * across(size) + content.minimumInteritemSpacing > available
  }

  /// The space between the items of a line. The last line has the spacing of a full line of such items.
  func gap(_ sizes: ArraySlice<Size>, isLast: Bool) -> Double {
    guard let first = sizes.first else { return 0 }
    let minimum = content.minimumInteritemSpacing
    var count = Double(sizes.count)
    var used = sizes.reduce(0) { $0 + across($1) }
    let isUniform = sizes.allSatisfy { across($0) == across(first) }
    // With a negative spacing as long as an item, any number of items would fit in a line.
    if isLast, isUniform, across(first) > 0, across(first) + minimum > 0 {
      count = ((available + minimum) / (across(first) + minimum)).rounded(.down)
      used = count * across(first)
    } else if isLast {
      return minimum
    }
    return count > 1 ? max((available - used) / (count - 1), minimum) : minimum
  }
}
