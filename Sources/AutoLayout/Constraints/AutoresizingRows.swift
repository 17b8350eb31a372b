// Adds the rows of frames and autoresizing masks, like UIKit for a view with
// translatesAutoresizingMaskIntoConstraints.

import SceneModel
import Simplex

/// The parts of a superview's growth that go into the position and the length of a view along an axis. The
/// flexible parts of its mask share the growth in proportion to their lengths, in points; equally if all are
/// zero.
///
/// - Parameter flexible: whether the distance before the view, its length and the distance after it stretch.
package func autoresizingShares(
  minimum: Double, length: Double, container: Double, flexible: (minimum: Bool, length: Bool, maximum: Bool)
) -> (minimum: Double, length: Double) {
  let minimumPart = flexible.minimum ? max(minimum, 0) : 0
  let lengthPart = flexible.length ? max(length, 0) : 0
  let sum = minimumPart + lengthPart + (flexible.maximum ? max(container - minimum - length, 0) : 0)
  if sum > 0 { return (minimumPart / sum, lengthPart / sum) }
  let count = Double((flexible.minimum ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.maximum ? 1 : 0))
  guard count > 0 else { return (0, 0) }
  return (flexible.minimum ? 1 / count : 0, flexible.length ? 1 / count : 0)
}

extension ConstraintSystemBuilder {
  /// Pins the view at position `k` to its stored frame. The flexible parts of its mask share the change of
  /// the parent's size in proportion to their stored lengths, like in UIKit.
  mutating func addAutoresizingRows(_ k: Int, parent: Int) {
    let view = view(k)
    let index = system.views[k]
    let source: Provenance = view.hasFixedFrame ? .fixedFrame(index) : .autoresizingMask(index)
    let container = rect(parent)
    let insets = system.alignmentInsets[k]
    let parentSize = document.views[system.views[parent].index].storedRect?.size
    let stored: Rect
    switch view.frame {
    case .rect(let rect)?: stored = rect
    case .insets(let minX, let maxX, let minY, let maxY, let width, let height)?:
      addInsetRows(
        k, container, (minX, maxX, width), (minY, maxY, height), source)
      return
    case nil:
      // Xcode 8 omits the frame of views that fill their parent, and of views that were never laid out.
      addInsetRows(k, container, (nil, nil, nil), (nil, nil, nil), source)
      return
    }
    if view.role == .contentView, view.kind != .tableViewCellContentView {
      // The content view of an effect view or a collection cell always fills it.
      addInsetRows(k, container, (nil, nil, nil), (nil, nil, nil), source)
      return
    }
    let mask = view.hasFixedFrame ? [] : view.autoresizingMask ?? []
    let item = rect(k)
    addAxisRows(
      minimum: item.left, length: item.width, containerMinimum: container.left,
      containerLength: container.width, containerStored: parentSize?.width,
      storedMinimum: stored.x + insets.left, storedLength: stored.width - insets.left - insets.right,
      flexibleMinimum: mask.contains(.flexibleMinX), flexibleLength: mask.contains(.widthSizable),
      flexibleMaximum: mask.contains(.flexibleMaxX), source)
    addAxisRows(
      minimum: item.top, length: item.height, containerMinimum: container.top,
      containerLength: container.height, containerStored: parentSize?.height,
      storedMinimum: stored.y + insets.top, storedLength: stored.height - insets.top - insets.bottom,
      flexibleMinimum: mask.contains(.flexibleMinY), flexibleLength: mask.contains(.heightSizable),
      flexibleMaximum: mask.contains(.flexibleMaxY), source)
  }

  private mutating func addAxisRows(
    minimum: Expression, length: Expression, containerMinimum: Expression, containerLength: Expression,
    containerStored: Double?, storedMinimum: Double, storedLength: Double, flexibleMinimum: Bool,
    flexibleLength: Bool, flexibleMaximum: Bool, _ source: Provenance
  ) {
    var minimumShare = 0.0
    var lengthShare = 0.0
    // The stored frame of a parent that was never laid out (0 points) says nothing about how the child
    // stretches.
    if let containerStored, containerStored > 0 {
      (minimumShare, lengthShare) = autoresizingShares(
        minimum: storedMinimum, length: storedLength, container: containerStored,
        flexible: (flexibleMinimum, flexibleLength, flexibleMaximum))
    }
    let growth = containerLength - (containerStored ?? 0)
    system.addRow(
      minimum, .equal, containerMinimum + storedMinimum + growth.scaled(by: minimumShare),
      rank: BreakingRank.autoresizingMask, from: source)
    system.addRow(
      length, .equal, growth.scaled(by: lengthShare) + max(storedLength, 0),
      rank: BreakingRank.autoresizingMask, from: source)
  }

  /// Adds the rows of `<frame key="frameInset">`: distances to the parent's edges. An absent distance is 0
  /// unless a length determines it.
  private mutating func addInsetRows(
    _ k: Int, _ container: ItemRect, _ horizontal: (min: Double?, max: Double?, length: Double?),
    _ vertical: (min: Double?, max: Double?, length: Double?), _ source: Provenance
  ) {
    let item = rect(k)
    addInsetRows(item.left, item.right, item.width, container.left, container.right, horizontal, source)
    addInsetRows(item.top, item.bottom, item.height, container.top, container.bottom, vertical, source)
  }

  private mutating func addInsetRows(
    _ minimum: Expression, _ maximum: Expression, _ length: Expression, _ containerMinimum: Expression,
    _ containerMaximum: Expression, _ parts: (min: Double?, max: Double?, length: Double?),
    _ source: Provenance
  ) {
    let rank = BreakingRank.autoresizingMask
    if let points = parts.length {
      system.addRow(length, .equal, Expression(constant: max(points, 0)), rank: rank, from: source)
      if let inset = parts.max, parts.min == nil {
        system.addRow(maximum, .equal, containerMaximum - inset, rank: rank, from: source)
      } else {
        system.addRow(minimum, .equal, containerMinimum + (parts.min ?? 0), rank: rank, from: source)
      }
    } else {
      system.addRow(minimum, .equal, containerMinimum + (parts.min ?? 0), rank: rank, from: source)
      system.addRow(maximum, .equal, containerMaximum - (parts.max ?? 0), rank: rank, from: source)
    }
  }
}
