// Tests baselines and configurations on the command line: which findings are accepted, and the status for
// wrong files.

import SceneTestSupport
import Testing

@Suite struct BaselineTests {
  /// Two findings that a baseline can accept.
  private static let flawed = Sample.document.replacing(
    "contentMode=\"scaleToFill\"", with: "contentMode=\"odd\" semanticContentAttribute=\"odd\"")

  @Test func acceptedFindingsAreOmitted() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.flawed, to: "app/a.xib")
    let before = try Command.shell("$scenec lint --strict app", in: folder.path)
    #expect(before.status == 1, "\(before)")

    let writing = try Command.shell("$scenec lint --strict --write-baseline base.yml app", in: folder.path)
    #expect(writing.status == 0, "\(writing)")
    #expect(writing.errors.contains("base.yml accepts"))
    let after = try Command.shell("$scenec lint --strict --baseline base.yml app", in: folder.path)
    #expect(after.status == 0, "\(after)")
    #expect(after.output.isEmpty)

    // The same finding in another file, and another finding in the same file, are new.
    folder.write(Self.flawed, to: "app/b.xib")
    let other = try Command.shell("$scenec lint --strict --quiet --baseline base.yml app", in: folder.path)
    #expect(other.status == 1)
    #expect(other.output.contains("b.xib") && !other.output.contains("a.xib"))
  }

  @Test func aBaselineDoesNotDependOnJobsOrLines() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { folder.write(Self.flawed, to: "app/\(name).xib") }
    let written = try Command.shell(
      "$scenec lint -q --jobs 1 --write-baseline one.yml app && $scenec lint -q --jobs 3 --write-baseline three.yml app "
        + "&& cmp one.yml three.yml", in: folder.path)
    #expect(written.status == 0, "\(written)")
    folder.write(Self.flawed.replacing("<objects>", with: "\n\n\n<objects>"), to: "app/a.xib")
    #expect(try Command.shell("$scenec lint -q --strict --baseline one.yml app", in: folder.path).status == 0)
  }

  @Test(arguments: [
    ("--baseline missing.yml", Int32(3)), ("--baseline wrong.yml", 2), ("--baseline app", 3),
    ("--baseline a.yml --write-baseline b.yml", 2), ("--write-baseline app/a.xib/base.yml", 3),
    ("--config missing.yml", 3), ("--config wrong.yml", 2), ("--only no-such-rule", 2),
    ("--disable no-such-rule", 2), ("--enable no-such-rule", 2), ("--disable malformed-xml", 2),
    ("--device no-such-device", 2), ("--files-from missing", 3), ("--timings-json missing/t.json", 0),
    ("--timings-json app/a.xib/t.json", 3),
  ])
  func statusesOfWrongSettings(_ arguments: String, _ status: Int32) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "app/a.xib")
    folder.write("surely: [not, a, configuration]\n", to: "wrong.yml")
    let outcome = try Command.shell("$scenec lint \(arguments) app/a.xib", in: folder.path)
    #expect(outcome.status == status, "\(arguments): \(outcome)")
    if status != 0 { #expect(!outcome.errors.isEmpty || !outcome.output.isEmpty) }
  }

  /// A run that checks nothing because of a configuration says so.
  @Test func excludedFilesAreCounted() throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "app/a.xib")
    folder.write("included: [Other]\n", to: ".scenec.yml")
    folder.write(Sample.document, to: "Other/b.xib")
    for command in ["lint", "fix"] {
      let outcome = try Command.shell("$scenec \(command) app", in: folder.path)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains(".scenec.yml excludes 1 file"), "\(outcome)")
    }
  }

  /// A configuration that exists but cannot be read is an error. Ignoring it would check other rules.
  @Test(arguments: ["mkdir .scenec.yml", "ln -s nowhere .scenec.yml", "ln -s .scenec.yml .scenec.yml"])
  func aConfigurationThatCannotBeReadStopsTheRun(_ preparation: String) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "app/a.xib")
    let outcome = try Command.shell("\(preparation); $scenec lint app", in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.contains("/.scenec.yml"))
  }

  @Test(arguments: ["compile --output out", "lint", "fix"])
  func aWrongConfigurationStopsTheRunBeforeAnythingIsWritten(_ command: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.write(Self.flawed, to: "app/sub/a.xib")
    folder.write("rules: [\n", to: "app/.scenec.yml")
    let outcome = try Command.shell("$scenec \(command) app", in: folder.path)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(".scenec.yml"))
    #expect(folder.files(below: "out").isEmpty)
    #expect(Files.read(path) == Array(Self.flawed.utf8))
  }
}
