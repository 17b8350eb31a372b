// Counts over the files of a run, and the summary line.

import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneSystem

/// Numbers of files, bytes and findings, and times. Tallies of several files can be added in any order.
struct Tally: Sendable {
  var files = 0
  var bytes = 0
  var errors = 0
  var warnings = 0
  var notes = 0
  /// Inputs that could not be read and outputs that could not be written. They also count as errors.
  var inputOutputFailures = 0
  /// Findings at or above the failing severity of their file.
  var failures = 0
  /// Findings that a baseline accepts. They count as nothing else.
  var accepted = 0
  /// Findings on objects that did not change, with `--since`. They count as nothing else.
  var unchanged = 0
  var scenes = 0
  /// The devices of the layouts, by Interface Builder's ids.
  var devices: Set<String> = []
  /// Files that are checked but not laid out, by their platform other than iOS.
  var notLaidOut: [String: Int] = [:]
  /// Files that a configuration excludes. They are not read.
  var excluded = 0
  /// Findings that `scenec fix` fixes.
  var fixable = 0
  /// By rule, like the other numbers of findings.
  var rules = RuleStatistics()
  var timings = StageTimings()

  /// Whether some of the given files were not laid out. The summary then says so even without findings.
  var isIncomplete: Bool { !notLaidOut.isEmpty || (files == 0 && excluded > 0) }
  var findings: Int { errors + warnings + notes }

  /// Counts a file that was read.
  mutating func count(_ compiled: CompiledFile) {
    files += 1
    scenes += compiled.document?.scenes.count ?? 0
    for environment in compiled.environments { devices.insert(environment.deviceID) }
    if let document = compiled.document, compiled.environments.isEmpty, !document.views.isEmpty {
      let platform = document.header.platform
      notLaidOut[platform == .unknown ? "an unknown platform" : platform.rawValue, default: 0] += 1
    }
  }

  mutating func count(
    _ diagnostic: Diagnostic, failingSeverity: Severity = .error, isInputOutput: Bool = false
  ) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    rules.count(diagnostic)
    if diagnostic.fixes.contains(where: { $0.isSafe && !$0.edits.isEmpty }) { fixable += 1 }
    if diagnostic.severity >= failingSeverity { failures += 1 }
    if isInputOutput { inputOutputFailures += 1 }
  }

  static func += (a: inout Tally, b: Tally) {
    a.files += b.files
    a.bytes += b.bytes
    a.errors += b.errors
    a.warnings += b.warnings
    a.notes += b.notes
    a.inputOutputFailures += b.inputOutputFailures
    a.failures += b.failures
    a.accepted += b.accepted
    a.unchanged += b.unchanged
    a.scenes += b.scenes
    a.devices.formUnion(b.devices)
    a.notLaidOut.merge(b.notLaidOut, uniquingKeysWith: +)
    a.excluded += b.excluded
    a.fixable += b.fixable
    a.rules += b.rules
    a.timings += b.timings
  }

  /// The summary, such as “scenec: checked 12 files, 40 scenes, 2 devices: 1 error, 3 warnings”.
  func summary(verb: String) -> String {
    var counts: [String] = []
    if errors > 0 { counts.append(Self.plural(errors, "error")) }
    if warnings > 0 { counts.append(Self.plural(warnings, "warning")) }
    if notes > 0 { counts.append(Self.plural(notes, "note")) }
    if files == 0, excluded > 0 { return "scenec: no files \(verb): \(Self.leftOut(excluded))" }
    let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    var text = "scenec: \(verb) \(Self.plural(files, "file")), \(Self.plural(scenes, "scene"))"
    if !devices.isEmpty { text += ", \(Self.plural(devices.count, "device"))" }
    text += ": \(findings)"
    if fixable > 0 { text += "; scenec fix corrects \(fixable) of them" }
    if accepted > 0 { text += " (\(accepted) more in the baseline)" }
    if unchanged > 0 { text += " (\(unchanged) more that did not change)" }
    if !notLaidOut.isEmpty {
      let platforms = notLaidOut.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
      text += "; checked but not laid out: \(platforms.joined(separator: ", "))"
    }
    if excluded > 0 { text += "; \(Self.leftOut(excluded))" }
    return text
  }

  /// The remark about excluded files.
  static func leftOut(_ count: Int) -> String {
    "\(Configuration.fileName) excludes \(plural(count, "file"))"
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
