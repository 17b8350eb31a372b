// The properties that only some kinds of views have: texts, fonts, images and bars. ContainerContent.swift
// has those that arrange other views. Only properties that affect the size of a view's content are decoded.

import SceneXML

/// `<fontDescription>`, or a `<font>` of an attributed string.
public struct FontDescription: Sendable, Hashable {
  /// `system`, `boldSystem`, `italicSystem`; nil for a named font or a text style.
  public var type: String?
  /// PostScript name, such as `HelveticaNeue-Light`.
  public var name: String?
  /// Such as `Helvetica Neue`.
  public var family: String?
  /// In points.
  public var pointSize: Double?
  /// `light`, `semibold`, …
  public var weight: String?
  /// `UICTFontTextStyleBody`, …
  public var style: String?

  /// A font without any attributes.
  public init() {}
}

/// One run of an attributed string.
public struct AttributedFragment: Sendable {
  /// The characters of the run.
  public var text: String
  /// Nil if the run has no font.
  public var font: FontDescription?
  /// Points added between lines, from the paragraph style; 0 if absent, here and below.
  public var lineSpacing: Double = 0
  /// The minimum height of a line, in points.
  public var minimumLineHeight: Double = 0
  /// The maximum height of a line, in points; 0 for no limit.
  public var maximumLineHeight: Double = 0
  /// A factor on the font's line height; 0 stands for 1.
  public var lineHeightMultiple: Double = 0
  /// Points added below each paragraph.
  public var paragraphSpacing: Double = 0
  /// The indentation of a paragraph's first line, in points.
  public var firstLineHeadIndent: Double = 0
  /// The indentation of a paragraph's other lines, in points.
  public var headIndent: Double = 0
  /// Added after each character, in points (`NSKern`).
  public var kern: Double = 0
}

/// The content of a `<label>`.
public struct Label: Sendable {
  /// Plain text; nil if there is none.
  public var text: String?
  /// The runs of an attributed text; nil for plain text.
  public var attributedText: [AttributedFragment]?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// 0 for no limit.
  public var numberOfLines = 1
  /// Nil for automatic.
  public var preferredMaxLayoutWidth: Double?
  /// As in the XML: `tailTruncation`, `wordWrap`, …
  public var lineBreakMode: String?
  /// Whether a text that is too wide is drawn smaller instead of truncated.
  public var adjustsFontSizeToFit = false
  /// Where the text's shadow is, in points from the text; nil without a shadow.
  public var shadowOffset: Size?
}

/// The content of a button in one of its states.
public struct ButtonState: Sendable {
  /// Plain text; nil if there is none.
  public var title: String?
  /// The runs of an attributed title; nil for a plain one.
  public var attributedTitle: [AttributedFragment]?
  /// Nil for none.
  public var image: ImageReference?
  /// The image behind the title, stretched; nil for none.
  public var backgroundImage: ImageReference?
  /// The configuration of a system symbol that is its image.
  public var symbol = SymbolConfiguration()
}

/// `<buttonConfiguration>`: a `UIButton.Configuration` (iOS 15).
public struct ButtonConfiguration: Sendable {
  /// `plain`, `gray`, `tinted`, `filled`, …
  public var style: String?
  /// Plain text; nil if there is none.
  public var title: String?
  /// The smaller text below the title.
  public var subtitle: String?
  /// The runs of an attributed title; nil for a plain one.
  public var attributedTitle: [AttributedFragment]?
  /// Nil for none.
  public var image: ImageReference?
  /// `leading`, `trailing`, `top`, `bottom`, `all`.
  public var imagePlacement: String?
  /// Points between image and title. Nil, here and below, for UIKit's default.
  public var imagePadding: Double?
  /// Points between title and subtitle.
  public var titlePadding: Double?
  /// `mini`, `small`, `medium`, `large`.
  public var buttonSize: String?
  /// `fixed`, `dynamic`, `capsule`, …. Does not affect the size.
  public var cornerStyle: String?
  /// Points between the edges and the content; `left` is leading.
  public var contentInsets: EdgeInsets?
  /// The font of the title.
  public var titleFont: FontDescription?
  /// The configuration of a system symbol that is its image.
  public var symbol = SymbolConfiguration()
}

