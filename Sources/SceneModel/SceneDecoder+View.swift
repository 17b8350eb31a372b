// Decodes views: their place in the tree, their common attributes, and (in +Content) the attributes of their
// kind.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  /// The role of a view element in this place; nil if the element is not a view here.
  func viewRole(of e: ElementID, name: XMLName, in place: Place) -> ViewRole? {
    switch place.kind {
    case .subviews: return .subview
    case .cells: return .cell
    case .objects:
      return ViewKind(name) != nil || (name == .unknown && hasFrame(e)) || hasFrame(e) ? .root : nil
    case .controller:
      guard let key = source.attribute(.key, of: e) else { return nil }
      if source.equals(key, "view") { return .root }
      if let kind = ViewKind(name), kind == .navigationBar || kind == .tabBar || kind == .toolbar {
        return .controllerBar
      }
      return nil
    case .view:
      guard let key = source.attribute(.key, of: e), ViewKind(name) != nil || hasFrame(e) else { return nil }
      switch source.value(of: key) {
      case "contentView": return .contentView
      case "tableHeaderView": return .tableHeaderView
      case "tableFooterView": return .tableFooterView
      case "sectionHeaderView", "headerView": return .sectionHeader
      case "sectionFooterView", "footerView": return .sectionFooter
      case "backgroundView", "selectedBackgroundView": return .backgroundView
      case "titleView", "customView": return .barItem
      default: return .other
      }
    case .navigationItem, .other:
      guard ViewKind(name) != nil, hasFrame(e), source.attribute(.key, of: e) != nil else { return nil }
      return .barItem
    case .section:
      guard ViewKind(name) != nil else { return nil }
      return source.value(.key, of: e) == "footerView" ? .sectionFooter : .sectionHeader
    default: return nil
    }
  }

  private func hasFrame(_ e: ElementID) -> Bool {
    for child in source.children(of: e) where source.name(of: child) == .rect {
      if let key = source.attribute(.key, of: child), source.equals(key, "frame") { return true }
    }
    return false
  }

  mutating func decodeView(_ e: ElementID, kind: ViewKind, role: ViewRole, in place: Place) -> Place {
    let index = ViewIndex(document.views.count)
    var view = View(
      element: e, id: string(.id, of: e) ?? "", kind: kind, role: role, scene: currentScene(for: e))
    decodeCommonAttributes(e, into: &view)
    decodeCommonProperties(e, into: &view)
    view.content = content(of: e, kind: kind, place: place)

    let enclosing = document.enclosingView[Int(e.index)]
    let parent = enclosing >= 0 && role != .root ? ViewIndex(Int(enclosing)) : nil
    view.parent = parent
    // Xcode 4 wrote the labels of a built-in style as if constraints placed them.
    if let row = parent.flatMap({ document.views[$0.index].parent }),
      case .tableViewCell(let cell) = document.views[row.index].content, cell.placesByStyle(view.id)
    {
      view.translatesAutoresizingMask = true
    }
    document.views.append(view)
    link(index, to: parent)
    attachToController(index, role: role, in: place, element: e)
    document.enclosingView[Int(e.index)] = index.raw
    if role == .root {
      let metrics = metrics(of: e)
      if metrics != SimulatedMetrics() { document.viewMetrics[index] = metrics }
      if let child = source.child(of: e, key: "freeformSize"), let size = size(child) {
        document.freeformSizes[index] = size
      }
    }
    register(.view(index), e)
    return Place(.view, index.index)
  }

  private mutating func link(_ index: ViewIndex, to parent: ViewIndex?) {
    guard let parent else { return }
    if let last = document.views[parent.index].lastChild {
      document.views[last.index].nextSibling = index
    } else {
      document.views[parent.index].firstChild = index
    }
    document.views[parent.index].lastChild = index
  }

  private mutating func attachToController(
    _ index: ViewIndex, role: ViewRole, in place: Place, element: ElementID
  ) {
    switch (role, place.kind) {
    case (.root, .controller):
      document.controllers[Int(place.index)].rootView = index
    case (.controllerBar, .controller):
      switch document.views[index.index].kind {
      case .navigationBar: document.controllers[Int(place.index)].navigationBar = index
      case .tabBar: document.controllers[Int(place.index)].tabBar = index
      default: document.controllers[Int(place.index)].toolbar = index
      }
    default:
      if document.views[index.index].parent == nil {
        document.scenes[document.views[index.index].scene.index].topLevelViews.append(index)
      }
    }
  }

  private mutating func decodeCommonAttributes(_ e: ElementID, into view: inout View) {
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .customClass: view.customClass = source.value(of: attribute)
      case .userLabel: view.userLabel = source.value(of: attribute)
      case .translatesAutoresizingMaskIntoConstraints:
        view.translatesAutoresizingMask = bool(attribute) ?? true
      case .fixedFrame: view.hasFixedFrame = bool(attribute) ?? false
      case .hidden: view.isHidden = bool(attribute) ?? false
      case .horizontalHuggingPriority: view.horizontalHugging = priority(attribute)
      case .verticalHuggingPriority: view.verticalHugging = priority(attribute)
      case .horizontalCompressionResistancePriority:
        view.horizontalCompressionResistance = priority(attribute)
      case .verticalCompressionResistancePriority: view.verticalCompressionResistance = priority(attribute)
      case .placeholderIntrinsicWidth: view.placeholderWidth = placeholderDimension(attribute)
      case .placeholderIntrinsicHeight: view.placeholderHeight = placeholderDimension(attribute)
      case .preservesSuperviewLayoutMargins:
        view.preservesSuperviewLayoutMargins = bool(attribute) ?? false
      case .insetsLayoutMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea = bool(attribute)
      case .layoutMarginsFollowReadableWidth:
        view.layoutMarginsFollowReadableWidth = bool(attribute) ?? false
      case .semanticContentAttribute: view.semanticContentAttribute = source.value(of: attribute)
      case .verifyAmbiguity:
        if source.equals(attribute, "off") {
          view.verifyAmbiguity = .off
        } else if source.equals(attribute, "ignoreSizes") {
          view.verifyAmbiguity = .ignoreSizes
        }
      case .misplaced: view.isFlaggedMisplaced = bool(attribute) ?? false
      case .ambiguous: view.isFlaggedAmbiguous = bool(attribute) ?? false
      default: break
      }
    }
  }

  private mutating func placeholderDimension(_ attribute: XMLDocument.AttributeID) -> PlaceholderDimension {
    if source.equals(attribute, "infinite") { return .none }
    return number(attribute).map { .points($0) } ?? .absent
  }

  private mutating func decodeCommonProperties(_ e: ElementID, into view: inout View) {
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .rect:
        if let key = source.attribute(.key, of: child), source.equals(key, "frame"), let rect = rect(child) {
          view.frame = .rect(rect)
        }
      case .frame:
        if let key = source.attribute(.key, of: child), source.equals(key, "frameInset") {
          view.frame = .insets(
            minX: inset(.minX, of: child), maxX: inset(.maxX, of: child), minY: inset(.minY, of: child),
            maxY: inset(.maxY, of: child), width: number(.width, of: child),
            height: number(.height, of: child))
        }
      case .autoresizingMask: view.autoresizingMask = mask(child)
      case .edgeInsets:
        if source.value(.key, of: child) == "layoutMargins" { view.layoutMargins = insets(child) }
      case .directionalEdgeInsets:
        if source.value(.key, of: child) == "directionalLayoutMargins" {
          view.layoutMargins = insets(child)
          view.layoutMarginsAreDirectional = true
        }
      default: break
      }
    }
  }

  /// A distance in points. Nil for a percentage of the superview (`50.00%`), which no property here can
  /// represent.
  private mutating func inset(_ name: XMLName, of e: ElementID) -> Double? {
    guard let attribute = source.attribute(name, of: e) else { return nil }
    let isShare = source.withValue(of: attribute) { $0.last == UInt8(ascii: "%") }
    return isShare ? nil : number(attribute)
  }

  private mutating func mask(_ e: ElementID) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .flexibleMinX: if bool(attribute) == true { mask.insert(.flexibleMinX) }
      case .widthSizable: if bool(attribute) == true { mask.insert(.widthSizable) }
      case .flexibleMaxX: if bool(attribute) == true { mask.insert(.flexibleMaxX) }
      case .flexibleMinY: if bool(attribute) == true { mask.insert(.flexibleMinY) }
      case .heightSizable: if bool(attribute) == true { mask.insert(.heightSizable) }
      case .flexibleMaxY: if bool(attribute) == true { mask.insert(.flexibleMaxY) }
      default: break
      }
    }
    return mask
  }

  mutating func decodeSection(_ e: ElementID, table: Int) -> Place {
    var section = TableSection(element: e)
    section.headerTitle = string(.headerTitle, of: e) ?? childText(e, key: "headerTitle")
    section.footerTitle = string(.footerTitle, of: e) ?? childText(e, key: "footerTitle")
    section.headerHeight = number(.headerHeight, of: e)
    section.footerHeight = number(.footerHeight, of: e)
    document.tableSections.append(section)
    registerOther(e)
    return Place(.section, table, document.tableSections.count - 1)
  }
}
