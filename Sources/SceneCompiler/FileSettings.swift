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
  public var reason: String
  /// The files that it holds for; nil for all.
  var paths: [PathPattern]?

  public init(rule: String, object: String? = nil, label: String? = nil, reason: String) {
    self.rule = rule
    self.object = object
    self.label = label
    self.reason = reason
  }
}

/// How one file is checked, and which of its findings count.
public struct FileSettings: Sendable {
  public var rules = RuleSelection()
  public var options = RuleOptions()
  public var suppressions: [Suppression] = []

  public init() {}

  /// The findings that count, at their severities.
  func select(_ diagnostics: [Diagnostic], of document: InterfaceDocument?) -> [Diagnostic] {
    let labelled = labelledObjects(document)
    return diagnostics.compactMap { diagnostic in
      guard rules.isSelected(diagnostic.rule), !isSuppressed(diagnostic, labelled) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = rules.severity(of: diagnostic)
      return diagnostic
    }
  }

  private func isSuppressed(_ diagnostic: Diagnostic, _ labelled: [String: Set<String>]) -> Bool {
    guard !suppressions.isEmpty, diagnostic.rule.canBeTurnedOff else { return false }
    let ids = diagnostic.objects + diagnostic.constraints
    return suppressions.contains { suppression in
      guard suppression.rule == diagnostic.rule.name else { return false }
      if let object = suppression.object, ids.contains(object) { return true }
      guard let label = suppression.label, let objects = labelled[label] else { return false }
      return ids.contains { objects.contains($0) }
    }
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
