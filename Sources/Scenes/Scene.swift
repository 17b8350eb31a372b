// The one import for programs that use the library: scenes from files with their layouts as values here, layouts from code by
// LayoutItems, which comes along. What is more special is in the modules behind (Documentation/Library.md).

import AutoLayout
import LayoutAnalysis
@_exported import LayoutItems
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneProject
import SceneSystem

/// A storyboard or xib.
///
/// ```swift
/// let scene = try Scene(contentsOf: "Login.storyboard")
/// if let title = scene.layout(on: "retina4_7")?.view("Log-Ti-tle") { print(title.absoluteFrame) }
/// ```
public struct Scene: Sendable {
  /// Why there is no scene in a file.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What is wrong, line by line.
    public let description: String
  }

  /// A finding about the file: a broken constraint, an ambiguous view, a misspelled name.
  public struct Finding: Sendable, CustomStringConvertible {
    /// The rule, such as `conflicting-constraints`.
    public let rule: String
    /// `error`, `warning` or `note`.
    public let severity: String
    /// What is wrong.
    public let message: String
    /// Where, from 1; nil for findings about the whole file.
    public let line: Int?
    /// Likewise, in characters.
    public let column: Int?
    /// The ids of the objects and constraints that take part.
    public let ids: [String]

    /// `12:5: error: … [conflicting-constraints]`.
    public var description: String {
      let place = line.flatMap { line in column.map { "\(line):\($0): " } } ?? ""
      return "\(place)\(severity): \(message) [\(rule)]"
    }
  }

  /// The path, or the name that was given.
  public let name: String
  private let document: InterfaceDocument
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: A `Failure` if the file cannot be read or is no scene. Errors in a scene are findings of its layouts.
  public init(contentsOf path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path) } catch {
      throw Failure(description: error.message)
    }
    try self.init(bytes: bytes, name: path)
  }

  /// Reads a scene from memory, in any encoding that XML knows.
  public init(bytes: [UInt8], name: String) throws(Failure) {
    let compiled = Compilation.compile(bytes, path: name)
    guard let document = compiled.document else {
      throw Failure(description: compiled.diagnostics.map(\.message).joined(separator: "\n"))
    }
    (self.document, self.bytes, self.name) = (document, bytes, name)
  }

  /// The ids of the known devices, such as `retina4_7`.
  public static var devices: [String] { Device.all.map(\.id) }

  /// The layout on a device.
  ///
  /// - Parameter device: An id of ``devices``, also `retina4_7:landscape`, or the name of a model; nil for the file's own
  ///   device, as on Interface Builder's canvas.
  /// - Returns: nil for a device that is not known, and for a scene of another platform than iOS.
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
        column: place?.column, ids: finding.objects + finding.constraints)
    }
    return SceneLayout(document, explainer, findings)
  }
}
