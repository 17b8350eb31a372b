// inconsistent-module: a class that is used both with and without a module.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let inconsistentModule = PracticeRule(
    Rule(
      "inconsistent-module", .quality, .warning,
      summary: "a custom class has a module in one place but not in another",
      rationale: """
        A Swift class is found by its module and name. Without the module, the app logs “Unknown class in Interface Builder \
        file” and creates a plain object, on which outlets and actions then fail.
        """,
      remedy: "Set the module in both places, or leave it out in both for an Objective-C class.",
      examples: [
        .init(
          #"<viewController id="a" customClass="Login" customModule="App"/><viewController id="b" customClass="Login"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a" customClass="Login" customModule="App"/><viewController id="b" customClass="Login" customModule="App"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    var withModule: [String: XMLDocument.AttributeID] = [:]
    var without: [(name: String, attribute: XMLDocument.AttributeID, element: XMLDocument.ElementID)] = []
    for attribute in source.attributes(where: { $0 == .customClass }) {
      let name = source.value(of: attribute)
      guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) else { continue }
      let element = source.element(of: attribute)
      if source.value(.customModule, of: element)?.isEmpty == false {
        withModule[name] = withModule[name] ?? attribute
      } else {
        without.append((name, attribute, element))
      }
    }
    for place in without {
      guard let other = withModule[place.name] else { continue }
      findings.report(
        "the class “\(place.name)” has no module here", at: source.valueRange(of: place.attribute),
        in: place.element,
        objects: [source.value(.id, of: place.element) ?? ""],
        notes: [.init("it has one here", at: source.valueRange(of: other))],
        help: "add customModule=\"…\"")
    }
  }
}
