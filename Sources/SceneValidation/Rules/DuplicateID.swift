// duplicate-id: two elements with the same id.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let duplicateID = ValidationRule(
    Rule(
      "duplicate-id", .structure, .error,
      summary: "two objects have the same id",
      rationale: """
        References name objects by id, so a constraint or an outlet could mean either object. Xcode refuses to open such a \
        file. Usually a merge added the same object twice, or it was copied by hand.
        """,
      remedy: "Give one object a new id and update the references to it, or delete it.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="c"/><label id="c"/></subviews></view></viewController>"#,
          findings: 1),
        .init(#"<viewController id="a"><view key="view" id="b"/></viewController>"#, findings: 0),
      ])
  ) { findings in
    for (id, element) in findings.document.duplicates {
      var notes: [Diagnostic.Note] = []
      var message = "the id “\(id)” is already used"
      if let first = findings.document.objects[id] {
        let other = findings.element(of: first)
        notes.append(
          .init("first used by \(findings.kind(of: first)) here", at: findings.range(.id, of: other)))
        let (inner, outer) = (findings.source.range(of: element), findings.source.range(of: other))
        if outer.lower < inner.lower, inner.upper <= outer.upper {
          message = "the id “\(id)” is already used by an object that contains this one"
        }
      }
      findings.report(
        message, at: findings.range(.id, of: element), in: element, objects: [id], notes: notes,
        help: "give this object a unique id, or delete it if a merge added it twice")
    }
    var scenes: [String: XMLDocument.ElementID] = [:]
    for scene in findings.document.scenes where !scene.id.isEmpty {
      guard let first = scenes.updateValue(scene.element, forKey: scene.id) else { continue }
      scenes[scene.id] = first
      findings.report(
        "the scene id “\(scene.id)” is already used", at: findings.range(.sceneID, of: scene.element),
        in: scene.element,
        notes: [.init("first used by a scene here", at: findings.range(.sceneID, of: first))],
        help: "give this scene a unique id, or delete it if a merge added it twice")
    }
  }
}
