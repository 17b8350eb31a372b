// The attributes of stack views, tables, collections and their cells that arrange their subviews. A part of
// `ViewContent`.

import SceneXML

/// The axis along which a stack view arranges its subviews.
public enum StackAxis: UInt8, Sendable, Hashable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// How a stack view's arranged subviews share its axis; `UIStackView.Distribution`.
public enum StackDistribution: UInt8, Sendable, Hashable {
  /// The subviews fill the axis by their priorities, equally or in proportion to their intrinsic sizes, or
  /// keep their sizes at equal distances.
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// The alignment across a stack view's axis; `UIStackView.Alignment`. In a vertical stack the file also
/// spells leading and trailing as `top` and `bottom`.
public enum StackAlignment: UInt8, Sendable, Hashable {
  case fill
  /// Leading, or top.
  case leading
  /// Trailing, or bottom.
  case trailing
  case center
  case firstBaseline
  case lastBaseline
}

/// How a `<stackView>` arranges its subviews.
public struct StackView: Sendable {
  /// Horizontal by default.
  public var axis: StackAxis = .horizontal
  /// How the arranged subviews share the axis.
  public var distribution: StackDistribution = .fill
  /// How the arranged subviews are aligned across the axis.
  public var alignment: StackAlignment = .fill
  /// In points.
  public var spacing: Double = 0
  /// `spacingType="standard"`: the system's spacing replaces `spacing`.
  public var usesStandardSpacing = false
  /// Only in hand-written scenes: the spacing after an arranged subview, by the subview's id.
  public var customSpacing: [(after: String, points: Double)] = []
  /// Whether vertical spacing is measured between baselines.
  public var isBaselineRelative = false
  /// Nil if absent. The stack view then uses its margins if the file sets them.
  public var isLayoutMarginsRelative: Bool?
}

/// The attributes of a `<tableView>` that size its rows. Lengths are in points; nil for UIKit's default.
public struct TableView: Sendable {
  /// `plain`, `grouped`, `insetGrouped`.
  public var style: String?
  /// `prototypes` or `static`.
  public var dataMode: String?
  /// -1 for automatic.
  public var rowHeight: Double?
  /// -1 for automatic.
  public var sectionHeaderHeight: Double?
  /// -1 for automatic.
  public var sectionFooterHeight: Double?
  /// `none`, `singleLine`, …; nil for the default.
  public var separatorStyle: String?
}

/// `<tableViewSection>` of a static table: its header and footer. Its rows refer to it.
public struct TableSection: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// Nil for no header.
  public var headerTitle: String?
  /// Nil for no footer.
  public var footerTitle: String?
  /// In points; nil for the table's height.
  public var footerHeight: Double?
  /// In points; nil for the table's height.
  public var headerHeight: Double?
}

/// The style of a `<tableViewCell>` and the parts of that style.
public struct TableViewCell: Sendable {
  /// `IBUITableViewCellStyleDefault`, …; nil for a custom cell.
  public var style: String?
  /// The identifier that code dequeues it with.
  public var reuseIdentifier: String?
  /// `disclosureIndicator`, `checkmark`, …, which take space at the trailing edge; nil for none.
  public var accessoryType: String?
  /// In points; -1 for automatic; nil for the table's height.
  public var rowHeight: Double?
  /// Id of the first label of a built-in style.
  public var textLabel: String?
  /// Id of the second label.
  public var detailTextLabel: String?
  /// Id of the image view.
  public var imageView: String?
  /// The section of a static table, as an index in `InterfaceDocument.tableSections`.
  public var section: Int?

  /// Whether the cell's built-in style places the view with an id: a label or the image.
  package func placesByStyle(_ id: String) -> Bool {
    style != nil && !id.isEmpty && [textLabel, detailTextLabel, imageView].contains(id)
  }
}

/// The layout of a `<collectionView>`. Lengths are in points; the defaults are
/// `UICollectionViewFlowLayout`'s.
public struct CollectionView: Sendable {
  /// Between lines.
  public var minimumLineSpacing: Double = 10
  /// Between items of a line.
  public var minimumInteritemSpacing: Double = 10
  /// Whether lines are columns.
  public var scrollsHorizontally = false
  /// Size of all items; nil for the default.
  public var itemSize: Size?
  /// Size of section headers; nil for none.
  public var headerReferenceSize: Size?
  /// Size of section footers; nil for none.
  public var footerReferenceSize: Size?
  /// Not zero if items size themselves.
  public var estimatedItemSize: Size?
  /// Insets around the items of a section.
  public var sectionInset: EdgeInsets = .zero
  /// Whether the layout is a flow layout. Only its cells can be laid out.
  public var hasFlowLayout = false
}

/// The attributes of a `<collectionViewCell>`.
public struct CollectionViewCell: Sendable {
  /// The identifier that code dequeues it with.
  public var reuseIdentifier: String?
  /// The size of a prototype in Interface Builder, in points; nil for the layout's item size.
  public var customSize: Size?
}
