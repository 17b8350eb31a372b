// What a configuration says about one file: which rules count, what they need to know, and which findings are accepted.
// Where these settings come from is Configuration's.

import AutoLayout
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
  /// What single rules need to know.
  public var options = RuleOptions()
  /// Findings that are accepted.
  public var suppressions: [Suppression] = []

  /// The rules that are on by default; nothing is accepted.
  public init() {}

  /// The findings that count, at their severities, and what the suppressions came to.
  func select(
    _ diagnostics: [Diagnostic], of document: InterfaceDocument?
  ) -> (findings: [Diagnostic], use: SuppressionUse) {
    let labelled = labelledObjects(document)
    var isUsed = [Bool](repeating: false, count: suppressions.count)
    let findings = diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard rules.isSelected(diagnostic.rule), isReported(diagnostic),
        !isSuppressed(diagnostic, labelled, &isUsed)
      else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = rules.severity(of: diagnostic)
      return diagnostic
    }
    return (findings, use(isUsed, of: document, labelled))
  }

  /// Whether the options leave a finding on.
  private func isReported(_ diagnostic: Diagnostic) -> Bool {
    options.reportsUnlaidRows || diagnostic.parts.isEmpty || diagnostic.severity != .note
      || diagnostic.rule != LayoutRules.ambiguousLayout
  }

  private func isSuppressed(
    _ diagnostic: Diagnostic, _ labelled: [String: Set<String>], _ isUsed: inout [Bool]
  ) -> Bool {
    guard !suppressions.isEmpty, diagnostic.rule.canBeTurnedOff else { return false }
    let ids = diagnostic.objects + diagnostic.constraints
    var isSuppressed = false
    for (i, suppression) in suppressions.enumerated() where suppression.rule == diagnostic.rule.name {
      let objects = suppression.label.flatMap { labelled[$0] } ?? []
      guard ids.contains(where: { $0 == suppression.object || objects.contains($0) }) else { continue }
      isUsed[i] = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Idle is a suppression whose rule is on and whose object the document holds.
  private func use(
    _ isUsed: [Bool], of document: InterfaceDocument?, _ labelled: [String: Set<String>]
  ) -> SuppressionUse {
    var use = SuppressionUse()
    var ids: Set<String>?
    for (suppression, isUsed) in zip(suppressions, isUsed) {
      guard let place = suppression.place else { continue }
      if isUsed {
        use.used.insert(place)
        continue
      }
      guard let document, let rule = RuleCatalogue.rule(named: suppression.rule), rules.isSelected(rule)
      else {
        continue
      }
      if suppression.label.map({ labelled[$0]?.isEmpty == false }) == true {
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

  /// The ids under each label that a suppression names.
  private func labelledObjects(_ document: InterfaceDocument?) -> [String: Set<String>] {
    let labels = Set(suppressions.compactMap(\.label))
    guard let document, !labels.isEmpty else { return [:] }
    var objects: [String: Set<String>] = [:]
    for element in document.source.elements {
      guard let label = document.source.value(.userLabel, of: element), labels.contains(label),
        let id = document.source.value(.id, of: element)
      else { continue }
      objects[label, default: []].insert(id)
    }
    return objects
  }
}
