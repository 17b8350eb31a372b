// foreign-base-class: objects that have none of a project’s own base classes.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let foreignBaseClass = PracticeRule(
    Rule(
      "foreign-base-class", .quality, .warning, isEnabledByDefault: false,
      summary: "an object has none of the classes that the configuration lists for its kind",
      rationale: """
        A project with base classes of its own, for colours, fonts or tracking, wants every scene to use \
        them. The configuration lists the classes by element name; elements that it does not list are \
        not checked.
        """,
      remedy: "Set one of the listed classes, or add the class to the list.",
      examples: [
        .init(
          #"<viewController id="a"/>"#,
          findings: 1),
        .init(
          #"<navigationController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, options in
    guard !options.baseClasses.isEmpty else { return }
    let source = findings.source
    for element in source.elements {
      guard let id = source.attribute(.id, of: element),
        let classes = options.baseClasses[source.spelling(of: element)]
      else { continue }
      let name = source.value(.customClass, of: element)
      guard name.map({ !classes.contains($0) }) ?? true else { continue }
      findings.report(
        name.map { "the class “\($0)” is not one of: \(classes.joined(separator: ", "))" }
          ?? "the \(source.spelling(of: element)) has none of the classes: \(classes.joined(separator: ", "))",
        at: findings.range(.customClass, of: element), in: element, objects: [source.value(of: id)])
    }
  }
}
