// The facts of a diagnostic as JSON: `facts` with `ranges`, `frames` and `terms`. DiagnosticsJSON has the
// rest.

import SceneDiagnostics
import SceneText

enum FactsJSON {
  /// Writes the member `facts`. Empty lists are absent.
  static func write(
    _ facts: Diagnostic.Facts, in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.key("facts")
    json.beginObject()
    if !facts.ranges.isEmpty {
      json.key("ranges")
      json.beginArray()
      for range in facts.ranges { write(range, to: &json) }
      json.endArray()
    }
    if !facts.frames.isEmpty {
      json.key("frames")
      json.beginArray()
      for frames in facts.frames { write(frames, to: &json) }
      json.endArray()
    }
    if !facts.terms.isEmpty {
      json.key("terms")
      json.beginArray()
      for term in facts.terms { write(term, in: file, path: path, to: &json) }
      json.endArray()
    }
    json.endObject()
  }

  /// A limit that is infinite is absent.
  private static func write(_ range: Diagnostic.Facts.Range, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("object", range.object)
    json.member("axis", range.axis.name)
    json.member("value", range.isContent ? "contentSize" : range.isSize ? "size" : "position")
    if range.lower.isFinite { json.member("lower", range.lower) }
    if range.upper.isFinite { json.member("upper", range.upper) }
    json.member("solved", range.solved)
    json.endObject()
  }

  private static func write(_ frames: Diagnostic.Facts.Frames, to json: inout JSONWriter) {
    json.beginObject()
    json.member("object", frames.object)
    write("stored", frames.stored, to: &json)
    write("solved", frames.solved, to: &json)
    json.endObject()
  }

  private static func write(_ key: StaticString, _ rect: Diagnostic.Facts.Rect, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject(inline: true)
    json.member("x", rect.x)
    json.member("y", rect.y)
    json.member("width", rect.width)
    json.member("height", rect.height)
    json.endObject()
  }

  private static func write(
    _ term: Diagnostic.Facts.Term, in file: SourceFile?, path: String, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("constraint", ifPresent: term.constraint)
    json.member("object", ifPresent: term.object)
    json.member("sentence", term.sentence)
    json.member("priority", term.priority)
    json.member("factor", term.factor)
    json.member("points", term.points)
    if term.isIgnored { json.member("ignored", true) }
    if let range = term.range {
      json.key("location")
      DiagnosticsJSON.writeLocation(range, in: file, path: path, to: &json)
    }
    json.endObject()
  }
}
