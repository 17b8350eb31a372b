// Runs every rule on a decoded document. A rule is a value (`ValidationRule`) with its documentation and its
// check, in its own file under Rules. Rules check the structure of a document. The decoder reports values
// that it cannot read, and layout is left to AutoLayout.

import SceneDiagnostics
import SceneModel
import SceneXML

/// The diagnostics of all rules for a document, in the order of the file. Takes time linear in the document's
/// size.
public func validate(_ document: InterfaceDocument) -> [Diagnostic] {
  var findings = Findings(document)
  for rule in ValidationRules.checks {
    findings.rule = rule.rule
    rule.check(&findings)
  }
  return findings.sorted()
}

/// The catalog of rules.
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
