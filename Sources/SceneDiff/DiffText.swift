// Writes a comparison as text for people: scene by scene, edits first, then consequences.

import SceneText

/// Writes comparisons as text.
public enum DiffText {
  /// The report. Empty if the documents contain the same objects with the same properties.
  ///
  /// - Parameter colored: whether lines are colored with ANSI escapes.
  public static func text(of diff: SceneDiff, old: String, new: String, colored: Bool) -> [UInt8] {
    guard !diff.isEmpty else { return [] }
    let (old, new) = (TerminalText.safe(old), TerminalText.safe(new))
    var text = old == new ? "\(new)\n" : "\(old) → \(new)\n"
    var scenes: [String?] = []
    var groups: [String?: [ObjectChange]] = [:]
    for change in diff.edits {
      if groups[change.object.scene] == nil { scenes.append(change.object.scene) }
      groups[change.object.scene, default: []].append(change)
    }
    for scene in scenes {
      text += "\n" + (scene.map { "Scene “\(TerminalText.safe($0))”" } ?? "Document") + "\n"
      for change in groups[scene] ?? [] { append(change, to: &text, colored) }
    }
    if !diff.consequences.isEmpty {
      let count = diff.consequences.count
      text += "\n\(count) \(count == 1 ? "frame" : "frames") changed only as a consequence\n"
      for change in diff.consequences {
        text += "    \(called(change.object))"
        for property in change.changes { text += "  \(words(property))" }
        text += "\n"
      }
    }
    text += "\n\(summary(diff))\n"
    return Array(text.utf8)
  }

  private static func append(_ change: ObjectChange, to text: inout String, _ colored: Bool) {
    let (sign, color) =
      switch change.kind {
      case .added: ("+", "32")
      case .removed: ("-", "31")
      case .moved: (">", "36")
      case .changed: ("~", "33")
      }
    text += colored ? "  \u{1B}[\(color)m\(sign)\u{1B}[0m " : "  \(sign) "
    text += headline(of: change)
    text += "\n"
    for property in change.changes { text += "      \(words(property))\n" }
  }

  /// The object, its old name, and where it was added, removed or moved.
  package static func headline(of change: ObjectChange) -> String {
    var text = called(change.object)
    if let oldName = change.oldName { text += ", before: \(quoted(oldName, change.object))" }
    switch change.kind {
    case .added: if let parent = change.newParent { text += " in \(called(parent))" }
    case .removed: if let parent = change.oldParent { text += " from \(called(parent))" }
    case .moved:
      if change.isReordered {
        text += " among its siblings"
      } else if let from = change.oldParent, let to = change.newParent {
        text += " from \(called(from)) to \(called(to))"
      }
    case .changed: break
    }
    return text
  }

  /// `label “Title” (abc-12-def)`.
  package static func called(_ object: ObjectSummary) -> String {
    var text = object.element
    if let name = object.name { text += " \(quoted(name, object))" }
    if let id = object.id { text += " (\(TerminalText.safe(id)))" }
    return text
  }

  /// Puts names in quotation marks, except equations and arrows.
  private static func quoted(_ name: String, _ object: ObjectSummary) -> String {
    switch object.element {
    case "constraint", "outlet", "outletCollection", "action", "segue": TerminalText.safe(name)
    default: "“\(TerminalText.safe(name))”"
    }
  }

  /// A property with its old and new value.
  package static func words(_ change: PropertyChange) -> String {
    let path = TerminalText.safe(change.path)
    return switch (change.old, change.new) {
    case (let old?, let new?): "\(path): \(words(old)) → \(words(new))"
    case (nil, let new?): "\(path): \(words(new)), new"
    case (let old?, nil): "\(path): \(words(old)), removed"
    case (nil, nil): path
    }
  }

  private static func words(_ value: PropertyValue) -> String {
    switch value {
    case .string(let text): "“\(TerminalText.safe(text))”"
    case .number(let number): words(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .rect(let x, let y, let width, let height):
      "(\(words(x)), \(words(y)), \(words(width)) × \(words(height)))"
    case .element(let name): "<\(name)>"
    }
  }

  private static func words(_ number: Double) -> String {
    if let integer = Int(exactly: number) { return String(integer) }
    return number.description
  }

  private static func summary(_ diff: SceneDiff) -> String {
    var parts: [String] = []
    for kind in [ObjectChange.Kind.added, .removed, .moved, .changed] {
      let count = diff.edits.count { $0.kind == kind }
      if count > 0 { parts.append("\(count) \(kind.rawValue)") }
    }
    if !diff.consequences.isEmpty { parts.append("\(diff.consequences.count) consequences") }
    return parts.joined(separator: ", ")
  }
}
