// Decodes elements by name and by the place that contains them: adds each to the document and returns the
// place for its children. Objects, which are by far the most, are decoded in other files.

import SceneXML

extension DocumentDecoder {
  mutating func decode(_ e: ElementID, in parentPlace: Place, parent: ElementID) -> Place {
    decodeLayoutPart(e, in: parentPlace) ?? decodeLink(e, in: parentPlace, parent: parent)
      ?? decodeDocumentPart(e, in: parentPlace) ?? decodeObject(e, in: parentPlace)
  }

  /// Decodes a part of a view other than the view's own attributes; nil for anything else.
  private mutating func decodeLayoutPart(_ e: ElementID, in parentPlace: Place) -> Place? {
    let owner = Int(parentPlace.index)
    switch source.name(of: e) {
    case .subviews where parentPlace.kind == .view:
      return Place(.subviews, owner)
    case .constraints where parentPlace.kind == .view:
      let count = document.constraints.count
      if document.views[owner].constraints.isEmpty { document.views[owner].constraints = count..<count }
      return Place(.constraints, owner)
    case .constraint where parentPlace.kind == .constraints:
      return decodeConstraint(e, owner: owner)
    case .visualFormat where parentPlace.kind == .constraints:
      return decodeVisualFormat(e, owner: owner)
    case .variation:
      return decodeVariation(e, in: parentPlace)
    case .mask where parentPlace.kind == .variationOfView:
      let isSubviews = string(.key, of: e) == "subviews"
      return Place(isSubviews ? .maskOfSubviews : .maskOfConstraints, owner, Int(parentPlace.detail))
    case .exclude, .include:
      decodeMaskEntry(e, in: parentPlace)
      return Place(.none)
    case .layoutGuides where parentPlace.kind == .controller || parentPlace.kind == .view:
      return Place(.guides, owner, parentPlace.kind == .controller ? 0 : 1)
    case .viewControllerLayoutGuide, .viewLayoutGuide, .keyboardLayoutGuide, .layoutGuide:
      return decodeGuide(e, in: parentPlace)
    case .cells, .prototypes:
      if parentPlace.kind == .section { return Place(.cells, owner, Int(parentPlace.detail)) }
      return parentPlace.kind == .view ? Place(.cells, owner) : Place(.none)
    case .sections where parentPlace.kind == .view:
      return Place(.sections, owner)
    case .tableViewSection where parentPlace.kind == .sections:
      return decodeSection(e, table: owner)
    default:
      return nil
    }
  }

  /// Decodes connections and runtime attributes; nil for anything else.
  private mutating func decodeLink(_ e: ElementID, in parentPlace: Place, parent: ElementID) -> Place? {
    switch source.name(of: e) {
    case .connections:
      return Place(.connections, Int(parent.index))
    case .outlet, .outletCollection, .action:
      if parentPlace.kind == .connections { decodeConnection(e, owner: ElementID(index: parentPlace.index)) }
      return Place(.other)
    case .segue:
      if parentPlace.kind == .tieBreakers {
        document.inferredMetricsTieBreakers.append(string(.reference, of: e) ?? "")
      } else if parentPlace.kind == .connections {
        decodeSegue(e, owner: ElementID(index: parentPlace.index))
        return parentPlace
      }
      return Place(.other)
    case .userDefinedRuntimeAttributes:
      return Place(.runtimeAttributes, Int(parent.index))
    case .userDefinedRuntimeAttribute where parentPlace.kind == .runtimeAttributes:
      decodeRuntimeAttribute(e, owner: ElementID(index: parentPlace.index))
      return Place(.none)
    default:
      return nil
    }
  }

  /// Decodes a part of the document, a scene or a controller; nil for anything else.
  private mutating func decodeDocumentPart(_ e: ElementID, in parentPlace: Place) -> Place? {
    let owner = Int(parentPlace.index)
    switch source.name(of: e) {
    case .scenes where parentPlace.kind == .document:
      return Place(.scenes)
    case .scene where parentPlace.kind == .scenes:
      let id = string(.sceneID, of: e) ?? ""
      document.scenes.append(Scene(element: e, id: id))
      return Place(.objects, document.scenes.count - 1)
    case .objects:
      if parentPlace.kind == .objects { return parentPlace }
      guard parentPlace.kind == .document else { return Place(.none) }
      document.scenes.append(Scene(element: e, id: ""))
      return Place(.objects, document.scenes.count - 1)
    case .resources where parentPlace.kind == .document:
      return Place(.resources)
    case .image where parentPlace.kind == .resources:
      decodeImage(e)
      return Place(.none)
    case .designables where parentPlace.kind == .document:
      return Place(.designables)
    case .designable where parentPlace.kind == .designables:
      decodeDesignable(e)
      return Place(.none)
    case .inferredMetricsTieBreakers where parentPlace.kind == .document:
      return Place(.tieBreakers)
    case .simulatedMetricsContainer where parentPlace.kind == .document:
      document.defaultMetrics = metrics(of: e)
      return Place(.metricsContainer)
    case .accessibilityOverrides where parentPlace.kind == .document:
      document.header.overridesAccessibility = true
      return Place(.none)
    case .device where parentPlace.kind == .document:
      decodeDevice(e)
      return Place(.none)
    case .deployment:
      if let text = string(.version, of: e) { document.header.deploymentVersion = Int(text) }
      return Place(.none)
    case .capability:
      if let name = string(.name, of: e) { document.header.capabilities.append(name) }
      return Place(.none)
    case .navigationItem where parentPlace.kind == .controller:
      decodeNavigationItem(e, of: owner)
      registerOther(e)
      return Place(.navigationItem, owner)
    case .toolbarItems where parentPlace.kind == .controller:
      document.controllers[owner].hasToolbarItems = true
      return Place(.other)
    default:
      return nil
    }
  }
}
