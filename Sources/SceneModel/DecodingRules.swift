// Findings of the decoder: files that are no scene files, and values that cannot be read.

import SceneDiagnostics

extension Rule {
  /// A file of another kind, or of Xcode 4 and earlier.
  public static let unsupportedDocument = Rule(
    "unsupported-document", .structure, .error,
    summary: "the file is not an Interface Builder document that can be read",
    rationale: """
      Scene files have a `document` element at their root. Xcode 4 and earlier wrote another format, a serialized \
      archive, which nothing but Xcode converts.
      """,
    remedy: """
      Open an old file in Xcode and save it again (File › Save converts it), or run `ibtool --upgrade --write FILE` on a Mac.
      """,
    examples: [
      .init(
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#,
        findings: 1),
      .init(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#,
        findings: 0),
    ])

  /// A storyboard that holds nothing.
  public static let noScenes = Rule(
    "no-scenes", .structure, .warning, missing: .anywhere,
    summary: "the document holds no scene and no object",
    rationale: "A document without scenes compiles to nothing; mostly a file was emptied by mistake.",
    remedy: "Restore the file's content, or remove the file from the target.",
    examples: [
      .init(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects/></document>"#,
        findings: 1),
      .init(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#,
        findings: 0),
    ])

  /// An attribute whose text is not of its type.
  public static let malformedValue = Rule(
    "malformed-value", .structure, .error,
    summary: "a number, Boolean or enumeration value cannot be read",
    rationale: """
      Interface Builder writes decimal numbers, YES or NO, and fixed words. What it cannot read it ignores or refuses, so \
      the scene shows something else than the text says.
      """,
    remedy: "Write the value in the form that the message names.",
    examples: [
      .init(
        #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="wide" height="20"/></view></viewController>"#,
        findings: 1),
      .init(
        #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="320" height="20"/></view></viewController>"#,
        findings: 0),
    ])
}
