// The decoder's rules: files that are not scene files, and values that cannot be read.

import SceneDiagnostics

extension Rule {
  /// A file of another kind, or of Xcode 4 or earlier.
  public static let unsupportedDocument = Rule(
    "unsupported-document", .structure, .error,
    summary: "the file is not a supported Interface Builder document",
    rationale: """
      The root of a scene file is a `document` element. Xcode 4 and earlier wrote another format, a serialized archive, which \
      only Xcode can convert.
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

  /// A storyboard that contains nothing.
  public static let noScenes = Rule(
    "no-scenes", .structure, .warning, missing: .anywhere,
    summary: "the document contains no scenes and no objects",
    rationale: "There is nothing to compile. Usually the file was emptied by mistake.",
    remedy: "Restore the file's content, or remove the file from the target.",
    examples: [
      .init(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects/></document>"#,
        findings: 1),
      .init(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#,
        findings: 0),
    ])

  /// An attribute whose text does not fit its type.
  public static let malformedValue = Rule(
    "malformed-value", .structure, .error,
    summary: "a number, Boolean or enumeration value cannot be read",
    rationale: """
      Interface Builder ignores or refuses values that it cannot read, so the scene differs from what the file says.
      """,
    remedy: "Write the value as the message says.",
    examples: [
      .init(
        #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="wide" height="20"/></view></viewController>"#,
        findings: 1),
      .init(
        #"<viewController id="a"><view key="view" id="b"><rect key="frame" x="0" y="0" width="320" height="20"/></view></viewController>"#,
        findings: 0),
    ])
}
