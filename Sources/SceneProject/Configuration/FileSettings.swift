// What a configuration says about one file: which rules count, what they need to know, and which findings are accepted.
// Where these settings come from is Configuration's.

import SceneDiagnostics
import SceneModel
import SceneRules
import SceneXML

/// Accepted findings: of one rule, about one object, for a reason.
public struct Suppression: Sendable {
  /// A rule's name.
  public var rule: String
  /// The id of an object or constraint; nil where `label` says which.
  public var object: String?
  /// The label that Interface Builder shows (`userLabel`).
  public var label: String?
  /// Why the finding is accepted.
  public var reason: String
  /// The files that it holds for; nil for all.
  var paths: [PathPattern]?
  /// Where a configuration file says it; nil where no file does.
  var place: Place?

  /// A suppression in a configuration file.
  struct Place: Hashable {
    var path: String
    var range: SourceRange
    var rule: String
    /// The object, as messages call it.
    var subject: String
  }

  /// A suppression that holds for every file. One of `object` and `label` says what it is about.
  public init(rule: String, object: String? = nil, label: String? = nil, reason: String) {
    self.rule = rule
    self.object = object
    self.label = label
    self.reason = reason
  }
}

/// How one file is checked, and which of its findings count.
public struct FileSettings: Sendable {
  /// Which rules are checked, at which severities.
  public var rules = RuleSelection()
  /// The oldest system that the app runs on, such as 15.0; nil where only a document's own word counts.
  public var deploymentTarget: SystemVersion?
  /// Findings that are accepted.
  public var suppressions: [Suppression] = []

  /// The rules that are on by default; nothing is accepted.
  public init() {}

  /// The findings that count, at their severities, and what the suppressions came to.
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

  /// Idle is a suppression whose rule is on and whose object the document holds.
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
