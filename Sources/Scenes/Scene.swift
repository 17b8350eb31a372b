// The main module for programs that use the library. Scene reads files and returns their layouts as values;
// the module also exports LayoutItems for layouts from code. Documentation/Library.md describes the other
// modules.

import AutoLayout
import LayoutAnalysis
@_exported import LayoutItems
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneProject
import SceneSystem

/// A storyboard or xib file.
///
/// ```swift
/// let scene = try Scene(contentsOf: "Login.storyboard")
/// if let title = scene.layout(on: "retina4_7")?.view("Log-Ti-tle") { print(title.absoluteFrame) }
/// ```
public struct Scene: Sendable, CustomStringConvertible {
  /// The error of a file that cannot be read or is not a scene.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The messages, one per line.
    public let description: String
  }

  /// A diagnostic about the file, for example about a conflict, an ambiguous view or a misspelled name.
  public struct Finding: Sendable, CustomStringConvertible {
    /// The name of the rule, such as `conflicting-constraints`.
    public let rule: String
    /// `error`, `warning` or `note`.
    public let severity: String
    /// The message.
    public let message: String
    /// The line, starting at 1; nil for a finding about the whole file.
    public let line: Int?
    /// The column in characters, starting at 1; nil for a finding about the whole file.
    public let column: Int?
    /// The ids of the objects and constraints involved.
    public let ids: [String]
    /// The numbers of the finding, in points: the ranges of ambiguous views, the stored and solved frames of
    /// misplaced ones, the terms of conflicts.
    public let facts: Diagnostic.Facts

    /// The finding as a line such as `12:5: error: … [conflicting-constraints]`.
    public var description: String {
      let place = line.flatMap { line in column.map { "\(line):\($0): " } } ?? ""
      return "\(place)\(severity): \(message) [\(rule)]"
    }
  }

  /// The path, or the name given to `init(bytes:name:)`.
  public let name: String
  private let document: InterfaceDocument
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: a `Failure` if the file cannot be read or is not a scene. Errors in a scene are findings of
  ///   its layouts.
  public init(contentsOf path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path) } catch {
      throw Failure(description: error.message)
    }
    try self.init(bytes: bytes, name: path)
  }

  /// Reads a scene from memory, in UTF-8 or UTF-16.
  public init(bytes: [UInt8], name: String) throws(Failure) {
    let compiled = Compilation.compile(bytes, path: name)
    guard let document = compiled.document else {
      throw Failure(description: compiled.diagnostics.map(\.message).joined(separator: "\n"))
    }
    (self.document, self.bytes, self.name) = (document, bytes, name)
  }

  /// The name, such as `Login.storyboard`.
  public var description: String { name }

  /// The ids of the known devices, such as `retina4_7`.
  public static var devices: [String] { Device.all.map(\.id) }

  /// Lays out the scene on a device.
  ///
  /// - Parameter device: an id of ``devices``, with `:landscape` for that orientation, or the name of a
  ///   model; nil for the file's own device, as on Interface Builder's canvas.
  /// - Returns: nil if the device is unknown or the scene's platform is not iOS.
  public func layout(on device: String? = nil) -> SceneLayout? {
    var choice = EnvironmentChoice()
    if let device {
      guard let known = EnvironmentChoice.DeviceChoice(device) else { return nil }
      choice.devices = [known]
    }
    let environments = choice.environments(for: document)
    guard let environment = environments.first, let explainer = LayoutExplainer(document, in: environment)
    else {
      return nil
    }
    let compiled = Compilation.compile(bytes, path: name, environments: choice)
    let findings = compiled.diagnostics.map { finding in
      let place = finding.range.map { compiled.file.position(of: $0.lower) }
      return Finding(
        rule: finding.rule.name, severity: finding.severity.name, message: finding.message, line: place?.line,
        column: place?.column, ids: finding.objects + finding.constraints, facts: finding.facts)
    }
    return SceneLayout(document, explainer, findings)
  }
}
