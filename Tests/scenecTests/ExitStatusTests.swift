// Tests exit statuses 0, 1, 2 and 3, and which stream is written to.

import SceneTestSupport
import Testing

@Test func aGoodDocumentGoesToStandardOutput() throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.scenec("compile", folder.write(Sample.document, to: "a.xib"))
  #expect(outcome.status == 0)
  #expect(outcome.errors.isEmpty)
  #expect(outcome.output.contains(#""id": "roo-t0-001""#))
  #expect(outcome.output.contains(#""frame": {"x": 0, "y": 0, "width": 375, "height": 667}"#))
}

@Test func findingsFailTheRun() throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.scenec("compile", folder.write(Sample.broken, to: "a.xib"))
  #expect(outcome.status == 1)
  #expect(outcome.errors.contains("[malformed-value]"))
  #expect(outcome.errors.contains("a.xib:7:54"))
  #expect(outcome.output.contains(#""rule": "malformed-value""#))
}

@Test(arguments: [
  [], ["compile", "--jobs", "0", "a"], ["compile", "--unknown", "a"], ["frobnicate"],
  ["compile", "-", "--files-from", "-"], ["fix", "--format", "sarif", "a"],
  ["explain", "no-such-rule"], ["lnt", "a"], ["/"], ["help", "lnt"],
  // The arguments that result from unset shell variables.
  ["lint", ""], ["lint", "--only", "", "a"], ["lint", "--disable", ",", "a"], ["lint", "--config", "", "a"],
  ["lint", "--baseline", "", "a"], ["lint", "--write-baseline", "", "a"], ["lint", "--files-from", ""],
  ["lint", "--fonts", "", "a"], ["lint", "--stdin-path", "", "-"], ["compile", "--output", "", "a"],
  ["convert", "--output", "", "a"],
])
func aWrongCommandLineIsAUsageError(_ arguments: [String]) throws {
  let outcome = try Command.run([Command.scenec] + arguments)
  if arguments.isEmpty {
    #expect(outcome.status == 0 && outcome.output.contains("USAGE"))
  } else {
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }
}

@Test func compilingSeveralInputsNeedsAnOutputFolder() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "a.xib")
  folder.write(Sample.document, to: "b.xib")
  let outcome = try Command.scenec("compile", folder.path)
  #expect(outcome.status == 2)
  #expect(outcome.errors.contains("--output"))
}

@Test func aMissingInputDoesNotStopTheOthers() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "a.xib")
  let outcome = try Command.scenec(
    "compile", "--output", folder.path + "/out", folder.path + "/missing.xib", folder.path + "/a.xib")
  #expect(outcome.status == 3)
  #expect(outcome.errors.contains("missing.xib: error: No such file or directory [unreadable-input]"))
  #expect(outcome.errors.contains("missing.xib"))
  #expect(folder.files(below: "out") == ["a.xib.json"])
}

@Test func aFolderWithoutScenesIsAnError() throws {
  let folder = try TemporaryFolder()
  folder.write("text", to: "readme.txt")
  let outcome = try Command.scenec("lint", folder.path)
  #expect(outcome.status == 3)
  #expect(outcome.output.contains("[no-inputs]"))
}

@Test(.enabled(if: geteuid() != 0, "permissions do not bind root"))
func anUnreadableFileIsReported() throws {
  let folder = try TemporaryFolder()
  let path = folder.write(Sample.document, to: "a.xib")
  chmod(path, 0)
  let outcome = try Command.scenec("lint", path)
  #expect(outcome.status == 3)
  #expect(outcome.output.contains("error: Permission denied [unreadable-input]"))
}

@Test func anOutputFolderThatIsAFileIsReported() throws {
  let folder = try TemporaryFolder()
  let input = folder.write(Sample.document, to: "a.xib")
  let blocked = folder.write("a file", to: "out")
  let outcome = try Command.scenec("compile", "--output", blocked, input)
  #expect(outcome.status == 3)
  #expect(outcome.errors == "error: cannot write to \(blocked): Not a directory\n")
  #expect(folder.files() == ["a.xib", "out"])
}

@Test func inputErrorsTakePrecedenceOverFindings() throws {
  let folder = try TemporaryFolder()
  let broken = folder.write(Sample.broken, to: "a.xib")
  #expect(try Command.scenec("lint", broken, folder.path + "/missing").status == 3)
}

@Test func versionAndHelpGoToStandardOutput() throws {
  let version = try Command.scenec("--version")
  #expect(version.status == 0)
  #expect(version.output.hasPrefix("scenec "))
  let help = try Command.scenec("compile", "--help")
  #expect(help.status == 0)
  #expect(help.output.contains("--output"))
}

@Test func rulesAreListedAndExplained() throws {
  let rules = try Command.scenec("rules")
  #expect(rules.status == 0)
  #expect(rules.output.contains("malformed-xml"))
  let explained = try Command.scenec("explain", "malformed-xml")
  #expect(explained.status == 0)
  #expect(explained.output.contains("How to fix it"))
}

@Test(arguments: [
  (["explain", "malformed-xm"], "unknown rule “malformed-xm”; did you mean “malformed-xml”?"),
  (["explain", "misplaced"], "unknown rule “misplaced”; did you mean “misplaced-view”?"),
  (["lint", "--only", "dead", "a"], "unknown rule “dead”; did you mean “dead-constraint”?"),
  (["lint", "--device", "retinna4_7", "a"], "unknown device “retinna4_7”; did you mean “retina4_7”?"),
  (["lint", "--device", "iphone", "a"], "unknown device “iphone”: see scenec devices"),
  (["lnt", "a"], "unknown command “lnt”; did you mean “lint”?"),
  (["/"], "unknown command “/”; to check a file or folder: scenec lint /"),
])
func aWrongWordIsAnsweredWithTheRightOne(_ arguments: [String], _ answer: String) throws {
  #expect(try Command.run([Command.scenec] + arguments).errors.hasPrefix("error: \(answer)\n"))
}

/// An error refers to the help of the current command, even if it is found after parsing.
@Test(arguments: [
  ["lint", "--unknown"], ["lint", "--only", "none", "a"], ["explain", "none"], ["schema", "none"],
])
func errorsReferToTheHelpOfTheirCommand(_ arguments: [String]) throws {
  let outcome = try Command.run([Command.scenec] + arguments)
  #expect(outcome.errors.hasPrefix("error: "))
  #expect(outcome.errors.contains("scenec \(arguments[0]) --help"), "\(outcome.errors)")
}

/// Like make and clang.
@Test func shortOptionsTakeAttachedValues() throws {
  let folder = try TemporaryFolder()
  let path = folder.write(Sample.document, to: "a.xib")
  #expect(try Command.scenec("compile", "-j2", "-o\(folder.path)/out", path).status == 0)
  #expect(folder.files(below: "out") == ["a.xib.json"])
}

@Test func warningsFailOnlyAStrictRun() throws {
  let folder = try TemporaryFolder()
  let empty = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
    """
  let path = folder.write(empty, to: "Empty.storyboard")
  let lenient = try Command.scenec("lint", path)
  #expect(lenient.status == 0)
  #expect((lenient.output + lenient.errors).contains("[no-scenes]"))
  #expect(try Command.scenec("lint", "--strict", path).status == 1)
}
