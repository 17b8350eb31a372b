// One view of a document, with what every kind of view shares. What only some kinds have is in `ViewContent`.

import SceneXML

/// How a view hangs in its parent.
public enum ViewRole: UInt8, Sendable, Hashable {
  /// In the parent's `<subviews>`: laid out by constraints, by its mask, or as a stack view's arranged subview.
  case subview
  /// A controller's root view, or a view at the top level of a xib.
  case root
  /// `key="contentView"` of a cell or an effect view.
  case contentView
  case tableHeaderView
  case tableFooterView
  case cell
  case sectionHeader
  case sectionFooter
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
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

/// `placeholderIntrinsicWidth` and `…Height`: a size that Interface Builder assumes at design time.
public enum PlaceholderDimension: Sendable, Hashable {
  case absent
  /// In points.
  case points(Double)
  /// `infinite`: no intrinsic size in this dimension.
  case none
}

/// `verifyAmbiguity`: how strict Interface Builder is about a view.
public enum AmbiguityVerification: UInt8, Sendable, Hashable {
  case always
  case ignoreSizes
  case off
}

/// Properties of a view that hold only under some traits.
public struct ViewVariation: Sendable {
  public var element: XMLDocument.ElementID
  public var condition: TraitCondition
  /// Ids that the variation's masks take out of, or put into, the view.
  public var excludedConstraints: [String] = []
  public var includedConstraints: [String] = []
  public var excludedSubviews: [String] = []
  public var includedSubviews: [String] = []
  public var fixedFrame: Bool?
  public var axis: StackAxis?
  public var distribution: StackDistribution?
  public var alignment: StackAlignment?
  public var spacing: Double?
  public var isHidden: Bool?
  public var font: FontDescription?
  public var layoutMargins: EdgeInsets?
}

/// One view.
public struct View: Sendable {
  public let element: XMLDocument.ElementID
  public let id: String
  public let kind: ViewKind
  public var role: ViewRole
  public var scene: SceneIndex
  public var parent: ViewIndex?
  public var firstChild: ViewIndex?
  public var lastChild: ViewIndex?
  public var nextSibling: ViewIndex?

  public var customClass: String?
  public var userLabel: String?
  public var frame: StoredFrame?
  /// Absent means true: the mask and the stored frame place the view.
  public var translatesAutoresizingMask = true
  /// A view without constraints in a document that uses Auto Layout: its stored frame is pinned.
  public var hasFixedFrame = false
  public var autoresizingMask: AutoresizingMask?
  public var isHidden = false
  /// 1 to 1000; nil where the file leaves the default of the kind.
  public var horizontalHugging: Double?
  public var verticalHugging: Double?
  public var horizontalCompressionResistance: Double?
  public var verticalCompressionResistance: Double?
  public var placeholderWidth: PlaceholderDimension = .absent
  public var placeholderHeight: PlaceholderDimension = .absent
  /// `layoutMargins` or `directionalLayoutMargins`, as stored.
  public var layoutMargins: EdgeInsets?
  /// Whether `layoutMargins` are directional: `left` is leading.
  public var layoutMarginsAreDirectional = false
  public var preservesSuperviewLayoutMargins = false
  /// Nil where the file says nothing.
  public var insetsLayoutMarginsFromSafeArea: Bool?
  public var layoutMarginsFollowReadableWidth = false
  public var semanticContentAttribute: String?
  public var verifyAmbiguity: AmbiguityVerification = .always
  /// Interface Builder's stored verdicts. They never decide anything here; fixes may remove them.
  public var isFlaggedMisplaced = false
  public var isFlaggedAmbiguous = false
  public var variations: [ViewVariation] = []
  /// The constraints that this view owns, in `InterfaceDocument.constraints`.
  public var constraints: Range<Int> = 0..<0
  public var content: ViewContent = .none

  /// The stored rectangle, where the file has one.
  public var storedRect: Rect? {
    if case .rect(let rect)? = frame { return rect }
    return nil
  }

  /// The stored frame in a superview of a size, from distances to its edges too; nil where they do not tell.
  public func storedRect(in superview: Size?) -> Rect? {
    guard case .insets(let minX, let maxX, let minY, let maxY, let width, let height)? = frame else {
      return storedRect
    }
    guard let x = Self.extent(minX, maxX, width, in: superview?.width),
      let y = Self.extent(minY, maxY, height, in: superview?.height)
    else { return nil }
    return Rect(x: x.minimum, y: y.minimum, width: x.length, height: y.length)
  }

  /// An absent distance is 0 unless a length stands in its place.
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
