// Layout guides: invisible rectangles that constraints can refer to. Constraints place custom guides; the
// others follow their view.

import SceneModel

/// A rectangle in a view's coordinates that constraints can refer to.
open class LayoutGuide: LayoutItem {
  /// A name for messages.
  public final var identifier: String
  /// The view that owns the guide.
  public internal(set) final weak var owningView: View?
  let kind: Kind

  enum Kind: Hashable {
    case custom, safeArea, layoutMargins, readableContent, keyboard, top, bottom, scrollContent, scrollFrame

    /// Whether constraints place the guide. Others follow their view.
    var hasVariables: Bool { self == .custom || self == .scrollContent }
  }

  /// A guide to add with ``View/addLayoutGuide(_:)``.
  public init(identifier: String = "") {
    self.identifier = identifier
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of view: View, identifier: String) {
    self.identifier = identifier
    self.kind = kind
    super.init()
    owningView = view
  }

  override final var owner: View? { owningView }

  override final var label: String { identifier.isEmpty ? "LayoutGuide" : identifier }

  /// The frame in the owning view's coordinates, in points, in the last layout. Along an axis without
  /// constraints it has zero length.
  public final var layoutFrame: Rect {
    (kind.hasVariables ? engine : owningView?.engine)?.layoutFrame(of: self) ?? .zero
  }
}

extension LayoutGuide: CustomStringConvertible {
  /// The name and the frame.
  public final var description: String { "\(label): \(layoutFrame.text)" }
}

/// The area that a controller's bars cover at the top or bottom of its view.
public final class LayoutSupport: LayoutGuide {
  /// The guide's height in points, in the last layout.
  public var length: Double { layoutFrame.height }
}

/// A guide with constraints that are active while it is near an edge of its view, or away from it.
open class TrackingLayoutGuide: LayoutGuide {
  /// An edge of the owning view.
  public enum Edge: Sendable, Hashable, CaseIterable {
    case top, leading, bottom, trailing
  }

  private struct Condition: Hashable {
    var edge: Edge
    var isNear: Bool
  }

  private var tracked: [Condition: [LayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge, replacing earlier ones.
  ///
  /// UIKit does not define “near”. Here, a guide is near an edge if it is closer to it than to the opposite
  /// edge and the distance is less than the guide's own length along that axis.
  public final func setConstraints(_ constraints: [LayoutConstraint], activeWhenNearEdge edge: Edge) {
    set(constraints, Condition(edge: edge, isNear: true))
  }

  /// Sets the constraints that are active while the guide is not near an edge, replacing earlier ones.
  public final func setConstraints(_ constraints: [LayoutConstraint], activeWhenAwayFrom edge: Edge) {
    set(constraints, Condition(edge: edge, isNear: false))
  }

  private func set(_ constraints: [LayoutConstraint], _ condition: Condition) {
    LayoutConstraint.deactivate(tracked[condition] ?? [])
    tracked[condition] = constraints
    owningView?.root.layoutEngine?.setNeedsMetrics()
  }

  /// Activates and deactivates constraints by the guide's position in the owner's bounds.
  final func track(_ frame: Rect, in bounds: Size, isLeftToRight: Bool) {
    let left = isNear(frame.minX, bounds.width - frame.maxX, frame.width)
    let right = isNear(bounds.width - frame.maxX, frame.minX, frame.width)
    for edge in Edge.allCases {
      let isNear =
        switch edge {
        case .top: isNear(frame.minY, bounds.height - frame.maxY, frame.height)
        case .bottom: isNear(bounds.height - frame.maxY, frame.minY, frame.height)
        case .leading: isLeftToRight ? left : right
        case .trailing: isLeftToRight ? right : left
        }
      LayoutConstraint.deactivate(tracked[Condition(edge: edge, isNear: !isNear)] ?? [])
      LayoutConstraint.activate(tracked[Condition(edge: edge, isNear: isNear)] ?? [])
    }
  }

  private func isNear(_ distance: Double, _ opposite: Double, _ length: Double) -> Bool {
    distance < opposite && distance < max(length, 1)
  }
}

/// The frame of the keyboard. While the keyboard is off screen, the guide is at the bottom edge of the safe
/// area. The frame is an input, ``View/keyboardFrame``.
public final class KeyboardLayoutGuide: TrackingLayoutGuide {}

extension View {
  /// The part of the view that is not covered by bars and rounded corners.
  public final var safeAreaLayoutGuide: LayoutGuide { standardGuide(.safeArea, "safeAreaLayoutGuide") }

  /// The view inside its ``layoutMargins``.
  public final var layoutMarginsGuide: LayoutGuide { standardGuide(.layoutMargins, "layoutMarginsGuide") }

  /// The part of the view inside its margins with a comfortable width for reading.
  public final var readableContentGuide: LayoutGuide {
    standardGuide(.readableContent, "readableContentGuide")
  }

  /// The frame of the keyboard.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let known = standardGuides[.keyboard] as? KeyboardLayoutGuide { return known }
    let guide = KeyboardLayoutGuide(.keyboard, of: self, identifier: "keyboardLayoutGuide")
    standardGuides[.keyboard] = guide
    root.layoutEngine?.setNeedsMetrics()
    return guide
  }

  final func layoutSupport(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutSupport {
    if let known = standardGuides[kind] as? LayoutSupport { return known }
    let guide = LayoutSupport(kind, of: self, identifier: identifier)
    standardGuides[kind] = guide
    return guide
  }

  private final func standardGuide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let known = standardGuides[kind] { return known }
    let guide = LayoutGuide(kind, of: self, identifier: identifier)
    standardGuides[kind] = guide
    return guide
  }
}
