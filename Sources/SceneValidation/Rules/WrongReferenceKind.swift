// wrong-reference-kind: a reference to an object of the wrong kind.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let wrongReferenceKind = ValidationRule(
    Rule(
      "wrong-reference-kind", .structure, .error,
      summary: "a reference names an object of the wrong kind",
      rationale: """
        A constraint relates views and layout guides, and a segue leads to a view controller. If a reference names anything \
        else, it is dropped or the scene fails to load.
        """,
      remedy: "Use an object of the right kind.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    for reference in findings.references {
      guard let target = reference.target else { continue }
      if reference.expectation.admits(target) { continue }
      // Some views of other platforms are not decoded as views.
      if case (.viewOrGuide, .other) = (reference.expectation, target), document.header.platform != .iOS {
        continue
      }
      let id = findings.source.value(of: reference.attribute)
      findings.report(
        "\(reference.what(in: document)) names “\(id)”, which is \(findings.kind(of: target))",
        at: findings.source.valueRange(of: reference.attribute), in: reference.element,
        objects: [id],
        constraints: reference.constraint.map { [document[$0].id] } ?? [],
        notes: [findings.note("“\(id)” is here", at: target)],
        help: "use \(reference.expectation.words)")
    }
    for segue in document.segues {
      guard let target = document.objects[segue.destination] else { continue }
      switch target {
      case .controller: if segue.kind != .unwind { continue }
      case .other(let index) where document.others[index].name == .exit: if segue.kind == .unwind { continue }
      // On watchOS and macOS, segues can lead to other objects.
      default: if document.header.platform != .iOS { continue }
      }
      findings.report(
        "the segue leads to “\(segue.destination)”, which is \(findings.kind(of: target))",
        at: findings.range(.destination, of: segue.element), in: segue.element,
        objects: [segue.id, segue.destination],
        notes: [findings.note("“\(segue.destination)” is here", at: target)],
        help: segue.kind == .unwind
          ? "an unwind segue must lead to the <exit> of the scene" : "a segue must lead to a view controller")
    }
  }
}
