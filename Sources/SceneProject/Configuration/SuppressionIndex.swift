// Finds the suppressions of a finding without looking at all of them: files may hold as many findings as a configuration has
// suppressions.

import SceneDiagnostics
import SceneModel
import SceneXML

extension Suppression {
  /// What a suppression is about.
  struct Target: Hashable {
    enum Subject: Hashable {
      case object(String)
      case label(String)
    }

    var rule: String
    var subject: Subject
  }

  /// One, or two where both an object and a label are said.
  var targets: [Target] {
    var subjects: [Target.Subject] = []
    if let object { subjects.append(.object(object)) }
    if let label { subjects.append(.label(label)) }
    return subjects.map { Target(rule: rule, subject: $0) }
  }
}

/// The suppressions of one file by what they are about.
struct SuppressionIndex {
  private let targets: Set<Suppression.Target>
  /// The labels that suppressions name, by the ids of the objects that have them.
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

  /// Whether an object has the label.
  func hasLabel(_ label: String) -> Bool { present.contains(label) }

  /// What the finding is suppressed as; empty for one that counts.
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
