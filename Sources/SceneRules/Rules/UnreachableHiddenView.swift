// unreachable-hidden-view: a hidden view that no code can show.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unreachableHiddenView = PracticeRule(
    Rule(
      "unreachable-hidden-view", .quality, .note, missing: .anywhere,
      summary: "a view is hidden, and nothing in the document can show it",
      rationale: """
        Code shows a hidden view through an outlet, a tag or a custom class. Without any of these, the view is probably a \
        leftover that uses memory and still takes part in the layout.
        """,
      remedy: "Delete the view, or connect it to an outlet.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label hidden="YES" id="l"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a" customClass="Login"><view key="view" id="b"><subviews><label hidden="YES" id="l"/></subviews></view><connections><outlet property="hint" destination="l" id="o"/></connections></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    let source = findings.source
    guard document.header.platform == .iOS,
      document.views.indices.contains(where: {
        document.views[$0].isHidden && document.views[$0].role == .subview
      })
    else { return }
    let destinations = findings.outletDestinations()
    let bound = Set(document.runtimeAttributes.map(\.object))
    // Hidden views were used as spacers before layout guides existed. Constraints of other views refer to
    // them.
    var spacers: Set<ViewIndex> = []
    for constraint in document.constraints {
      guard let second = constraint.secondItem, let a = findings.view(of: constraint.firstItem),
        let b = findings.view(of: second), document[a].parent == document[b].parent
      else { continue }
      spacers.formUnion([a, b])
    }
    for (i, view) in document.views.enumerated()
    where view.isHidden && view.role == .subview && !spacers.contains(ViewIndex(i)) {
      guard !destinations.contains(view.id), !bound.contains(view.id), view.customClass == nil,
        source.attribute(.tag, of: view.element) == nil,
        source.attribute(.restorationIdentifier, of: view.element) == nil,
        view.variations.allSatisfy({ $0.isHidden == nil })
      else { continue }
      // The parent's class may find the view among its subviews or arranged subviews.
      if let parent = view.parent,
        document[parent].customClass != nil || destinations.contains(document[parent].id)
      {
        continue
      }
      findings.report(
        "the view is hidden, and it has no outlet, tag or custom class",
        at: findings.source.attribute(.hidden, of: view.element).map { source.nameRange(of: $0) }
          ?? source.nameRange(of: view.element),
        in: view.element, objects: [view.id], help: "delete it, or connect it to an outlet")
    }
  }
}
