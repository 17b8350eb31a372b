// View controllers and what they say about the bars and the size of their scene.

import SceneXML

/// What element a controller is.
public enum ControllerKind: UInt8, Sendable, Hashable {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController
  /// `viewControllerPlaceholder`: a reference to a controller in another storyboard.
  case storyboardReference
  /// Player, hosting, GLKit and other controllers that behave as plain ones in layout, and those of other platforms.
  case other

  /// Controllers that show others inside themselves and lay out no view of their own.
  public var isContainer: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }

  public var displayName: String {
    switch self {
    case .viewController, .other: "View Controller"
    case .tableViewController: "Table View Controller"
    case .collectionViewController: "Collection View Controller"
    case .navigationController: "Navigation Controller"
    case .tabBarController: "Tab Bar Controller"
    case .splitViewController: "Split View Controller"
    case .pageViewController: "Page View Controller"
    case .storyboardReference: "Storyboard Reference"
    }
  }
}

/// Edges of a view.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = EdgeSet(rawValue: 1)
  public static let left = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let right = EdgeSet(rawValue: 8)
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

/// A bar that Interface Builder is told to draw, or not to draw.
public enum SimulatedBar: Sendable, Hashable {
  /// The file says nothing: the containers decide.
  case inferred
  /// `<nil key="simulatedTopBarMetrics"/>`.
  case none
  case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
  case toolbar(isTranslucent: Bool)
  case tabBar(isTranslucent: Bool)
}

/// Interface Builder's simulated metrics; they override what the containers imply.
public struct SimulatedMetrics: Sendable, Hashable {
  public var top: SimulatedBar = .inferred
  public var bottom: SimulatedBar = .inferred
  /// Nil where inferred; false for a hidden status bar.
  public var showsStatusBar: Bool?
  public var orientation: Orientation?
  /// `freeformSimulatedSizeMetrics` was chosen.
  public var isFreeform = false
  /// `type` of `simulatedScreenMetrics`: `retina4`, `retina47`, …; empty for the element without one.
  public var screen: String?
  /// `splitViewMaster`, `splitViewDetail`, `modalPageSheet`, `modalFormSheet`.
  public var presentation: String?

  public init() {}
}

/// One controller.
public struct Controller: Sendable {
  public let element: XMLDocument.ElementID
  public let id: String
  public let kind: ControllerKind
  public var scene: SceneIndex
  public var customClass: String?
  public var userLabel: String?
  public var title: String?
  public var storyboardIdentifier: String?
  public var rootView: ViewIndex?
  public var topGuide: GuideIndex?
  public var bottomGuide: GuideIndex?
  /// Bars that a container declares.
  public var navigationBar: ViewIndex?
  public var toolbar: ViewIndex?
  public var tabBar: ViewIndex?
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public var hidesBottomBarWhenPushed = false
  public var extendedLayoutIncludesOpaqueBars = false
  public var edgesForExtendedLayout: EdgeSet = .all
  public var automaticallyAdjustsScrollViewInsets = true
  public var viewRespectsSystemMinimumLayoutMargins = true
  public var modalPresentationStyle: String?
  /// Of its `navigationItem`: a line of text above the bar's title.
  public var prompt: String?
  /// `always`, `never`, `automatic`; nil where the file says nothing.
  public var largeTitleDisplayMode: String?
  public var hasToolbarItems = false
  public var metrics = SimulatedMetrics()
  /// `size key="freeformSize"`.
  public var freeformSize: Size?
  /// Of a storyboard reference.
  public var referencedStoryboard: String?
  public var referencedIdentifier: String?
  /// Other controllers written inline inside this one.
  public var parent: ControllerIndex?
}
