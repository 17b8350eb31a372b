// Decodes the content of each kind of view: images, segments, settings of stack views and tables.
// SceneDecoder+Text decodes texts and fonts.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  mutating func content(of e: ElementID, kind: ViewKind, place: Place) -> ViewContent {
    switch kind {
    case .label: return .label(label(e))
    case .button: return .button(button(e))
    case .imageView: return .imageView(imageView(e))
    case .textField:
      return .textField(
        TextField(
          text: string(.text, of: e) ?? childText(e, key: "text"),
          placeholder: string(.placeholder, of: e) ?? childText(e, key: "placeholder"), font: fontChild(e),
          borderStyle: string(.borderStyle, of: e), clearButtonMode: string(.clearButtonMode, of: e),
          isSecure: source.firstChild(of: e, named: .textInputTraits).flatMap {
            bool(.secureTextEntry, of: $0)
          } ?? false))
    case .textView:
      return .textView(
        TextView(
          text: string(.text, of: e) ?? childText(e, key: "text"),
          attributedText: attributedString(e, key: "attributedText"), font: fontChild(e),
          isScrollEnabled: bool(.scrollEnabled, of: e) ?? true))
    case .stackView: return .stackView(stackView(e))
    case .tableView:
      return .tableView(
        TableView(
          style: string(.style, of: e), dataMode: string(.dataMode, of: e),
          rowHeight: number(.rowHeight, of: e), sectionHeaderHeight: number(.sectionHeaderHeight, of: e),
          sectionFooterHeight: number(.sectionFooterHeight, of: e),
          separatorStyle: string(.separatorStyle, of: e)))
    case .tableViewCell:
      return .tableViewCell(
        TableViewCell(
          style: string(.style, of: e), reuseIdentifier: string(.reuseIdentifier, of: e),
          accessoryType: string(.accessoryType, of: e), rowHeight: number(.rowHeight, of: e),
          textLabel: string(.textLabel, of: e), detailTextLabel: string(.detailTextLabel, of: e),
          imageView: string(.imageView, of: e),
          section: place.kind == .cells && place.detail >= 0 ? Int(place.detail) : nil))
    case .collectionView: return .collectionView(collectionView(e))
    case .collectionViewCell, .collectionReusableView:
      var customSize: Size?
      if let child = source.child(of: e, key: "customSize") { customSize = size(child) }
      return .collectionViewCell(
        CollectionViewCell(reuseIdentifier: string(.reuseIdentifier, of: e), customSize: customSize))
    case .segmentedControl: return .segmentedControl(segmentedControl(e))
    case .navigationBar, .tabBar, .toolbar, .searchBar:
      return .bar(
        Bar(
          isTranslucent: bool(.translucent, of: e) ?? true,
          hasLargeTitles: bool(.largeTitles, of: e) ?? false,
          prompt: string(.prompt, of: e), showsScopeBar: bool(.showsScopeBar, of: e) ?? false,
          style: string(.searchBarStyle, of: e) ?? string(.barStyle, of: e)))
    case .activityIndicator, .progressView, .pageControl, .datePicker, .pickerView, .slider, .switchControl,
      .stepper:
      return .control(control(e))
    default: return .none
    }
  }

  // MARK: Buttons and images

  private func imageReference(_ name: XMLName, of e: ElementID) -> ImageReference? {
    guard let image = string(name, of: e), !image.isEmpty else { return nil }
    return ImageReference(name: image, catalog: string(.catalog, of: e))
  }

  private mutating func button(_ e: ElementID) -> Button {
    var button = Button()
    button.buttonType = string(.buttonType, of: e)
    button.lineBreakMode = string(.lineBreakMode, of: e)
    button.font = fontChild(e)
    button.role = string(.role, of: e)
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .state where source.value(.key, of: child) == "normal":
        button.normal.title = string(.title, of: child) ?? childText(child, key: "title")
        button.normal.attributedTitle = attributedString(child, key: "attributedTitle")
        button.normal.image = imageReference(.image, of: child)
        button.normal.backgroundImage = imageReference(.backgroundImage, of: child)
        decodeSymbol(of: child, into: &button.normal.symbol, &button.normal.image)
      case .inset:
        switch source.value(.key, of: child) {
        case "contentEdgeInsets": button.contentEdgeInsets = insets(child)
        case "titleEdgeInsets": button.titleEdgeInsets = insets(child)
        case "imageEdgeInsets": button.imageEdgeInsets = insets(child)
        default: break
        }
      case .buttonConfiguration: button.configuration = buttonConfiguration(child)
      default: break
      }
    }
    return button
  }

  private mutating func buttonConfiguration(_ e: ElementID) -> ButtonConfiguration {
    var configuration = ButtonConfiguration()
    configuration.style = string(.style, of: e)
    configuration.title = string(.title, of: e) ?? childText(e, key: "title")
    configuration.subtitle = string(.subtitle, of: e) ?? childText(e, key: "subtitle")
    configuration.attributedTitle = attributedString(e, key: "attributedTitle")
    configuration.image = imageReference(.image, of: e)
    decodeSymbol(of: e, inConfiguration: true, into: &configuration.symbol, &configuration.image)
    configuration.imagePlacement = string(.imagePlacement, of: e)
    configuration.imagePadding = number(.imagePadding, of: e)
    configuration.titlePadding = number(.titlePadding, of: e)
    configuration.buttonSize = string(.buttonSize, of: e)
    configuration.cornerStyle = string(.cornerStyle, of: e)
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .directionalEdgeInsets where source.value(.key, of: child) == "contentInsets":
        configuration.contentInsets = insets(child)
      case .fontDescription: configuration.titleFont = font(child)
      default: break
      }
    }
    return configuration
  }

  private mutating func imageView(_ e: ElementID) -> ImageView {
    var view = ImageView()
    view.image = imageReference(.image, of: e)
    decodeSymbol(of: e, into: &view.symbol, &view.image)
    return view
  }

  /// Reads the image that an `<imageReference>` child names in place of the attribute, and the symbol
  /// configuration. A scale of `default` does not override the other element's scale, and differs from no scale at all
  /// in a button's configuration. Elsewhere, a configuration without a size does not change the scale of the image
  /// reference (5 of 5 buttons and 1 of 1 image view, in 2 projects).
  private mutating func decodeSymbol(
    of e: ElementID, inConfiguration isConfiguration: Bool = false, into symbol: inout SymbolConfiguration,
    _ image: inout ImageReference?
  ) {
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .imageReference where string(.key, of: child) ?? "image" == "image":
        image = imageReference(.image, of: child) ?? image
        if let scale = string(.symbolScale, of: child),
          scale != "default" || isConfiguration && symbol.scale == nil
        {
          symbol.scale = scale
        }
      case .preferredSymbolConfiguration:
        symbol.pointSize = number(.pointSize, of: child)
        symbol.font = fontChild(child)
        symbol.weight = string(.weight, of: child)
        if let scale = string(.scale, of: child), scale != "default",
          isConfiguration || symbol.hasSize || symbol.scale == nil
        {
          symbol.scale = scale
        }
      default: break
      }
    }
  }

  // MARK: Stacks, collections, controls

  mutating func distribution(_ attribute: XMLDocument.AttributeID) -> StackDistribution? {
    switch source.value(of: attribute) {
    case "fill": return .fill
    case "fillEqually": return .fillEqually
    case "fillProportionally": return .fillProportionally
    case "equalSpacing": return .equalSpacing
    case "equalCentering": return .equalCentering
    default:
      malformed(
        attribute, among: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
      return nil
    }
  }

  mutating func alignment(_ attribute: XMLDocument.AttributeID) -> StackAlignment? {
    switch source.value(of: attribute) {
    case "fill": return .fill
    case "top", "leading": return .leading
    case "bottom", "trailing": return .trailing
    case "center": return .center
    case "firstBaseline": return .firstBaseline
    case "lastBaseline", "baseline": return .lastBaseline
    default:
      malformed(
        attribute,
        among: ["fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline"])
      return nil
    }
  }

  private mutating func stackView(_ e: ElementID) -> StackView {
    var stack = StackView()
    let isMac = document.header.platform == .macOS
    if string(isMac ? .orientation : .axis, of: e) == "vertical" { stack.axis = .vertical }
    guard !isMac else { return stack }
    if let attribute = source.attribute(.distribution, of: e) {
      stack.distribution = distribution(attribute) ?? .fill
    }
    if let attribute = source.attribute(.alignment, of: e) { stack.alignment = alignment(attribute) ?? .fill }
    stack.spacing = number(.spacing, of: e) ?? 0
    stack.usesStandardSpacing = string(.spacingType, of: e) == "standard"
    stack.isBaselineRelative = bool(.baselineRelativeArrangement, of: e) ?? false
    stack.isLayoutMarginsRelative = bool(.layoutMarginsRelativeArrangement, of: e)
    if let list = source.firstChild(of: e, named: .customSpacing) {
      for entry in source.children(of: list) {
        guard let after = string(.reference, of: entry) ?? string(.after, of: entry),
          let points = number(.value, of: entry) ?? number(.spacing, of: entry)
        else { continue }
        stack.customSpacing.append((after, points))
      }
    }
    return stack
  }

  private mutating func collectionView(_ e: ElementID) -> CollectionView {
    var collection = CollectionView()
    guard let layout = source.child(of: e, key: "collectionViewLayout") else { return collection }
    collection.hasFlowLayout = source.name(of: layout) == .collectionViewFlowLayout
    collection.minimumLineSpacing = number(.minimumLineSpacing, of: layout) ?? 10
    collection.minimumInteritemSpacing = number(.minimumInteritemSpacing, of: layout) ?? 10
    collection.scrollsHorizontally = string(.scrollDirection, of: layout) == "horizontal"
    for child in source.children(of: layout) {
      switch source.value(.key, of: child) {
      case "itemSize": collection.itemSize = size(child)
      case "headerReferenceSize": collection.headerReferenceSize = size(child)
      case "footerReferenceSize": collection.footerReferenceSize = size(child)
      case "estimatedItemSize": collection.estimatedItemSize = size(child)
      case "sectionInset": collection.sectionInset = insets(child)
      default: break
      }
    }
    return collection
  }

  private mutating func segmentedControl(_ e: ElementID) -> SegmentedControl {
    var control = SegmentedControl()
    control.style = string(.segmentControlStyle, of: e)
    control.apportionsSegmentWidthsByContent = bool(.apportionsSegmentWidthsByContent, of: e) ?? false
    guard let list = source.firstChild(of: e, named: .segments) else { return control }
    for segment in source.children(of: list) where source.name(of: segment) == .segment {
      let width = number(.width, of: segment)
      control.segments.append(
        Segment(
          title: string(.title, of: segment), image: imageReference(.image, of: segment),
          width: width == 0 ? nil : width))
    }
    return control
  }

  private mutating func control(_ e: ElementID) -> Control {
    var control = Control()
    control.style = string(.style, of: e) ?? string(.progressViewStyle, of: e)
    control.numberOfPages = max(0, integer(.numberOfPages, of: e) ?? 0)
    control.hidesWhenStopped = bool(.hidesWhenStopped, of: e) ?? false
    control.datePickerMode = string(.datePickerMode, of: e)
    control.minimumValueImage = imageReference(.minimumValueImage, of: e)
    control.maximumValueImage = imageReference(.maximumValueImage, of: e)
    return control
  }
}
