// class-file-name: a controller whose class is not named like its file.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let classFileName = PracticeRule(
    Rule(
      "class-file-name", .quality, .warning, isEnabledByDefault: false, missing: .anywhere,
      summary: "no controller or view in the file has a class named after the file",
      rationale: """
        A storyboard or xib that is named after its class is easy to find.
        """,
      remedy: "Rename the file or the class.",
      examples: [
        .init(
          #"<viewController customClass="Login" id="a"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    let name = findings.fileName
    let classes = document.controllers.map { ($0.element, $0.id, $0.customClass) }.filter {
      $0.2?.isEmpty == false
    }
    guard !name.isEmpty, let first = classes.first, !classes.contains(where: { $0.2 == name }) else { return }
    findings.report(
      "no controller in the file “\(name)” has that class", at: findings.range(.customClass, of: first.0),
      in: first.0,
      objects: [first.1])
  }
}
