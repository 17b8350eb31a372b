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

  /// What was fixed is listed with its place, and lint announces the same number.
  @Test func fixesAreListed() throws {
    let folder = try TemporaryFolder()
    folder.write(try #require(Files.read(fixture)), to: "app/a.xib")
    let lint = try Command.shell("$scenec lint app 2>&1", in: folder.path)
    #expect(lint.output.contains("scenec fix corrects 2 of them"), "\(lint)")
    let fix = try Command.shell("$scenec fix app 2>&1", in: folder.path)
    let lines = fix.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.last == "scenec: fixed 2 findings in 1 of 1 file", "\(fix)")
    #expect(lines.filter { $0.hasPrefix("app/a.xib:") && $0.contains(": fixed: ") }.count == 2, "\(fix)")
    #expect(try !Command.shell("$scenec lint app 2>&1", in: folder.path).output.contains("scenec fix"))
  }

  @Test func aCheckChangesNothing() throws {
    let folder = try TemporaryFolder()
    let original = try #require(Files.read(fixture))
    let path = folder.write(original, to: "a.xib")
    let check = try Command.scenec("fix", "--check", path)
    #expect(check.status == 1 && check.output.isEmpty, "\(check)")
    #expect(check.errors.contains("would fix 2 findings in 1 of 1 file"))
    #expect(Files.read(path) == original)
    #expect(try Command.scenec("fix", path).status == 0)
    #expect(try Command.scenec("fix", "--check", path).status == 0)
  }

  @Test func lintFixesFirst() throws {
    let folder = try TemporaryFolder()
    folder.write(try #require(Files.read(fixture)), to: "app/a.xib")
    folder.write(Sample.broken, to: "app/b.xib")
    let outcome = try Command.shell("$scenec lint --fix app", in: folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("b.xib:") && !outcome.output.contains("misplaced"), "\(outcome)")
    #expect(outcome.errors.contains("scenec: fixed 2 findings in 1 of 2 files"), "\(outcome)")
    #expect(try Command.shell("$scenec lint --fix - <app/a.xib", in: folder.path).status == 2)
  }

  /// Duplicates are deleted on request only, and never one that something refers to.
  @Test func duplicatesAreRemovedOnRequest() throws {
    let folder = try TemporaryFolder()
    func constraint(_ id: String) -> String {
      "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"roo-t0-001\" secondAttribute=\"top\" id=\"\(id)\"/>"
    }
    let inside = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
      <constraints>
      \(constraint("first"))
      \(constraint("second"))
      \(constraint("third"))
      </constraints><connections><outlet property="top" destination="second" id="out"/></connections></view>
      """
    folder.write(Sample.document.replacing("</view>", with: inside), to: "a.xib")
    _ = try Command.shell("$scenec fix -q .", in: folder.path)
    func ids() -> [String] {
      let text = String(decoding: Files.read(folder.path + "/a.xib") ?? [], as: UTF8.self)
      return ["first", "second", "third"].filter { text.contains("id=\"\($0)\"/>") && text.contains($0) }
    }
    #expect(ids() == ["first", "second", "third"])
    let outcome = try Command.shell("$scenec fix --remove-duplicates .", in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(ids() == ["second"], "\(outcome)")
    #expect(try !Command.shell("$scenec lint .", in: folder.path).output.contains("duplicate-constraint"))
  }

  /// `git apply` accepts the diff for the current folder, a folder, a file and an absolute path.
  @Test(
    .enabled(if: (try? Command.shell("git --version"))?.status == 0, "git is missing"),
    arguments: [".", "./app", "'app/my scenes'", "app/a.xib app/b.xib 'app/my scenes/é.xib'", "$PWD"])
  func gitAppliesTheDiff(_ path: String) throws {
    let folder = try TemporaryFolder()
    let original = try #require(Files.read(fixture))
    for name in ["a.xib", "b.xib", "my scenes/é.xib"] { folder.write(original, to: "app/\(name)") }
    let outcome = try Command.shell(
      """
      set -e
      git init -q .
      $scenec fix --dry-run -q \(path) >diff
      git apply --check diff
      git apply diff
      rm diff
      $scenec fix --check \(path)
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    // The diff contains complete fixes.
    #expect(outcome.errors.contains("would fix 0 findings"), "\(outcome)")
  }
}
