// duplicate-connection: an outlet with two destinations, or an action that is sent twice.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let duplicateConnection = PracticeRule(
    Rule(
      "duplicate-connection", .quality, .warning,
      summary: "an outlet or action is connected twice",
      rationale: """
        An outlet refers to one object, so the order in the file decides which connection wins. An action that is connected \
        twice runs twice for each event.
        """,
      remedy: "Delete the wrong connection.",
      examples: [
        .init(
          #"<viewController id="a" customClass="Login"><view key="view" id="b"><subviews><label id="l"/><label id="m"/></subviews></view><connections><outlet property="name" destination="l" id="c"/><outlet property="name" destination="m" id="d"/></connections></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a" customClass="Login"><view key="view" id="b"><subviews><label id="l"/><label id="m"/></subviews></view><connections><outlet property="name" destination="l" id="c"/><outlet property="text" destination="m" id="d"/></connections></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    struct Key: Hashable {
      var source: String
      var name: String
      var destination: String
      var event: String?
    }
    var first: [Key: XMLDocument.ElementID] = [:]
    first.reserveCapacity(findings.document.connections.count)
    for connection in findings.document.connections {
      guard !connection.source.isEmpty, !connection.name.isEmpty else { continue }
      let key: Key
      switch connection.kind {
      case .outlet: key = Key(source: connection.source, name: connection.name, destination: "")
      case .action:
        key = Key(
          source: connection.source, name: connection.name, destination: connection.destination,
          event: connection.eventType ?? "")
      case .outletCollection, .other: continue
      }
      guard let other = first.updateValue(connection.element, forKey: key) else { continue }
      first[key] = other
      let isAction = connection.kind == .action
      findings.report(
        isAction
          ? "the action “\(connection.name)” is connected twice"
          : "the outlet “\(connection.name)” is connected twice",
        at: findings.source.startTagRange(of: connection.element), in: connection.element,
        objects: [connection.source, connection.destination],
        notes: [.init("the other connection", at: findings.source.startTagRange(of: other))],
        help: "delete one of the connections")
    }
  }
}
