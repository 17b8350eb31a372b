// `scenec fix`: writes the safe fixes to the files, or prints them as a diff.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem
import SceneText
import SceneXML

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

  @Flag(help: "Print the changes as a diff; write nothing.")
  var dryRun = false

  /// The results for one file.
  private struct Outcome: Sendable {
    /// A diff, or the document from standard input.
    var output: [UInt8] = []
    var message: [UInt8] = []
    var fixes = 0
    /// Whether the file could not be compiled.
    var isBroken = false
    /// Whether the file could not be read or written.
    var failed = false
  }

  func run() throws {
    Interruption.prepare()
    var list = input.search()
    list.removeRepetitions()
    // Fixes are computed only for a file's own device, because the file stores only that device's frames.
    let plan = try RunPlan(
      list.inputs, settings: settings, environments: EnvironmentOptions.parse([]), failingSeverity: .error,
      style: display.style(on: .error), excludes: true)
    for problem in list.problems {
      Terminal.report("error: \(problem.path): \(problem.message)")
    }
    let totals = Locked((files: 0, fixes: 0, broken: 0, failures: list.problems.count))
    let inputs = plan.inputs
    let files = plan.files
    let dryRun = dryRun
    let style = display.style(on: .error)
    Batch.run(
      sizes: inputs.map(\.size), jobs: input.jobCount,
      process: { Self.process(inputs[$0], files[$0], dryRun: dryRun, style: style) },
      deliver: { _, outcome in
        Terminal.write(outcome.output, to: .output)
        if !outcome.message.isEmpty { Terminal.write(outcome.message, to: .error) }
        totals.withLock {
          if outcome.fixes > 0 { $0.files += 1 }
          $0.fixes += outcome.fixes
          if outcome.isBroken { $0.broken += 1 }
          if outcome.failed { $0.failures += 1 }
        }
      })
    let total = totals.withLock { $0 }
    if !display.quiet {
      let verb = dryRun ? "would fix" : "fixed"
      let leftOut = plan.excluded > 0 ? "; \(Tally.leftOut(plan.excluded))" : ""
      Terminal.report(
        "scenec: \(verb) \(Tally.plural(total.fixes, "finding")) in \(total.files) of \(Tally.plural(inputs.count, "file"))\(leftOut)"
      )
    }
    if total.failures > 0 { throw ExitCode(ExitStatus.inputOutput) }
    if total.broken > 0 { throw ExitCode(ExitStatus.findings) }
  }

  private static func process(_ input: Input, _ plan: FilePlan, dryRun: Bool, style: ReportStyle) -> Outcome {
    var outcome = Outcome()
    func line(_ message: String) -> [UInt8] { Array((TerminalText.safe(message) + "\n").utf8) }
    func fail(_ message: String) -> Outcome {
      Outcome(message: line("error: \(input.path): \(message)"), failed: true)
    }
    do throws(FileError) {
      let bytes = try input.read()
      var own = EnvironmentChoice()
      own.fonts = plan.environments.fonts
      own.projectFonts = plan.environments.projectFonts
      own.catalogs = plan.environments.catalogs
      let fixed = SafeFixes.fix(bytes, path: input.path, environments: own, settings: plan.settings)
      if let refusal = fixed.refusal {
        outcome.message = line("warning: \(input.path): not fixed: \(refusal)")
      }
      if !fixed.errors.isEmpty {
        outcome.isBroken = true
        outcome.message = TextReport.text(
          of: fixed.errors, in: fixed.original, path: input.path, style: style)
      }
      if input.isStandardInput, !dryRun { outcome.output = fixed.bytes }
      guard fixed.isChanged else { return outcome }
      outcome.fixes = fixed.count
      if dryRun {
        outcome.output = UnifiedDiff.text(from: bytes, to: fixed.bytes, path: input.path)
      } else if input.isStandardInput {
        return outcome
      } else if try !AtomicFile.replace(
        input.path, expecting: bytes, with: fixed.bytes, foundIn: input.folder)
      {
        return fail("the file changed during the run and was not overwritten")
      }
      return outcome
    } catch {
      return fail(error.message)
    }
  }
}
