// The rules about JSON that is converted to a scene file.

import SceneDiagnostics

/// The rules that `DocumentXML` reports. All are errors, and none can be turned off.
public enum JSONRules {
  /// The text is not JSON.
  public static let malformedJSON = Rule(
    "malformed-json", .syntax, .error,
    summary: "the text is not JSON",
    rationale: "Only valid JSON can be converted back into a scene file.",
    remedy: "Correct the JSON at the position shown.")

  /// The JSON does not describe a document.
  public static let unexpectedJSON = Rule(
    "unexpected-json", .syntax, .error,
    summary: "the JSON does not follow the schema of `scenec convert`",
    rationale: """
      Only JSON that follows the schema printed by `scenec schema document`, in a version that this scenec knows, can be \
      converted back into a scene file. The first error is reported with its JSON pointer.
      """,
    remedy: "Validate the JSON against the schema and correct the value at the pointer.")

  /// An id in the JSON refers to no object.
  public static let danglingReference = Rule(
    "dangling-json-reference", .syntax, .error,
    summary: "a constraint, connection or mask in the JSON names an object that is not in the document",
    rationale: """
      Interface Builder rejects or silently drops such references. Ids that were already missing in the original file are \
      listed in the `unresolved` member and are allowed.
      """,
    remedy: "Remove the reference together with the object, or correct the id.")

  /// All rules, in the order of the documentation.
  public static let all: [Rule] = [malformedJSON, unexpectedJSON, danglingReference]
}
