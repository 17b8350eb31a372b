// Tests `scenec diff` as run by users and by git, in a real repository.

import SceneTestSupport
import Testing

private let pair = Files.repository + "/Fixtures/diff/constant-moves-frames"
private let hasGit = (try? Command.shell("git --version"))?.status == 0

@Test func theStatusTellsWhetherFilesDiffer() throws {
  #expect(try Command.scenec("diff", pair + "/old.storyboard", pair + "/old.storyboard").status == 0)
  #expect(
    try Command.scenec("diff", "--quiet", pair + "/old.storyboard", pair + "/new.storyboard").status == 1)
  let layout = Files.repository + "/Fixtures/diff/formatting-only"
  let same = try Command.scenec("diff", layout + "/old.storyboard", layout + "/new.storyboard")
  #expect(same.status == 0)
  #expect(same.output.isEmpty)
  let folder = try TemporaryFolder()
  let broken = folder.write("<document>", to: "broken.xib")
  #expect(try Command.scenec("diff", broken, pair + "/new.storyboard").status == 2)
  #expect(try Command.scenec("diff", folder.path + "/none.xib", pair + "/new.storyboard").status == 3)
  let streamed = try Command.shell("\"$scenec\" diff - new.storyboard < old.storyboard", in: pair)
  #expect(streamed.status == 1)
  #expect(streamed.output.hasPrefix("- → new.storyboard\n"))
}

/// A repository with one commit of the old file, and an uncommitted edit.
private func repository() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  let outcome = try Command.shell(
    """
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
    git init -q .
    git config user.name Tester
    git config user.email tester@example.org
    printf '*.storyboard diff=scene\\n' > .gitattributes
    cp '\(pair)/old.storyboard' Main.storyboard
    git add .
    git commit -q -m 'Old scene'
    cp '\(pair)/new.storyboard' Main.storyboard
    """, in: folder.path)
  try #require(outcome.status == 0, "\(outcome.errors)")
  return folder
}

private func git(_ command: String, in folder: TemporaryFolder) throws -> Outcome {
  try Command.shell(
    "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_PAGER=cat; \(command)",
    in: folder.path)
}

@Test(.enabled(if: hasGit, "git is missing"))
func gitShowsEditsByObject() throws {
  let folder = try repository()
  var outcome = try git("git config diff.scene.command \"$scenec diff --git\"; git diff", in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.hasPrefix("Main.storyboard\n"))
  #expect(outcome.output.contains("constant: 20 → 40"))
  #expect(outcome.output.contains("2 frames changed only as a consequence"))
  // A new file and a deleted one.
  outcome = try git(
    "cp Main.storyboard New.storyboard; git add -N New.storyboard; rm Main.storyboard; git diff --no-renames",
    in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.contains("+ scene"))
  #expect(outcome.output.contains("- scene"))
  // Both names of a renamed file are printed.
  outcome = try git("git add -A; git diff --cached -M10", in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.contains("Main.storyboard → New.storyboard"), "\(outcome.output)")
}

/// A status other than 0 would end `git diff` before the other files.
@Test(.enabled(if: hasGit, "git is missing"))
func gitContinuesAfterAFileThatCannotBeCompared() throws {
  let folder = try repository()
  let outcome = try git(
    """
    git config diff.scene.command "$scenec diff --git"; echo first >notes.txt; git add notes.txt
    printf '<<<<<<< HEAD\n=======\n>>>>>>> other\n' >>Main.storyboard; echo second >>notes.txt; git diff
    """, in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.errors.contains("[merge-conflict]"))
  #expect(outcome.output.contains("+second"))
  let unmerged = try Command.scenec("diff", "--git", "Main.storyboard")
  #expect(unmerged.status == 0)
  #expect(unmerged.output == "* Unmerged path Main.storyboard\n")
}

/// Git shows the text of a document that cannot be converted, as Documentation/Git.md says.
@Test(.enabled(if: hasGit, "git is missing"))
func gitShowsTheTextOfABrokenDocument() throws {
  let folder = try repository()
  let outcome = try git(
    """
    git config diff.scene.textconv "f() { $scenec convert \"\\$1\" 2>/dev/null || cat \"\\$1\"; }; f"
    printf '<<<<<<< HEAD\n' >>Main.storyboard; git diff
    """, in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.contains("+<<<<<<< HEAD"), "\(outcome)")
}

@Test(.enabled(if: hasGit, "git is missing"))
func gitConvertsFilesToText() throws {
  let folder = try repository()
  let outcome = try git("git config diff.scene.textconv \"$scenec convert\"; git diff", in: folder)
  #expect(outcome.status == 0, "\(outcome.errors)")
  let lines = outcome.output.split(separator: "\n")
  let added = lines.filter { $0.hasPrefix("+ ") }
  #expect(added.count == 3, "\(outcome.output)")
  #expect(added.contains { $0.contains("\"constant\": 40") })
}

@Test(.enabled(if: hasGit, "git is missing"))
func gitRunsItAsDifftool() throws {
  let folder = try repository()
  let outcome = try git(
    """
    git config difftool.scene.cmd "$scenec diff \\"\\$LOCAL\\" \\"\\$REMOTE\\""
    git difftool --no-prompt --tool=scene
    """, in: folder)
  #expect(outcome.output.contains("constant: 20 → 40"), "\(outcome.output)\(outcome.errors)")
}
