// duplicate-id: one id on two elements.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let duplicateID = ValidationRule(
    Rule(
      "duplicate-id", .structure, .error,
      summary: "two objects have the same id",
      rationale: """
        References name objects by id. With two objects of one id, a constraint or an outlet may reach either; Xcode \
        refuses to open such a file. Mostly a merge has put the same object in twice, or one was copied by hand.
        """,
      remedy: "Give one of the two a new id and correct the references to it, or delete it.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="c"/><label id="c"/></subviews></view></viewController>"#,
          findings: 1),
        .init(#"<viewController id="a"><view key="view" id="b"/></viewController>"#, findings: 0),
      ])
  ) { findings in
    for (id, element) in findings.document.duplicates {
      var notes: [Diagnostic.Note] = []
      var message = "the id “\(id)” is taken already"
      if let first = findings.document.objects[id] {
        let other = findings.element(of: first)
        notes.append(
          .init("\(findings.kind(of: first)) has it first", at: findings.range(.id, of: other)))
        let (inner, outer) = (findings.source.range(of: element), findings.source.range(of: other))
        if outer.lower < inner.lower, inner.upper <= outer.upper {
          message = "the id “\(id)” is that of an object around this one: the object would contain itself"
        }
      }
      findings.report(
        message, at: findings.range(.id, of: element), in: element, objects: [id], notes: notes,
        help: "give this object an id of its own, or delete it if a merge has put it in twice")
    }
    var scenes: [String: XMLDocument.ElementID] = [:]
    for scene in findings.document.scenes where !scene.id.isEmpty {
      guard let first = scenes.updateValue(scene.element, forKey: scene.id) else { continue }
      scenes[scene.id] = first
      findings.report(
        "the scene id “\(scene.id)” is taken already", at: findings.range(.sceneID, of: scene.element),
        in: scene.element, notes: [.init("a scene has it first", at: findings.range(.sceneID, of: first))],
        help: "give this scene an id of its own, or delete it if a merge has put it in twice")
    }
  }
}