/// The content of a `<button>`.
public struct Button: Sendable {
  /// `system`, `roundedRect`, `infoLight`, …; nil for custom.
  public var buttonType: String?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// The content in the normal state, which determines the size.
  public var normal = ButtonState()
  /// In points. Nil, here and below, if absent.
  public var contentEdgeInsets: EdgeInsets?
  /// Moves the title, in points. Does not affect the size.
  public var titleEdgeInsets: EdgeInsets?
  /// Moves the image, in points. Does not affect the size.
  public var imageEdgeInsets: EdgeInsets?
  /// As in the XML: `middleTruncation`, `wordWrap`, …
  public var lineBreakMode: String?
  /// `primary`, `cancel`, `destructive`; nil for none.
  public var role: String?
  /// Nil for a button without a `UIButton.Configuration`.
  public var configuration: ButtonConfiguration?
}

/// The name of an image. The document's resources have its size.
public struct ImageReference: Sendable, Hashable {
  /// The name of the asset or the symbol.
  public var name: String
  /// `system` for SF Symbols.
  public var catalog: String?

  /// An image with a name.
  public init(name: String, catalog: String? = nil) {
    self.name = name
    self.catalog = catalog
  }
}

/// The content of an `<imageView>`.
public struct ImageView: Sendable {
  /// Nil for none.
  public var image: ImageReference?
  /// The configuration of a system symbol that is its image.
  public var symbol = SymbolConfiguration()
}

/// The size of a system symbol: `<preferredSymbolConfiguration>`, and the scale in `<imageReference>`.
public struct SymbolConfiguration: Sendable {
  /// In points; nil for the font's size.
  public var pointSize: Double?
  /// Nil for the font of the text beside the symbol, or the body style.
  public var font: FontDescription?
  /// `small`, `medium`, `large`; nil for the default.
  public var scale: String?
  /// `regular`, `medium`, `bold`, …; nil for the default.
  public var weight: String?

  /// The default configuration.
  package init() {}

  /// Whether the file says how large the symbol's font is.
  public var hasSize: Bool { pointSize != nil || font != nil }
}

/// The content of a `<textField>`.
public struct TextField: Sendable {
  /// Plain text; nil if there is none.
  public var text: String?
  /// Shown while there is no text.
  public var placeholder: String?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// `roundedRect`, `line`, `bezel`; nil for none.
  public var borderStyle: String?
  /// As in the XML: `whileEditing`, …. The button takes space from the text.
  public var clearButtonMode: String?
  /// Whether bullets hide the text.
  public var isSecure = false
}

/// The content of a `<textView>`.
public struct TextView: Sendable {
  /// Plain text; nil if there is none.
  public var text: String?
  /// The runs of an attributed text; nil for plain text.
  public var attributedText: [AttributedFragment]?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// Whether it scrolls. A text view that does not scroll is as tall as its text.
  public var isScrollEnabled = true
}

/// One `<segment>`.
public struct Segment: Sendable {
  /// Plain text; nil if there is none.
  public var title: String?
  /// Nil for none.
  public var image: ImageReference?
  /// A fixed width in points; nil for automatic.
  public var width: Double?
}

/// The content of a `<segmentedControl>`.
public struct SegmentedControl: Sendable {
  /// From leading to trailing.
  public var segments: [Segment] = []
  /// Whether segments are as wide as their content instead of equally wide.
  public var apportionsSegmentWidthsByContent = false
  /// As in the XML; nil for the default.
  public var style: String?
}

/// A navigation bar, tab bar, toolbar or search bar.
public struct Bar: Sendable {
  /// Absent means true.
  public var isTranslucent = true
  /// For a navigation bar: whether it prefers large titles.
  public var hasLargeTitles = false
  /// The text above the title; nil for none.
  public var prompt: String?
  /// For a search bar: whether a scope bar is below it.
  public var showsScopeBar = false
  /// As in the XML; nil for the default.
  public var style: String?
}

/// The properties of small controls.
public struct Control: Sendable {
  /// The `style` of activity indicators, date pickers and progress views.
  public var style: String?
  /// For a page control.
  public var numberOfPages = 0
  /// For a date picker: `time`, `date`, …; nil for the default.
  public var datePickerMode: String?
  /// For an activity indicator: whether it is hidden when it does not spin.
  public var hidesWhenStopped = false
  /// For a slider: the image left of the track.
  public var minimumValueImage: ImageReference?
  /// For a slider: the image right of the track.
  public var maximumValueImage: ImageReference?
}

/// The properties that only views of one kind have.
public indirect enum ViewContent: Sendable {
  /// A plain view, or a kind whose content does not affect its size.
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
