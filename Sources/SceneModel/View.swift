// One view of a document, with the properties that all kinds of views share. `ViewContent` has the others.

import SceneXML

/// The relation of a view to its parent.
public enum ViewRole: UInt8, Sendable, Hashable {
  /// In the parent's `<subviews>`: placed by constraints, by its autoresizing mask, or by a stack view.
  case subview
  /// A controller's root view, or a view at the top level of a xib.
  case root
  /// `key="contentView"` of a cell or an effect view.
  case contentView
  /// Above all rows of a table.
  case tableHeaderView
  /// Below all rows of a table.
  case tableFooterView
  /// A row of a table or an item of a collection.
  case cell
  /// Above the items of a collection's section.
  case sectionHeader
  /// Below the items of a collection's section.
  case sectionFooter
  /// Behind the content of a table, a collection or a cell.
  case backgroundView
  /// A view inside a bar: a title view, or a custom view of a bar button item.
  case barItem
  /// The navigation bar, tab bar or toolbar that a container controller declares.
  case controllerBar
  /// Under a key that this compiler does not know.
  case other
}

/// A view's stored frame.
public enum StoredFrame: Sendable, Hashable {
  /// `<rect key="frame">`, in the superview's coordinates.
  case rect(Rect)
  /// `<frame key="frameInset">` of Xcode 8.0: distances to the superview's edges; nil parts are absent.
  case insets(minX: Double?, maxX: Double?, minY: Double?, maxY: Double?, width: Double?, height: Double?)
}

/// `<autoresizingMask>`: the distances and lengths that stretch with the superview.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The flags as bits.
  public let rawValue: UInt8
  /// A mask with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The distance to the left edge stretches.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge stretches.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge stretches.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge stretches.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

/// `placeholderIntrinsicWidth` and `…Height`: an intrinsic size that Interface Builder assumes at design
/// time.
public enum PlaceholderDimension: Sendable, Hashable {
  /// Not set: the content decides.
  case absent
  /// In points.
  case points(Double)
  /// `infinite`: no intrinsic size in this dimension.
  case none
}

/// `verifyAmbiguity`: what Interface Builder checks about a view.
public enum AmbiguityVerification: UInt8, Sendable, Hashable {
  /// Sizes and positions must be unambiguous.
  case always
  /// Positions must be unambiguous; sizes may come from code.
  case ignoreSizes
  /// Nothing is checked.
  case off
}

/// Properties of a view under some traits.
public struct ViewVariation: Sendable {
  /// The `<variation>` element.
  public var element: XMLDocument.ElementID
  /// The traits under which the properties apply.
  public var condition: TraitCondition
  /// Ids of constraints that are not installed under these traits.
  public var excludedConstraints: [String] = []
  /// Ids of constraints that are installed under these traits.
  public var includedConstraints: [String] = []
  /// Ids of subviews that are not installed under these traits.
  public var excludedSubviews: [String] = []
  /// Ids of subviews that are installed under these traits.
  public var includedSubviews: [String] = []
  /// `fixedFrame` under these traits. Nil, here and below, where the base value applies.
  public var fixedFrame: Bool?
  /// A stack view's axis.
  public var axis: StackAxis?
  /// A stack view's distribution.
  public var distribution: StackDistribution?
  /// A stack view's alignment.
  public var alignment: StackAlignment?
  /// A stack view's spacing, in points.
  public var spacing: Double?
  /// Whether the view is hidden.
  public var isHidden: Bool?
  /// The font of the view's text.
  public var font: FontDescription?
  /// In points, like `View.layoutMargins`.
  public var layoutMargins: EdgeInsets?
}

