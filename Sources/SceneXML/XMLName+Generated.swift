// The names of elements and attributes. Written by Scripts/generate/xml-names from xml-names.txt; edit that list instead.
// swift-format-ignore-file

/// An element or attribute name of Interface Builder's format; `unknown` is any other name, whose spelling
/// the document keeps.
public enum XMLName: UInt16, Sendable, CaseIterable {
  case unknown
  case HUD
  case accessibility
  case accessibilityConnection
  case accessibilityElement
  case accessibilityHint
  case accessibilityIdentifier
  case accessibilityIgnoresInvertColors
  case accessibilityLabel
  case accessibilityOverrides
  case accessibilityTraits
  case accessibilityValue
  case accessoryType
  case action
  case actionName
  case activityIndicatorView
  case adaptation
  case address
  case adjustable
  case adjustsFontForContentSizeCategory
  case adjustsFontSizeToFit
  case adjustsFontSizeToFitWidth
  case adjustsImageSizeForAccessibilityContentSizeCategory
  case adjustsImageWhenAncestorFocused
  case adjustsImageWhenDisabled
  case adjustsImageWhenHighlighted
  case adjustsLetterSpacingToFitWidth
  case affinity
  case after
  case alignment
  case allowDoubleColumnStyle
  case allowOffline
  case allowUserInteraction
  case allowableMovement
  case allowedInputSourceLocales
  case allowedScrollTypesMask
  case allowedToolbarItems
  case allowsAirPlayForMediaPlayback
  case allowsAnimatedImageLooping
  case allowsAnimatedImages
  case allowsBackForwardNavigationGestures
  case allowsCameraControl
  case allowsCharacterPickerTouchBarItem
  case allowsContinuousInteraction
  case allowsDefaultTighteningForTruncation
  case allowsDirectInteraction
  case allowsDocumentBackgroundColorChange
  case allowsEditingTextAttributes
  case allowsEmptySelection
  case allowsExpansionToolTips
  case allowsFloats
  case allowsFocus
  case allowsFocusDuringEditing
  case allowsImageEditing
  case allowsInlineMediaPlayback
  case allowsLinkPreview
  case allowsMagnification
  case allowsMixedState
  case allowsMultipleSelection
  case allowsMultipleSelectionDuringEditing
  case allowsNonContiguousLayout
  case allowsPictureInPictureMediaPlayback
  case allowsSelection
  case allowsSelectionDuringEditing
  case allowsTickMarkValuesOnly
  case allowsToolTipsWhenApplicationIsInactive
  case allowsTransparency
  case allowsTruncatedLabels
  case allowsUndo
  case allowsUserCustomization
  case alpha
  case alphaValue
  case alternate
  case alternateImage
  case alternateTitle
  case alternatingRowBackgroundColors
  case alwaysBounce
  case alwaysBounceHorizontal
  case alwaysBounceVertical
  case alwaysShowsDecimalSeparator
  case ambiguous
  case animates
  case animating
  case animationBehavior
  case animationDuration
  case animationRepeatCount
  case animations
  case antialiasingMode
  case appearance
  case appearanceType
  case appends
  case application
  case apportionsSegmentWidthsByContent
  case archive
  case arrangesAllSubviews
  case array
  case arrayController
  case arrowPosition
  case arscnView
  case arskView
  case asynchronous
  case attributedString
  case attributes
  case audiovisualMediaTypes
  case autoResizeDrawable
  case autocapitalizationType
  case autocorrectionType
  case autoenablesDefaultLighting
  case autoenablesItems
  case autohidesScrollers
  case automaticEstimatedItemSize
  case automaticallyAdjustsScrollViewInsets
  case automaticallyPreparesContent
  case automaticallyRearrangesObjects
  case automaticallyUpdatesConfiguration
  case autorecalculatesKeyViewLoop
  case autorepeat
  case autoresizesArchivedViewToFullSize
  case autoresizesOutlineColumn
  case autoresizesSubviews
  case autoresizingMask
  case autosaveColumns
  case autosaveExpandedItems
  case autosaveName
  case autosavesConfiguration
  case autoshrinkMode
  case avPlayerViewController
  case avoidsEmptySelection
  case axis
  case backBarButtonItem
  case backButtonDisplayMode
  case backButtonTitle
  case backIndicatorImage
  case backIndicatorTransitionMaskImage
  case background
  case backgroundColor
  case backgroundConfiguration
  case backgroundImage
  case backgroundStyle
  case badgeColor
  case badgeValue
  case barButtonItem
  case barPosition
  case barStyle
  case barTintColor
  case base64UTF8
  case baseWritingDirection
  case baselineAdjustment
  case baselineRelativeArrangement
  case beginningViews
  case behavior
  case behavioralStyle
  case bezelStyle
  case bezeled
  case binding
  case blendingMode
  case blue
  case blurEffect
  case blurRadius
  case bool
  case boolean
  case borderStyle
  case borderType
  case borderWidth
  case bordered
  case bottom
  case bottomPadding
  case bottomStrut
  case bottomTemplateType
  case bounces
  case bouncesZoom
  case box
  case boxType
  case bundleIdentifier
  case button
  case buttonBordered
  case buttonCell
  case buttonConfiguration
  case buttonMaskRequired
  case buttonSize
  case buttonType
  case caTransition
  case calendarDate
  case calendarEvent
  case calendarFormat
  case calendarUnit
  case calendarView
  case canCancelContentTouches
  case canCollapse
  case canDrawConcurrently
  case canPropagateSelectedChildViewControllerTitle
  case canStartPictureInPictureAutomaticallyFromInline
  case cancelsTouchesInView
  case candidateClass
  case capability
  case catalog
  case causesPageTurn
  case cellLayoutMarginsFollowReadableWidth
  case cells
  case changeBackground
  case changeContents
  case changeGray
  case changesSelectionAsPrimaryAction
  case childrenKeyPath
  case ciColor
  case ciFilter
  case `class`
  case className
  case classReference
  case classes
  case clearButtonMode
  case clearDepth
  case clearStencil
  case clearsContextBeforeDrawing
  case clearsFilterPredicateOnInsertion
  case clearsOnBeginEditing
  case clearsSelectionOnViewWillAppear
  case clipView
  case clipsSubviews
  case clipsToBounds
  case closable
  case cocoaTouchSystemColor
  case collectionClass
  case collectionReusableView
  case collectionView
  case collectionViewCell
  case collectionViewCellContentView
  case collectionViewCompositionalLayout
  case collectionViewController
  case collectionViewFlowLayout
  case collectionViewItem
  case collectionViewLayout
  case color
  case colorLabel
  case colorMatched
  case colorPixelFormat
  case colorSpace
  case colorWell
  case column
  case columnAutoresizingStyle
  case columnReordering
  case columnResizing
  case columnSelection
  case columnSpacing
  case columns
  case comboBox
  case comboBoxCell
  case command
  case completes
  case compositionalLayout
  case configuration
  case configurationType
  case connections
  case constant
  case constraint
  case constraints
  case containerView
  case content
  case contentFilters
  case contentHorizontalAlignment
  case contentInsetAdjustmentBehavior
  case contentInsetsReference
  case contentLayoutGuide
  case contentMode
  case contentType
  case contentVerticalAlignment
  case contentViewInsetsToSafeArea
  case continuous
  case continuousSpellChecking
  case control
  case controlSize
  case controller
  case controllerPlaceholder
  case copiesOnScroll
  case cornerRadius
  case cornerStyle
  case countDownDuration
  case countKeyPath
  case criticalValue
  case crossfade
  case currentPage
  case currentPageIndicatorTintColor
  case customClass
  case customColorSpace
  case customFonts
  case customFormatter
  case customGestureRecognizer
  case customModule
  case customModuleProvider
  case customObject
  case customObjectInstantitationMethod
  case customSpacing
  case customView
  case dashSubstitution
  case data
  case dataDetection
  case dataDetectorType
  case dataDetectorTypes
  case dataMode
  case date
  case dateFormatter
  case datePicker
  case datePickerCell
  case datePickerElements
  case datePickerMode
  case dateStyle
  case day
  case decimal
  case decimalSeparator
  case declaredKeys
  case defaultFixedFontSize
  case defaultFontSize
  case defaultTabInterval
  case defaultToolbarItems
  case defaultVersion
  case deferred
  case defersCurrentPageDisplay
  case definesPresentationContext
  case delaysContentTouches
  case delaysTouchesBegan
  case delaysTouchesEnded
  case dependencies
  case deployment
  case depthStencilPixelFormat
  case description
  case designable
  case designables
  case destination
  case destinationCreationSelector
  case detachesHiddenViews
  case detailTextLabel
  case development
  case device
  case dictionary
  case direction
  case directionalEdgeInsets
  case directionalLayoutMargins
  case directionalLockEnabled
  case disabledBackground
  case discoverabilityTitle
  case displayMode
  case displayModeButtonVisibility
  case displayedWhenStopped
  case distribution
  case dividerStyle
  case document
  case doesNotDimImage
  case doesRelativeDateFormatting
  case doubleSided
  case doubleValue
  case down
  case dragInteractionEnabled
  case drawableColorFormat
  case drawableDepthFormat
  case drawableMultisample
  case drawableStencilFormat
  case drawer
  case drawsBackground
  case dynamicTypePreference
  case edgeInsets
  case editable
  case editingAccessoryType
  case elementFullscreenEnabled
  case emptySelection
  case enableSetNeedsDisplay
  case enabled
  case enablesMarqueeWhenAncestorFocused
  case enablesReturnKeyAutomatically
  case endViews
  case entersFullScreenWhenPlaybackBegins
  case entityName
  case estimatedItemSize
  case estimatedRowHeight
  case estimatedSectionFooterHeight
  case estimatedSectionHeaderHeight
  case eventType
  case exclude
  case exit
  case exitsFullScreenWhenPlaybackEnds
  case explicitIdentifier
  case explicitItemIdentifier
  case extendedEdge
  case extendedLayoutIncludesOpaqueBars
  case family
  case fillerRowHeight
  case findBarPosition
  case findInteractionEnabled
  case findStyle
  case firstAttribute
  case firstItem
  case firstLineHeadIndent
  case fixedFrame
  case flexibleMaxX
  case flexibleMaxY
  case flexibleMinX
  case flexibleMinY
  case flightNumber
  case floatsGroupRows
  case focusGroupIdentifier
  case focusGroupPriority
  case focusRingType
  case focusStyle
  case followsUndockedKeyboard
  case font
  case fontDescription
  case footerHeight
  case footerTitle
  case format
  case formatWidth
  case formatterBehavior
  case fragment
  case frame
  case frameAutosaveName
  case frameLayoutGuide
  case framebufferOnly
  case fraudulentWebsiteWarningEnabled
  case freeformSimulatedSizeMetrics
  case fullScreen
  case fullScreenAuxiliary
  case fullScreenNone
  case fullScreenPrimary
  case fullSizeContentView
  case gapBetweenPages
  case generatesPrototypingConstraints
  case gestureRecognizers
  case glanceController
  case glkView
  case glkViewController
  case green
  case gridCell
  case gridCells
  case gridColumn
  case gridRow
  case gridView
  case group
  case groupingSeparator
  case groupingSize
  case hasAttributedTitle
  case hasDetent
  case hasHorizontalScroller
  case hasShadow
  case hasThousandSeparators
  case hasVerticalScroller
  case headIndent
  case headOfMergedCell
  case header
  case headerHeight
  case headerTitle
  case headerToolTip
  case headerView
  case height
  case heightAdjustment
  case heightClass
  case heightSizable
  case hidden
  case hidesAccessoryWhenEditing
  case hidesBackButton
  case hidesBarsOnSwipe
  case hidesBarsOnTap
  case hidesBarsWhenKeyboardAppears
  case hidesBarsWhenVerticallyCompact
  case hidesBottomBarWhenPushed
  case hidesForSinglePage
  case hidesOnDeactivate
  case hidesSearchBarWhenScrolling
  case hidesWhenLoading
  case hidesWhenStopped
  case hierarchicalColor
  case highlighted
  case highlightedColor
  case highlightedImage
  case hint
  case holdingPriorities
  case holdingPriority
  case horizontal
  case horizontalCompressionResistancePriority
  case horizontalHuggingPriority
  case horizontalLineScroll
  case horizontalPageScroll
  case horizontalScrollElasticity
  case horizontalStackHuggingPriority
  case horizontallyResizable
  case hostingController
  case hour
  case hoverGestureRecognizer
  case icon
  case id
  case identifier
  case ignoresCycle
  case ignoresSiblingOrder
  case ignoresViewportScaleLimits
  case image
  case imageAlignment
  case imageCell
  case imageFrameStyle
  case imageHugsTitle
  case imagePadding
  case imagePlacement
  case imagePosition
  case imageReference
  case imageScaling
  case imageToTextPadding
  case imageView
  case implicitIdentifier
  case implicitItemIdentifier
  case importsGraphics
  case include
  case increment
  case incrementalSearchingEnabled
  case indentationLevel
  case indentationMarkerFollowsCell
  case indentationPerLevel
  case indentationWidth
  case indeterminate
  case indicatorStyle
  case inferredMetricsTieBreakers
  case inheritsFrom
  case initialItem
  case initialViewController
  case initiallyAnimated
  case inlinePredictionType
  case input
  case inputView
  case inset
  case insetsContentViewsToSafeArea
  case insetsLayoutMarginsFromSafeArea
  case integer
  case interfaceStyle
  case isSeparatorItem
  case itemPositioning
  case itemSpacing
  case itemWidth
  case items
  case javaEnabled
  case javaScriptCanOpenWindowsAutomatically
  case javaScriptEnabled
  case jitteringEnabled
  case key
  case keyCommand
  case keyCommands
  case keyEquivalent
  case keyPath
  case keyboardAppearance
  case keyboardDismissMode
  case keyboardDisplayRequiresUserAction
  case keyboardKey
  case keyboardLayoutGuide
  case keyboardType
  case kind
  case label
  case landscapeImage
  case landscapeImagePhone
  case largeContentImage
  case largeContentSizeImage
  case largeContentTitle
  case largeTitleDisplayMode
  case largeTitles
  case launchScreen
  case layout
  case layoutGuide
  case layoutGuides
  case layoutMargins
  case layoutMarginsFollowReadableWidth
  case layoutMarginsGuide
  case layoutMarginsRelativeArrangement
  case leading
  case leadingPadding
  case leafKeyPath
  case left
  case leftBarButtonItems
  case leftItemsSupplementBackButton
  case leftStrut
  case length
  case lenient
  case levelIndicator
  case levelIndicatorCell
  case levelIndicatorStyle
  case lightByBackground
  case lightByContents
  case lightByGray
  case limitsNavigationsToAppBoundDomains
  case lineBreakMode
  case lineHeightMultiple
  case lineSpacing
  case link
  case linkDetection
  case listCell
  case listContentConfiguration
  case locale
  case localeIdentifier
  case localization
  case localizesFormat
  case location
  case locationX
  case locationY
  case longPressGestureRecognizer
  case loops
  case macIdiomStyle
  case maintainsBackForwardList
  case managed
  case map
  case mapType
  case mapView
  case mask
  case maskImage
  case material
  case mathExpressionCompletionType
  case matrix
  case maxNumberOfColumns
  case maxNumberOfRows
  case maxValue
  case maxWidth
  case maxX
  case maxY
  case maximumDate
  case maximumFractionDigits
  case maximumIntegerDigits
  case maximumLineHeight
  case maximumNumberOfTouches
  case maximumPrimaryColumnWidth
  case maximumSupplementaryColumnWidth
  case maximumTrackTintColor
  case maximumValue
  case maximumValueImage
  case maximumZoomScale
  case mediaPlaybackAllowsAirPlay
  case mediaPlaybackRequiresUserAction
  case menu
  case menuElement
  case menuItem
  case metaFont
  case metadata
  case metrics
  case minSystemVersion
  case minToolsVersion
  case minValue
  case minWidth
  case minX
  case minY
  case miniaturizable
  case minimumDate
  case minimumFontSize
  case minimumFractionDigits
  case minimumIntegerDigits
  case minimumInteritemSpacing
  case minimumLineHeight
  case minimumLineSpacing
  case minimumNumberOfTouches
  case minimumPressDuration
  case minimumPrimaryColumnWidth
  case minimumScaleFactor
  case minimumSupplementaryColumnWidth
  case minimumTrackTintColor
  case minimumValue
  case minimumValueImage
  case minimumZoomScale
  case minute
  case minuteInterval
  case mirroring
  case misplaced
  case modalFormSheetSimulatedSizeMetrics
  case modalInPresentation
  case modalPageSheetSimulatedSizeMetrics
  case modalPresentationCapturesStatusBarAppearance
  case modalPresentationStyle
  case modalTransitionStyle
  case mode
  case modifierFlags
  case modifierMask
  case momentary
  case month
  case moveToActiveSpace
  case mtkView
  case multipleSelection
  case multipleTouchEnabled
  case multipliedBy
  case multiplier
  case mutableArray
  case mutableData
  case mutableString
  case name
  case namedColor
  case navigationBar
  case navigationBarAppearance
  case navigationBarHidden
  case navigationController
  case navigationItem
  case navigationOrientation
  case negativeFormat
  case nestingMode
  case nextObjectID
  case nibName
  case `nil`
  case nonactivatingPanel
  case none
  case notEnabled
  case notificationCategory
  case notificationController
  case null
  case numberFormatter
  case numberOfLines
  case numberOfMajorTickMarks
  case numberOfPages
  case numberOfTapsRequired
  case numberOfTickMarks
  case numberOfTouches
  case numberOfTouchesRequired
  case numberOfVisibleItems
  case numberStyle
  case object
  case objectClassName
  case objectController
  case objectValues
  case objects
  case offImage
  case offsetWrapper
  case on
  case onImage
  case onTintColor
  case oneShot
  case opaque
  case openGLView
  case option
  case options
  case orientation
  case outlet
  case outletCollection
  case outlineTableColumn
  case outlineView
  case overrideUserInterfaceStyle
  case pageControl
  case pageIndicatorTintColor
  case pageLength
  case pageSpacing
  case pageViewController
  case pagecontroller
  case paginationBreakingMode
  case paginationMode
  case pagingEnabled
  case paletteColors
  case paletteLabel
  case panGestureRecognizer
  case paragraphSpacing
  case paragraphSpacingBefore
  case paragraphStyle
  case participatesInCycle
  case passwordRules
  case pathCell
  case pathControl
  case pauseOnWillResignActive
  case paused
  case phoneNumber
  case pickerView
  case pinchGestureRecognizer
  case pitchEnabled
  case placeholder
  case placeholderIdentifier
  case placeholderIntrinsicHeight
  case placeholderIntrinsicWidth
  case placeholderString
  case placeholderText
  case playing
  case playsSound
  case plugIn
  case plugInsEnabled
  case point
  case pointSize
  case pointerInteraction
  case pongPressGestureRecognizer
  case popUpButton
  case popUpButtonCell
  case popUpMenus
  case popoverAnchorBarButtonItem
  case popoverAnchorView
  case popoverArrowDirection
  case popoverBehavior
  case popoverPassthroughViews
  case popoverPresentationController
  case positiveFormat
  case possibleTitles
  case precedingGestureRecognizers
  case predicateEditor
  case predicateEditorRowTemplate
  case preferredBehavioralStyle
  case preferredDisplayMode
  case preferredEdge
  case preferredFramesPerSecond
  case preferredImageDynamicRange
  case preferredIndicatorImage
  case preferredMaxLayoutWidth
  case preferredPrimaryColumnWidthFraction
  case preferredRenderingAPI
  case preferredSearchBarPlacement
  case preferredSplitBehavior
  case preferredSupplementaryColumnWidthFraction
  case preferredSymbolConfiguration
  case preferredVibrancy
  case prefersSideBySideTextAndSecondaryText
  case prefersToBeShown
  case prefetchingEnabled
  case presentsWithGesture
  case presentsWithTransaction
  case preservesSelection
  case preservesSuperviewLayoutMargins
  case pressGestureRecognizer
  case pressTypeMask
  case previousBinding
  case primaryBackgroundStyle
  case primaryEdge
  case priority
  case progress
  case progressImage
  case progressIndicator
  case progressTintColor
  case progressView
  case progressViewStyle
  case prompt
  case prompted
  case promptedForUpgradeToXcode5
  case property
  case propertyAccessControl
  case prototypeCellViews
  case prototypes
  case providesPresentationContextTransitionStyle
  case pullsDown
  case pushIn
  case quoteSubstitution
  case radius
  case range
  case readableContentGuide
  case real
  case recentsAutosaveName
  case rect
  case rectEdge
  case red
  case reference
  case referencedIdentifier
  case refreshControl
  case refusesFirstResponder
  case relation
  case relationship
  case relationships
  case relativePath
  case releasedWhenClosed
  case remembersLastFocusedIndexPath
  case renderingMode
  case rendersContinuously
  case reorderingCadence
  case representsSharedInstance
  case requiresExclusiveTouchType
  case requiresLinearPlayback
  case resizable
  case resizeWithTable
  case resizesToFullScreen
  case resources
  case restorable
  case restorationIdentifier
  case restoresFocusAfterTransition
  case resumeOnDidBecomeActive
  case returnKeyType
  case reuseIdentifier
  case reversesTitleShadowWhenHighlighted
  case richText
  case right
  case rightBarButtonItems
  case rightStrut
  case role
  case rotateEnabled
  case rotationGestureRecognizer
  case roundingMode
  case roundsToMinuteInterval
  case row
  case rowAlignment
  case rowHeight
  case rowSizeStyle
  case rowSpacing
  case rowTemplates
  case rowType
  case rows
  case safeArea
  case safeAreaLayoutGuide
  case sampleCount
  case scale
  case scalesLargeContentImage
  case scalesPageToFit
  case scene
  case sceneID
  case sceneKitView
  case sceneMemberID
  case sceneName
  case sceneView
  case scenes
  case scopeBarBackgroundImage
  case scopeButtonTitles
  case screenEdgePanGestureRecognizer
  case scrollDirection
  case scrollEnabled
  case scrollView
  case scrollable
  case scroller
  case searchBar
  case searchBarStyle
  case searchDisplayController
  case searchField
  case searchFieldCell
  case searchResultsButtonSelected
  case searchResultsTitle
  case searchToolbarItem
  case second
  case secondAttribute
  case secondItem
  case secondaryImage
  case secondaryText
  case sectionFooterHeight
  case sectionFootersPinToVisibleBounds
  case sectionHeaderHeight
  case sectionHeaderTopPadding
  case sectionHeadersPinToVisibleBounds
  case sectionIndexBackgroundColor
  case sectionIndexColor
  case sectionIndexMinimumDisplayRowCount
  case sectionIndexTrackingBackgroundColor
  case sectionInsetReference
  case sections
  case secureTextEntry
  case secureTextField
  case secureTextFieldCell
  case segment
  case segmentControlStyle
  case segmentedCell
  case segmentedControl
  case segments
  case segue
  case select
  case selectable
  case selected
  case selectedImage
  case selectedImageTintColor
  case selectedItem
  case selectedSegmentIndex
  case selectedSymbolConfiguration
  case selectedTabViewItemIndex
  case selectionByRect
  case selectionFollowsFocus
  case selectionGranularity
  case selectionHighlightStyle
  case selectionIndicatorImage
  case selectionStyle
  case selector
  case selectsInsertedObjects
  case selfSizingInvalidation
  case semanticContentAttribute
  case sendsActionOnEndEditing
  case sendsActionsOnEditingChanged
  case sendsSearchStringImmediately
  case sendsWholeSearchString
  case separator
  case separatorColor
  case separatorInsetReference
  case separatorStyle
  case setsMaxLayoutWidthAtFirstLayout
  case shadow
  case shadowImage
  case shift
  case shipmentTrackingNumber
  case shouldBeArchived
  case shouldCullNonVisibleNodes
  case shouldIndentWhileEditing
  case showSeguePresentationStyle
  case showsActivityIndicator
  case showsBaselineSeparator
  case showsBookmarkButton
  case showsBuildings
  case showsCancelButton
  case showsCompass
  case showsDrawCount
  case showsExpansionTextWhenTruncated
  case showsFPS
  case showsFields
  case showsHorizontalScrollIndicator
  case showsLargeContentViewer
  case showsMenuAsPrimaryAction
  case showsNodeCount
  case showsPhysics
  case showsPlaybackControls
  case showsPointsOfInterest
  case showsQuadCount
  case showsReorderControl
  case showsScale
  case showsScopeBar
  case showsSearchResultsButton
  case showsSecondaryOnlyButton
  case showsSelectionImmediatelyOnTouchBegin
  case showsTickMarks
  case showsToolbarButton
  case showsTouchWhenHighlighted
  case showsTraffic
  case showsUserLocation
  case showsVerticalScrollIndicator
  case simulatedAppContext
  case simulatedMetricsContainer
  case simulatedNavigationBarMetrics
  case simulatedOrientationMetrics
  case simulatedScreenMetrics
  case simulatedStatusBarMetrics
  case simulatedTabBarMetrics
  case simulatedToolbarMetrics
  case siteSpecificQuirksModeEnabled
  case size
  case sizeMode
  case sizingBehavior
  case skView
  case slider
  case sliderCell
  case sliderType
  case smartDashesType
  case smartInsertDelete
  case smartInsertDeleteType
  case smartQuotesType
  case sortDescriptor
  case sortKey
  case source
  case spacing
  case spacingType
  case spellCheckingType
  case spellingCorrection
  case spineLocation
  case splitView
  case splitViewController
  case splitViewControllerTargetIndex
  case splitViewDetailSimulatedSizeMetrics
  case splitViewItem
  case splitViewItems
  case splitViewMasterSimulatedSizeMetrics
  case springLoaded
  case spriteKitScene
  case stackView
  case startsMediaSession
  case state
  case staticText
  case statusBarStyle
  case stepValue
  case stepper
  case stepperCell
  case steps
  case stickyEdge
  case storyboardIdentifier
  case storyboardName
  case string
  case stringValue
  case style
  case subtitle
  case subtitleTextLabel
  case subviews
  case summaryElement
  case superclassName
  case supportsZoom
  case suppressesIncrementalRendering
  case swipeGestureRecognizer
  case `switch`
  case symbolRenderingMode
  case symbolScale
  case symbolType
  case symbolic
  case systemColor
  case systemItem
  case systemMenu
  case systemVersion
  case tabBar
  case tabBarAppearance
  case tabBarController
  case tabBarItem
  case tabFocusesLinks
  case tabStops
  case tabStyle
  case tabView
  case tabViewController
  case tabViewItem
  case tabViewItems
  case tabbingMode
  case table
  case tableCellView
  case tableColumn
  case tableColumnResizingMask
  case tableColumns
  case tableHeaderCell
  case tableHeaderView
  case tableRow
  case tableStyle
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case tableViewController
  case tableViewGridLines
  case tableViewSection
  case tag
  case tapGestureRecognizer
  case target
  case targetRuntime
  case text
  case textAlignment
  case textAttributes
  case textColor
  case textCompletion
  case textContentType
  case textField
  case textFieldCell
  case textInputTraits
  case textLabel
  case textReplacement
  case textStyle
  case textTab
  case textToSecondaryTextVerticalPadding
  case textView
  case texturedBackground
  case thousandSeparator
  case thumbTintColor
  case tickMarkPosition
  case tighteningFactorForTruncation
  case timeIntervalSinceReferenceDate
  case timeStyle
  case timeZone
  case timer
  case tintColor
  case title
  case titleAlignment
  case titlePadding
  case titlePosition
  case titleTextAttributes
  case titleView
  case titleVisibility
  case titlebarAppearsTransparent
  case titled
  case toggleButton
  case toolTip
  case toolbar
  case toolbarAppearance
  case toolbarHidden
  case toolbarItem
  case toolbarItems
  case toolbarStyle
  case toolsVersion
  case top
  case topPadding
  case topStrut
  case topTemplateType
  case trackImage
  case trackTintColor
  case trackingLayoutGuide
  case trackingMode
  case trailing
  case trailingOffset
  case trailingPadding
  case transitionStyle
  case translatesAutoresizingMaskIntoConstraints
  case translucent
  case transparent
  case treeController
  case trigger
  case truncatesLastVisibleLine
  case type
  case typeSelect
  case uiMenu
  case unifiedTitleAndToolbar
  case unselectedItemTintColor
  case unwindAction
  case up
  case updatesFrequently
  case updatesNowPlayingInfoCenter
  case upgradeKnownHostsToHTTPS
  case url
  case useAutolayout
  case useAuxiliaryDepthBufferStencil
  case useCurrentDate
  case useSafeAreas
  case useStoryboardIdentifierAsRestorationIdentifier
  case useTraitCollections
  case userComments
  case userDefaultsController
  case userDefinedRuntimeAttribute
  case userDefinedRuntimeAttributes
  case userGuides
  case userInteractionEnabled
  case userLabel
  case userLayoutGuide
  case userResizable
  case usesAppearanceFont
  case usesAttributedText
  case usesAutomaticRowHeights
  case usesDataSource
  case usesFontPanel
  case usesGroupingSeparator
  case usesInspectorBar
  case usesPredominantAxisScrolling
  case usesRuler
  case usesSafeArea
  case usesSingleLineMode
  case usesStandardTextScaling
  case utility
  case value
  case valueWraps
  case variableValue
  case variant
  case variation
  case verifyAmbiguity
  case version
  case vertical
  case verticalAlignment
  case verticalClippingResistancePriority
  case verticalCompressionResistance
  case verticalCompressionResistancePriority
  case verticalHuggingPriority
  case verticalLineScroll
  case verticalPageScroll
  case verticalScrollElasticity
  case verticalStackHuggingPriority
  case verticallyResizable
  case vibrancyEffect
  case videoGravity
  case view
  case viewBased
  case viewController
  case viewControllerLayoutGuide
  case viewControllerPlaceholder
  case viewControllerTransitionOptions
  case viewControllers
  case viewLayoutGuide
  case viewRespectsSystemMinimumLayoutMargins
  case visibilityPriorities
  case visibilityPriority
  case visibleAtLaunch
  case visualEffectView
  case visualFormat
  case wantsFullScreenLayout
  case wantsLayer
  case warningValue
  case webPreferences
  case webView
  case weight
  case white
  case width
  case widthAdjustment
  case widthClass
  case widthSizable
  case window
  case windowCollectionBehavior
  case windowController
  case windowPositionMask
  case windowStyleMask
  case wkPreferences
  case wkWebView
  case wkWebViewConfiguration
  case writingToolsBehavior
  case x
  case xPlacement
  case xcode11CocoaTouchSystemColor
  case y
  case yPlacement
  case year
  case zoomEnabled

