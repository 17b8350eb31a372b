// View controllers, and what they say about the bars and the size of their scene.

import SceneXML

/// What element a controller is.
public enum ControllerKind: UInt8, Sendable, Hashable {
  /// The controllers of UIKit that layout treats each in its way.
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController
  /// `viewControllerPlaceholder`: a reference to a controller in another storyboard.
  case storyboardReference
  /// Player, hosting, GLKit and other controllers that behave as plain ones in layout, and those of other
  /// platforms.
  case other

  /// How Interface Builder calls it.
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
  /// Where y is least.
  public static let top = EdgeSet(rawValue: 1)
  /// Where x is least.
  public static let left = EdgeSet(rawValue: 2)
  /// Where y is greatest.
  public static let bottom = EdgeSet(rawValue: 4)
  /// Where x is greatest.
  public static let right = EdgeSet(rawValue: 8)
  /// `UIRectEdge.all`, the default of `edgesForExtendedLayout`.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

/// A bar that Interface Builder is told to draw, or not to draw.
public enum SimulatedBar: Sendable, Hashable {
  /// The file says nothing: the containers decide.
  case inferred
  /// `<nil key="simulatedTopBarMetrics"/>`.
  case none
  /// A navigation bar; a prompt makes it 30 points higher.
  case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
  /// A toolbar at the bottom.
  case toolbar(isTranslucent: Bool)
  /// A tab bar at the bottom.
  case tabBar(isTranslucent: Bool)
}

/// Interface Builder's simulated metrics; they override what the containers imply.
public struct SimulatedMetrics: Sendable, Hashable {
  /// `simulatedTopBarMetrics`.
  public var top: SimulatedBar = .inferred
  /// `simulatedBottomBarMetrics`.
  public var bottom: SimulatedBar = .inferred
  /// Nil if inferred; false for a hidden status bar.
  public var showsStatusBar: Bool?
  /// `simulatedOrientationMetrics`; nil if inferred.
  public var orientation: Orientation?
  /// `freeformSimulatedSizeMetrics` was chosen.
  public var isFreeform = false
  /// `type` of `simulatedScreenMetrics`: `retina4`, `retina47`, …; empty for the element without one.
  public var screen: String?
  /// `splitViewMaster`, `splitViewDetail`, `modalPageSheet`, `modalFormSheet`.
  public var presentation: String?

  /// Everything inferred.
  public init() {}
}

/// One controller.
public struct Controller: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// What element it is; a custom class does not change that.
  public let kind: ControllerKind
  /// The scene that contains it.
  public var scene: SceneIndex
  /// The class of the app that the controller is an instance of; nil for UIKit's own.
  public var customClass: String?
  /// The label given in Interface Builder.
  public var userLabel: String?
  /// `title` of the controller, or else of its navigation item.
  public var title: String?
  /// The identifier that code instantiates it by.
  public var storyboardIdentifier: String?
  /// Its `view`; nil for a controller that loads its view otherwise.
  public var rootView: ViewIndex?
  /// `topLayoutGuide` of documents without safe areas.
  public var topGuide: GuideIndex?
  /// `bottomLayoutGuide` of documents without safe areas.
  public var bottomGuide: GuideIndex?
  /// Bars that a container declares.
  public var navigationBar: ViewIndex?
  /// The toolbar that a navigation controller declares.
  public var toolbar: ViewIndex?
  /// The tab bar that a tab bar controller declares.
  public var tabBar: ViewIndex?
  /// Of a navigation controller: whether it shows no navigation bar.
  public var isNavigationBarHidden = false
  /// Of a navigation controller: whether it shows no toolbar. UIKit's default.
  public var isToolbarHidden = true
  /// Whether the tab bar goes while it is on a navigation stack.
  public var hidesBottomBarWhenPushed = false
  /// Whether the view is under bars that are not translucent too.
  public var extendedLayoutIncludesOpaqueBars = false
  /// Where the view may lie under translucent bars.
  public var edgesForExtendedLayout: EdgeSet = .all
  /// Whether a first scroll view is inset by bars (before iOS 11).
  public var automaticallyAdjustsScrollViewInsets = true
  /// Whether the root view's margins are at least the system's.
  public var viewRespectsSystemMinimumLayoutMargins = true
  /// As the XML spells it: `fullScreen`, `formSheet`, …; nil for the default.
  public var modalPresentationStyle: String?
  /// Of its `navigationItem`: a line of text above the bar's title.
  public var prompt: String?
  /// `always`, `never`, `automatic`; nil if absent.
  public var largeTitleDisplayMode: String?
  /// Whether it has items for a navigation controller's toolbar.
  public var hasToolbarItems = false
  /// What Interface Builder is told to assume around it.
  public var metrics = SimulatedMetrics()
  /// `size key="freeformSize"`.
  public var freeformSize: Size?
  /// Of a storyboard reference.
  public var referencedStoryboard: String?
  /// The identifier within that storyboard; nil for its initial controller.
  public var referencedIdentifier: String?
  /// Other controllers written inline inside this one.
  public var parent: ControllerIndex?
}
