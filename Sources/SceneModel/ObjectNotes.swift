// The notes of objects, which authors write in the Document section of Interface Builder's Identity inspector.
// Xcode keeps them when it rewrites a file.

import SceneDiagnostics
import SceneXML

/// The notes of one object.
package struct ObjectNotes {
  /// The object's id.
  package let object: String
  package let text: String
  /// The position of the text.
  package let range: SourceRange
}

extension XMLDocument {
  /// The notes of all objects with an id, in document order. Linear in the number of elements.
  package func objectNotes() -> [ObjectNotes] {
    var notes: [ObjectNotes] = []
    for element in elements where name(of: element) == .attributedString {
      guard let key = attribute(.key, of: element), equals(key, "userComments"),
        let object = parent(of: element).flatMap({ value(.id, of: $0) })
      else { continue }
      var text = ""
      var range: SourceRange?
      for fragment in children(of: element) where name(of: fragment) == .fragment {
        if let content = attribute(.content, of: fragment) {
          text += value(of: content)
          range = range ?? valueRange(of: content)
        } else if let content = child(of: fragment, key: "content") {
          text += longText(content)
          range = range ?? startTagRange(of: content)
        }
      }
      notes.append(ObjectNotes(object: object, text: text, range: range ?? startTagRange(of: element)))
    }
    return notes
  }

  /// The text of a `<string>`, which has several lines or characters that XML cannot hold.
  private func longText(_ element: ElementID) -> String {
    let text = text(of: element)
    guard let flag = attribute(.base64UTF8, of: element), equals(flag, "YES") else { return text }
    return decodeBase64(text) ?? text
  }
}
