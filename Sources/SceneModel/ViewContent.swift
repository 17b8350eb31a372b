// What only some kinds of views have: text, fonts, images, stacking, rows. Enough to measure the view's content.

import SceneXML

/// `<fontDescription>`, or a `<font>` of an attributed string.
public struct FontDescription: Sendable, Hashable {
  /// `system`, `boldSystem`, `italicSystem`; nil for a named font or a text style.
  public var type: String?
  /// PostScript name, such as `HelveticaNeue-Light`.
  public var name: String?
  public var family: String?
  /// In points.
  public var pointSize: Double?
  /// `light`, `semibold`, …
  public var weight: String?
  /// `UICTFontTextStyleBody`, …
  public var style: String?

  public init() {}
}

/// One run of an attributed string.
public struct AttributedFragment: Sendable {
  public var text: String
  /// Nil where the run names none.
  public var font: FontDescription?
  /// Points added between lines, and the bounds of a line's height, from the paragraph style; 0 where absent.
  public var lineSpacing: Double = 0
  public var minimumLineHeight: Double = 0
  public var maximumLineHeight: Double = 0
  public var lineHeightMultiple: Double = 0
  public var paragraphSpacing: Double = 0
  public var firstLineHeadIndent: Double = 0
  public var headIndent: Double = 0
  /// Added after each character, in points (`NSKern`).
  public var kern: Double = 0
}

public struct Label: Sendable {
  public var text: String?
  public var attributedText: [AttributedFragment]?
  public var font: FontDescription?
  /// 0 for no limit.
  public var numberOfLines = 1
  /// Nil for automatic.
  public var preferredMaxLayoutWidth: Double?
  /// As the XML spells it: `tailTruncation`, `wordWrap`, …
  public var lineBreakMode: String?
  public var adjustsFontSizeToFit = false
}

/// What a button shows in one of its states.
public struct ButtonState: Sendable {
  public var title: String?
  public var attributedTitle: [AttributedFragment]?
  public var image: ImageReference?
  public var backgroundImage: ImageReference?
}

/// `<buttonConfiguration>`: the look of `UIButton.Configuration` (iOS 15).
public struct ButtonConfiguration: Sendable {
  /// `plain`, `gray`, `tinted`, `filled`, …
  public var style: String?
  public var title: String?
  public var subtitle: String?
  public var attributedTitle: [AttributedFragment]?
  public var image: ImageReference?
  /// `leading`, `trailing`, `top`, `bottom`, `all`.
  public var imagePlacement: String?
  public var imagePadding: Double?
  public var titlePadding: Double?
  public var buttonSize: String?
  public var cornerStyle: String?
  public var contentInsets: EdgeInsets?
  public var titleFont: FontDescription?
}

public struct Button: Sendable {
  /// `system`, `roundedRect`, `infoLight`, …; nil for custom.
  public var buttonType: String?
  public var font: FontDescription?
  public var normal = ButtonState()
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets: EdgeInsets?
  public var imageEdgeInsets: EdgeInsets?
  public var lineBreakMode: String?
  public var configuration: ButtonConfiguration?
}

/// An image by name; its size stands in the document's resources.
public struct ImageReference: Sendable, Hashable {
  public var name: String
  /// `system` for SF Symbols.
  public var catalog: String?
}

public struct ImageView: Sendable {
  public var image: ImageReference?
  /// `<imageReference>` or a symbol configuration changes the size of a system symbol.
  public var symbolPointSize: Double?
  public var symbolScale: String?
  public var symbolWeight: String?
}

public struct TextField: Sendable {
  public var text: String?
  public var placeholder: String?
  public var font: FontDescription?
  /// `roundedRect`, `line`, `bezel`; nil for none.
  public var borderStyle: String?
  public var clearButtonMode: String?
}

public struct TextView: Sendable {
  public var text: String?
  public var attributedText: [AttributedFragment]?
  public var font: FontDescription?
  public var isScrollEnabled = true
}

