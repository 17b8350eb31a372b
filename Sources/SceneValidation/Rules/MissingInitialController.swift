// missing-initial-controller: a storyboard without an entry point.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let missingInitialController = ValidationRule(
    Rule(
      "missing-initial-controller", .structure, .warning, missing: .anywhere,
      summary: "a storyboard has no initial view controller and no identifier",
      rationale: """
        instantiateInitialViewController returns nil, and without storyboard identifiers no other controller can be loaded. A \
        launch screen without an initial view controller is black.
        """,
      remedy:
        "Select “Is Initial View Controller” for one controller, or give the controllers storyboard identifiers.",
      examples: [
        .init(#"<viewController id="a"><view key="view" id="b"/></viewController>"#, findings: 1),
        .init(#"<viewController storyboardIdentifier="Login" id="a"/>"#, findings: 0),
      ])
  ) { findings in
    let document = findings.document
    guard document.header.kind == .storyboard, document.header.initialViewController == nil,
      let root = findings.source.root, document.header.platform == .iOS || document.header.platform == .tvOS
    else { return }
    let controllers = document.controllers.filter { $0.kind != .storyboardReference }
    guard !controllers.isEmpty else { return }
    let isReachable = controllers.contains { $0.storyboardIdentifier != nil }
    guard !isReachable || document.header.isLaunchScreen else { return }
    findings.report(
      document.header.isLaunchScreen
        ? "the launch screen has no initial view controller"
        : "the storyboard has no initial view controller, and no controller has a storyboard identifier",
      at: findings.source.nameRange(of: root), in: root, objects: controllers.prefix(1).map(\.id),
      help: "add initialViewController=\"\(controllers.first?.id ?? "…")\" to <document>")
  }
}
