// duplicate-property: an element with two values for a property, or with two lists of the same name.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let duplicateProperty = ValidationRule(
    Rule(
      "duplicate-property", .structure, .warning,
      summary: "an element sets a property twice",
      rationale: """
        A child with a `key` is a property, and an element has at most one list such as `subviews`. If there are two, it is not \
        defined which one counts. Such pairs come from merges that kept both sides.
        """,
      remedy: "Keep the right property; merge the two lists.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="20" height="20"/><rect key="frame" x="0" y="0" width="30" height="20"/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews/><subviews/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="20" height="20"/></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    guard findings.document.header.platform == .iOS else { return }
    var properties: [Property] = []
    for element in source.elements where source.hasSeveralChildren(element) {
      properties.removeAll(keepingCapacity: true)
      // No real element has 64 properties. The limit bounds the time for comparing all pairs.
      for child in source.children(of: element) where properties.count < 64 {
        guard let property = Property(child, source) else { continue }
        if let first = properties.first(where: { $0.isSame(property, source) }) {
          findings.report(
            property.key == nil
              ? "<\(source.spelling(of: element))> has a second <\(source.spelling(of: child))>"
              : "the property “\(property.key.map { source.value(of: $0) } ?? "")” of <\(source.spelling(of: element))> is set twice",
            at: property.key.map { source.valueRange(of: $0) } ?? source.nameRange(of: child), in: child,
            objects: source.value(.id, of: element).map { [$0] } ?? [],
            notes: [
              .init(
                "the first one is here",
                at: first.key.map { source.valueRange(of: $0) } ?? source.nameRange(of: first.element))
            ],
            help: property.key == nil ? "merge the two lists" : "keep the right one")
        } else {
          properties.append(property)
        }
      }
    }
  }
}

/// A child element that is a property of its parent (it has a key) or a list (by its name).
private struct Property {
  var element: XMLDocument.ElementID
  var name: XMLName
  var key: XMLDocument.AttributeID?

  init?(_ element: XMLDocument.ElementID, _ source: XMLDocument) {
    name = source.name(of: element)
    self.element = element
    // contradictory-variation compares variations, which differ by their traits.
    if name == .variation { return nil }
    key = source.attribute(.key, of: element)
    if key == nil, !Self.isList(name) { return nil }
  }

  func isSame(_ other: Property, _ source: XMLDocument) -> Bool {
    guard let key, let otherKey = other.key else {
      return key == nil && other.key == nil && name == other.name
    }
    return source.withValue(of: key) { a in source.withValue(of: otherKey) { b in a.elementsEqual(b) } }
  }

  private static func isList(_ name: XMLName) -> Bool {
    switch name {
    case .subviews, .constraints, .connections, .objects, .scenes, .resources, .cells, .prototypes, .sections,
      .layoutGuides, .dependencies, .userDefinedRuntimeAttributes:
      true
    default: false
    }
  }
}
