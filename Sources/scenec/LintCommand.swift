// `scenec lint`: prints findings, except those that a baseline accepts.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks scenes and their layout, and prints findings to standard output.",
    discussion: """
      The nearest .scenec.yml above each file configures files and rules. With a baseline, only findings that it does not list \
      are reported.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var dependencies: DependencyOptions

  @Option(help: ArgumentHelp("Do not report the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, for use with --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(
    help:
      "With --write-baseline: remove from the file what is gone, add nothing, and report what is not in it.")
  var shrinkOnly = false

  @Option(help: ArgumentHelp("Fail if there are more warnings than this.", valueName: "count"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp(
      "Check the files that differ from this commit of git, and report what has to do with their changes.",
      valueName: "ref"))
  var since: String?

  @Flag(help: "First do what scenec fix does, then report what is left.")
  var fix = false

  func validate() throws {
    if fix, input.paths.contains("-") {
      throw ValidationError("--fix cannot be used with standard input; use scenec fix -")
    }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings must be 0 or more") }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline cannot be used with --write-baseline")
    }
    if shrinkOnly, writeBaseline == nil { throw ValidationError("--shrink-only needs --write-baseline") }
    if shrinkOnly, !environment.isUnset {
      throw ValidationError("--shrink-only cannot be used with devices and fonts, which change the findings")
    }
    if since?.isEmpty == true { throw ValidationError("--since needs a commit") }
    if since != nil, writeBaseline != nil {
      throw ValidationError("--since cannot be used with --write-baseline, which lists all findings")
    }
    if baseline?.isEmpty == true { throw ValidationError("--baseline needs a file name") }
    if writeBaseline?.isEmpty == true { throw ValidationError("--write-baseline needs a file name") }
  }

  func run() throws {
    Interruption.prepare()
    dependencies.start()
    var list = input.search()
    list.removeRepetitions()
    let changes = try keepChanged(in: &list)
    let plan = try RunPlan(
      list.inputs, settings: settings, environments: environment, failingSeverity: options.failingSeverity,
      style: options.display.style(on: .error), excludes: true)
    if fix {
      let run = FixRun(effect: .write, requested: [], jobs: input.jobCount, display: options.display)
      let total = run.run(plan)
      if !options.display.quiet, total.files > 0 { Terminal.report(run.summary(total, plan)) }
      if total.failures > 0 { throw ExitCode(ExitStatus.inputOutput) }
    }
    var fileRun = FileRun(
      options: options, jobs: input.jobCount, verb: "checked", reportsOnStandardOutput: true)
    fileRun.needsLayouts = false
    fileRun.newBaselinePath = writeBaseline
    fileRun.maximumWarnings = maxWarnings
    fileRun.changes = changes.map { ChangedFindings(changes: $0) }
    if let path = shrinkOnly ? writeBaseline : writeBaseline == nil ? baseline ?? plan.baselinePath : nil {
      fileRun.baseline = try readBaseline(path)
    }
    try dependencies.write(outputs: []) { try fileRun.run(plan, problems: list.problems) { _, _ in .none } }
  }

  /// The changes since the commit of `--since`; nil without it. Keeps the inputs that changed.
  private func keepChanged(in list: inout InputList) throws -> GitChanges? {
    guard let reference = since else { return nil }
    do throws(GitChanges.Failure) {
      let folder = list.inputs.first { !$0.isUnnamed }.map { FilePaths.folder(of: $0.path) } ?? "."
      let changes = try GitChanges(since: reference, in: folder)
      list.inputs.removeAll { !$0.isStandardInput && !changes.contains($0.path) }
      return changes
    } catch {
      throw ValidationError("--since: \(error.message)")
    }
  }

  private func readBaseline(_ path: String) throws -> Baseline {
    let file: SourceFile
    do throws(FileError) {
      // If it is not a baseline, a link could have led to any file, so its lines are not shown.
      file = SourceFile(
        path: path, bytes: try FileAccess.read(path, limit: Baseline.maximumBytes), isShown: false)
    } catch {
      Terminal.report("error: cannot read the baseline \(path): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    var (baseline, problems) = Baseline.read(file)
    guard problems.isEmpty else {
      Terminal.write(
        TextReport.text(of: problems, in: file, path: path, style: options.display.style(on: .error)),
        to: .error)
      throw ExitCode(ExitStatus.usage)
    }
    baseline.findMissingFiles(FileAccess.exists)
    return baseline
  }
}
