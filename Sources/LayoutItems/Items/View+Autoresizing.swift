// Autoresizing masks: how the frame of a view follows the size of its superview where no constraints place it.

import AutoLayout
import SceneModel

/// What a frame that is translated into constraints is relative to.
struct ViewAutoresizing {
  var mask = View.AutoresizingMask()
  /// The superview's size, in points, when the frame or the mask was set, or when the view was added.
  var outerSize: Size?
}

extension View {
  /// The distances and lengths that stretch with the superview, as in UIKit.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The flags as bits, those of `UIView.AutoresizingMask`.
    public let rawValue: UInt
    /// A mask with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How ``frame`` changes with the superview's size, if ``translatesAutoresizingMaskIntoConstraints`` is true;
  /// empty by default, so that the frame stays.
  ///
  /// The flexible parts share the change in proportion to their lengths when the frame was set; if all of them
  /// are zero, in equal parts.
  public final var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set {
      guard newValue != autoresizing.mask else { return }
      // Later changes start from the present frame.
      if autoresizing.mask.isEmpty || !isFrameNew { keepFrame() }
      autoresizing.mask = newValue
      setNeedsRebuild()
    }
  }

  /// Makes the present frame the one that the mask starts from.
  private final func keepFrame() {
    let present = frame
    guard superview != nil, translatesAutoresizingMaskIntoConstraints else { return }
    storedFrame = present
    isFrameNew = true
    autoresizing.outerSize = superview?.frame.size
  }

  /// The parts of the superview's growth that go into the position and the length along an axis.
  final func autoresizingShares(_ axis: LayoutAxis) -> (minimum: Double, length: Double) {
    let (mask, frame) = (autoresizing.mask, storedFrame)
    guard let outer = autoresizing.outerSize, !mask.isEmpty else { return (0, 0) }
    return axis == .horizontal
      ? AutoLayout.autoresizingShares(
        minimum: frame.x, length: frame.width, container: outer.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : AutoLayout.autoresizingShares(
        minimum: frame.y, length: frame.height, container: outer.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }
}
