// unknown-value: a word that is none of an attribute's known values. The decoder checks values that affect
// layout (malformed-value). This rule has the closed lists of other attributes.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unknownValue = ValidationRule(
    Rule(
      "unknown-value", .structure, .warning,
      summary: "an attribute has an unknown value",
      rationale:
        "Interface Builder uses the attribute's default instead, so the scene differs from what the file says.",
      remedy: "Use one of the values that the message lists.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" contentMode="scaleToFit" id="b"/></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" contentMode="scaleToFill" id="b"/></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    guard findings.document.header.platform == .iOS else { return }
    let hasWords = hasWords
    for attribute in source.attributes(where: { hasWords[Int($0.rawValue)] }) {
      let words = words(of: source.name(of: attribute)) { name in
        source.name(of: source.element(of: attribute)) == name
      }
      guard let words else { continue }
      if words.contains(where: { source.equals(attribute, $0) }) { continue }
      let value = source.value(of: attribute)
      let choices = words.map(\.description)
      let owner = source.element(of: attribute)
      findings.report(
        "“\(value.count > 40 ? value.prefix(40) + "…" : value)” is not a valid value for “\(source.spelling(of: attribute))”",
        at: source.valueRange(of: attribute), in: owner,
        objects: source.value(.id, of: owner).map { [$0] } ?? [],
        help: Spelling.question(for: value, among: choices)
          ?? "use one of: \(choices.joined(separator: ", "))")
    }
  }

  /// By the raw value of an attribute's name: whether it may have only certain words on some element.
  private static let hasWords = XMLName.allCases.map { name in
    [true, false].contains { isOn in words(of: name) { _ in isOn } != nil }
  }

  /// The words that an attribute of an element may have; nil if the list is open or not known with certainty.
  ///
  /// - Parameter isOn: whether the element has a name.
  private static func words(of attribute: XMLName, isOn: (XMLName) -> Bool) -> [StaticString]? {
    switch attribute {
    case .contentMode: contentModes
    case .contentHorizontalAlignment: ["center", "left", "right", "fill", "leading", "trailing"]
    case .contentVerticalAlignment: ["center", "top", "bottom", "fill"]
    case .textAlignment: ["left", "center", "right", "justified", "natural"]
    case .baselineAdjustment: ["alignBaselines", "alignCenters", "none"]
    case .semanticContentAttribute:
      ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
    case .lineBreakMode where !isOn(.paragraphStyle): lineBreakModes
    case .axis: ["horizontal", "vertical"]
    case .borderStyle where isOn(.textField): ["none", "line", "bezel", "roundedRect"]
    case .clearButtonMode: ["never", "whileEditing", "unlessEditing", "always"]
    case .accessoryType where isOn(.tableViewCell):
      ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
    case .style where isOn(.tableView): ["plain", "grouped", "insetGrouped"]
    case .dataMode: ["prototypes", "static", "none"]
    case .scrollDirection: ["vertical", "horizontal"]
    case .orientation where isOn(.device): ["portrait", "landscape"]
    case .kind where isOn(.segue): segueKinds
    case .relationship where isOn(.segue):
      [
        "rootViewController", "viewControllers", "masterViewController", "detailViewController",
        "supplementaryViewController", "compactViewController",
      ]
    case .type where isOn(.viewControllerLayoutGuide): ["top", "bottom"]
    default: nil
    }
  }

  private static let contentModes: [StaticString] = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight", "TopLeft", "TopRight", "BottomLeft", "BottomRight",
  ]

  private static let lineBreakModes: [StaticString] = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    "wordWrapping",
    "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
  ]

  private static let segueKinds: [StaticString] = [
    "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "custom", "relationship",
    "push",
    "modal", "popover", "replace",
  ]
}
