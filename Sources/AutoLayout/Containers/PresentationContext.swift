// The surroundings of one controller's view, independently of the device: where its outermost container
// appears, and which bars cover it. ContainerMap finds them by following segues, and RootGeometry converts
// them to points.

import SceneModel

/// The containers and bars around a controller's root view.
struct PresentationContext: Sendable, Hashable {
  /// Where the outermost container appears.
  enum Stage: Sendable, Hashable {
    /// It fills the window.
    case window
    /// It is presented with the style in the file; nil for the system's default.
    case presented(style: String?)
    case popover
    /// It fills a container view; nil if the view is unknown.
    case embedded(ViewIndex?)
    case splitColumn(Column)
  }

  enum Column: UInt8, Sendable, Hashable {
    case primary, supplementary, secondary
  }

  struct NavigationBar: Sendable, Hashable {
    var isTranslucent = true
    var hasLargeTitles = false
    var hasPrompt = false
    /// Whether the title has an “ş”, which makes a large one higher.
    var titleHasCedilla = false
    /// The stored bottom edge of the navigation controller's bar in its view; nil if the document has no such
    /// bar.
    var storedBottom: Double?
    /// The stored height of that bar.
    var storedHeight = 0.0
    /// Whether a title of the document has an “ş”, so that it may be that of the stored bar.
    var storedTitleMayHaveCedilla = false
  }

  struct BottomBar: Sendable, Hashable {
    var isTranslucent = true
  }

  var stage: Stage = .window
  /// Whether a navigation controller is among the containers, with or without a visible bar. A controller
  /// shown by `show` is then pushed.
  var isInNavigation = false
  var navigationBar: NavigationBar?
  var toolbar: BottomBar?
  var tabBar: BottomBar?
  var showsStatusBar = true
  /// The controllers and segues on the way here in words, outermost first.
  var path: [String] = []

  /// The part that determines frames.
  var geometry: PresentationContext {
    var copy = self
    copy.path = []
    copy.isInNavigation = false
    copy.navigationBar?.storedBottom = nil
    copy.navigationBar?.storedHeight = 0
    return copy
  }

  /// Applies the simulated metrics of a controller or a xib's root view.
  mutating func apply(_ metrics: SimulatedMetrics) {
    switch metrics.top {
    case .inferred, .toolbar, .tabBar: break
    case .none:
      if navigationBar != nil { path.append("simulated metrics: no navigation bar") }
      navigationBar = nil
    case .navigationBar(let isTranslucent, let hasPrompt):
      navigationBar = NavigationBar(
        isTranslucent: isTranslucent, hasLargeTitles: navigationBar?.hasLargeTitles ?? false,
        hasPrompt: hasPrompt)
      path.append("simulated metrics: \(isTranslucent ? "translucent" : "opaque") navigation bar")
    }
    switch metrics.bottom {
    case .inferred, .navigationBar: break
    case .none:
      if toolbar != nil || tabBar != nil { path.append("simulated metrics: no bottom bar") }
      toolbar = nil
      tabBar = nil
    case .toolbar(let isTranslucent):
      toolbar = BottomBar(isTranslucent: isTranslucent)
      tabBar = nil
      path.append("simulated metrics: toolbar")
    case .tabBar(let isTranslucent):
      tabBar = BottomBar(isTranslucent: isTranslucent)
      toolbar = nil
      path.append("simulated metrics: tab bar")
    }
    if let shows = metrics.showsStatusBar {
      if !shows { path.append("simulated metrics: no status bar") }
      showsStatusBar = shows
    }
    switch metrics.presentation {
    case "modalPageSheet": stage = .presented(style: "pageSheet")
    case "modalFormSheet": stage = .presented(style: "formSheet")
    case "splitViewMaster": stage = .splitColumn(.primary)
    case "splitViewDetail": stage = .splitColumn(.secondary)
    default: break
    }
  }
}
