// Tests `scenec merge` as run by users and by git, and the merges of real scenes that `Scripts/evaluate/merges` makes.

import SceneTestSupport
import Testing

private let fixtures = Files.repository + "/Fixtures/merge"
private let hasGit = (try? Command.shell("git --version"))?.status == 0

@Test func mergeStatusTellsWhetherThereAreConflicts() throws {
  func merge(_ name: String, _ arguments: String = "") throws -> Outcome {
    try Command.shell(
      "\"$scenec\" merge base.xib ours.xib theirs.xib \(arguments)", in: "\(fixtures)/\(name)")
  }
  let clean = try merge("different-objects")
  #expect(clean.status == 0 && clean.errors.isEmpty)
  #expect(clean.output.contains("Checkout") && clean.output.contains("Pay"))
  let conflict = try merge("value")
  #expect(conflict.status == 1)
  #expect(conflict.output.contains("text=\"Checkout\""))
  #expect(conflict.errors.hasPrefix("ours.xib: 2 conflicts; the file has ours there\n"))
  let theirs = try merge("value", "--favor theirs --path App/Main.xib --quiet")
  #expect(theirs.status == 1 && theirs.errors.isEmpty)
  #expect(theirs.output.contains("text=\"Your order\""))
}

@Test func mergeReportsConflictsAsJSON() throws {
  let folder = try TemporaryFolder()
  for name in ["value", "different-objects"] {
    let outcome = try Command.shell(
      "\"$scenec\" merge base.xib ours.xib theirs.xib --path Main.xib --quiet --report '\(folder.path)/\(name)'",
      in: "\(fixtures)/\(name)")
    #expect(outcome.status == (name == "value" ? 1 : 0) && outcome.errors.isEmpty)
    #expect(Files.read("\(folder.path)/\(name)") == Files.read("\(fixtures)/\(name)/report.json"))
  }
  let unwritable = try Command.shell(
    "\"$scenec\" merge base.xib ours.xib theirs.xib --report /dev/null/report", in: "\(fixtures)/value")
  #expect(unwritable.status == 3 && unwritable.output.isEmpty)
}

/// With anything but scene files nothing is written.
@Test func mergeLeavesTheFileAloneIfAVersionIsBroken() throws {
  let folder = try TemporaryFolder()
  for name in ["base", "theirs"] { folder.write(Sample.document, to: name) }
  folder.write("<<<<<<< HEAD\n", to: "ours")
  let broken = try Command.shell(
    "\"$scenec\" merge base ours theirs -o ours --path Main.xib", in: folder.path)
  #expect(broken.status == 2)
  #expect(broken.errors.contains("Main.xib"))
  #expect(Files.read(folder.path + "/ours") == Array("<<<<<<< HEAD\n".utf8))
  #expect(try Command.scenec("merge", folder.path + "/none", fixtures, fixtures).status == 3)
}

/// Two branches that git's own merge cannot bring together.
@Test(.enabled(if: hasGit, "git is missing"))
func gitMergesWithTheDriver() throws {
  func merge(_ name: String) throws -> Outcome {
    let folder = try TemporaryFolder()
    return try Command.shell(
      """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q -b main .; git config user.name Tester; git config user.email tester@example.org
      git config merge.scenec.driver "'$scenec' merge %O %A %B --output %A --path %P"
      echo '*.xib merge=scenec' >.gitattributes
      commit() { cp "\(fixtures)/\(name)/$1.xib" Main.xib; git add .; git commit -q -m "$1"; }
      commit base; git checkout -q -b theirs; commit theirs; git checkout -q main; commit ours
      git merge -q -m merged theirs || echo "status $?"
      git ls-files --unmerged; echo --; cat Main.xib
      """, in: folder.path)
  }
  let clean = try merge("different-attributes")
  #expect(clean.output.contains("Auto-merging Main.xib\n--\n"), "\(clean)")
  #expect(clean.output.contains("text=\"Checkout\" textAlignment=\"center\" numberOfLines=\"0\""))
  let conflict = try merge("value")
  #expect(conflict.output.contains("status 1") && conflict.output.contains("\tMain.xib"))
  #expect((conflict.output + conflict.errors).contains("Main.xib: 2 conflicts"), "\(conflict)")
  #expect(!conflict.output.contains("<<<<<<<"))
}

/// Both sides added the file: there is no base.
@Test func mergeTakesAnEmptyBase() throws {
  let folder = try TemporaryFolder()
  folder.write("", to: "base")
  let same = try Command.shell(
    "\"$scenec\" merge base '\(fixtures)/value/ours.xib' '\(fixtures)/value/ours.xib'", in: folder.path)
  #expect(same.status == 0)
  #expect(same.output == String(decoding: Files.read(fixtures + "/value/ours.xib") ?? [], as: UTF8.self))
  let other = try Command.shell(
    "\"$scenec\" merge base '\(fixtures)/value/ours.xib' '\(fixtures)/value/theirs.xib'", in: folder.path)
  #expect(other.status == 1)
  #expect(other.errors.contains("    base   (none)\n    ours   Checkout\n    theirs Your order\n"))
}

private func evaluate(_ arguments: String) throws -> Outcome {
  try Command.shell(
    "python3 '\(Files.repository)/Scripts/evaluate/merges' --scenec \"$scenec\" \(arguments)")
}

private let hasPython = (try? Command.shell("python3 --version"))?.status == 0

@Test(.enabled(if: hasGit && hasPython, "git or Python is missing"))
func mergesOfFixturesHoldAllEdits() throws {
  let outcome = try evaluate("--count 40 '\(Files.repository)/Fixtures/layout'")
  #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
}

@Test(.enabled(if: hasGit && hasPython && Files.corpus != nil, "git, Python or ../shared/corpus is missing"))
func mergesOfRealScenesHoldAllEdits() throws {
  let outcome = try evaluate("--count 300 --seed 100000")
  #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
}
