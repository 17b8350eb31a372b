// stray-element: a known element in a list that cannot contain it.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let strayElement = ValidationRule(
    Rule(
      "stray-element", .structure, .error,
      summary: "an element is in a list for another kind of element",
      rationale: """
        A list such as `constraints` or `subviews` contains one kind of object. A constraint among the subviews has no effect, \
        and a label among the constraints is not shown. Usually a merge lost the tags between two lists.
        """,
      remedy: "Move the element to the right list, or delete it.",
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
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><switch id="c"><connections><accessibilityConnection property="title" destination="b" id="d"/></connections></switch></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    for element in source.elements {
      guard let parent = source.parent(of: element) else { continue }
      let list = source.name(of: parent)
      let name = source.name(of: element)
      guard let what = members(of: list, unlike: name) else { continue }
      findings.report(
        "<\(source.spelling(of: element))> is inside <\(source.spelling(of: parent))>, which contains only \(what)",
        at: source.nameRange(of: element), in: element,
        objects: source.value(.id, of: element).map { [$0] } ?? [],
        notes: [.init("the list starts here", at: source.nameRange(of: parent))],
        help: "move it to the right list, or delete it")
    }
  }

  /// The members of a list in words, if the element belongs to another list; nil otherwise. Lists can have
  /// rare members, such as accessibility connections in documents of macOS, so an unfamiliar element is not
  /// necessarily misplaced.
  private static func members(of list: XMLName, unlike name: XMLName) -> String? {
    let home: XMLName? =
      switch name {
      case .constraint, .visualFormat: .constraints
      case .scene: .scenes
      case .outlet, .outletCollection, .action, .segue, .binding: .connections
      default: ViewKind(name) == nil ? nil : .subviews
      }
    guard let home, home != list else { return nil }
    return switch list {
    case .subviews: "views"
    case .constraints: "constraints"
    case .scenes: "scenes"
    case .connections: "connections"
    default: nil
    }
  }
}
