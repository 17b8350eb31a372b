// Tests `scenec init` in real repositories: what it writes works with git, nothing that exists is lost, and a second run
// has nothing to do.

import SceneTestSupport
import Testing

private let hasGit = (try? Command.shell("git --version"))?.status == 0
private let merge = Files.repository + "/Fixtures/merge"

/// Runs commands in a new repository with one commit, where `scenec` is in the path.
private func inRepository(_ commands: String, _ folder: TemporaryFolder) throws -> Outcome {
  try Command.shell(
    """
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_PAGER=cat
    export PATH="$(dirname "$scenec"):$PATH"
    [ -d .git ] || git init -q -b main .
    git config user.name Tester; git config user.email tester@example.org
    \(commands)
    """, in: folder.path)
}

@Test(.enabled(if: hasGit, "git is missing"))
func initShowsItsStepsFirst() throws {
  let folder = try TemporaryFolder()
  let outcome = try inRepository("mkdir Pods; scenec init --ci github", folder)
  #expect(outcome.status == 1)
  #expect(outcome.errors.contains("--yes writes this"))
  for part in [
    "new file .gitattributes\n    *.storyboard diff=scenec merge=scenec linguist-language=XML\n",
    "git config merge.scenec.driver 'scenec merge %O %A %B --output %A --path %P'\n",
    "new file .git/hooks/pre-commit\n    #!/bin/sh\n", "    excluded: [Pods]\n",
    "new file .github/workflows/scenes.yml\n",
  ] {
    #expect(outcome.output.contains(part), "\(part) is missing in \(outcome.output)")
  }
  #expect(!folder.files().contains { !$0.hasPrefix(".git/") })
}

@Test(.enabled(if: hasGit, "git is missing"))
func aSecondInitHasNothingToDo() throws {
  let folder = try TemporaryFolder()
  let first = try inRepository("scenec init --yes --ci gitlab", folder)
  #expect(first.status == 0, "\(first)")
  let files = folder.files().filter { !$0.hasPrefix(".git/") }
  #expect(files == [".gitattributes", ".gitlab-ci.yml", ".scenec.yml"])
  let second = try inRepository("mkdir -p sub; cd sub; scenec init", folder)
  #expect(second.status == 0, "\(second)")
  #expect(second.output.isEmpty)
  #expect(second.errors == "scenec: the repository is set up already\n")
}

@Test(.enabled(if: hasGit, "git is missing"))
func initLeavesWhatExists() throws {
  let folder = try TemporaryFolder()
  folder.write("*.png binary\n*.xib merge=union", to: ".gitattributes")
  folder.write("strict: true\n", to: ".scenec.yml")
  folder.write("stages: [test]\n", to: ".gitlab-ci.yml")
  let outcome = try inRepository("echo true >.git/hooks/pre-commit; scenec init --yes", folder)
  #expect(outcome.status == 0, "\(outcome)")
  func text(_ name: String) -> String {
    String(decoding: Files.read("\(folder.path)/\(name)") ?? [], as: UTF8.self)
  }
  #expect(
    text(".gitattributes")
      == "*.png binary\n*.xib merge=union\n*.storyboard diff=scenec merge=scenec linguist-language=XML\n")
  #expect(text(".scenec.yml") == "strict: true\n")
  #expect(text(".gitlab-ci.yml") == "stages: [test]\n")
  #expect(text(".git/hooks/pre-commit") == "true\n")
  #expect(outcome.errors.contains("note: .gitattributes has merge=union for *.xib, which is left alone\n"))
  #expect(outcome.errors.contains("note: .git/hooks/pre-commit exists and is left alone\n"))
  #expect(outcome.errors.contains("note: .gitlab-ci.yml exists and is left alone\n"))
}

/// The drivers and the hook that init sets up do what they are for.
@Test(.enabled(if: hasGit, "git is missing"))
func whatInitWritesWorks() throws {
  let folder = try TemporaryFolder()
  let outcome = try inRepository(
    """
    set -e
    scenec init --yes --ci none >/dev/null 2>&1
    commit() { cp "\(merge)/different-attributes/$1.xib" Main.xib; git add .; git commit -q --no-verify -m "$1"; }
    commit base; git checkout -q -b theirs; commit theirs; git checkout -q main; commit ours
    git diff HEAD~1; git merge -q -m merged theirs; cat Main.xib; echo ---
    printf '<document>' >Broken.xib; git add Broken.xib; git commit -q -m broken || echo refused
    """, folder)
  #expect(outcome.status == 0, "\(outcome)")
  #expect(outcome.output.contains("text: “Title” → “Checkout”"))
  #expect(outcome.output.contains("text=\"Checkout\" textAlignment=\"center\""))
  #expect(outcome.output.hasSuffix("refused\n"), "\(outcome)")
}

@Test func initWithoutARepositoryWritesTheConfiguration() throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.shell("GIT_CEILING_DIRECTORIES=/ \"$scenec\" init --yes", in: folder.path)
  #expect(outcome.status == 0, "\(outcome)")
  #expect(folder.files() == [".scenec.yml"])
  #expect(outcome.errors.contains("no git repository here"))
  folder.write(Sample.document, to: "Main.xib")
  let lint = try Command.shell("\"$scenec\" lint .", in: folder.path)
  #expect(lint.status == 0, "\(lint)")
}
