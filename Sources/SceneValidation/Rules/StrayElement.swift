// stray-element: a known element in a list that holds none of its kind.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let strayElement = ValidationRule(
    Rule(
      "stray-element", .structure, .error,
      summary: "an element stands in a list that holds none of its kind",
      rationale: """
        A list such as `constraints` or `subviews` is read for one kind of object. A constraint among the subviews constrains \
        nothing, and a label among the constraints is not shown; mostly a merge has lost the tags between two lists.
        """,
      remedy: "Move the element to the list that it belongs to, or delete it.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><constraint firstAttribute="width" constant="20" id="c"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><label id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="c"/></subviews><constraints><constraint firstAttribute="width" constant="20" id="d"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    for element in source.elements {
      guard let parent = source.parent(of: element) else { continue }
      let list = source.name(of: parent)
      let name = source.name(of: element)
      guard name != .unknown, let what = holds(list, name, element, source) else { continue }
      findings.report(
        "<\(source.spelling(of: element))> stands inside <\(source.spelling(of: parent))>, which holds \(what)",
        at: source.nameRange(of: element), in: element,
        objects: source.value(.id, of: element).map { [$0] } ?? [],
        notes: [.init("the list starts here", at: source.nameRange(of: parent))],
        help: "move it to where it belongs, or delete it")
    }
  }

  /// What a list holds, in words, where an element cannot be one of it; else nil.
  private static func holds(
    _ list: XMLName, _ name: XMLName, _ element: XMLDocument.ElementID, _ source: XMLDocument
  ) -> String? {
    switch list {
    case .subviews: name.isOfNoView(element, source) ? "views" : nil
    case .constraints: name == .constraint ? nil : "constraints"
    case .scenes: name == .scene ? nil : "scenes"
    case .connections:
      [.outlet, .outletCollection, .action, .segue, .binding].contains(name) ? nil : "connections"
    default: nil
    }
  }
}

extension XMLName {
  /// Whether the element is known and neither by its name nor by a frame a view.
  fileprivate func isOfNoView(_ element: XMLDocument.ElementID, _ source: XMLDocument) -> Bool {
    if ViewKind(self) != nil || source.child(of: element, key: "frame") != nil { return false }
    return source.child(of: element, key: "frameInset") == nil
  }
}
