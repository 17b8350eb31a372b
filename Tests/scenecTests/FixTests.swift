// Tests `scenec fix` on disk: what changes, what stays, and the exit status.

import SceneTestSupport
import Testing

private let fixture = Files.repository + "/Fixtures/rules/Misplaced.xib"

@Suite struct FixTests {
  @Test func filesAreFixedInPlaceOnce() throws {
    let folder = try TemporaryFolder()
    let original = try #require(Files.read(fixture))
    let path = folder.write(original, to: "app/a.xib")
    chmod(path, 0o640)
    symlink("app/a.xib", folder.path + "/link.xib")
    let first = try Command.scenec("fix", folder.path + "/link.xib")
    #expect(first.status == 0, "\(first)")
    #expect(first.errors.contains("fixed 2 findings in 1 of 1 file"))
    let fixed = try #require(Files.read(path))
    #expect(fixed != original)
    var status = stat()
    #expect(lstat(folder.path + "/link.xib", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(folder.files() == ["app/a.xib", "link.xib"])

    let second = try Command.scenec("fix", path)
    #expect(second.status == 0)
    #expect(second.errors.contains("fixed 0 findings in 0 of 1 file"))
    #expect(Files.read(path) == fixed)
  }

  @Test func aDryRunChangesNothing() throws {
    let folder = try TemporaryFolder()
    let original = try #require(Files.read(fixture))
    let path = folder.write(original, to: "a.xib")
    let outcome = try Command.scenec("fix", "--dry-run", path)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("--- "))
    #expect(outcome.errors.contains("would fix 2 findings in 1 of 1 file"))
    #expect(Files.read(path) == original)
  }

  /// `patch` accepts the diff of a dry run, and the result is what the fix writes.
  @Test func theDiffIsAPatch() throws {
    let folder = try TemporaryFolder()
    let original = try #require(Files.read(fixture))
    folder.write(original, to: "a.xib")
    folder.write(original, to: "b/a.xib")
    folder.write(original, to: "c.xib")
    let outcome = try Command.shell(
      "cd b && $scenec fix --dry-run --quiet a.xib >../diff && patch -s a.xib ../diff && cd .. && "
        + "$scenec fix --quiet a.xib && cmp a.xib b/a.xib && "
        // Apart from the names, it equals the output of diff, with the same number of context lines.
        + "cmp <(diff -u c.xib a.xib | tail -n +3) <(tail -n +3 diff)", in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func filesThatCannotBeFixedAreReported() throws {
    let folder = try TemporaryFolder()
    let path = folder.write(Sample.document, to: "a.xib")
    #expect(try Command.scenec("fix", folder.path + "/missing.xib", path).status == 3)
    let broken = folder.write("", to: "broken.xib")
    let outcome = try Command.scenec("fix", broken)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[empty-file]"))
  }

  /// Like an editor that fixes an unsaved document: the output is the fixed document, or the unchanged one.
  @Test func standardInputIsAFilter() throws {
    let folder = try TemporaryFolder()
    folder.write(try #require(Files.read(fixture)), to: "a.xib")
    folder.write("no scene", to: "broken.xib")
    let outcome = try Command.shell(
      "cp a.xib b.xib && $scenec fix --quiet b.xib && $scenec fix - <a.xib | cmp - b.xib && $scenec fix - <b.xib | cmp - b.xib",
      in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    let broken = try Command.scenec("fix", "-", input: folder.path + "/broken.xib")
    #expect(broken.status == 1 && broken.output == "no scene")
    let diff = try Command.scenec(
      "fix", "--dry-run", "--stdin-path", "App/a.xib", "-", input: folder.path + "/a.xib")
    #expect(diff.output.hasPrefix("--- a/App/a.xib"))
  }
}
