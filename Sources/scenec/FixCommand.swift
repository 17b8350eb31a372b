// `scenec fix`: writes the safe fixes to the files, prints them as a diff, or says whether there are any.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem

struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Updates misplaced frames and removes stale flags in place.",
    discussion: """
      Only the affected bytes change. Rules that the configuration turns off are not fixed. A file that changes during the run \
      is not overwritten, and no file is ever left incomplete. A document on standard input (-) is written to standard \
      output, fixed or unchanged.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var display: DisplayOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print the changes as a diff for patch and git apply; write nothing.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with 1 if something would change.")
  var check = false

  @Flag(help: "Also delete one of two identical constraints, unless something refers to both.")
  var removeDuplicates = false

  func run() throws {
    Interruption.prepare()
    var list = input.search()
    list.removeRepetitions()
    let plan = try RunPlan(
      list.inputs, settings: settings, environments: EnvironmentOptions.parse([]), failingSeverity: .error,
      style: display.style(on: .error), excludes: true)
    for problem in list.problems {
      Terminal.report("error: \(problem.path): \(problem.message)")
    }
    let run = FixRun(
      effect: dryRun ? .diff : check ? .none : .write,
      requested: removeDuplicates ? ["duplicate-constraint"] : [], jobs: input.jobCount, display: display)
    var total = run.run(plan)
    total.failures += list.problems.count
    if !display.quiet { Terminal.report(run.summary(total, plan)) }
    if total.failures > 0 { throw ExitCode(ExitStatus.inputOutput) }
    if total.broken > 0 || (check && total.files > 0) { throw ExitCode(ExitStatus.findings) }
  }
}
