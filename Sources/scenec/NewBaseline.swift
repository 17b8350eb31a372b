// Collects what a run writes to a baseline, in the order of the inputs.

import ArgumentParser
import SceneDiagnostics
import SceneProject
import SceneSystem

struct NewBaseline: Sendable {
  private var findings: [(path: String, findings: [Diagnostic])] = []
  private var matches: [(path: String, match: BaselineMatch, rules: RuleSelection)] = []

  /// Adds the findings of a file, and how a baseline that shrinks accepts them.
  mutating func add(
    _ path: String, _ accepted: [Diagnostic], _ match: BaselineMatch?, _ rules: RuleSelection
  ) {
    if !accepted.isEmpty { findings.append((path, accepted)) }
    if let match { matches.append((path, match, rules)) }
  }

  /// Writes the baseline. Throws the exit status if that is not possible.
  ///
  /// - Parameter baseline: the baseline to shrink; nil to accept all findings.
  func write(to path: String, shrinking baseline: Baseline?, _ display: DisplayOptions) throws {
    let bytes =
      baseline.map { $0.shrunk(by: matches, FileAccess.exists) }
      ?? Baseline.text(accepting: findings, path: path)
    do throws(FileError) {
      if bytes != baseline?.file.bytes { try AtomicFile.write(bytes, to: path) }
    } catch {
      Terminal.report("error: cannot write \(path): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    guard !display.quiet else { return }
    let count =
      baseline == nil
      ? findings.reduce(0) { $0 + $1.findings.count }
      : Baseline.read(SourceFile(path: path, bytes: bytes)).0.count
    Terminal.report("scenec: \(path) accepts \(Tally.plural(count, "finding"))")
  }
}
