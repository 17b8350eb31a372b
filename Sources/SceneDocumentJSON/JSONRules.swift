// Findings about JSON that is to become a scene file.

import SceneDiagnostics

/// Rules whose findings `DocumentXML` reports. All are errors, and none can be turned off.
public enum JSONRules {
  /// The text is not JSON.
  public static let malformedJSON = Rule(
    "malformed-json", .syntax, .error,
    summary: "the text is not JSON",
    rationale: "What is not JSON cannot be turned back into a scene file.",
    remedy: "Correct the place shown.")

  /// The JSON is no document.
  public static let unexpectedJSON = Rule(
    "unexpected-json", .syntax, .error,
    summary: "the JSON is not a document as `scenec convert` writes it",
    rationale: """
      Only JSON of the schema that `scenec schema document` prints, in a version that this scenec knows, can be turned \
      back into a scene file. The first difference is reported, with its JSON pointer.
      """,
    remedy: "Validate the JSON against the schema, and correct the value that the pointer names.")

  /// An id in the JSON names nothing.
  public static let danglingReference = Rule(
    "dangling-json-reference", .syntax, .error,
    summary: "a constraint, connection or mask in the JSON names an object that the document does not hold",
    rationale: """
      Interface Builder refuses or silently drops what refers to nothing. Ids that named nothing in the file which the \
      JSON came from are listed in its `unresolved` member and are let pass.
      """,
    remedy: "Remove the reference together with the object, or correct the id.")

  /// Every rule, in the order of the documentation.
  public static let all: [Rule] = [malformedJSON, unexpectedJSON, danglingReference]
}
