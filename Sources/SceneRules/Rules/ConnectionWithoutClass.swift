// connection-without-class: outlets and actions that a UIKit class does not declare.

import SceneDiagnostics
import SceneModel
import SceneValidation

extension PracticeRules {
  static let connectionWithoutClass = PracticeRule(
    Rule(
      "connection-without-class", .quality, .warning,
      summary: "an outlet or action belongs to a view controller without a custom class",
      rationale: """
        UIKit's own controllers do not have this property or method. Loading the scene fails with “this class is not key value \
        coding-compliant”, and sending the action fails with “unrecognized selector”. Usually the custom class was removed, or \
        the scene was copied without its code.
        """,
      remedy: "Set the controller's custom class, or delete the connection.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews></view><connections><outlet property="nameLabel" destination="l" id="c"/></connections></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a" customClass="Login"><view key="view" id="b"><subviews><label id="l"/></subviews></view><connections><outlet property="nameLabel" destination="l" id="c"/></connections></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    guard document.header.platform == .iOS else { return }
    for connection in document.connections {
      let isAction = connection.kind == .action
      guard isAction || connection.kind == .outlet || connection.kind == .outletCollection else { continue }
      let owner = isAction ? connection.destination : connection.source
      guard !connection.name.isEmpty, let reference = document.objects[owner] else { continue }
      // Projects add outlets to UIKit's views in extensions (mostly to text fields), but hardly ever to
      // controllers.
      guard case .controller(let controller) = reference, document[controller].customClass == nil,
        document[controller].kind != .other, document[controller].kind != .storyboardReference
      else { continue }
      guard isAction ? !ownActions.contains(connection.name) : !ownOutlets.contains(connection.name) else {
        continue
      }
      findings.report(
        "a view controller without a custom class has no \(isAction ? "action" : "outlet") “\(connection.name)”",
        at: findings.range(.property, .selector, of: connection.element), in: connection.element,
        objects: [owner, isAction ? connection.source : connection.destination],
        help: "set the custom class, or delete the connection")
    }
  }

  /// The outlets that UIKit's views and controllers declare for Interface Builder.
  private static let ownOutlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "searchDisplayController", "searchBar", "searchContentsController", "searchResultsDataSource",
    "searchResultsDelegate", "gestureRecognizers", "gestureRecognizer", "inputView", "inputAccessoryView",
    "tableView", "collectionView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView",
    "accessoryView", "editingAccessoryView", "textLabel", "detailTextLabel", "imageView", "contentView",
    "navigationBar", "toolbar", "tabBar", "navigationItem", "tabBarItem", "window", "titleView",
    "interactionDelegate", "spellCheckingDelegate", "textDelegate", "uiDelegate", "UIDelegate",
    "navigationDelegate", "customNavigationItem", "refreshControl", "accessibilityElements",
    "collectionViewLayout", "springLoadedInteractionDelegate", "contextMenuInteractionDelegate", "menu",
    "searchTextField", "preferredFocusedView", "viewControllers", "selectedViewController",
    "defaultTextAttributes", "labelView", "nextResponder", "initialFirstResponder", "nextKeyView",
    "focusItem",
  ]

  /// The methods of UIKit that an action can call.
  private static let ownActions: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "reloadData", "setNeedsLayout",
    "setNeedsDisplay", "startAnimating", "stopAnimating", "cut:", "copy:", "paste:", "selectAll:", "delete:",
    "goBack", "goForward", "goBack:", "goForward:", "reload", "reload:", "stopLoading", "stopLoading:",
    "removeFromSuperview",
  ]
}
