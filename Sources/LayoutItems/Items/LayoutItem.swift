// What constraints are about: views and layout guides. Anchors are in LayoutItem+Anchors, frames in the two subclasses.

import SceneModel

/// A view or a layout guide: a rectangle that constraints place. Use ``View`` and ``LayoutGuide``.
///
/// Items are not `Sendable`: a tree of views belongs to one thread at a time.
open class LayoutItem {
  /// Where the engine of the tree has the item's variables; −1 before it was laid out.
  final var position = -1

  init() {}

  /// The view in whose tree the item is: a view itself, a guide's owner.
  var owner: View? { nil }

  /// What messages call the item.
  var label: String { "item" }

  /// The engine that knows the item, if it was laid out since it joined its tree.
  final var engine: LayoutEngine? {
    guard position >= 0, let engine = owner?.root.layoutEngine, engine.contains(self) else { return nil }
    return engine
  }
}

/// The two axes of a layout.
public enum LayoutAxis: UInt8, Sendable, Hashable, CaseIterable {
  /// x and widths.
  case horizontal
  /// y and heights.
  case vertical
}

extension LayoutItem {
  /// Whether constraints and contents leave the item's place or size along an axis open, in the last layout. False before the
  /// first one. Takes two linear programs at most for each number that is not determined.
  public func hasAmbiguousLayout(for axis: LayoutAxis) -> Bool {
    engine?.isAmbiguous(self, axis) ?? false
  }

  /// Whether the item's place or size is ambiguous along any axis. An axis of a guide that no constraint speaks of is not.
  public var hasAmbiguousLayout: Bool {
    LayoutAxis.allCases.contains { hasAmbiguousLayout(for: $0) }
  }

  /// The constraints that decide the item's place and size along an axis in the last layout, in the order in which they were
  /// activated: changing the constant of one of them moves or resizes the item.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    engine?.constraintsAffecting(self, axis) ?? []
  }
}
