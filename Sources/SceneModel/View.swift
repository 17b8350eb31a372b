// One view of a document, with what every kind of view shares. What only some kinds have is in `ViewContent`.

import SceneXML

/// How a view hangs in its parent.
public enum ViewRole: UInt8, Sendable, Hashable {
  /// In the parent's `<subviews>`: laid out by constraints, by its mask, or as a stack view's arranged
  /// subview.
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
  /// Under a key that this compiler does not place.
  case other
}

/// A view's stored frame.
public enum StoredFrame: Sendable, Hashable {
  /// `<rect key="frame">`, in the superview's coordinates.
  case rect(Rect)
  /// `<frame key="frameInset">` of Xcode 8.0: distances to the superview's edges; nil parts are absent.
  case insets(minX: Double?, maxX: Double?, minY: Double?, maxY: Double?, width: Double?, height: Double?)
}

/// `<autoresizingMask>`: what may stretch when the superview's size changes.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The properties as bits.
  public let rawValue: UInt8
  /// A mask with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The distance to the left edge stretches.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge stretches.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The distance to the upper edge stretches.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The distance to the lower edge stretches.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

/// `placeholderIntrinsicWidth` and `…Height`: a size that Interface Builder assumes at design time.
public enum PlaceholderDimension: Sendable, Hashable {
  /// The file names none: the content decides.
  case absent
  /// In points.
  case points(Double)
  /// `infinite`: no intrinsic size in this dimension.
  case none
}

/// `verifyAmbiguity`: how strict Interface Builder is about a view.
public enum AmbiguityVerification: UInt8, Sendable, Hashable {
  /// Sizes and places must be determined.
  case always
  /// Places must be determined; sizes may come from code.
  case ignoreSizes
  /// Nothing need be determined.
  case off
}

/// Properties of a view that hold only under some traits.
public struct ViewVariation: Sendable {
  /// The `<variation>` that contains them.
  public var element: XMLDocument.ElementID
  /// When they hold.
  public var condition: TraitCondition
  /// Ids that the variation's masks take out of, or put into, the view.
  public var excludedConstraints: [String] = []
  /// Ids of constraints that it puts into the view.
  public var includedConstraints: [String] = []
  /// Ids of subviews that it takes out.
  public var excludedSubviews: [String] = []
  /// Ids of subviews that it puts in.
  public var includedSubviews: [String] = []
  /// `fixedFrame` under these traits; nil, as below, where the base value stays.
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
  /// A text's font.
  public var font: FontDescription?
  /// In points, as `View.layoutMargins`.
  public var layoutMargins: EdgeInsets?
}

/// One view.
public struct View: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// What element it is; a custom class does not change that.
  public let kind: ViewKind
  /// How it hangs in its parent.
  public var role: ViewRole
  /// The scene that contains it.
  public var scene: SceneIndex
  /// The view that it hangs in; nil for the root of a tree.
  public var parent: ViewIndex?
  /// The first view that hangs in it, in document order; nil for none.
  public var firstChild: ViewIndex?
  /// The last view that hangs in it.
  public var lastChild: ViewIndex?
  /// The view that follows it in its parent.
  public var nextSibling: ViewIndex?

  /// The class of the app that the view is an instance of; nil for UIKit's own.
  public var customClass: String?
  /// The label given in Interface Builder.
  public var userLabel: String?
  /// Where Interface Builder put it, in points in the superview; nil if the file has no frame.
  public var frame: StoredFrame?
  /// Absent means true: the mask and the stored frame place the view.
  public var translatesAutoresizingMask = true
  /// A view without constraints in a document that uses Auto Layout: its stored frame is pinned.
  public var hasFixedFrame = false
  /// Nil if absent, which stands for no stretching.
  public var autoresizingMask: AutoresizingMask?
  /// A hidden view takes part in layout, but not as an arranged subview of a stack view.
  public var isHidden = false
  /// 1 to 1000; nil if the file leaves the default of the kind.
  public var horizontalHugging: Double?
  /// As `horizontalHugging`, of the height.
  public var verticalHugging: Double?
  /// 1 to 1000; nil for the default of the kind.
  public var horizontalCompressionResistance: Double?
  /// As `horizontalCompressionResistance`, of the height.
  public var verticalCompressionResistance: Double?
  /// The intrinsic width that stands in for what code supplies.
  public var placeholderWidth: PlaceholderDimension = .absent
  /// The intrinsic height that stands in for what code supplies.
  public var placeholderHeight: PlaceholderDimension = .absent
  /// `layoutMargins` or `directionalLayoutMargins`, as stored.
  public var layoutMargins: EdgeInsets?
  /// Whether `layoutMargins` are directional: `left` is leading.
  public var layoutMarginsAreDirectional = false
  /// Whether the superview's margins reach into it.
  public var preservesSuperviewLayoutMargins = false
  /// Nil if absent.
  public var insetsLayoutMarginsFromSafeArea: Bool?
  /// Whether its margins leave the readable width.
  public var layoutMarginsFollowReadableWidth = false
  /// As the XML spells it: `forceLeftToRight`, `playback`, …; nil for one that follows the language.
  public var semanticContentAttribute: String?
  /// What Interface Builder is told to find about it.
  public var verifyAmbiguity: AmbiguityVerification = .always
  /// Interface Builder's stored verdicts. They never decide anything here; fixes may remove them.
  public var isFlaggedMisplaced = false
  /// `ambiguous`; see `isFlaggedMisplaced`.
  public var isFlaggedAmbiguous = false
  /// What differs under some traits, in document order.
  public var variations: [ViewVariation] = []
  /// The constraints that this view owns, in `InterfaceDocument.constraints`.
  public var constraints: Range<Int> = 0..<0
  /// What only its kind has.
  public var content: ViewContent = .none

  /// The stored rectangle, where the file has one.
  public var storedRect: Rect? {
    if case .rect(let rect)? = frame { return rect }
    return nil
  }

  /// The stored frame in a superview of a size, from distances to its edges too; nil if they do not tell.
  public func storedRect(in superview: Size?) -> Rect? {
    guard case .insets(let minX, let maxX, let minY, let maxY, let width, let height)? = frame else {
      return storedRect
    }
    guard let x = Self.extent(minX, maxX, width, in: superview?.width),
      let y = Self.extent(minY, maxY, height, in: superview?.height)
    else { return nil }
    return Rect(x: x.minimum, y: y.minimum, width: x.length, height: y.length)
  }

  /// An absent distance is 0 unless a length is in its place.
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
