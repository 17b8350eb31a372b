// Writes diagnostics as JSON, in the same form for every output. Converts byte offsets to lines and columns.

import SceneDiagnostics
import SceneText

/// Diagnostics as JSON objects.
public enum DiagnosticsJSON {
  /// Writes an array with one object per diagnostic, in the order given.
  ///
  /// - Parameter file: the file of the diagnostics; nil if it could not be read.
  public static func write(
    _ diagnostics: [Diagnostic], in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.beginArray()
    for diagnostic in diagnostics { write(diagnostic, in: file, path: path, to: &json) }
    json.endArray()
  }

  /// Writes one object.
  static func write(_ d: Diagnostic, in file: SourceFile?, path: String, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", d.rule.name)
    json.member("severity", d.severity.name)
    json.member("message", d.message)
    json.member("objects", d.objects)
    json.member("constraints", d.constraints)
    json.member("axes", d.axes.lazy.map(\.name))
    json.key("location")
    writeLocation(d.range, in: file, path: path, to: &json)
    json.member("objectPath", ifPresent: d.objectPath)
    if !d.environments.isEmpty {
      json.member("environments", d.environments.lazy.map(\.name))
      json.member("environmentIDs", d.environments.lazy.map(\.id))
    }
    if d.restsOnAssumedSize { json.member("restsOnAssumedSize", true) }
    if !d.notes.isEmpty { writeNotes(d.notes, in: file, path: path, to: &json) }
    json.member("help", ifPresent: d.help)
    if !d.facts.isEmpty { FactsJSON.write(d.facts, in: file, path: path, to: &json) }
    if !d.fixes.isEmpty { writeFixes(d.fixes, in: file, path: path, to: &json) }
    json.endObject()
  }

  /// Lines and columns count from 1. Columns are Unicode scalars. The end is the position after the last
  /// character. A diagnostic about the whole file has only the file's name.
  static func writeLocation(
    _ range: SourceRange?, in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.beginObject(inline: true)
    json.member("file", path)
    if let range, let file {
      let start = file.position(of: range.lower)
      let end = file.position(of: range.upper)
      json.member("line", start.line)
      json.member("column", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
    json.endObject()
  }

  private static func writeNotes(
    _ notes: [Diagnostic.Note], in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.key("notes")
    json.beginArray()
    for note in notes {
      json.beginObject()
      json.member("message", note.message)
      if let range = note.range {
        json.key("location")
        writeLocation(range, in: file, path: path, to: &json)
      }
      json.endObject()
    }
    json.endArray()
  }

  private static func writeFixes(
    _ fixes: [Diagnostic.FixIt], in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.key("fixes")
    json.beginArray()
    for fix in fixes {
      json.beginObject()
      json.member("title", fix.title)
      json.member("safe", fix.isSafe)
      if let isVerified = fix.isVerified { json.member("verified", isVerified) }
      json.key("edits")
      json.beginArray()
      for edit in fix.edits {
        json.beginObject()
        json.key("location")
        writeLocation(edit.range, in: file, path: path, to: &json)
        json.key("bytes")
        json.beginArray(inline: true)
        json.value(Int(edit.range.lower))
        json.value(Int(edit.range.upper))
        json.endArray()
        json.member("replacement", edit.replacement)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }
}
