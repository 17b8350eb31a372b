// literal-color: colours given as numbers.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let literalColor = PracticeRule(
    Rule(
      "literal-color", .quality, .warning, isEnabledByDefault: false,
      summary: "a colour is given by its components",
      rationale: """
        Named and system colours follow dark mode and a change of the design; numbers repeated over \
        scenes do not.
        """,
      remedy: "Choose a named colour of the asset catalogue or a system colour.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    let document = findings.document
    for view in document.views {
      for color in source.children(of: view.element) where source.name(of: color) == .color {
        guard source.attribute(.name, of: color) == nil, source.attribute(.systemColor, of: color) == nil,
          source.attribute(.cocoaTouchSystemColor, of: color) == nil,
          source.attribute(.red, of: color) != nil || source.attribute(.white, of: color) != nil,
          // Clear is no colour that a design could name.
          source.value(.alpha, of: color).flatMap(Double.init) != 0
        else { continue }
        findings.report(
          "the colour “\(source.value(.key, of: color) ?? "color")” is given by its components",
          at: source.startTagRange(of: color), in: view.element, objects: [view.id],
          help: "use a named or system colour")
      }
    }
  }
}