public enum StackAxis: UInt8, Sendable, Hashable {
  case horizontal
  case vertical
}

public enum StackDistribution: UInt8, Sendable, Hashable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Of a stack's cross axis. In a vertical stack the file spells leading and trailing as `top` and `bottom` too.
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

public struct StackView: Sendable {
  public var axis: StackAxis = .horizontal
  public var distribution: StackDistribution = .fill
  public var alignment: StackAlignment = .fill
  /// In points.
  public var spacing: Double = 0
  /// `spacingType="standard"`: the system's spacing rather than `spacing`.
  public var usesStandardSpacing = false
  /// Hand-written scenes: spacing after single arranged subviews, by the subview's id.
  public var customSpacing: [(after: String, points: Double)] = []
  public var isBaselineRelative = false
  /// Nil where the file says nothing; layout margins in the file then decide.
  public var isLayoutMarginsRelative: Bool?
}

public struct TableView: Sendable {
  /// `plain`, `grouped`, `insetGrouped`.
  public var style: String?
  /// `prototypes` or `static`.
  public var dataMode: String?
  /// -1 for automatic.
  public var rowHeight: Double?
  public var sectionHeaderHeight: Double?
  public var sectionFooterHeight: Double?
  public var separatorStyle: String?
}

/// `<tableViewSection>` of a static table: which rows follow each other, and what the section's header says.
public struct TableSection: Sendable {
  public let element: XMLDocument.ElementID
  public var headerTitle: String?
  public var footerTitle: String?
  public var footerHeight: Double?
  public var headerHeight: Double?
}

public struct TableViewCell: Sendable {
  /// `IBUITableViewCellStyleDefault`, …; nil for a custom cell.
  public var style: String?
  public var reuseIdentifier: String?
  public var accessoryType: String?
  public var rowHeight: Double?
  /// Ids of the built-in style's views.
  public var textLabel: String?
  public var detailTextLabel: String?
  public var imageView: String?
  /// The index in `InterfaceDocument.tableSections` of a static table's section.
  public var section: Int?
}

public struct CollectionView: Sendable {
  public var minimumLineSpacing: Double = 10
  public var minimumInteritemSpacing: Double = 10
  public var scrollsHorizontally = false
  public var itemSize: Size?
  public var headerReferenceSize: Size?
  public var footerReferenceSize: Size?
  public var estimatedItemSize: Size?
  public var sectionInset: EdgeInsets = .zero
  /// Whether the layout is a flow layout, whose cells can be placed.
  public var hasFlowLayout = false
}

public struct CollectionViewCell: Sendable {
  public var reuseIdentifier: String?
  public var customSize: Size?
}

public struct Segment: Sendable {
  public var title: String?
  public var image: ImageReference?
  /// Fixed width; nil for automatic.
  public var width: Double?
}

public struct SegmentedControl: Sendable {
  public var segments: [Segment] = []
  public var apportionsSegmentWidthsByContent = false
  public var style: String?
}

/// A navigation bar, tab bar, toolbar or search bar.
public struct Bar: Sendable {
  /// Absent means true.
  public var isTranslucent = true
  public var hasLargeTitles = false
  public var prompt: String?
  public var showsScopeBar = false
  public var style: String?
}

/// Values of small controls.
public struct Control: Sendable {
  /// `style` of activity indicators, date pickers and progress views.
  public var style: String?
  public var numberOfPages = 0
  public var datePickerMode: String?
  public var minimumValueImage: ImageReference?
  public var maximumValueImage: ImageReference?
}

/// What a view of one kind has beyond what all views have.
public indirect enum ViewContent: Sendable {
  case none
  case label(Label)
  case button(Button)
  case imageView(ImageView)
  case textField(TextField)
  case textView(TextView)
  case stackView(StackView)
  case tableView(TableView)
  case tableViewCell(TableViewCell)
  case collectionView(CollectionView)
  case collectionViewCell(CollectionViewCell)
  case segmentedControl(SegmentedControl)
  case bar(Bar)
  case control(Control)
}
