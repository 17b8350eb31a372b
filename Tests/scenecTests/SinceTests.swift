// Tests `lint --since`: which files are checked, and which findings are reported.

import SceneTestSupport
import Testing

@Suite(.enabled(if: (try? Command.shell("git --version"))?.status == 0, "git is missing"))
struct SinceTests {
  /// Two views that have no position along both axes, and one whose top follows the first one's bottom.
  private static func scene(first: String = "", second: String = "", constraints: String = "") -> String {
    func view(_ id: String, _ attributes: String) -> String {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/></view>"
    }
    return Sample.document.replacing(
      "</view>",
      with: "\n<subviews>\n\(view("first-view", first))\n\(view("other-view", second))\n</subviews>"
        + "<constraints>\(constraints)</constraints></view>")
  }

  /// A repository with two scenes in one commit.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(scene(), to: "App/a.xib")
    folder.write(scene(), to: "App/b c.xib")
    let outcome = try Command.shell(
      "git init -q . && git add -A && git -c user.name=n -c user.email=e commit -qm one", in: folder.path)
    try #require(outcome.status == 0, "\(outcome)")
    return folder
  }

  private static func lint(_ folder: TemporaryFolder, _ arguments: String = "--since HEAD App") throws
    -> Outcome
  {
    try Command.shell("$scenec lint --strict \(arguments)", in: folder.path)
  }

  @Test func onlyChangedObjectsCount() throws {
    let folder = try Self.repository()
    let none = try Self.lint(folder)
    #expect(none.status == 0 && none.output.isEmpty, "\(none)")
    #expect(none.errors == "scenec: checked 0 files, 0 scenes: no findings\n", "\(none)")
    // White space is no change.
    folder.write(Self.scene().replacing("<objects>", with: "<objects>\n\n"), to: "App/a.xib")
    #expect(try Self.lint(folder).output.isEmpty)
    folder.write(Self.scene(first: "hidden=\"NO\""), to: "App/a.xib")
    let changed = try Self.lint(folder)
    #expect(changed.status == 1)
    #expect(changed.output.contains("(first-view)") && !changed.output.contains("(other-view)"), "\(changed)")
    #expect(changed.output.contains("App/a.xib") && !changed.output.contains("b c.xib"), "\(changed)")
    #expect(changed.errors.contains("(1 more that did not change)"), "\(changed)")
  }

  /// A constraint between an unchanged view and itself makes it conflict: a consequence on another object.
  @Test func consequencesCount() throws {
    let folder = try Self.repository()
    func width(_ points: Int) -> String {
      "<constraint firstItem=\"other-view\" firstAttribute=\"width\" constant=\"\(points)\" id=\"width-\(points)\"/>"
    }
    folder.write(Self.scene(constraints: width(10) + width(20)), to: "App/a.xib")
    let outcome = try Self.lint(folder)
    #expect(outcome.output.contains("[conflicting-constraints]"), "\(outcome)")
    #expect(!outcome.output.contains("(first-view)"), "\(outcome)")
  }

  @Test func renamedAndUntrackedFilesCount() throws {
    let folder = try Self.repository()
    folder.write("ignored\n", to: ".gitignore")
    folder.write(Self.scene(), to: "App/ignored/c.xib")
    folder.write(Self.scene(), to: "App/new é.xib")
    _ = try Command.shell("git mv App/a.xib App/moved.xib", in: folder.path)
    let outcome = try Self.lint(folder)
    #expect(outcome.output.contains("App/new é.xib:") && !outcome.output.contains("moved"), "\(outcome)")
    #expect(!outcome.output.contains("ignored"))
    folder.write(Self.scene(first: "hidden=\"NO\""), to: "App/moved.xib")
    let edited = try Self.lint(folder, "--since HEAD App/moved.xib")
    #expect(edited.output.contains("(first-view)") && !edited.output.contains("(other-view)"), "\(edited)")
    // From a folder of the repository, and from elsewhere.
    for place in [
      "cd App && $scenec lint --since HEAD moved.xib",
      "cd / && $scenec lint --since HEAD $OLDPWD/App/moved.xib",
    ] {
      #expect(try Command.shell(place, in: folder.path).output.contains("(first-view)"), "\(place)")
    }
  }

  @Test(arguments: [
    ("--since nowhere App", "“nowhere” is not a commit, branch or tag"),
    ("--since=--all App", "“--all” is not a commit"),
    ("--since '' App", "--since needs a commit"),
    ("--since HEAD --write-baseline b.yml App", "cannot be used"),
    ("--since HEAD ../elsewhere/a.xib", "is not in a git repository"),
  ])
  func wrongUsesAreErrors(_ arguments: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    folder.write(Self.scene(), to: "elsewhere/a.xib")
    folder.write(Self.scene(), to: "app/App/a.xib")
    let outcome = try Command.shell(
      "cd app && git init -q . && git add -A && git -c user.name=n -c user.email=e commit -qm one && "
        + "$scenec lint \(arguments)", in: folder.path)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(words), "\(outcome)")
  }
}
