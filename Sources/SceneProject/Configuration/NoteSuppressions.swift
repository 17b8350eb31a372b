// Suppressions in the notes of objects: a line such as “scenec:ignore ambiguous-layout: filled in code”. They
// are part of the scene, so they move with the object and Xcode keeps them.

import SceneDiagnostics
import SceneModel
import SceneXML

struct NoteSuppressions {
  private(set) var suppressions: [Suppression] = []
  /// Findings about lines that cannot be read.
  private(set) var problems: [Diagnostic] = []

  private static let mark = "scenec:ignore"

  init(_ source: XMLDocument) {
    for notes in source.objectNotes() {
      for line in notes.text.split(whereSeparator: \.isNewline) {
        let words = line.drop(while: \.isWhitespace)
        if words.hasPrefix(Self.mark) {
          read(words.dropFirst(Self.mark.count), of: notes, path: source.file.path)
        }
      }
    }
  }

  /// Reads “ RULE, RULE: REASON”.
  private mutating func read(_ text: Substring, of notes: ObjectNotes, path: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split { $0 == "," || $0.isWhitespace }.map(String.init)
    let reason = parts.count > 1 ? parts[1].drop(while: \.isWhitespace) : ""
    if names.isEmpty || reason.isEmpty {
      let what = names.isEmpty ? "a rule" : "a reason"
      return report(
        "“\(Self.mark)” needs \(what)", "write “\(Self.mark) RULE: REASON” in the notes", notes)
    }
    for name in names {
      guard let rule = RuleCatalogue.rule(named: name) else {
        report(
          "unknown rule “\(name)” in the notes",
          Spelling.question(for: name, among: RuleCatalogue.all.map(\.name)) ?? "see scenec rules", notes)
        continue
      }
      guard rule.canBeTurnedOff else {
        report("the rule “\(name)” cannot be turned off", nil, notes)
        continue
      }
      var suppression = Suppression(rule: name, object: notes.object, reason: String(reason))
      suppression.place = Suppression.Place(
        path: path, range: notes.range, rule: name, subject: "object \(notes.object)")
      suppressions.append(suppression)
    }
  }

  private mutating func report(_ message: String, _ help: String?, _ notes: ObjectNotes) {
    var diagnostic = Diagnostic(AcceptanceRules.invalidSuppression, message, at: notes.range)
    diagnostic.objects = [notes.object]
    diagnostic.help = help
    problems.append(diagnostic)
  }
}
