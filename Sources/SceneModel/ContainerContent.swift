// What stack views, tables, collections and their cells say about the arrangement of their views. A part of
// `ViewContent`.

import SceneXML

/// The axis that a stack view arranges views along.
public enum StackAxis: UInt8, Sendable, Hashable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// How a stack view's views share its axis; `UIStackView.Distribution`.
public enum StackDistribution: UInt8, Sendable, Hashable {
  /// Views fill the axis by their priorities, equally, by their intrinsic sizes, or keep their sizes at equal
  /// distances.
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Of a stack's cross axis. In a vertical stack the file spells leading and trailing as `top` and `bottom`
/// too.
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

/// How a `<stackView>` arranges its views.
public struct StackView: Sendable {
  /// Horizontal by default.
  public var axis: StackAxis = .horizontal
  /// How the views share the axis.
  public var distribution: StackDistribution = .fill
  /// How the views lie across the axis.
  public var alignment: StackAlignment = .fill
  /// In points.
  public var spacing: Double = 0
  /// `spacingType="standard"`: the system's spacing rather than `spacing`.
  public var usesStandardSpacing = false
  /// Hand-written scenes: spacing after single arranged subviews, by the subview's id.
  public var customSpacing: [(after: String, points: Double)] = []
  /// Whether vertical spacing is measured between baselines.
  public var isBaselineRelative = false
  /// Nil if absent; layout margins in the file then decide.
  public var isLayoutMarginsRelative: Bool?
}

/// What a `<tableView>` says about its rows. Lengths are in points; nil for UIKit's default.
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

/// `<tableViewSection>` of a static table: which rows follow each other, and what the section's header says.
public struct TableSection: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// Nil for no header.
  public var headerTitle: String?
  /// Nil for no footer.
  public var footerTitle: String?
  /// In points; nil for the table's.
  public var footerHeight: Double?
  /// In points; nil for the table's.
  public var headerHeight: Double?
}

/// What a `<tableViewCell>` is made of.
public struct TableViewCell: Sendable {
  /// `IBUITableViewCellStyleDefault`, …; nil for a custom cell.
  public var style: String?
  /// The identifier that code dequeues it by.
  public var reuseIdentifier: String?
  /// `disclosureIndicator`, `checkmark`, …, which take room at the trailing edge; nil for none.
  public var accessoryType: String?
  /// In points; -1 for automatic; nil for the table's.
  public var rowHeight: Double?
  /// Ids of the built-in style's views.
  public var textLabel: String?
  /// Id of the second label.
  public var detailTextLabel: String?
  /// Id of the image view.
  public var imageView: String?
  /// The index in `InterfaceDocument.tableSections` of a static table's section.
  public var section: Int?
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
  /// Of all items; nil for the default.
  public var itemSize: Size?
  /// Of section headers; nil for none.
  public var headerReferenceSize: Size?
  /// Of section footers; nil for none.
  public var footerReferenceSize: Size?
  /// Not zero if items size themselves.
  public var estimatedItemSize: Size?
  /// Around the items of a section.
  public var sectionInset: EdgeInsets = .zero
  /// Whether the layout is a flow layout, whose cells can be placed.
  public var hasFlowLayout = false
}

/// What a `<collectionViewCell>` says about itself.
public struct CollectionViewCell: Sendable {
  /// The identifier that code dequeues it by.
  public var reuseIdentifier: String?
  /// Interface Builder's own size of a prototype, in points; nil for the layout's.
  public var customSize: Size?
}
