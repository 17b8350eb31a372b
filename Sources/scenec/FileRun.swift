// Runs over many files: reads, compiles, writes outputs, reports findings in input order, counts, and exits
// with the right status. The command decides what is written for each file.

import ArgumentParser
import AutoLayout
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem
import SceneXML

/// The output of one file.
enum FileOutput {
  case none
  case standardOutput([UInt8])
  case file([UInt8], path: String)
}

struct FileRun {
  let options: RunOptions
  let jobs: Int
  /// What the run did with its files: “compiled”.
  let verb: String
  var reportsOnStandardOutput = false
  /// Whether the output needs the layouts besides the findings.
  var needsLayouts = true
  /// The findings to leave out.
  var baseline: Baseline?
  /// If set, only findings that have to do with these changes are reported.
  var changes: ChangedFindings?
  /// The number of warnings above which the run fails; nil for any number.
  var maximumWarnings: Int?
  /// The path of a new baseline. Unless it only shrinks `baseline`, it gets all findings, and they do not fail
  /// the run.
  var newBaselinePath: String?
  private var acceptsAll: Bool { newBaselinePath != nil && baseline == nil }

  /// The results for one file.
  private struct Outcome: Sendable {
    var report: [UInt8] = []
    var standardOutput: [UInt8] = []
    var tally = Tally()
    /// Only filled if a baseline is written.
    var findings: [Diagnostic] = []
    /// Nil without a baseline.
    var match: BaselineMatch?
    var acceptance = AcceptanceTally()
  }

  /// Processes the inputs of a plan. Throws the exit status if it is not 0.
  ///
  /// - Parameter problems: paths without inputs.
  func run(
    _ plan: RunPlan, problems: [InputProblem],
    output: @escaping @Sendable (CompiledFile, Input) -> FileOutput
  ) throws {
    let started = MonotonicClock.now()
    let reportStream: StandardStream = reportsOnStandardOutput ? .output : .error
    let reporter = options.format.reporter(
      rules: RuleCatalogue.all, style: options.display.style(on: reportStream))
    let stream = Locked(ReportStream(reporter: reporter, stream: reportStream))
    let inputs = plan.inputs
    let files = plan.files
    let progress = ProgressLine(total: inputs.count, isShown: !options.display.quiet)
    let total = Locked(Tally())
    let written = Locked(NewBaseline())
    let acceptance = Locked(AcceptanceTally())

    for problem in problems {
      let report = report(of: problem)
      total.withLock { $0.count(report.diagnostics[0], isInputOutput: true) }
      stream.withLock { $0.write(reporter.part(of: report)) }
    }

    Batch.run(
      sizes: inputs.map(\.size), jobs: jobs, state: LayoutMemory.init,
      process: { [self] in process(inputs[$1], files[$1], reporter: reporter, output: output, memory: $0) },
      deliver: { i, outcome in
        if newBaselinePath != nil {
          written.withLock {
            $0.add(inputs[i].path, outcome.findings, outcome.match, files[i].settings.rules)
          }
        }
        acceptance.withLock { $0 += outcome.acceptance }
        if !outcome.standardOutput.isEmpty { Terminal.write(outcome.standardOutput, to: .output) }
        if !outcome.report.isEmpty {
          progress.clear()
          stream.withLock { $0.write(outcome.report) }
        }
        let findings = total.withLock { total in
          total += outcome.tally
          return total.findings
        }
        progress.advance(findings: findings)
      })
    progress.clear()
    if reportsOnStandardOutput, newBaselinePath == nil || acceptsAll {
      for report in acceptance.withLock({ $0.reports(plan, baseline: baseline) }) {
        for diagnostic in report.findings.diagnostics {
          total.withLock { $0.count(diagnostic, failingSeverity: report.failingSeverity) }
        }
        stream.withLock { $0.write(reporter.part(of: report.findings)) }
      }
    }
    stream.withLock { $0.end() }
    if let newBaselinePath {
      try written.withLock { $0 }.write(to: newBaselinePath, shrinking: baseline, options.display)
    }
    var sum = total.withLock { $0 }
    sum.excluded = plan.excluded
    try finish(sum, nanoseconds: MonotonicClock.now() &- started)
  }

  private func report(of problem: InputProblem) -> FileReport {
    let rule = problem.isEmpty ? InputRules.noInputs : InputRules.unreadableInput
    return FileReport(
      path: reported(problem.path), file: nil, diagnostics: [Diagnostic(rule, problem.message, at: nil)])
  }

  private func compile(
    _ bytes: [UInt8], _ input: Input, _ plan: FilePlan, _ memory: LayoutMemory
  ) -> CompiledFile {
    Compilation.compile(
      bytes, path: input.path, environments: plan.environments, settings: plan.settings, memory: memory,
      keepsLayouts: needsLayouts)
  }

