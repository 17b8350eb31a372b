// Tests suppressions in configurations and in the notes of objects, and errors about those that do nothing.

import SceneTestSupport
import Testing

@Suite struct SuppressionTests {
  /// A view that is ambiguous, with notes and a label.
  private static func scene(_ notes: String = "", label: String = "Box & “Co”") -> String {
    let comments = notes.isEmpty ? "" : "<attributedString key=\"userComments\">\(notes)</attributedString>"
    let view = """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001" \
      userLabel="\(label.replacing("&", with: "&amp;"))"><rect key="frame" x="10" y="10" width="20" height="60"/>\(comments)</view></subviews>
      """
    return Sample.document.replacing("</view>", with: view + "</view>")
  }

  private static func lint(_ scene: String, _ arguments: String = "", configuration: String? = nil) throws
    -> Outcome
  {
    let folder = try TemporaryFolder()
    folder.write(scene, to: "App/a.xib")
    if let configuration { folder.write(configuration, to: ".scenec.yml") }
    return try Command.shell("$scenec lint -q --strict \(arguments) App", in: folder.path)
  }

  @Test(arguments: [
    #"<fragment content="scenec:ignore ambiguous-layout: filled in code"/>"#,
    #"<fragment content="A box.&#10;  scenec:ignore fixed-font, ambiguous-layout: filled in code&#10;Ask Ann."/>"#,
    #"<fragment><mutableString key="content">A box.\nscenec:ignore ambiguous-layout: filled in code\n</mutableString></fragment>"#,
    #"<fragment content="scenec:"/><fragment content="ignore ambiguous-layout: filled in code"/>"#,
  ])
  func notesAcceptFindings(_ notes: String) throws {
    let bare = try Self.lint(Self.scene())
    #expect(bare.status == 1 && bare.output.contains("[ambiguous-layout]"), "\(bare)")
    let outcome = try Self.lint(Self.scene(notes.replacing("\\n", with: "\n")))
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    ("scenec:ignore ambiguos-layout: why", "did you mean “ambiguous-layout”?"),
    ("scenec:ignore ambiguous-layout", "needs a reason"),
    ("scenec:ignore ambiguous-layout: ", "needs a reason"),
    ("scenec:ignore: why", "needs a rule"), ("scenec:ignore malformed-xml: why", "cannot be turned off"),
  ])
  func mistakesInNotesAreErrors(_ line: String, _ words: String) throws {
    let outcome = try Self.lint(Self.scene("<fragment content=\"\(line)\"/>"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(words) && outcome.output.contains("[invalid-suppression]"), "\(outcome)")
    #expect(outcome.output.contains("[ambiguous-layout]"))
  }

  @Test func notesThatAcceptNothingAreReported() throws {
    let scene = Self.scene("<fragment content=\"scenec:ignore misplaced-view: placed in code\"/>")
    let outcome = try Self.lint(scene)
    #expect(
      outcome.output.contains("misplaced-view does not report object box-00-001 [superfluous-suppression]"))
    // Other devices have other findings, and a rule that is off has none.
    for arguments in ["--device retina4_7", "--disable misplaced-view"] {
      #expect(try !Self.lint(scene, arguments).output.contains("superfluous"), "\(arguments)")
    }
  }

  @Test(arguments: [
    ("object: box-00-001", nil), ("label: \"Box & “Co”\"", nil),
    ("object: box-00-002", "the id “box-00-002”"),
    ("label: \"Bax\"", "the label “Bax”"), ("object: box-00-001, paths: [Lib]", "the id “box-00-001”"),
  ])
  func suppressionsNeedAnObject(_ subject: String, _ unknown: String?) throws {
    let outcome = try Self.lint(
      Self.scene(),
      configuration: "suppressions:\n  - {rule: ambiguous-layout, \(subject), reason: filled in code}\n")
    guard let unknown else {
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
      return
    }
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(".scenec.yml:2:5: error: no object has \(unknown) [invalid-configuration]"),
      "\(outcome)")
  }

  /// The object may be in a file that the run does not check.
  @Test func otherFilesMayHaveTheObject() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.scene(), to: "App/a.xib")
    folder.write(Sample.document, to: "App/b.xib")
    for (subject, status) in [
      ("object: box-00-001", Int32(0)), ("label: \"Box & “Co”\"", 0), ("label: Ba", 1),
    ] {
      folder.write(
        "suppressions:\n  - {rule: ambiguous-layout, \(subject), reason: filled in code}\n", to: ".scenec.yml"
      )
      #expect(
        try Command.shell("$scenec lint --strict App/b.xib", in: folder.path).status == status, "\(subject)")
    }
  }

  @Test func includedPatternsMatchSomething() throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "App/a.xib")
    folder.write(Sample.document, to: "Lib/b.storyboard")
    for (patterns, wrong) in [
      ("App", nil), ("App, \"**/*.storyboard\"", nil), ("Ap", "Ap"), ("App, \"*/*.nib\"", "*/*.nib"),
    ] as [(String, String?)] {
      folder.write("included: [\(patterns)]\n", to: ".scenec.yml")
      let outcome = try Command.shell("$scenec lint -q App/a.xib", in: folder.path)
      #expect(outcome.status == (wrong == nil ? 0 : 2), "\(patterns): \(outcome)")
      if let wrong {
        #expect(outcome.errors.contains("“\(wrong)” under “included” matches nothing"), "\(outcome)")
      }
    }
  }
}
