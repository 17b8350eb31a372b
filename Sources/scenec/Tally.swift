// Counts over the files of a run, and the summary line they make.

import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneSystem

/// Files, bytes, findings and time; sums over files are plain additions, so their order does not matter.
struct Tally: Sendable {
  var files = 0
  var bytes = 0
  var errors = 0
  var warnings = 0
  var notes = 0
  /// Inputs that could not be read and outputs that could not be written; they count as errors too.
  var inputOutputFailures = 0
  /// Findings at or above the severity that fails their file.
  var failures = 0
  /// Findings that a baseline accepts; they count nowhere else.
  var accepted = 0
  var scenes = 0
  /// The screens that layouts were made for, by Interface Builder's ids.
  var devices: Set<String> = []
  /// Files with views of another platform than iOS, by platform: read and checked, but not laid out.
  var notLaidOut: [String: Int] = [:]
  /// Files that the configuration leaves out; they are not read.
  var excluded = 0
  var timings = StageTimings()

  /// Whether not all that was given was laid out, which no findings would hide.
  var isIncomplete: Bool { !notLaidOut.isEmpty || (files == 0 && excluded > 0) }
  var findings: Int { errors + warnings + notes }

  /// A file that was read, whatever it held.
  mutating func count(_ compiled: CompiledFile) {
    files += 1
    scenes += compiled.document?.scenes.count ?? 0
    for layout in compiled.layouts { devices.insert(layout.environment.deviceID) }
    if let document = compiled.document, compiled.layouts.isEmpty, !document.views.isEmpty {
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
    a.scenes += b.scenes
    a.devices.formUnion(b.devices)
    a.notLaidOut.merge(b.notLaidOut, uniquingKeysWith: +)
    a.excluded += b.excluded
    a.timings += b.timings
  }

  /// Such as “scenec: checked 12 files, 40 scenes, 2 devices: 1 error, 3 warnings”.
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
    if accepted > 0 { text += " (\(accepted) more in the baseline)" }
    if !notLaidOut.isEmpty {
      let platforms = notLaidOut.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
      text += "; checked but not laid out: \(platforms.joined(separator: ", "))"
    }
    if excluded > 0 { text += "; \(Self.leftOut(excluded))" }
    return text
  }

  /// What a configuration made of files that were given.
  static func leftOut(_ count: Int) -> String {
    "\(Configuration.fileName) excludes \(plural(count, "file"))"
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
