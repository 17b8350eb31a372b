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
  /// Accepted findings, besides those that the notes of objects accept.
  public var suppressions: [Suppression] = []
  /// Whether suppressions in notes are reported if they match nothing. Other devices have other findings.
  package var reportsIdleNotes = true

  /// The rules that are enabled by default, and no suppressions.
  public init() {}

  /// The remaining findings with their configured severities, and which suppressions applied.
  package func select(
    _ diagnostics: [Diagnostic], of document: InterfaceDocument?
  ) -> (findings: [Diagnostic], use: SuppressionUse) {
    let notes = document.map { NoteSuppressions($0.source) }
    let suppressions = suppressions + (notes?.suppressions ?? [])
    let index = SuppressionIndex(suppressions, document)
    var used: Set<Suppression.Target> = []
    func accept(_ diagnostic: Diagnostic) -> Diagnostic? {
      guard rules.isSelected(diagnostic.rule), rules.allowsOption(of: diagnostic) else { return nil }
      let targets = index.targets(of: diagnostic)
      used.formUnion(targets)
      guard targets.isEmpty else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = rules.severity(of: diagnostic)
      return diagnostic
    }
    var findings = (diagnostics + (notes?.problems ?? [])).compactMap(accept)
    let use = use(of: suppressions, used, of: document, index)
    if let notes, reportsIdleNotes {
      let idle = notes.suppressions.compactMap(\.place).filter {
        use.idle.contains($0) && !use.used.contains($0)
      }
      findings += idle.map(\.superfluous).compactMap(accept)
    }
    return (findings, use)
  }

  /// A suppression is known if the document contains its object, and idle if its rule is also enabled but has
  /// no finding.
  private func use(
    of suppressions: [Suppression], _ used: Set<Suppression.Target>, of document: InterfaceDocument?,
    _ index: SuppressionIndex
  ) -> SuppressionUse {
    var use = SuppressionUse()
    var ids: Set<String>?
    for suppression in suppressions {
      guard let place = suppression.place, let document else { continue }
      var isKnown = suppression.label.map(index.hasLabel) == true
      if !isKnown, let object = suppression.object {
        let known =
          ids ?? Set(document.source.elements.lazy.compactMap { document.source.value(.id, of: $0) })
        ids = known
        isKnown = known.contains(object)
      }
      if isKnown { use.known.insert(place) }
      if suppression.targets.contains(where: used.contains) {
        use.used.insert(place)
      } else if isKnown, let rule = RuleCatalogue.rule(named: suppression.rule), rules.isSelected(rule) {
        use.idle.insert(place)
      }
    }
    return use
  }
}
