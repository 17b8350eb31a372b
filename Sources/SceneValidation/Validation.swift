// Runs every rule over one decoded document. A rule is a value (`ValidationRule`): what its documentation says, and
// the function that looks for it. Each stands in a file of its own under Rules. What a value means is the decoder's
// business, and what a layout does is AutoLayout's; the rules here look at how the objects of a file hang together.

import SceneDiagnostics
import SceneModel
import SceneXML

/// Everything that the rules find in a document, in the order of the file. Linear in the size of the document.
public func validate(_ document: InterfaceDocument) -> [Diagnostic] {
  var findings = Findings(document)
  for rule in ValidationRules.checks {
    findings.rule = rule.rule
    rule.check(&findings)
  }
  return findings.sorted()
}

/// The catalogue of rules.
public enum ValidationRules {
  /// The rules of this module, in the order in which documentation lists them.
  public static let all: [Rule] = checks.map(\.rule)

  static let checks: [ValidationRule] = [
    emptyDocument, duplicateID, missingID, duplicateProperty, unknownReference, wrongReferenceKind,
    segueWithoutDestination,
    cyclicContainment,
    incompleteConstraint, incompatibleAttributes, locationWithoutAnchor, constraintWithItself,
    noCommonAncestor,
    constraintOutsideOwner, contradictoryVariation, unknownTrait, missingInitialController, unreachableScene,
    duplicateStoryboardIdentifier, duplicateReuseIdentifier, missingReuseIdentifier, unknownElement,
    unknownAttribute, unknownValue, strayElement, strayText, unavailableGuideAttribute,
  ]
}

/// A rule with its check.
struct ValidationRule: Sendable {
  let rule: Rule
  let check: @Sendable (inout Findings) -> Void

  init(_ rule: Rule, check: @escaping @Sendable (inout Findings) -> Void) {
    self.rule = rule
    self.check = check
  }
}