/// One view.
public struct View: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The kind of view. A custom class does not change it.
  public let kind: ViewKind
  /// Its relation to its parent.
  public var role: ViewRole
  /// The scene that contains it.
  public var scene: SceneIndex
  /// The superview or other parent; nil for the root of a tree.
  public var parent: ViewIndex?
  /// The first child in document order; nil if there is none.
  public var firstChild: ViewIndex?
  /// The last child in document order.
  public var lastChild: ViewIndex?
  /// The next child of its parent, in document order.
  public var nextSibling: ViewIndex?

  /// The app's class of the view; nil for UIKit's own.
  public var customClass: String?
  /// The label set in Interface Builder.
  public var userLabel: String?
  /// The stored frame, in points in the superview's coordinates; nil if the file has none.
  public var frame: StoredFrame?
  /// Whether the autoresizing mask and the stored frame place the view. True if absent, and for the labels and the image of
  /// a cell's built-in style.
  public var translatesAutoresizingMask = true
  /// `fixedFrame`: a view without constraints in a document that uses Auto Layout. Its stored frame is
  /// pinned.
  public var hasFixedFrame = false
  /// Nil if absent: then nothing stretches.
  public var autoresizingMask: AutoresizingMask?
  /// A hidden view takes part in layout, but not as an arranged subview of a stack view.
  public var isHidden = false
  /// The horizontal content hugging priority, 0 to 1000; nil for the default of the kind.
  public var horizontalHugging: Double?
  /// The vertical content hugging priority; see `horizontalHugging`.
  public var verticalHugging: Double?
  /// The horizontal compression resistance priority, 0 to 1000; nil for the default of the kind.
  public var horizontalCompressionResistance: Double?
  /// The vertical compression resistance priority; see `horizontalCompressionResistance`.
  public var verticalCompressionResistance: Double?
  /// The intrinsic width that Interface Builder assumes for a view whose content comes from code.
  public var placeholderWidth: PlaceholderDimension = .absent
  /// The intrinsic height that Interface Builder assumes for a view whose content comes from code.
  public var placeholderHeight: PlaceholderDimension = .absent
  /// `layoutMargins` or `directionalLayoutMargins`, as stored.
  public var layoutMargins: EdgeInsets?
  /// Whether `layoutMargins` are directional: `left` is leading.
  public var layoutMarginsAreDirectional = false
  /// Whether its margins also respect the superview's margins.
  public var preservesSuperviewLayoutMargins = false
  /// Nil if absent.
  public var insetsLayoutMarginsFromSafeArea: Bool?
  /// Whether its margins follow the readable content width.
  public var layoutMarginsFollowReadableWidth = false
  /// As in the XML: `forceLeftToRight`, `playback`, …; nil to follow the language.
  public var semanticContentAttribute: String?
  /// Which ambiguities Interface Builder checks for.
  public var verifyAmbiguity: AmbiguityVerification = .always
  /// `misplaced`: Interface Builder's stored result. Layout never uses it; fixes may remove it.
  public var isFlaggedMisplaced = false
  /// `ambiguous`; see `isFlaggedMisplaced`.
  public var isFlaggedAmbiguous = false
  /// Properties under some traits, in document order.
  public var variations: [ViewVariation] = []
  /// The constraints that this view owns, in `InterfaceDocument.constraints`.
  public var constraints: Range<Int> = 0..<0
  /// The properties that only its kind has.
  public var content: ViewContent = .none

  /// The stored rectangle; nil if the frame is stored as insets or not at all.
  public var storedRect: Rect? {
    if case .rect(let rect)? = frame { return rect }
    return nil
  }

  /// The stored frame in a superview with the given size, also from insets. Nil if the frame is not
  /// determined.
  public func storedRect(in superview: Size?) -> Rect? {
    guard case .insets(let minX, let maxX, let minY, let maxY, let width, let height)? = frame else {
      return storedRect
    }
    guard let x = Self.extent(minX, maxX, width, in: superview?.width),
      let y = Self.extent(minY, maxY, height, in: superview?.height)
    else { return nil }
    return Rect(x: x.minimum, y: y.minimum, width: x.length, height: y.length)
  }

  /// Position and length along one axis. An absent distance is 0 unless the length determines it.
  private static func extent(
    _ minimum: Double?, _ maximum: Double?, _ length: Double?, in outer: Double?
  ) -> (minimum: Double, length: Double)? {
    guard let length else {
      return outer.map { (minimum ?? 0, $0 - (minimum ?? 0) - (maximum ?? 0)) }
    }
    guard let maximum, minimum == nil else { return (minimum ?? 0, length) }
    return outer.map { ($0 - maximum - length, length) }
  }
}
