// `scenec init`: sets up a repository, after showing what it writes.

import ArgumentParser
import SceneSystem
import SceneText

extension InitPlan.Host: ExpressibleByArgument {}

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Sets up a repository: git's drivers, a commit hook, a configuration, a CI file.",
    discussion: """
      Shows what it would write and asks (--yes: does not ask). Files that exist are left alone, apart from lines added to \
      .gitattributes; a second run has nothing to do.

      .gitattributes  makes scenec the diff and merge driver of scene files, for everyone who has the settings
      git settings    of this clone: diff.scenec.command, merge.scenec.name, merge.scenec.driver
      pre-commit      a hook of this clone that checks the scenes of each commit
      .scenec.yml     the configuration
      CI              a workflow for GitHub or a pipeline for GitLab, by what the repository has

      Exit status: 0 if the repository is set up, 1 if nothing was written, 2 for a usage error, 3 if a file cannot be written.
      """)

  @Flag(name: .shortAndLong, help: "Write without asking.")
  var yes = false

  @Option(help: "The CI file: github, gitlab or none. By default by what the repository has.")
  var ci: InitPlan.Host?

  func run() throws {
    Interruption.prepare()
    let plan = InitPlan(host: ci)
    for note in plan.notes { Terminal.report("note: \(note)") }
    if plan.steps.isEmpty {
      Terminal.report("scenec: the repository is set up already")
      return
    }
    Terminal.write("In \(TerminalText.safe(plan.root)):\n\n", to: .output)
    for step in plan.steps { Terminal.write(Self.text(of: step), to: .output) }
    guard try yes || isConfirmed() else {
      Terminal.report("scenec: nothing was written")
      throw ExitCode(ExitStatus.findings)
    }
    for step in plan.steps {
      do throws(FileError) {
        try plan.carryOut(step)
      } catch {
        Terminal.report("error: \(step.name): \(error.message)")
        throw ExitCode(ExitStatus.inputOutput)
      }
    }
    Terminal.report("scenec: the repository is set up; next: scenec lint")
  }

  private func isConfirmed() throws -> Bool {
    guard StandardStream.input.isTerminal else {
      Terminal.report("scenec: --yes writes this")
      return false
    }
    Terminal.write("Write this? [y/N] ", to: .error)
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }

  private static func text(of step: InitStep) -> String {
    let name = TerminalText.safe(step.name)
    func quoted(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }
        .joined()
    }
    switch step.action {
    case .create(let text, _): return "new file \(name)\n\(quoted(text))"
    case .append(let text, _): return "added to \(name)\n\(quoted(text))"
    case .set(let value, let old):
      let before = old.map { " (now “\(TerminalText.safe($0))”)" } ?? ""
      return "git config \(name) '\(value)'\(before)\n\n"
    }
  }
}
