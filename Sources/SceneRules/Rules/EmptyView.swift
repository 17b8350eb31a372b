// empty-view: views that show nothing and contain nothing.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let emptyView = PracticeRule(
    Rule(
      "empty-view", .quality, .warning, isEnabledByDefault: false, missing: .anywhere,
      summary: "a plain view shows nothing, contains nothing, and nothing refers to it",
      rationale: """
        A view without content, color, connections or a custom class is a leftover, or a spacer from the time before layout \
        guides.
        """,
      remedy: "Delete the view; replace a spacer with a constraint or the spacing of a stack view.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><view id="v"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><view id="v"><color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/></view></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    let destinations = findings.outletDestinations()
    var constrained: Set<ViewIndex> = []
    for constraint in document.constraints {
      if let second = constraint.secondItem, let view = findings.view(of: second) { constrained.insert(view) }
      if let view = findings.view(of: constraint.firstItem) { constrained.insert(view) }
    }
    let active = Set(document.runtimeAttributes.map(\.object)).union(document.connections.map(\.source))
    for (i, view) in document.views.enumerated() where view.kind == .view && view.role == .subview {
      guard view.firstChild == nil, view.customClass == nil, !destinations.contains(view.id),
        !active.contains(view.id),
        !constrained.contains(ViewIndex(i)),
        findings.source.child(of: view.element, key: "backgroundColor") == nil,
        findings.source.attribute(.tag, of: view.element) == nil
      else { continue }
      // An empty arranged subview is a spacer.
      if let parent = view.parent, document[parent].kind == .stackView { continue }
      findings.report(
        "the view shows nothing, and nothing refers to it", at: findings.source.nameRange(of: view.element),
        in: view.element, objects: [view.id], help: "delete it")
    }
  }
}
