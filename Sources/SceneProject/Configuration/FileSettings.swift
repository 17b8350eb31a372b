// The settings for one file: enabled rules, the deployment target, and suppressions. Configuration determines
// them.

import SceneDiagnostics
import SceneModel
import SceneRules
import SceneXML

/// Accepts the findings of one rule about one object, for a reason.
public struct Suppression: Sendable {
  /// A rule's name.
  public var rule: String
  /// The id of an object or constraint; nil if `label` identifies it.
  public var object: String?
  /// The label in Interface Builder (`userLabel`).
  public var label: String?
  /// The reason for accepting the finding.
  public var reason: String
  /// The files that it applies to; nil for all.
  var paths: [PathPattern]?
  /// The position in a configuration file; nil if it does not come from one.
  var place: Place?

  /// A position in a configuration file.
  struct Place: Hashable {
    var path: String
    var range: SourceRange
    var rule: String
    /// The object's name in messages.
    var subject: String
  }

  /// A suppression for all files. Either `object` or `label` identifies the object.
  public init(rule: String, object: String? = nil, label: String? = nil, reason: String) {
    self.rule = rule
    self.object = object
    self.label = label
    self.reason = reason
  }
}

/// The settings for checking one file.
public struct FileSettings: Sendable {
  /// The enabled rules and their severities.
  public var rules = RuleSelection()
  /// The oldest system version that the app supports, such as 15.0; nil to use only a document's deployment
  /// target.
  public var deploymentTarget: SystemVersion?
  /// Accepted findings.
  public var suppressions: [Suppression] = []

  /// The rules that are enabled by default, and no suppressions.
  public init() {}

  /// The remaining findings with their configured severities, and which suppressions applied.
  package func select(
    _ diagnostics: [Diagnostic], of document: InterfaceDocument?
  ) -> (findings: [Diagnostic], use: SuppressionUse) {
    let index = SuppressionIndex(suppressions, document)
    var used: Set<Suppression.Target> = []
    let findings = diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard rules.isSelected(diagnostic.rule), rules.allowsOption(of: diagnostic) else { return nil }
      let targets = index.targets(of: diagnostic)
      used.formUnion(targets)
      guard targets.isEmpty else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = rules.severity(of: diagnostic)
      return diagnostic
    }
    return (findings, use(used, of: document, index))
  }

  /// A suppression is idle if its rule is enabled and the document contains its object, but it has no
  /// finding.
  private func use(
    _ used: Set<Suppression.Target>, of document: InterfaceDocument?, _ index: SuppressionIndex
  ) -> SuppressionUse {
    var use = SuppressionUse()
    var ids: Set<String>?
    for suppression in suppressions {
      guard let place = suppression.place else { continue }
      if suppression.targets.contains(where: used.contains) {
        use.used.insert(place)
        continue
      }
      guard let document, let rule = RuleCatalogue.rule(named: suppression.rule), rules.isSelected(rule)
      else {
        continue
      }
      if suppression.label.map(index.hasLabel) == true {
        use.idle.insert(place)
      } else if let object = suppression.object {
        let known =
          ids ?? Set(document.source.elements.lazy.compactMap { document.source.value(.id, of: $0) })
        ids = known
        if known.contains(object) { use.idle.insert(place) }
      }
    }
    return use
  }
}
