// Finds the suppressions of a finding by hashing, because there can be many findings and many suppressions.

import SceneDiagnostics
import SceneModel
import SceneXML

extension Suppression {
  /// The rule and object that a suppression applies to.
  struct Target: Hashable {
    enum Subject: Hashable {
      case object(String)
      case label(String)
    }

    var rule: String
    var subject: Subject
  }

  /// One target, or two if both an object and a label are given.
  var targets: [Target] {
    var subjects: [Target.Subject] = []
    if let object { subjects.append(.object(object)) }
    if let label { subjects.append(.label(label)) }
    return subjects.map { Target(rule: rule, subject: $0) }
  }
}

/// The suppressions of one file, by target.
struct SuppressionIndex {
  private let targets: Set<Suppression.Target>
  /// The labels in suppressions, by the ids of the objects that have them.
  private var labels: [String: Set<String>] = [:]
  private var present: Set<String> = []

  init(_ suppressions: [Suppression], _ document: InterfaceDocument?) {
    targets = Set(suppressions.flatMap(\.targets))
    let named = Set(suppressions.compactMap(\.label))
    guard let document, !named.isEmpty else { return }
    for element in document.source.elements {
      guard let label = document.source.value(.userLabel, of: element), named.contains(label),
        let id = document.source.value(.id, of: element)
      else { continue }
      labels[id, default: []].insert(label)
      present.insert(label)
    }
  }

  /// Whether an object of the document has the label.
  func hasLabel(_ label: String) -> Bool { present.contains(label) }

  /// The suppressions that match a finding; empty if it is not suppressed.
  func targets(of diagnostic: Diagnostic) -> Set<Suppression.Target> {
    guard !targets.isEmpty, diagnostic.rule.canBeTurnedOff else { return [] }
    var found: Set<Suppression.Target> = []
    func look(for subject: Suppression.Target.Subject) {
      let target = Suppression.Target(rule: diagnostic.rule.name, subject: subject)
      if targets.contains(target) { found.insert(target) }
    }
    for id in diagnostic.objects + diagnostic.constraints {
      look(for: .object(id))
      for label in labels[id] ?? [] { look(for: .label(label)) }
    }
    return found
  }
}
