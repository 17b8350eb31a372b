// Fixes many files: compiles, applies fixes, writes the files or a diff, lists what was fixed, and counts.

import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem
import SceneText

struct FixRun {
  enum Effect {
    /// Writes the files; of a document on standard input, standard output.
    case write
    /// Prints a diff.
    case diff
    /// Only counts.
    case none
  }

  let effect: Effect
  /// The rules whose fixes are applied although they are not safe.
  let requested: Set<String>
  let jobs: Int
  let display: DisplayOptions

  /// The numbers of a run.
  struct Total: Sendable {
    var files = 0
    var fixes = 0
    /// Fixed findings that showed only after others were fixed.
    var uncovered = 0
    /// Files that could not be compiled.
    var broken = 0
    /// Files that could not be read or written.
    var failures = 0
  }

  private struct Outcome: Sendable {
    /// A diff, or the document from standard input.
    var output: [UInt8] = []
    var message: [UInt8] = []
    var total = Total()
  }

  /// Fixes the inputs of a plan.
  func run(_ plan: RunPlan) -> Total {
    let total = Locked(Total())
    let (inputs, files) = (plan.inputs, plan.files)
    Batch.run(
      sizes: inputs.map(\.size), jobs: jobs,
      process: { [self] in process(inputs[$0], files[$0]) },
      deliver: { _, outcome in
        Terminal.write(outcome.output, to: .output)
        if !outcome.message.isEmpty { Terminal.write(outcome.message, to: .error) }
        total.withLock {
          $0.files += outcome.total.files
          $0.fixes += outcome.total.fixes
          $0.uncovered += outcome.total.uncovered
          $0.broken += outcome.total.broken
          $0.failures += outcome.total.failures
        }
      })
    return total.withLock { $0 }
  }

  /// The summary line.
  func summary(_ total: Total, _ plan: RunPlan) -> String {
    let verb = effect == .write ? "fixed" : "would fix"
    let leftOut = plan.excluded > 0 ? "; \(Tally.leftOut(plan.excluded))" : ""
    let uncovered = total.uncovered > 0 ? " and \(total.uncovered) more that these uncovered" : ""
    let files = "\(total.files) of \(Tally.plural(plan.inputs.count, "file"))"
    return "scenec: \(verb) \(Tally.plural(total.fixes, "finding"))\(uncovered) in \(files)\(leftOut)"
  }

  private func process(_ input: Input, _ plan: FilePlan) -> Outcome {
    var outcome = Outcome()
    func fail(_ message: String) -> Outcome {
      Outcome(message: Self.line("error: \(input.path): \(message)"), total: Total(failures: 1))
    }
    do throws(FileError) {
      let bytes = try input.read()
      // Fixes are computed only for a file's own device, because the file stores only that device's frames.
      var own = EnvironmentChoice()
      own.fonts = plan.environments.fonts
      own.projectFonts = plan.environments.projectFonts
      own.catalogs = plan.environments.catalogs
      let fixed = SafeFixes.fix(
        bytes, path: input.path, environments: own, settings: plan.settings, alsoOf: requested)
      if let refusal = fixed.refusal {
        outcome.message = Self.line("warning: \(input.path): not fixed: \(refusal)")
      }
      if !fixed.errors.isEmpty {
        outcome.total.broken = 1
        outcome.message = TextReport.text(
          of: fixed.errors, in: fixed.original, path: input.path, style: display.style(on: .error))
      }
      if input.isStandardInput, effect == .write { outcome.output = fixed.bytes }
      guard fixed.isChanged else { return outcome }
      switch effect {
      case .none: break
      case .diff: outcome.output = UnifiedDiff.text(from: bytes, to: fixed.bytes, path: Self.shown(input))
      case .write where input.isStandardInput: break
      case .write:
        guard
          try AtomicFile.replace(input.path, expecting: bytes, with: fixed.bytes, foundIn: input.folder)
        else { return fail("the file changed during the run and was not overwritten") }
      }
      outcome.total.files = 1
      outcome.total.fixes = fixed.fixed.count
      outcome.total.uncovered = fixed.uncovered
      if !display.quiet { outcome.message += list(fixed, input) }
      return outcome
    } catch {
      return fail(error.message)
    }
  }

  /// One line for each fixed finding, with its place before the fix.
  private func list(_ fixed: FixedFile, _ input: Input) -> [UInt8] {
    let verb = effect == .write ? "fixed" : "would fix"
    return fixed.fixed.flatMap { fix in
      var place = input.path
      if let range = fix.range {
        let position = fixed.original.position(of: range.lower)
        place += ":\(position.line):\(position.column)"
      }
      return Self.line("\(place): \(verb): \(fix.title) [\(fix.rule.name)]")
    }
  }

  private static func line(_ message: String) -> [UInt8] { Array((TerminalText.safe(message) + "\n").utf8) }

  /// The path in a diff: relative to the current folder if it is below, as `git apply` wants it.
  private static func shown(_ input: Input) -> String {
    let folder = FilePaths.currentFolder + "/"
    return input.path.hasPrefix(folder) ? String(input.path.dropFirst(folder.count)) : input.path
  }
}
