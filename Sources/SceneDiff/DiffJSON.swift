// Writes a comparison as JSON.

import SceneText

/// Writes comparisons as JSON.
public enum DiffJSON {
  /// The version of the schema. It increases if a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The JSON of a comparison of the files with these names.
  public static func text(
    of diff: SceneDiff, old: String, new: String, style: JSONWriter.Style = .pretty
  ) -> [UInt8] {
    var json = JSONWriter(style: style)
    json.beginObject()
    json.member("schema", "diff")
    json.member("schemaVersion", schemaVersion)
    json.member("old", old)
    json.member("new", new)
    json.member("differs", !diff.isEmpty)
    json.key("edits")
    write(diff.edits, to: &json)
    json.key("consequences")
    write(diff.consequences, to: &json)
    json.endObject()
    return json.bytes
  }

  private static func write(_ changes: [ObjectChange], to json: inout JSONWriter) {
    json.beginArray()
    for change in changes {
      json.beginObject()
      json.member("kind", change.kind.rawValue)
      write(change.object, to: &json)
      json.member("oldName", ifPresent: change.oldName)
      if let parent = change.oldParent {
        json.key("oldParent")
        writeReference(parent, to: &json)
      }
      if let parent = change.newParent {
        json.key("newParent")
        writeReference(parent, to: &json)
      }
      if change.kind == .moved { json.member("isReordered", change.isReordered) }
      if !change.changes.isEmpty {
        json.key("changes")
        json.beginArray()
        for property in change.changes {
          json.beginObject(inline: true)
          json.member("path", property.path)
          json.key("old")
          write(property.old, to: &json)
          json.key("new")
          write(property.new, to: &json)
          json.endObject()
        }
        json.endArray()
      }
      json.endObject()
    }
    json.endArray()
  }

  /// Writes an object as the others of a report refer to it.
  package static func writeReference(_ object: ObjectSummary, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    write(object, to: &json)
    json.endObject()
  }

  private static func write(_ object: ObjectSummary, to json: inout JSONWriter) {
    json.member("id", ifPresent: object.id)
    json.member("element", object.element)
    json.member("name", ifPresent: object.name)
    json.member("scene", ifPresent: object.scene)
  }

  private static func write(_ value: PropertyValue?, to json: inout JSONWriter) {
    switch value {
    case nil: json.null()
    case .string(let text): json.value(text)
    case .number(let number): json.value(number)
    case .boolean(let flag): json.value(flag)
    case .rect(let x, let y, let width, let height):
      json.beginObject(inline: true)
      json.member("x", x)
      json.member("y", y)
      json.member("width", width)
      json.member("height", height)
      json.endObject()
    case .element(let name):
      json.beginObject(inline: true)
      json.member("element", name)
      json.endObject()
    }
  }
}