  private func process(
    _ input: Input, _ plan: FilePlan, reporter: any Reporter, output: (CompiledFile, Input) -> FileOutput,
    memory: LayoutMemory
  ) -> Outcome {
    var clock = StageClock()
    var outcome = Outcome()
    let compiled: CompiledFile
    do throws(FileError) {
      let bytes = try input.read()
      outcome.tally.bytes = bytes.count
      clock.end(.open)
      compiled = compile(bytes, input, plan, memory)
    } catch {
      let diagnostic = Diagnostic(InputRules.unreadableInput, error.message, at: nil)
      outcome.tally.count(diagnostic, isInputOutput: true)
      outcome.report = reporter.part(
        of: FileReport(path: reported(input.path), file: nil, diagnostics: [diagnostic]))
      return outcome
    }
    outcome.acceptance.suppressions = compiled.suppressionUse
    outcome.tally.count(compiled)
    outcome.tally.timings = compiled.timings
    outcome.tally.timings += clock.timings
    clock = StageClock()
    var findings = compiled.diagnostics
    if acceptsAll {
      outcome.findings = findings.filter(\.rule.canBeTurnedOff)
      findings.removeAll(where: \.rule.canBeTurnedOff)
    } else if let baseline {
      let match = baseline.match(findings, path: input.path)
      outcome.acceptance.add(match, baseline, isChecked: plan.settings.rules.isSelected)
      (findings, outcome.tally.accepted) = (match.findings, match.accepted)
      if newBaselinePath != nil { outcome.match = match }
    }
    let all = findings.count
    if let changes { findings = changes.select(findings, of: compiled, plan) }
    outcome.tally.unchanged = all - findings.count
    for diagnostic in findings { outcome.tally.count(diagnostic, failingSeverity: plan.failingSeverity) }
    outcome.report = reporter.part(
      of: FileReport(
        path: reported(compiled.file.path), file: compiled.file, diagnostics: Self.listed(findings)))
    switch output(compiled, input) {
    case .none: break
    case .standardOutput(let bytes): outcome.standardOutput = bytes
    case .file(let bytes, let path):
      do throws(FileError) {
        try AtomicFile.write(bytes, to: path)
      } catch {
        let diagnostic = Diagnostic(InputRules.unwritableOutput, error.message, at: nil)
        outcome.tally.count(diagnostic, isInputOutput: true)
        let part = reporter.part(of: FileReport(path: reported(path), file: nil, diagnostics: [diagnostic]))
        if !outcome.report.isEmpty { outcome.report += reporter.separator }
        outcome.report += part
      }
    }
    clock.end(.emit)
    outcome.tally.timings += clock.timings
    return outcome
  }

  /// The maximum number of findings per file in a report.
  private static let listedFindings = 10_000

  /// The most severe findings in their original order, then a finding with the number of the others.
  private static func listed(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count <= listedFindings { return findings }
    let order = findings.indices.sorted { a, b in
      let (first, second) = (findings[a].severity, findings[b].severity)
      return first != second ? first > second : a < b
    }
    var listed = order.prefix(listedFindings).sorted().map { findings[$0] }
    let left = findings.count - listedFindings
    listed.append(
      Diagnostic(
        InputRules.unlistedFindings, "\(left) more \(left == 1 ? "finding is" : "findings are") not listed",
        at: nil))
    return listed
  }

  private func finish(_ total: Tally, nanoseconds: UInt64) throws {
    if options.timings {
      Terminal.write(TimingsReport.table(of: total, wall: nanoseconds), to: .error)
    }
    var failed = false
    if let path = options.timingsJSON {
      do throws(FileError) {
        try AtomicFile.write(TimingsReport.json(of: total, wall: nanoseconds), to: path)
      } catch {
        Terminal.report("error: cannot write \(path): \(error.message)")
        failed = true
      }
    }
    if options.statistics { Terminal.write(total.rules.table, to: .error) }
    // A single layout on standard output without findings needs no words.
    let isTold = reportsOnStandardOutput || total.files > 1 || total.findings > 0 || total.isIncomplete
    if !options.display.quiet, isTold {
      Terminal.write(total.summary(verb: verb) + "\n", to: .error)
    }
    if failed || total.inputOutputFailures > 0 { throw ExitCode(ExitStatus.inputOutput) }
    if let maximumWarnings, total.warnings > maximumWarnings {
      Terminal.report(
        "error: \(Tally.plural(total.warnings, "warning")), but --max-warnings allows \(maximumWarnings)")
      throw ExitCode(ExitStatus.findings)
    }
    if total.failures > 0 { throw ExitCode(ExitStatus.findings) }
  }

  /// The path of a file in reports. Xcode makes links of absolute paths only.
  private func reported(_ path: String) -> String {
    options.format == .xcode && path != "<stdin>" ? FilePaths.absolute(path) : path
  }
}
