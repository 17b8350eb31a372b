// The JSON type of an attribute: by its name and, if a name has two meanings, by its element. Unknown
// attributes are strings.

import SceneXML

/// The JSON type of an attribute's value.
package enum AttributeType: UInt8 {
  /// A string, even if it looks like a number: titles, identifiers, references.
  case text
  /// YES and NO become true and false; other values stay strings.
  case word
  /// A number whose zero Interface Builder writes as `0.0`: lengths, color components, factors.
  case real
  /// A number whose zero Interface Builder writes as `0`: counts, tags, priorities.
  case integer
  /// A number or a quotient such as `1:2`; Interface Builder writes it with the fewest digits.
  case ratio

  /// The type of an attribute.
  package static func of(_ attribute: XMLName, in element: XMLName) -> AttributeType {
    switch attribute {
    case .unknown: .text
    case .value:
      switch element {
      case .boolean: .word
      case .integer: .integer
      case .real, .slider, .stepper: .real
      default: .text
      }
    case .placeholder: element == .constraint ? .word : .text
    default: table[Int(attribute.rawValue)]
    }
  }

  private static let table: [AttributeType] = {
    var table = [AttributeType](repeating: .word, count: XMLName.allCases.count)
    for (type, names) in [
      (AttributeType.text, texts), (.real, reals), (.integer, integers), (.ratio, "multiplier"),
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) {
        let known = XMLName(String(name))
        if known != .unknown { table[Int(known.rawValue)] = type }
      }
    }
    return table
  }()

  private static let texts = """
    id key name text title label userLabel identifier storyboardIdentifier storyboardName referencedIdentifier \
    bundleIdentifier restorationIdentifier reuseIdentifier customClass customModule customModuleProvider image \
    selectedImage highlightedImage alternateImage backgroundImage landscapeImage landscapeImagePhone largeContentSizeImage \
    minimumValueImage maximumValueImage property selector keyPath keyEquivalent prompt content headerTitle footerTitle \
    toolTip alternateTitle subtitle placeholderString userComments catalog family sceneID firstItem secondItem destination \
    target reference tableViewCell initialViewController textLabel detailTextLabel imageView popoverAnchorView \
    popoverAnchorBarButtonItem trigger unwindAction destinationCreationSelector badgeValue type version toolsVersion \
    minToolsVersion defaultVersion systemVersion accessibilityLabel accessibilityHint accessibilityIdentifier \
    accessibilityValue stringValue paletteLabel implicitItemIdentifier autosaveName frameAutosaveName background \
    disabledBackground icon onImage offImage largeContentTitle largeContentImage backButtonTitle selectionIndicatorImage \
    backIndicatorTransitionMaskImage passwordRules focusGroupIdentifier
    """

  private static let reals = """
    x y width height minX minY maxX maxY alpha red green blue white pointSize size constant inset rowHeight \
    sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight \
    estimatedSectionFooterHeight indentationWidth minimumFontSize minimumScaleFactor spacing \
    placeholderIntrinsicWidth placeholderIntrinsicHeight preferredMaxLayoutWidth minValue maxValue minimumValue \
    maximumValue stepValue progress top left bottom right leading trailing location minWidth maxWidth minimumLineSpacing \
    minimumInteritemSpacing doubleValue horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll \
    tighteningFactorForTruncation bottomPadding topPadding leadingPadding trailingPadding imagePadding lineSpacing \
    lineHeightMultiple minimumLineHeight maximumLineHeight paragraphSpacing paragraphSpacingBefore firstLineHeadIndent \
    headIndent radius cornerRadius borderWidth blurRadius minimumZoomScale maximumZoomScale widthAdjustment \
    defaultTabInterval rowSpacing columnSpacing pageSpacing trailingOffset minimumPrimaryColumnWidth \
    maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction variableValue minimumPressDuration \
    timeIntervalSinceReferenceDate horizontal vertical indentationPerLevel warningValue criticalValue heightAdjustment \
    animationDuration
    """

  private static let integers = """
    tag numberOfLines indentationLevel priority horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority horizontalStackHuggingPriority \
    verticalStackHuggingPriority selectedSegmentIndex numberOfPages currentPage minuteInterval minimumIntegerDigits \
    maximumIntegerDigits minimumFractionDigits maximumFractionDigits groupingSize numberOfTickMarks \
    numberOfMajorTickMarks preferredFramesPerSecond holdingPriority length minimumNumberOfTouches formatWidth \
    numberOfTapsRequired numberOfTouchesRequired numberOfVisibleItems defaultFontSize defaultFixedFontSize \
    maxNumberOfRows maxNumberOfColumns maximumNumberOfTouches sectionIndexMinimumDisplayRowCount
    """
}

extension XMLName {
  /// Whether the attribute's value is the id of an object of the same document.
  package func isReference(in element: XMLName) -> Bool {
    switch self {
    case .firstItem, .secondItem: element == .constraint
    case .destination, .target: true
    case .reference: element == .exclude || element == .include || element == .segue
    case .initialViewController: element == .document
    case .textLabel, .detailTextLabel, .imageView, .tableViewCell, .popoverAnchorView,
      .popoverAnchorBarButtonItem:
      true
    default: false
    }
  }
}
