// foreign-base-class: objects whose class is not one of the project’s base classes.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  private static let classes = Rule.Option(
    "classes", .wordsByElement, summary: "the classes of which an object must have one")

  static let foreignBaseClass = PracticeRule(
    Rule(
      "foreign-base-class", .quality, .warning, isEnabledByDefault: false,
      summary: "an object does not use one of the configured base classes",
      rationale: """
        A project with its own base classes wants every scene to use them. The configuration lists the classes by element name; \
        other elements are not checked.
        """,
      remedy: "Set one of the listed classes, or add the class to the list.",
      options: [classes],
      examples: [
        .init(
          #"<viewController id="a"/>"#,
          findings: 1),
        .init(
          #"<navigationController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, options in
    guard let known = options.values.wordsByElement[classes.name] else { return }
    let source = findings.source
    for element in source.elements {
      guard let id = source.attribute(.id, of: element),
        let classes = known[source.spelling(of: element)]
      else { continue }
      let name = source.value(.customClass, of: element)
      guard name.map({ !classes.contains($0) }) ?? true else { continue }
      findings.report(
        name.map { "the class “\($0)” is not one of: \(classes.joined(separator: ", "))" }
          ?? "the \(source.spelling(of: element)) has no class; expected one of: \(classes.joined(separator: ", "))",
        at: findings.range(.customClass, of: element), in: element, objects: [source.value(of: id)])
    }
  }
}
