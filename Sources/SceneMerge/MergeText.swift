// Writes the conflicts of a merge as text for people: one line each, with the values of the versions below it.

import SceneDiff
import SceneText

/// Writes conflicts as text.
public enum MergeText {
  /// The report. Empty without conflicts.
  public static func text(of result: MergeResult, path: String, favoring favored: MergeSide) -> [UInt8] {
    guard !result.conflicts.isEmpty else { return [] }
    let count = result.conflicts.count
    var text =
      "\(TerminalText.safe(path)): \(count) \(count == 1 ? "conflict" : "conflicts"); the file has \(favored.rawValue) there\n"
    for conflict in result.conflicts {
      text += "  \(sentence(conflict))\n"
      guard conflict.kind.hasValues else { continue }
      if conflict.kind != .property || conflict.base != nil { text += line("base", conflict.base) }
      text += line("ours", conflict.ours) + line("theirs", conflict.theirs)
    }
    return Array(text.utf8)
  }

  private static func sentence(_ conflict: MergeConflict) -> String {
    let object = DiffText.called(conflict.object)
    let path = TerminalText.safe(conflict.path)
    let subject = path.isEmpty ? object : "\(object): \(path)"
    switch conflict.kind {
    case .value, .text: return "\(subject) was changed on both sides"
    case .frame: return "\(object): the stored frame was changed on both sides; scenec fix updates it"
    case .removedAndChanged:
      return conflict.remover == .theirs
        ? "\(subject) was changed in ours and removed in theirs"
        : "\(subject) was removed in ours and changed in theirs"
    case .removedAndReferenced:
      let target = conflict.other.map(DiffText.called) ?? "an object"
      let with =
        conflict.removed == conflict.other ? nil : conflict.removed.map { " with \(DiffText.called($0))" }
      return
        "\(subject) refers to \(target), removed\(with ?? "") in \((conflict.remover ?? .theirs).rawValue)"
    case .moved: return "\(object) was moved to different places"
    case .order: return "\(subject) was reordered on both sides"
    case .property: return "\(subject) was replaced on both sides"
    case .document: return "the edits cannot be combined"
    }
  }

  private static func line(_ name: String, _ value: String?) -> String {
    let padded = name + String(repeating: " ", count: 7 - name.count)
    guard let value else { return "    \(padded)(none)\n" }
    let safe = TerminalText.safe(value)
    return "    \(padded)\(safe.count > 120 ? String(safe.prefix(119)) + "…" : safe)\n"
  }
}
