// constraint-outside-owner: a constraint whose items are outside the view that owns it.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let constraintOutsideOwner = ValidationRule(
    Rule(
      "constraint-outside-owner", .structure, .error,
      summary: "a view owns a constraint on a view outside itself",
      rationale: """
        addConstraint: raises an exception if an item is neither the receiver nor one of its descendants. Interface Builder \
        puts each constraint into the nearest common ancestor of its items.
        """,
      remedy: "Move the constraint to the nearest common ancestor of both items.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><view id="v"><constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/></constraints></view><label id="l"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><view id="v"/><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    for index in document.constraints.indices.map(ConstraintIndex.init) {
      let owner = document[index].owner
      let first = findings.view(of: document[index].firstItem)
      let second = document[index].secondItem.flatMap { findings.view(of: $0) }
      // The common case, checked without copying the constraint.
      if first.map({ findings.isInside($0, owner) }) ?? true,
        second.map({ findings.isInside($0, owner) }) ?? true
      {
        continue
      }
      let constraint = document[index]
      let items: [(XMLName, ItemReference?)] = [
        (.firstItem, constraint.firstItem), (.secondItem, constraint.secondItem),
      ]
      let views = items.compactMap { $0.1 }.compactMap { findings.view(of: $0) }
      // no-common-ancestor reports items in different hierarchies.
      if views.count == 2, !findings.isInside(views[1], findings.root(of: views[0])) { continue }
      for (name, item) in items {
        guard let item, let view = findings.view(of: item), !findings.isInside(view, owner) else { continue }
        let names = findings.names(of: item, .view(owner))
        findings.report(
          "\(names.first) is outside \(names.second), which owns the constraint",
          at: findings.range(name, of: constraint.element), in: constraint.element,
          objects: [findings.id(of: item), findings.document[owner].id], constraints: [constraint.id],
          axes: constraint.firstAttribute.map { [$0.axis] } ?? [],
          notes: [findings.note("the item is here", at: .view(view))],
          help: "move the constraint into the <constraints> of a common ancestor of both items")
        break
      }
    }
  }
}