  /// All known spellings in case order, separated by white space.
  static let spellings: StaticString = """
    HUD accessibility accessibilityConnection accessibilityElement accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityLabel accessibilityOverrides accessibilityTraits
    accessibilityValue accessoryType action actionName activityIndicatorView adaptation address adjustable
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsFontSizeToFitWidth
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity after
    alignment allowDoubleColumnStyle allowOffline allowUserInteraction allowableMovement
    allowedInputSourceLocales allowedScrollTypesMask allowedToolbarItems allowsAirPlayForMediaPlayback
    allowsAnimatedImageLooping allowsAnimatedImages allowsBackForwardNavigationGestures allowsCameraControl
    allowsCharacterPickerTouchBarItem allowsContinuousInteraction allowsDefaultTighteningForTruncation
    allowsDirectInteraction allowsDocumentBackgroundColorChange allowsEditingTextAttributes
    allowsEmptySelection allowsExpansionToolTips allowsFloats allowsFocus allowsFocusDuringEditing
    allowsImageEditing allowsInlineMediaPlayback allowsLinkPreview allowsMagnification allowsMixedState
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsNonContiguousLayout
    allowsPictureInPictureMediaPlayback allowsSelection allowsSelectionDuringEditing
    allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsTransparency
    allowsTruncatedLabels allowsUndo allowsUserCustomization alpha alphaValue alternate alternateImage
    alternateTitle alternatingRowBackgroundColors alwaysBounce alwaysBounceHorizontal alwaysBounceVertical
    alwaysShowsDecimalSeparator ambiguous animates animating animationBehavior animationDuration
    animationRepeatCount animations antialiasingMode appearance appearanceType appends application
    apportionsSegmentWidthsByContent archive arrangesAllSubviews array arrayController arrowPosition
    arscnView arskView asynchronous attributedString attributes audiovisualMediaTypes autoResizeDrawable
    autocapitalizationType autocorrectionType autoenablesDefaultLighting autoenablesItems autohidesScrollers
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets automaticallyPreparesContent
    automaticallyRearrangesObjects automaticallyUpdatesConfiguration autorecalculatesKeyViewLoop autorepeat
    autoresizesArchivedViewToFullSize autoresizesOutlineColumn autoresizesSubviews autoresizingMask
    autosaveColumns autosaveExpandedItems autosaveName autosavesConfiguration autoshrinkMode
    avPlayerViewController avoidsEmptySelection axis backBarButtonItem backButtonDisplayMode backButtonTitle
    backIndicatorImage backIndicatorTransitionMaskImage background backgroundColor backgroundConfiguration
    backgroundImage backgroundStyle badgeColor badgeValue barButtonItem barPosition barStyle barTintColor
    base64-UTF8 baseWritingDirection baselineAdjustment baselineRelativeArrangement beginningViews behavior
    behavioralStyle bezelStyle bezeled binding blendingMode blue blurEffect blurRadius bool boolean
    borderStyle borderType borderWidth bordered bottom bottomPadding bottomStrut bottomTemplateType bounces
    bouncesZoom box boxType bundleIdentifier button buttonBordered buttonCell buttonConfiguration
    buttonMaskRequired buttonSize buttonType caTransition calendarDate calendarEvent calendarFormat
    calendarUnit calendarView canCancelContentTouches canCollapse canDrawConcurrently
    canPropagateSelectedChildViewControllerTitle canStartPictureInPictureAutomaticallyFromInline
    cancelsTouchesInView candidateClass capability catalog causesPageTurn
    cellLayoutMarginsFollowReadableWidth cells changeBackground changeContents changeGray
    changesSelectionAsPrimaryAction childrenKeyPath ciColor ciFilter class className classReference classes
    clearButtonMode clearDepth clearStencil clearsContextBeforeDrawing clearsFilterPredicateOnInsertion
    clearsOnBeginEditing clearsSelectionOnViewWillAppear clipView clipsSubviews clipsToBounds closable
    cocoaTouchSystemColor collectionClass collectionReusableView collectionView collectionViewCell
    collectionViewCellContentView collectionViewCompositionalLayout collectionViewController
    collectionViewFlowLayout collectionViewItem collectionViewLayout color colorLabel colorMatched
    colorPixelFormat colorSpace colorWell column columnAutoresizingStyle columnReordering columnResizing
    columnSelection columnSpacing columns comboBox comboBoxCell command completes compositionalLayout
    configuration configurationType connections constant constraint constraints containerView content
    contentFilters contentHorizontalAlignment contentInsetAdjustmentBehavior contentInsetsReference
    contentLayoutGuide contentMode contentType contentVerticalAlignment contentViewInsetsToSafeArea
    continuous continuousSpellChecking control controlSize controller controllerPlaceholder copiesOnScroll
    cornerRadius cornerStyle countDownDuration countKeyPath criticalValue crossfade currentPage
    currentPageIndicatorTintColor customClass customColorSpace customFonts customFormatter
    customGestureRecognizer customModule customModuleProvider customObject customObjectInstantitationMethod
    customSpacing customView dashSubstitution data dataDetection dataDetectorType dataDetectorTypes dataMode
    date dateFormatter datePicker datePickerCell datePickerElements datePickerMode dateStyle day decimal
    decimalSeparator declaredKeys defaultFixedFontSize defaultFontSize defaultTabInterval
    defaultToolbarItems defaultVersion deferred defersCurrentPageDisplay definesPresentationContext
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded dependencies deployment
    depthStencilPixelFormat description designable designables destination destinationCreationSelector
    detachesHiddenViews detailTextLabel development device dictionary direction directionalEdgeInsets
    directionalLayoutMargins directionalLockEnabled disabledBackground discoverabilityTitle displayMode
    displayModeButtonVisibility displayedWhenStopped distribution dividerStyle document doesNotDimImage
    doesRelativeDateFormatting doubleSided doubleValue down dragInteractionEnabled drawableColorFormat
    drawableDepthFormat drawableMultisample drawableStencilFormat drawer drawsBackground
    dynamicTypePreference edgeInsets editable editingAccessoryType elementFullscreenEnabled emptySelection
    enableSetNeedsDisplay enabled enablesMarqueeWhenAncestorFocused enablesReturnKeyAutomatically endViews
    entersFullScreenWhenPlaybackBegins entityName estimatedItemSize estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType exclude exit
    exitsFullScreenWhenPlaybackEnds explicitIdentifier explicitItemIdentifier extendedEdge
    extendedLayoutIncludesOpaqueBars family fillerRowHeight findBarPosition findInteractionEnabled findStyle
    firstAttribute firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX
    flexibleMinY flightNumber floatsGroupRows focusGroupIdentifier focusGroupPriority focusRingType
    focusStyle followsUndockedKeyboard font fontDescription footerHeight footerTitle format formatWidth
    formatterBehavior fragment frame frameAutosaveName frameLayoutGuide framebufferOnly
    fraudulentWebsiteWarningEnabled freeformSimulatedSizeMetrics fullScreen fullScreenAuxiliary
    fullScreenNone fullScreenPrimary fullSizeContentView gapBetweenPages generatesPrototypingConstraints
    gestureRecognizers glanceController glkView glkViewController green gridCell gridCells gridColumn
    gridRow gridView group groupingSeparator groupingSize hasAttributedTitle hasDetent hasHorizontalScroller
    hasShadow hasThousandSeparators hasVerticalScroller headIndent headOfMergedCell header headerHeight
    headerTitle headerToolTip headerView height heightAdjustment heightClass heightSizable hidden
    hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
    hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage hidesOnDeactivate
    hidesSearchBarWhenScrolling hidesWhenLoading hidesWhenStopped hierarchicalColor highlighted
    highlightedColor highlightedImage hint holdingPriorities holdingPriority horizontal
    horizontalCompressionResistancePriority horizontalHuggingPriority horizontalLineScroll
    horizontalPageScroll horizontalScrollElasticity horizontalStackHuggingPriority horizontallyResizable
    hostingController hour hoverGestureRecognizer icon id identifier ignoresCycle ignoresSiblingOrder
    ignoresViewportScaleLimits image imageAlignment imageCell imageFrameStyle imageHugsTitle imagePadding
    imagePlacement imagePosition imageReference imageScaling imageToTextPadding imageView implicitIdentifier
    implicitItemIdentifier importsGraphics include increment incrementalSearchingEnabled indentationLevel
    indentationMarkerFollowsCell indentationPerLevel indentationWidth indeterminate indicatorStyle
    inferredMetricsTieBreakers inheritsFrom initialItem initialViewController initiallyAnimated
    inlinePredictionType input inputView inset insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea
    integer interfaceStyle isSeparatorItem itemPositioning itemSpacing itemWidth items javaEnabled
    javaScriptCanOpenWindowsAutomatically javaScriptEnabled jitteringEnabled key keyCommand keyCommands
    keyEquivalent keyPath keyboardAppearance keyboardDismissMode keyboardDisplayRequiresUserAction
    keyboardKey keyboardLayoutGuide keyboardType kind label landscapeImage landscapeImagePhone
    largeContentImage largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles launchScreen
    layout layoutGuide layoutGuides layoutMargins layoutMarginsFollowReadableWidth layoutMarginsGuide
    layoutMarginsRelativeArrangement leading leadingPadding leafKeyPath left leftBarButtonItems
    leftItemsSupplementBackButton leftStrut length lenient levelIndicator levelIndicatorCell
    levelIndicatorStyle lightByBackground lightByContents lightByGray limitsNavigationsToAppBoundDomains
    lineBreakMode lineHeightMultiple lineSpacing link linkDetection listCell listContentConfiguration locale
    localeIdentifier localization localizesFormat location locationX locationY longPressGestureRecognizer
    loops macIdiomStyle maintainsBackForwardList managed map mapType mapView mask maskImage material
    mathExpressionCompletionType matrix maxNumberOfColumns maxNumberOfRows maxValue maxWidth maxX maxY
    maximumDate maximumFractionDigits maximumIntegerDigits maximumLineHeight maximumNumberOfTouches
    maximumPrimaryColumnWidth maximumSupplementaryColumnWidth maximumTrackTintColor maximumValue
    maximumValueImage maximumZoomScale mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction menu
    menuElement menuItem metaFont metadata metrics minSystemVersion minToolsVersion minValue minWidth minX
    minY miniaturizable minimumDate minimumFontSize minimumFractionDigits minimumIntegerDigits
    minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration
    minimumPrimaryColumnWidth minimumScaleFactor minimumSupplementaryColumnWidth minimumTrackTintColor
    minimumValue minimumValueImage minimumZoomScale minute minuteInterval mirroring misplaced
    modalFormSheetSimulatedSizeMetrics modalInPresentation modalPageSheetSimulatedSizeMetrics
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle mode
    modifierFlags modifierMask momentary month moveToActiveSpace mtkView multipleSelection
    multipleTouchEnabled multipliedBy multiplier mutableArray mutableData mutableString name namedColor
    navigationBar navigationBarAppearance navigationBarHidden navigationController navigationItem
    navigationOrientation negativeFormat nestingMode nextObjectID nibName nil nonactivatingPanel none
    notEnabled notificationCategory notificationController null numberFormatter numberOfLines
    numberOfMajorTickMarks numberOfPages numberOfTapsRequired numberOfTickMarks numberOfTouches
    numberOfTouchesRequired numberOfVisibleItems numberStyle object objectClassName objectController
    objectValues objects offImage offsetWrapper on onImage onTintColor oneShot opaque openGLView option
    options orientation outlet outletCollection outlineTableColumn outlineView overrideUserInterfaceStyle
    pageControl pageIndicatorTintColor pageLength pageSpacing pageViewController pagecontroller
    paginationBreakingMode paginationMode pagingEnabled paletteColors paletteLabel panGestureRecognizer
    paragraphSpacing paragraphSpacingBefore paragraphStyle participatesInCycle passwordRules pathCell
    pathControl pauseOnWillResignActive paused phoneNumber pickerView pinchGestureRecognizer pitchEnabled
    placeholder placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth placeholderString
    placeholderText playing playsSound plugIn plugInsEnabled point pointSize pointerInteraction
    pongPressGestureRecognizer popUpButton popUpButtonCell popUpMenus popoverAnchorBarButtonItem
    popoverAnchorView popoverArrowDirection popoverBehavior popoverPassthroughViews
    popoverPresentationController positiveFormat possibleTitles precedingGestureRecognizers predicateEditor
    predicateEditorRowTemplate preferredBehavioralStyle preferredDisplayMode preferredEdge
    preferredFramesPerSecond preferredImageDynamicRange preferredIndicatorImage preferredMaxLayoutWidth
    preferredPrimaryColumnWidthFraction preferredRenderingAPI preferredSearchBarPlacement
    preferredSplitBehavior preferredSupplementaryColumnWidthFraction preferredSymbolConfiguration
    preferredVibrancy prefersSideBySideTextAndSecondaryText prefersToBeShown prefetchingEnabled
    presentsWithGesture presentsWithTransaction preservesSelection preservesSuperviewLayoutMargins
    pressGestureRecognizer pressTypeMask previousBinding primaryBackgroundStyle primaryEdge priority
    progress progressImage progressIndicator progressTintColor progressView progressViewStyle prompt
    prompted promptedForUpgradeToXcode5 property propertyAccessControl prototypeCellViews prototypes
    providesPresentationContextTransitionStyle pullsDown pushIn quoteSubstitution radius range
    readableContentGuide real recentsAutosaveName rect rectEdge red reference referencedIdentifier
    refreshControl refusesFirstResponder relation relationship relationships relativePath releasedWhenClosed
    remembersLastFocusedIndexPath renderingMode rendersContinuously reorderingCadence
    representsSharedInstance requiresExclusiveTouchType requiresLinearPlayback resizable resizeWithTable
    resizesToFullScreen resources restorable restorationIdentifier restoresFocusAfterTransition
    resumeOnDidBecomeActive returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted richText right
    rightBarButtonItems rightStrut role rotateEnabled rotationGestureRecognizer roundingMode
    roundsToMinuteInterval row rowAlignment rowHeight rowSizeStyle rowSpacing rowTemplates rowType rows
    safeArea safeAreaLayoutGuide sampleCount scale scalesLargeContentImage scalesPageToFit scene sceneID
    sceneKitView sceneMemberID sceneName sceneView scenes scopeBarBackgroundImage scopeButtonTitles
    screenEdgePanGestureRecognizer scrollDirection scrollEnabled scrollView scrollable scroller searchBar
    searchBarStyle searchDisplayController searchField searchFieldCell searchResultsButtonSelected
    searchResultsTitle searchToolbarItem second secondAttribute secondItem secondaryImage secondaryText
    sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
    sectionHeadersPinToVisibleBounds sectionIndexBackgroundColor sectionIndexColor
    sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sectionInsetReference sections
    secureTextEntry secureTextField secureTextFieldCell segment segmentControlStyle segmentedCell
    segmentedControl segments segue select selectable selected selectedImage selectedImageTintColor
    selectedItem selectedSegmentIndex selectedSymbolConfiguration selectedTabViewItemIndex selectionByRect
    selectionFollowsFocus selectionGranularity selectionHighlightStyle selectionIndicatorImage
    selectionStyle selector selectsInsertedObjects selfSizingInvalidation semanticContentAttribute
    sendsActionOnEndEditing sendsActionsOnEditingChanged sendsSearchStringImmediately sendsWholeSearchString
    separator separatorColor separatorInsetReference separatorStyle setsMaxLayoutWidthAtFirstLayout shadow
    shadowImage shift shipmentTrackingNumber shouldBeArchived shouldCullNonVisibleNodes
    shouldIndentWhileEditing showSeguePresentationStyle showsActivityIndicator showsBaselineSeparator
    showsBookmarkButton showsBuildings showsCancelButton showsCompass showsDrawCount
    showsExpansionTextWhenTruncated showsFPS showsFields showsHorizontalScrollIndicator
    showsLargeContentViewer showsMenuAsPrimaryAction showsNodeCount showsPhysics showsPlaybackControls
    showsPointsOfInterest showsQuadCount showsReorderControl showsScale showsScopeBar
    showsSearchResultsButton showsSecondaryOnlyButton showsSelectionImmediatelyOnTouchBegin showsTickMarks
    showsToolbarButton showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator
    simulatedAppContext simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics
    simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
    siteSpecificQuirksModeEnabled size sizeMode sizingBehavior skView slider sliderCell sliderType
    smartDashesType smartInsertDelete smartInsertDeleteType smartQuotesType sortDescriptor sortKey source
    spacing spacingType spellCheckingType spellingCorrection spineLocation splitView splitViewController
    splitViewControllerTargetIndex splitViewDetailSimulatedSizeMetrics splitViewItem splitViewItems
    splitViewMasterSimulatedSizeMetrics springLoaded spriteKitScene stackView startsMediaSession state
    staticText statusBarStyle stepValue stepper stepperCell steps stickyEdge storyboardIdentifier
    storyboardName string stringValue style subtitle subtitleTextLabel subviews summaryElement
    superclassName supportsZoom suppressesIncrementalRendering swipeGestureRecognizer switch
    symbolRenderingMode symbolScale symbolType symbolic systemColor systemItem systemMenu systemVersion
    tabBar tabBarAppearance tabBarController tabBarItem tabFocusesLinks tabStops tabStyle tabView
    tabViewController tabViewItem tabViewItems tabbingMode table tableCellView tableColumn
    tableColumnResizingMask tableColumns tableHeaderCell tableHeaderView tableRow tableStyle tableView
    tableViewCell tableViewCellContentView tableViewController tableViewGridLines tableViewSection tag
    tapGestureRecognizer target targetRuntime text textAlignment textAttributes textColor textCompletion
    textContentType textField textFieldCell textInputTraits textLabel textReplacement textStyle textTab
    textToSecondaryTextVerticalPadding textView texturedBackground thousandSeparator thumbTintColor
    tickMarkPosition tighteningFactorForTruncation timeIntervalSinceReferenceDate timeStyle timeZone timer
    tintColor title titleAlignment titlePadding titlePosition titleTextAttributes titleView titleVisibility
    titlebarAppearsTransparent titled toggleButton toolTip toolbar toolbarAppearance toolbarHidden
    toolbarItem toolbarItems toolbarStyle toolsVersion top topPadding topStrut topTemplateType trackImage
    trackTintColor trackingLayoutGuide trackingMode trailing trailingOffset trailingPadding transitionStyle
    translatesAutoresizingMaskIntoConstraints translucent transparent treeController trigger
    truncatesLastVisibleLine type typeSelect uiMenu unifiedTitleAndToolbar unselectedItemTintColor
    unwindAction up updatesFrequently updatesNowPlayingInfoCenter upgradeKnownHostsToHTTPS url useAutolayout
    useAuxiliaryDepthBufferStencil useCurrentDate useSafeAreas
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userComments userDefaultsController
    userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userInteractionEnabled userLabel
    userLayoutGuide userResizable usesAppearanceFont usesAttributedText usesAutomaticRowHeights
    usesDataSource usesFontPanel usesGroupingSeparator usesInspectorBar usesPredominantAxisScrolling
    usesRuler usesSafeArea usesSingleLineMode usesStandardTextScaling utility value valueWraps variableValue
    variant variation verifyAmbiguity version vertical verticalAlignment verticalClippingResistancePriority
    verticalCompressionResistance verticalCompressionResistancePriority verticalHuggingPriority
    verticalLineScroll verticalPageScroll verticalScrollElasticity verticalStackHuggingPriority
    verticallyResizable vibrancyEffect videoGravity view viewBased viewController viewControllerLayoutGuide
    viewControllerPlaceholder viewControllerTransitionOptions viewControllers viewLayoutGuide
    viewRespectsSystemMinimumLayoutMargins visibilityPriorities visibilityPriority visibleAtLaunch
    visualEffectView visualFormat wantsFullScreenLayout wantsLayer warningValue webPreferences webView
    weight white width widthAdjustment widthClass widthSizable window windowCollectionBehavior
    windowController windowPositionMask windowStyleMask wkPreferences wkWebView wkWebViewConfiguration
    writingToolsBehavior x xPlacement xcode11CocoaTouchSystemColor y yPlacement year zoomEnabled
    """
}
