// The rules about the bytes and the syntax of a file.

import SceneDiagnostics

/// The rules that the reader reports. All are errors, and none can be turned off.
public enum SyntaxRules {
  public static let emptyFile = Rule(
    "empty-file", .syntax, .error,
    summary: "the file is empty",
    rationale:
      "An empty file is usually the result of an interrupted copy, a failed merge or a missing download.",
    remedy: "Restore the file from version control.",
    examples: [.init("", findings: 1), .init(validFile, findings: 0)])

  public static let malformedXML = Rule(
    "malformed-xml", .syntax, .error,
    summary: "the file is not well-formed XML",
    rationale:
      "Interface Builder and ibtool reject the whole file at the first such error. scenec reports every independent "
      + "error and checks everything it can read.",
    remedy: "Correct the place shown, or restore the file from version control.",
    examples: [
      .init(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects></document>", findings: 1),
      .init(validFile, findings: 0),
    ])

  public static let mergeConflict = Rule(
    "merge-conflict", .syntax, .error,
    summary: "the file contains an unresolved merge conflict",
    rationale:
      "Both sides of a conflict are in the file, separated by marker lines. Xcode refuses to open "
      + "such a file. scenec checks the first side of each conflict.",
    remedy: "Keep one side of each conflict and delete the marker lines.",
    examples: [
      .init(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
            <objects>
        <<<<<<< HEAD
                <view id="a"/>
        =======
                <view id="b"/>
        >>>>>>> feature
            </objects>
        </document>
        """, findings: 1), .init(validFile, findings: 0),
    ])

  public static let unsupportedEncoding = Rule(
    "unsupported-encoding", .syntax, .error,
    summary: "the file's text encoding is not supported",
    rationale: "Scene files are UTF-8. scenec reads UTF-8 and UTF-16, and does not guess other encodings.",
    remedy: "Convert the file to UTF-8 and correct the encoding in its XML declaration.",
    examples: [
      .init("<?xml version=\"1.0\" encoding=\"EBCDIC\"?><document/>", findings: 1),
      .init(validFile, findings: 0),
    ])

  public static let invalidEncoding = Rule(
    "invalid-encoding", .syntax, .error,
    summary: "the bytes are not valid in the file's encoding",
    rationale: "scenec cannot read invalid characters without guessing.",
    remedy: "Replace the invalid characters, or restore the file from version control.")

  public static let documentTypeDeclaration = Rule(
    "document-type-declaration", .syntax, .error,
    summary: "the file declares a document type",
    rationale:
      "A document type declaration can define entities that read other files or grow "
      + "without bound, so scenec stops reading. Interface Builder never writes one.",
    remedy: "Delete the <!DOCTYPE …> declaration and replace its entities with their text.",
    examples: [
      .init("<!DOCTYPE document [<!ENTITY name \"text\">]><document/>", findings: 1),
      .init(validFile, findings: 0),
    ])

  public static let notInterfaceBuilderText = Rule(
    "not-xml", .syntax, .error,
    summary: "the file is not XML",
    rationale:
      "A compiled nib, a Git LFS pointer or another format under the name of a scene file has no source that can be "
      + "checked.",
    remedy: "Give scenec the .storyboard or .xib source that Interface Builder writes.",
    examples: [
      .init("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", findings: 1),
      .init(validFile, findings: 0),
    ])

  public static let limitExceeded = Rule(
    "limit-exceeded", .syntax, .error,
    summary: "the file exceeds a limit of the reader",
    rationale:
      "Limits on size, depth and counts keep every run short. They are far above anything that Interface Builder writes.",
    remedy: "Split the document, or check the tool that generated it.")

  /// A file that satisfies all of these rules.
  private static let validFile = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="a"/>
        </objects>
    </document>
    """

  /// All syntax rules.
  public static let all: [Rule] = [
    emptyFile, malformedXML, mergeConflict, unsupportedEncoding, invalidEncoding, documentTypeDeclaration,
    notInterfaceBuilderText, limitExceeded,
  ]
}
