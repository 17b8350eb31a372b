// unreachable-scene: a controller that nothing can show.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unreachableScene = ValidationRule(
    Rule(
      "unreachable-scene", .structure, .warning, missing: .anywhere,
      summary: "a scene can never be shown",
      rationale: """
        No segue leads to its controller, it is not the initial one, and it has no storyboard identifier that code could use \
        to load it. Xcode warns about this too.
        """,
      remedy: "Connect the scene, give its controller a storyboard identifier, or delete it.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene></scenes></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects><viewController storyboardIdentifier="b" id="b"/></objects></scene></scenes></document>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    guard document.header.kind == .storyboard,
      document.header.platform == .iOS || document.header.platform == .tvOS
    else { return }
    var isReached = Array(repeating: false, count: document.controllers.count)
    for segue in document.segues {
      if let destination = segue.destinationController { isReached[destination.index] = true }
    }
    // Outlets and actions of other objects also keep a controller reachable.
    for connection in document.connections {
      if case .controller(let controller)? = document.objects[connection.destination],
        connection.source != document[controller].id
      {
        isReached[controller.index] = true
      }
    }
    // Without any entry point, missing-initial-controller reports the storyboard once.
    let hasEntry =
      document.header.initialViewController != nil
      || document.controllers.contains { $0.storyboardIdentifier != nil && $0.kind != .storyboardReference }
    guard hasEntry else { return }
    // Another rule reports a wrong initial controller. Unreachable scenes would only be a consequence.
    if let initial = document.header.initialViewController {
      guard case .controller? = document.objects[initial] else { return }
    }
    for (index, controller) in document.controllers.enumerated() {
      guard !isReached[index], controller.parent == nil, controller.storyboardIdentifier == nil,
        controller.id != document.header.initialViewController,
        document.scenes[controller.scene.index].controller == ControllerIndex(index)
      else { continue }
      findings.report(
        "\(document.displayName(of: ControllerIndex(index))) can never be shown",
        at: findings.range(.id, of: controller.element), in: controller.element, objects: [controller.id],
        help: controller.kind == .storyboardReference
          ? "connect a segue to the storyboard reference, or delete it"
          : "connect a segue to it, give it a storyboard identifier, or delete the scene")
    }
  }
}
