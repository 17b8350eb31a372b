// unknown-element: elements that are not in the list of known names. They are kept, counted and reported.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unknownElement = ValidationRule(
    Rule(
      "unknown-element", .structure, .note,
      summary: "the document contains unknown elements",
      rationale: """
        scenec keeps unknown elements but ignores them in the layout. A newer version of Interface Builder may have written \
        them, or the name is misspelled.
        """,
      remedy: "Correct the name if it is misspelled; otherwise no change is needed.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><futureThing/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    var counts: [String: Int] = [:]
    var order: [(name: String, element: XMLDocument.ElementID)] = []
    for element in findings.document.unknownElements {
      let name = findings.source.spelling(of: element)
      if counts[name] == nil { order.append((name, element)) }
      counts[name, default: 0] += 1
    }
    for (name, element) in order.prefix(20) {
      let count = counts[name] ?? 1
      findings.report(
        count == 1
          ? "unknown element <\(name)>" : "unknown element <\(name)> (\(count) times)",
        at: findings.source.nameRange(of: element), in: element,
        help: knownName(near: name).map { "did you mean <\($0)>?" }
          ?? "check the spelling; scenec keeps the element but ignores it")
    }
  }
}
