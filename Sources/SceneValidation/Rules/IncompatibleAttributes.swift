// incompatible-attributes: pairs of attributes that Auto Layout cannot relate.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let incompatibleAttributes = ValidationRule(
    Rule(
      "incompatible-attributes", .structure, .error,
      summary: "a constraint relates two incompatible attributes",
      rationale: """
        NSLayoutConstraint raises an exception if a constraint relates a location to a size, attributes of different axes, or \
        leading or trailing to left or right, which do not follow the writing direction.
        """,
      remedy: "Relate edges to edges of the same axis and kind, and sizes to sizes.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="leading" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let constraints = findings.document.constraints
    // By index, because copying every constraint costs more than looking at two attributes.
    for index in constraints.indices {
      guard let first = constraints[index].firstAttribute, let second = constraints[index].secondAttribute
      else { continue }
      let problem: (message: String, help: String)
      switch (first.measure, second.measure) {
      case (.dimension, .dimension): continue
      case (.dimension, _):
        problem = (
          "the size “\(first.spelling)” cannot be related to the location “\(second.spelling)”",
          "relate a size to a size, and a location to a location"
        )
      case (_, .dimension):
        problem = (
          "the location “\(first.spelling)” cannot be related to the size “\(second.spelling)”",
          "relate a size to a size, and a location to a location"
        )
      case (.horizontalPosition, .horizontalPosition):
        guard first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional else {
          continue
        }
        let directional = first.isDirectional ? first : second
        problem = (
          "“\(first.spelling)” cannot be related to “\(second.spelling)”: one follows the writing direction, the other does not",
          directional == first
            ? "use “\(counterpart(second).spelling)” instead of “\(second.spelling)”"
            : "use “\(counterpart(first).spelling)” instead of “\(first.spelling)”"
        )
      case (.verticalPosition, .verticalPosition): continue
      default:
        problem = (
          "“\(first.spelling)” is \(first.axis.name) and “\(second.spelling)” is \(second.axis.name)",
          "relate locations of the same axis"
        )
      }
      let constraint = constraints[index]
      findings.report(
        problem.message, at: findings.range(.secondAttribute, of: constraint.element), in: constraint.element,
        objects: [findings.id(of: constraint.firstItem)]
          + (constraint.secondItem.map { [findings.id(of: $0)] } ?? []),
        constraints: [constraint.id],
        axes: first.axis == second.axis ? [first.axis] : [.horizontal, .vertical],
        notes: [
          .init(
            "the first attribute is here", at: findings.range(.firstAttribute, of: constraint.element))
        ],
        help: problem.help)
    }
  }

  /// The directional attribute in place of left or right.
  private static func counterpart(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: attribute
    }
  }
}
