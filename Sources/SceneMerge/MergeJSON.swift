// Writes what a merge did as JSON, for programs: how much each side edited, and the conflicts.
// Schemas/merge.schema.json describes the format.

import SceneDiff
import SceneText
import SceneXML

/// Writes reports of merges as JSON.
public enum MergeJSON {
  /// The version of the schema. It increases if a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The report of a merge of three documents.
  ///
  /// - Parameter path: the path of the merged file.
  public static func text(
    of result: MergeResult, base: XMLDocument, ours: XMLDocument, theirs: XMLDocument, path: String,
    favoring favored: MergeSide, style: JSONWriter.Style = .pretty
  ) -> [UInt8] {
    var json = JSONWriter(style: style)
    json.beginObject()
    json.member("schema", word: "merge")
    json.member("schemaVersion", schemaVersion)
    json.member("file", path)
    json.member("favored", favored.rawValue)
    json.key("ours")
    write(SceneDiff(from: base, to: ours), to: &json)
    json.key("theirs")
    write(SceneDiff(from: base, to: theirs), to: &json)
    json.key("conflicts")
    json.beginArray()
    for conflict in result.conflicts { write(conflict, to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// How many objects a side added, removed, moved and changed, frames that only followed left out.
  private static func write(_ edits: SceneDiff, to json: inout JSONWriter) {
    func count(_ kind: ObjectChange.Kind) -> Int { edits.edits.count { $0.kind == kind } }
    json.beginObject(inline: true)
    json.member("added", count(.added))
    json.member("removed", count(.removed))
    json.member("moved", count(.moved))
    json.member("changed", count(.changed))
    json.endObject()
  }

  private static func write(_ conflict: MergeConflict, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", conflict.kind.rawValue)
    json.key("object")
    DiffJSON.writeReference(conflict.object, to: &json)
    if !conflict.path.isEmpty { json.member("property", conflict.path) }
    if conflict.kind.hasValues {
      write("base", conflict.base, to: &json)
      write("ours", conflict.ours, to: &json)
      write("theirs", conflict.theirs, to: &json)
    }
    if let remover = conflict.remover { json.member("removedBy", remover.rawValue) }
    if let other = conflict.other {
      json.key("target")
      DiffJSON.writeReference(other, to: &json)
    }
    if let removed = conflict.removed {
      json.key("removed")
      DiffJSON.writeReference(removed, to: &json)
    }
    json.endObject()
  }

  private static func write(_ name: StaticString, _ value: String?, to json: inout JSONWriter) {
    json.key(name)
    if let value { json.value(value) } else { json.null() }
  }
}
