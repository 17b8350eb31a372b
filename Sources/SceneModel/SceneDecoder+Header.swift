// Decodes the document's attributes, device, resources, designables and metrics.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  mutating func decodeHeader(_ e: ElementID) {
    let type = string(.type, of: e) ?? ""
    let runtime = string(.targetRuntime, of: e) ?? ""
    document.header.kind = contains(type, "Storyboard") ? .storyboard : .xib
    document.header.platform =
      if contains(type, "WatchKit") || runtime.hasPrefix("watch") {
        .watchOS
      } else if contains(type, "AppleTV") || runtime.hasPrefix("AppleTV") {
        .tvOS
      } else if contains(type, "CocoaTouch") || runtime.hasPrefix("iOS") {
        .iOS
      } else if contains(type, "Cocoa") || runtime.hasPrefix("MacOSX") {
        .macOS
      } else {
        .unknown
      }
    document.header.targetsPad = runtime.hasSuffix("iPad") || contains(type, "iPad")
    if let text = string(.toolsVersion, of: e) {
      document.header.toolsVersionText = text
      document.header.toolsVersion = Int(text.prefix { $0 != "." }) ?? 0
    }
    document.header.usesAutoLayout = bool(.useAutolayout, of: e) ?? false
    document.header.usesTraitCollections = bool(.useTraitCollections, of: e) ?? false
    document.header.usesSafeAreas = bool(.useSafeAreas, of: e) ?? false
    document.header.isLaunchScreen = bool(.launchScreen, of: e) ?? false
    document.header.initialViewController = string(.initialViewController, of: e)
  }

  /// Compares byte by byte. The standard library's substring search costs more than the rest of a small
  /// document's header.
  private func contains(_ text: String, _ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var text = text
    return text.withUTF8 { text in
      text.indices.contains { text[$0...].starts(with: word) }
    }
  }

  mutating func decodeDevice(_ e: ElementID) {
    guard let id = string(.id, of: e) else { return }
    document.header.device = DeviceDescription(
      id: id, orientation: string(.orientation, of: e) == "landscape" ? .landscape : .portrait,
      layout: string(.layout, of: e))
  }

  mutating func decodeImage(_ e: ElementID) {
    guard let name = string(.name, of: e), document.images[name] == nil else { return }
    let hasSize = source.attribute(.width, of: e) != nil && source.attribute(.height, of: e) != nil
    document.images[name] = ImageResource(
      element: e, size: hasSize ? size(e) : nil, isSystem: string(.catalog, of: e) == "system")
  }

  mutating func decodeDesignable(_ e: ElementID) {
    guard let name = string(.name, of: e), let child = source.child(of: e, key: "intrinsicContentSize"),
      let size = size(child)
    else { return }
    document.designableSizes[name] = size
  }

  mutating func decodeRuntimeAttribute(_ e: ElementID, owner: ElementID) {
    document.runtimeAttributes.append(
      RuntimeAttribute(
        element: e, object: ownerID(owner), keyPath: string(.keyPath, of: e) ?? "",
        type: string(.type, of: e) ?? "", value: string(.value, of: e)))
  }

  /// Reads the simulated metrics among the children of a controller, a xib's root view, or the document's
  /// `<simulatedMetricsContainer>`.
  func metrics(of e: ElementID) -> SimulatedMetrics {
    var metrics = SimulatedMetrics()
    for child in source.children(of: e) {
      let name = source.name(of: child)
      let isNil = name == .`nil`
      let translucent = string(.translucent, of: child) != "NO"
      switch string(.key, of: child) {
      case "simulatedTopBarMetrics", "topBar":
        if isNil {
          metrics.top = .none
        } else if name == .simulatedNavigationBarMetrics {
          metrics.top = .navigationBar(
            isTranslucent: translucent, hasPrompt: string(.prompted, of: child) == "YES")
        }
      case "simulatedBottomBarMetrics", "bottomBar":
        if isNil {
          metrics.bottom = .none
        } else if name == .simulatedTabBarMetrics {
          metrics.bottom = .tabBar(isTranslucent: translucent)
        } else if name == .simulatedToolbarMetrics {
          metrics.bottom = .toolbar(isTranslucent: translucent)
        }
      case "simulatedStatusBarMetrics", "statusBar":
        metrics.showsStatusBar = !isNil
      case "simulatedOrientationMetrics", "orientation":
        let landscape = string(.orientation, of: child)?.hasPrefix("landscape") == true
        metrics.orientation = landscape ? .landscape : .portrait
      case "simulatedDestinationMetrics", "destination":
        switch name {
        case .freeformSimulatedSizeMetrics: metrics.isFreeform = true
        case .simulatedScreenMetrics: metrics.screen = string(.type, of: child) ?? ""
        case .splitViewMasterSimulatedSizeMetrics: metrics.presentation = "splitViewMaster"
        case .splitViewDetailSimulatedSizeMetrics: metrics.presentation = "splitViewDetail"
        case .modalPageSheetSimulatedSizeMetrics: metrics.presentation = "modalPageSheet"
        case .modalFormSheetSimulatedSizeMetrics: metrics.presentation = "modalFormSheet"
        default: break
        }
      default: break
      }
    }
    return metrics
  }
}
