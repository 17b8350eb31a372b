// What only some kinds of views have: texts, fonts, images, bars, and (in ContainerContent.swift) the
// arrangement of others. Only what is needed to measure a view's content.

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

  /// A font about which nothing is said.
  public init() {}
}

/// One run of an attributed string.
public struct AttributedFragment: Sendable {
  /// The characters of the run.
  public var text: String
  /// Nil where the run names none.
  public var font: FontDescription?
  /// Points added between lines, and the bounds of a line's height, from the paragraph style; 0 where absent.
  public var lineSpacing: Double = 0
  /// In points.
  public var minimumLineHeight: Double = 0
  /// In points; 0 for no limit.
  public var maximumLineHeight: Double = 0
  /// A factor of the font's line height; 0 for 1.
  public var lineHeightMultiple: Double = 0
  /// Points added below each paragraph.
  public var paragraphSpacing: Double = 0
  /// Points before a paragraph's first line.
  public var firstLineHeadIndent: Double = 0
  /// Points before its other lines.
  public var headIndent: Double = 0
  /// Added after each character, in points (`NSKern`).
  public var kern: Double = 0
}

/// What a `<label>` shows.
public struct Label: Sendable {
  /// Plain text; nil where there is none.
  public var text: String?
  /// The runs of an attributed text; nil for a plain one.
  public var attributedText: [AttributedFragment]?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// 0 for no limit.
  public var numberOfLines = 1
  /// Nil for automatic.
  public var preferredMaxLayoutWidth: Double?
  /// As the XML spells it: `tailTruncation`, `wordWrap`, …
  public var lineBreakMode: String?
  /// Whether a text that is too long is drawn smaller instead of cut off.
  public var adjustsFontSizeToFit = false
}

/// What a button shows in one of its states.
public struct ButtonState: Sendable {
  /// Plain text; nil where there is none.
  public var title: String?
  /// The runs of an attributed title; nil for a plain one.
  public var attributedTitle: [AttributedFragment]?
  /// Nil for none.
  public var image: ImageReference?
  /// The image behind the title, stretched; nil for none.
  public var backgroundImage: ImageReference?
  /// How large a system symbol is shown as its image.
  public var symbol = SymbolConfiguration()
}

/// `<buttonConfiguration>`: the look of `UIButton.Configuration` (iOS 15).
public struct ButtonConfiguration: Sendable {
  /// `plain`, `gray`, `tinted`, `filled`, …
  public var style: String?
  /// Plain text; nil where there is none.
  public var title: String?
  /// The smaller text below the title.
  public var subtitle: String?
  /// The runs of an attributed title; nil for a plain one.
  public var attributedTitle: [AttributedFragment]?
  /// Nil for none.
  public var image: ImageReference?
  /// `leading`, `trailing`, `top`, `bottom`, `all`.
  public var imagePlacement: String?
  /// Points between image and title; nil, as below, for UIKit's default.
  public var imagePadding: Double?
  /// Points between title and subtitle.
  public var titlePadding: Double?
  /// `mini`, `small`, `medium`, `large`.
  public var buttonSize: String?
  /// `fixed`, `dynamic`, `capsule`, …; it changes no size.
  public var cornerStyle: String?
  /// Points between the edges and the content; `left` is leading.
  public var contentInsets: EdgeInsets?
  /// The font of the title.
  public var titleFont: FontDescription?
  /// How large a system symbol is shown as its image.
  public var symbol = SymbolConfiguration()
}

/// What a `<button>` shows, and how.
public struct Button: Sendable {
  /// `system`, `roundedRect`, `infoLight`, …; nil for custom.
  public var buttonType: String?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// What it shows in its normal state, which decides its size.
  public var normal = ButtonState()
  /// In points; nil, as below, where the file says nothing.
  public var contentEdgeInsets: EdgeInsets?
  /// Moves the title, in points; counts in no size.
  public var titleEdgeInsets: EdgeInsets?
  /// Moves the image, in points; counts in no size.
  public var imageEdgeInsets: EdgeInsets?
  /// As the XML spells it: `middleTruncation`, `wordWrap`, …
  public var lineBreakMode: String?
  /// Nil for a button of the old style.
  public var configuration: ButtonConfiguration?
}

/// An image by name; its size stands in the document's resources.
public struct ImageReference: Sendable, Hashable {
  /// Of the asset or the symbol.
  public var name: String
  /// `system` for SF Symbols.
  public var catalog: String?
}

/// What an `<imageView>` shows.
public struct ImageView: Sendable {
  /// Nil for none.
  public var image: ImageReference?
  /// How large it shows a system symbol.
  public var symbol = SymbolConfiguration()
}

/// How large a system symbol is shown: `<preferredSymbolConfiguration>`, and the scale in `<imageReference>`.
public struct SymbolConfiguration: Sendable {
  /// In points; nil for that of the font.
  public var pointSize: Double?
  /// Nil for that of the text beside the symbol, or the body's.
  public var font: FontDescription?
  /// `small`, `medium`, `large`; nil for the default.
  public var scale: String?
}

/// What a `<textField>` shows.
public struct TextField: Sendable {
  /// Plain text; nil where there is none.
  public var text: String?
  /// Shown while there is no text.
  public var placeholder: String?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// `roundedRect`, `line`, `bezel`; nil for none.
  public var borderStyle: String?
  /// As the XML spells it: `whileEditing`, …; it takes room from the text.
  public var clearButtonMode: String?
}

/// What a `<textView>` shows.
public struct TextView: Sendable {
  /// Plain text; nil where there is none.
  public var text: String?
  /// The runs of an attributed text; nil for a plain one.
  public var attributedText: [AttributedFragment]?
  /// Nil for the default of the kind.
  public var font: FontDescription?
  /// A text view that does not scroll is as high as its text.
  public var isScrollEnabled = true
}

/// One `<segment>`.
public struct Segment: Sendable {
  /// Plain text; nil where there is none.
  public var title: String?
  /// Nil for none.
  public var image: ImageReference?
  /// Fixed width; nil for automatic.
  public var width: Double?
}

/// What a `<segmentedControl>` shows.
public struct SegmentedControl: Sendable {
  /// From leading to trailing.
  public var segments: [Segment] = []
  /// Whether segments are as wide as their content asks instead of equally wide.
  public var apportionsSegmentWidthsByContent = false
  /// As the XML spells it; nil for the default.
  public var style: String?
}

/// A navigation bar, tab bar, toolbar or search bar.
public struct Bar: Sendable {
  /// Absent means true.
  public var isTranslucent = true
  /// Of a navigation bar: whether it has room for a large title.
  public var hasLargeTitles = false
  /// A line of text above the title; nil for none.
  public var prompt: String?
  /// Of a search bar: whether a bar of scopes stands below.
  public var showsScopeBar = false
  /// As the XML spells it; nil for the default.
  public var style: String?
}

/// Values of small controls.
public struct Control: Sendable {
  /// `style` of activity indicators, date pickers and progress views.
  public var style: String?
  /// Of a page control.
  public var numberOfPages = 0
  /// Of a date picker: `time`, `date`, …; nil for the default.
  public var datePickerMode: String?
  /// Of an activity indicator: it is hidden only because it does not spin.
  public var hidesWhenStopped = false
  /// Of a slider: left of the track.
  public var minimumValueImage: ImageReference?
  /// Of a slider: right of the track.
  public var maximumValueImage: ImageReference?
}

/// What a view of one kind has beyond what all views have.
public indirect enum ViewContent: Sendable {
  /// Nothing: a plain view, or a kind whose content decides no size.
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
