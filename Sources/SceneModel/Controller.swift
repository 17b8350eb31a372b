// View controllers, and their settings for bars and for the size of their scene.

import SceneXML

/// The kind of a controller, by its element.
public enum ControllerKind: UInt8, Sendable, Hashable {
  /// UIKit's controllers that layout treats specially.
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController
  /// `viewControllerPlaceholder`: a reference to a controller in another storyboard.
  case storyboardReference
  /// Player, hosting, GLKit and other controllers that layout treats as plain view controllers, and those of
  /// other platforms.
  case other

  /// Interface Builder's name for it.
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
  /// The edges as bits.
  public let rawValue: UInt8
  /// A set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The edge with the smallest y.
  public static let top = EdgeSet(rawValue: 1)
  /// The edge with the smallest x.
  public static let left = EdgeSet(rawValue: 2)
  /// The edge with the largest y.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The edge with the largest x.
  public static let right = EdgeSet(rawValue: 8)
  /// `UIRectEdge.all`, the default of `edgesForExtendedLayout`.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

/// Interface Builder's setting for a simulated bar.
public enum SimulatedBar: Sendable, Hashable {
  /// Not set: the containers decide.
  case inferred
  /// `<nil key="simulatedTopBarMetrics"/>`.
  case none
  /// A navigation bar. A prompt makes it 30 points taller.
  case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
  /// A toolbar at the bottom.
  case toolbar(isTranslucent: Bool)
  /// A tab bar at the bottom.
  case tabBar(isTranslucent: Bool)
}

/// Interface Builder's simulated metrics. They override what the containers imply.
public struct SimulatedMetrics: Sendable, Hashable {
  /// `simulatedTopBarMetrics`.
  public var top: SimulatedBar = .inferred
  /// `simulatedBottomBarMetrics`.
  public var bottom: SimulatedBar = .inferred
  /// Nil if inferred; false for a hidden status bar.
  public var showsStatusBar: Bool?
  /// `simulatedOrientationMetrics`; nil if inferred.
  public var orientation: Orientation?
  /// Whether `freeformSimulatedSizeMetrics` is chosen.
  public var isFreeform = false
  /// `type` of `simulatedScreenMetrics`: `retina4`, `retina47`, …; empty for the element without one.
  public var screen: String?
  /// `splitViewMaster`, `splitViewDetail`, `modalPageSheet`, `modalFormSheet`.
  public var presentation: String?

  /// Metrics that are all inferred.
  public init() {}
}

/// One controller.
public struct Controller: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The kind of controller. A custom class does not change it.
  public let kind: ControllerKind
  /// The scene that contains it.
  public var scene: SceneIndex
  /// The app's class of the controller; nil for UIKit's own.
  public var customClass: String?
  /// The label given in Interface Builder.
  public var userLabel: String?
  /// The controller's `title`, or else its navigation item's.
  public var title: String?
  /// The identifier that code instantiates it with.
  public var storyboardIdentifier: String?
  /// Its `view`; nil if the controller gets its view in another way.
  public var rootView: ViewIndex?
  /// The `topLayoutGuide`, in documents without safe areas.
  public var topGuide: GuideIndex?
  /// The `bottomLayoutGuide`, in documents without safe areas.
  public var bottomGuide: GuideIndex?
  /// The navigation bar that a navigation controller contains.
  public var navigationBar: ViewIndex?
  /// The toolbar that a navigation controller contains.
  public var toolbar: ViewIndex?
  /// The tab bar that a tab bar controller contains.
  public var tabBar: ViewIndex?
  /// For a navigation controller: whether the navigation bar is hidden.
  public var isNavigationBarHidden = false
  /// For a navigation controller: whether the toolbar is hidden. True is UIKit's default.
  public var isToolbarHidden = true
  /// For a split view controller: whether it has columns, each in a navigation controller.
  public var isColumnStyle = false
  /// Whether the tab bar is hidden while the controller is pushed on a navigation stack.
  public var hidesBottomBarWhenPushed = false
  /// Whether the view also extends under opaque bars.
  public var extendedLayoutIncludesOpaqueBars = false
  /// The edges at which the view extends under bars.
  public var edgesForExtendedLayout: EdgeSet = .all
  /// Whether bars inset the controller's first scroll view (before iOS 11).
  public var automaticallyAdjustsScrollViewInsets = true
  /// Whether the root view's margins are at least the system's minimum.
  public var viewRespectsSystemMinimumLayoutMargins = true
  /// As in the XML: `fullScreen`, `formSheet`, …; nil for the default.
  public var modalPresentationStyle: String?
  /// The prompt of its `navigationItem`: a line of text above the title.
  public var prompt: String?
  /// `always`, `never`, `automatic`; nil if absent.
  public var largeTitleDisplayMode: String?
  /// Whether it has items for a navigation controller's toolbar.
  public var hasToolbarItems = false
  /// The simulated metrics set in Interface Builder.
  public var metrics = SimulatedMetrics()
  /// `size key="freeformSize"`, in points.
  public var freeformSize: Size?
  /// The storyboard that a storyboard reference refers to.
  public var referencedStoryboard: String?
  /// The identifier within that storyboard; nil for its initial controller.
  public var referencedIdentifier: String?
  /// The controller whose element contains this one's; nil for most.
  public var parent: ControllerIndex?
}
