// The items of constraints: views and layout guides. LayoutAnchor has the anchors, and the two subclasses the
// frames.

import SceneModel

/// A view or a layout guide: a rectangle that constraints place. Use ``View`` and ``LayoutGuide``.
///
/// Items are not `Sendable`: a tree of views belongs to one thread at a time.
open class LayoutItem {
  /// The item's position in the engine of its tree; −1 before the first layout.
  final var position = -1

  init() {}

  /// The view that determines the item's tree: the view itself, or a guide's owner.
  var owner: View? { nil }

  /// The name of the item in messages.
  var label: String { "item" }

  /// The engine with the item, if it was laid out since it joined its tree.
  final var engine: LayoutEngine? {
    guard position >= 0, let engine = owner?.root.layoutEngine, engine.contains(self) else { return nil }
    return engine
  }
}

/// The two axes of a layout.
public enum LayoutAxis: UInt8, Sendable, Hashable, CaseIterable {
  /// x coordinates and widths.
  case horizontal
  /// y coordinates and heights.
  case vertical
}

extension LayoutItem {
  /// Whether the constraints and contents do not determine the item's position or size along an axis, in the
  /// last layout. False before the first one. Takes at most two linear programs for each undetermined number.
  public func hasAmbiguousLayout(for axis: LayoutAxis) -> Bool {
    engine?.isAmbiguous(self, axis) ?? false
  }

  /// Whether the item's position or size is ambiguous along any axis. An axis of a guide without constraints
  /// does not count.
  public var hasAmbiguousLayout: Bool {
    LayoutAxis.allCases.contains { hasAmbiguousLayout(for: $0) }
  }

  /// The constraints that determine the item's position and size along an axis in the last layout, in the
  /// order of activation. Changing the constant of one of them moves or resizes the item.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    engine?.constraintsAffecting(self, axis) ?? []
  }
}
