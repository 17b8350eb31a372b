// Arrays of the data of a page. Rows without keys keep pages small.

import SceneText

extension JSONWriter {
  /// Writes an array with what a function writes.
  mutating func array(_ write: (inout JSONWriter) -> Void) {
    beginArray()
    write(&self)
    endArray()
  }

  /// Writes a member that is an array.
  mutating func array(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    key(name)
    array(write)
  }
}
