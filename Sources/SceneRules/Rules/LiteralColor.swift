// literal-color: colors with literal components.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let literalColor = PracticeRule(
    Rule(
      "literal-color", .quality, .warning, isEnabledByDefault: false,
      summary: "a color is given by its components",
      rationale: """
        Named colors and system colors follow dark mode and design changes; color components in the scenes do not.
        """,
      remedy: "Use a named color from the asset catalog or a system color.",
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
          // A clear color needs no name.
          source.value(.alpha, of: color).flatMap(Double.init) != 0
        else { continue }
        findings.report(
          "the color “\(source.value(.key, of: color) ?? "color")” is given by its components",
          at: source.startTagRange(of: color), in: view.element, objects: [view.id],
          help: "use a named color or a system color")
      }
    }
  }
}
