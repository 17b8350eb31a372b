// Decodes controllers, their bars, guides and simulated metrics, and connections.

import SceneDiagnostics
import SceneXML

extension ControllerKind {
  /// Nil for an element that is not a controller.
  init?(_ name: XMLName) {
    switch name {
    case .viewController: self = .viewController
    case .tableViewController: self = .tableViewController
    case .collectionViewController: self = .collectionViewController
    case .navigationController: self = .navigationController
    case .tabBarController: self = .tabBarController
    case .splitViewController: self = .splitViewController
    case .pageViewController, .pagecontroller: self = .pageViewController
    case .viewControllerPlaceholder, .controllerPlaceholder: self = .storyboardReference
    case .avPlayerViewController, .glkViewController, .hostingController, .windowController, .controller,
      .notificationController:
      self = .other
    default: return nil
    }
  }
}

extension DocumentDecoder {
  mutating func decodeController(_ e: ElementID, kind: ControllerKind, in place: Place) -> Place {
    let index = document.controllers.count
    let scene = currentScene(for: e)
    var controller = Controller(element: e, id: string(.id, of: e) ?? "", kind: kind, scene: scene)
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .customClass: controller.customClass = source.value(of: attribute)
      case .userLabel: controller.userLabel = source.value(of: attribute)
      case .title: controller.title = source.value(of: attribute)
      case .storyboardIdentifier: controller.storyboardIdentifier = source.value(of: attribute)
      case .storyboardName: controller.referencedStoryboard = source.value(of: attribute)
      case .referencedIdentifier: controller.referencedIdentifier = source.value(of: attribute)
      case .navigationBarHidden: controller.isNavigationBarHidden = bool(attribute) ?? false
      case .toolbarHidden: controller.isToolbarHidden = bool(attribute) ?? true
      case .allowDoubleColumnStyle: controller.isColumnStyle = bool(attribute) ?? false
      case .hidesBottomBarWhenPushed: controller.hidesBottomBarWhenPushed = bool(attribute) ?? false
      case .extendedLayoutIncludesOpaqueBars:
        controller.extendedLayoutIncludesOpaqueBars = bool(attribute) ?? false
      case .automaticallyAdjustsScrollViewInsets:
        controller.automaticallyAdjustsScrollViewInsets = bool(attribute) ?? true
      case .viewRespectsSystemMinimumLayoutMargins:
        controller.viewRespectsSystemMinimumLayoutMargins = bool(attribute) ?? true
      case .modalPresentationStyle: controller.modalPresentationStyle = source.value(of: attribute)
      default: break
      }
    }
    controller.metrics = metrics(of: e)
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .extendedEdge: controller.edgesForExtendedLayout = edges(child)
      case .size where string(.key, of: child) == "freeformSize": controller.freeformSize = size(child)
      default: break
      }
    }
    let enclosing = document.enclosingController[Int(e.index)]
    if enclosing >= 0 { controller.parent = ControllerIndex(Int(enclosing)) }
    document.controllers.append(controller)
    register(.controller(ControllerIndex(index)), e)
    document.enclosingController[Int(e.index)] = Int32(truncatingIfNeeded: index)
    document.enclosingView[Int(e.index)] = -1
    if place.kind == .objects, document.scenes[scene.index].controller == nil {
      document.scenes[scene.index].controller = ControllerIndex(index)
    }
    return Place(.controller, index)
  }

  private mutating func edges(_ e: ElementID) -> EdgeSet {
    var edges: EdgeSet = []
    if bool(.top, of: e) == true { edges.insert(.top) }
    if bool(.left, of: e) == true { edges.insert(.left) }
    if bool(.bottom, of: e) == true { edges.insert(.bottom) }
    if bool(.right, of: e) == true { edges.insert(.right) }
    return edges
  }

  mutating func decodeNavigationItem(_ e: ElementID, of controller: Int) {
    document.controllers[controller].prompt = string(.prompt, of: e)
    document.controllers[controller].largeTitleDisplayMode = string(.largeTitleDisplayMode, of: e)
    if document.controllers[controller].title == nil {
      document.controllers[controller].title = string(.title, of: e)
    }
  }

  mutating func decodeGuide(_ e: ElementID, in place: Place) -> Place {
    let name = source.name(of: e)
    let kind: LayoutGuide.Kind
    switch name {
    case .viewControllerLayoutGuide: kind = string(.type, of: e) == "bottom" ? .bottom : .top
    case .keyboardLayoutGuide: kind = .keyboard
    case .layoutGuide: kind = .custom
    default:
      switch string(.key, of: e) {
      case "safeArea": kind = .safeArea
      case "layoutMargins", "layoutMarginsGuide": kind = .layoutMargins
      case "readableContent", "readableContentGuide": kind = .readableContent
      case "frameLayoutGuide": kind = .frame
      case "contentLayoutGuide": kind = .content
      case "keyboard": kind = .keyboard
      default: kind = .unknown
      }
    }
    var guide = LayoutGuide(element: e, id: string(.id, of: e) ?? "", kind: kind)
    guide.identifier = string(.identifier, of: e)
    let index = GuideIndex(document.guides.count)
    if name == .viewControllerLayoutGuide {
      guard place.kind == .guides, place.detail == 0 else { return Place(.other) }
      guide.controller = ControllerIndex(Int(place.index))
      if kind == .top {
        document.controllers[Int(place.index)].topGuide = index
      } else {
        document.controllers[Int(place.index)].bottomGuide = index
      }
    } else if place.kind == .view || (place.kind == .guides && place.detail == 1) {
      guide.owner = ViewIndex(Int(place.index))
    } else {
      return Place(.other)
    }
    document.guides.append(guide)
    register(.guide(index), e)
    return Place(.none)
  }

  mutating func decodeConnection(_ e: ElementID, owner: ElementID) {
    let name = source.name(of: e)
    let kind: Connection.Kind =
      name == .outlet ? .outlet : name == .action ? .action : .outletCollection
    document.connections.append(
      Connection(
        element: e, id: string(.id, of: e) ?? "", kind: kind, source: ownerID(owner),
        destination: string(.destination, of: e) ?? string(.target, of: e) ?? "",
        name: string(kind == .action ? .selector : .property, of: e) ?? "",
        eventType: string(.eventType, of: e)))
    register(.connection(document.connections.count - 1), e)
  }

  mutating func decodeSegue(_ e: ElementID, owner: ElementID) {
    var segue = Segue(
      element: e, id: string(.id, of: e) ?? "", kind: Segue.Kind(spelling: string(.kind, of: e) ?? ""),
      source: ownerID(owner), destination: string(.destination, of: e) ?? "")
    segue.relationship = string(.relationship, of: e)
    segue.identifier = string(.identifier, of: e)
    segue.modalPresentationStyle = string(.modalPresentationStyle, of: e)
    segue.customClass = string(.customClass, of: e)
    segue.unwindAction = string(.unwindAction, of: e)
    let controller = document.enclosingController[Int(e.index)]
    if controller >= 0 { segue.sourceController = ControllerIndex(Int(controller)) }
    let view = document.enclosingView[Int(e.index)]
    if view >= 0, places[Int(owner.index)].kind == .view { segue.sourceView = ViewIndex(Int(view)) }
    document.segues.append(segue)
    register(.segue(document.segues.count - 1), e)
  }
}
