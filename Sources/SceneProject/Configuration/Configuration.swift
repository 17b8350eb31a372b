// `.scenec.yml`: what a project decides about its scenes. One file holds for its folder and all below; the nearest one
// above a scene counts. Reading the text is ConfigurationReader's, what one file gets is FileSettings.

import AutoLayout
import SceneDiagnostics
import SceneRules
import SceneSystem

/// A configuration file's content.
public struct Configuration: Sendable {
  /// The name that is looked for in the folders above a scene.
  public static let fileName = ".scenec.yml"
  /// The most that is read.
  static let maximumBytes = 1 << 20

  /// The text that it was read from.
  public let file: SourceFile
  /// The names of the folder that it stands in, from the root on.
  let folder: [String]
  /// When not empty, only these are checked.
  var included: [PathPattern] = []
  var excluded: [PathPattern] = []
  /// Whether warnings fail a run.
  public internal(set) var isStrict = false
  /// The baseline's path, from the file's folder.
  public internal(set) var baseline: String?
  var baselineRange: SourceRange?
  /// The folder of font files, from the file's folder.
  public internal(set) var fonts: String?
  var fontsRange: SourceRange?
  /// Whether fonts that scenes name are looked for in their projects.
  public internal(set) var searchesFonts = true
  /// The devices that layouts are checked for, instead of each document's own.
  public internal(set) var devices: [EnvironmentChoice.DeviceChoice] = []
  /// What holds for all its files.
  public internal(set) var settings = FileSettings()
  var overrides: [(paths: [PathPattern], rules: RuleSelection)] = []

  init(file: SourceFile, folder: [String]) {
    self.file = file
    self.folder = folder
  }

  /// Reads as much of a configuration file's text as can be read; the findings say what is wrong with it.
  package static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
    ConfigurationReader.read(file)
  }

  /// Whether a file is to be checked at all.
  public func includes(_ path: String) -> Bool {
    guard let names = relativeNames(of: path) else { return true }
    if excluded.contains(where: { $0.matches(names) }) { return false }
    return included.isEmpty || included.contains { $0.matches(names) }
  }

  /// What holds for one file: later overrides win over earlier ones.
  public func settings(for path: String) -> FileSettings {
    guard let names = relativeNames(of: path) else { return settings }
    var result = settings
    for override in overrides where override.paths.contains(where: { $0.matches(names) }) {
      result.rules.override(with: override.rules)
    }
    result.suppressions.removeAll { suppression in
      suppression.paths.map { !$0.contains { $0.matches(names) } } ?? false
    }
    return result
  }

  /// The baseline's place on disk.
  public var baselinePath: String? { baseline.map(absolute) }

  /// The place of the fonts on disk.
  public var fontsPath: String? { fonts.map(absolute) }

  /// What is wrong with the places that the file names: what lies outside of its folder, where a link may lead too, is not read. A
  /// project that comes from elsewhere could have other files of the machine read and printed.
  func problemsOfPlaces() -> [Diagnostic] {
    [("baseline", baselinePath, baselineRange), ("fonts", fontsPath, fontsRange)].compactMap {
      key, path, range in
      guard let path, let range else { return nil }
      let isInside: Bool
      do throws(FileError) {
        isInside = FilePaths.isInside(
          try FilePaths.resolved(path), try FilePaths.resolved("/" + folder.joined(separator: "/")))
      } catch {
        // Where there is nothing, its place as it is written counts; reading it says the rest.
        isInside = FilePaths.parts(of: path).starts(with: folder)
      }
      guard !isInside else { return nil }
      var diagnostic = Diagnostic(
        ConfigurationRules.invalidConfiguration, "“\(key)” leads out of the configuration’s folder", at: range
      )
      diagnostic.help = "move it into the folder, or name it on the command line: --\(key)"
      return diagnostic
    }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "/" + (folder + [path]).joined(separator: "/")
  }

  /// A path's names below the configuration's folder; nil for a path elsewhere.
  private func relativeNames(of path: String) -> [String]? {
    let names = FilePaths.absoluteParts(of: path)
    guard names.starts(with: folder), names.count > folder.count else { return nil }
    return Array(names[folder.count...])
  }
}

/// The configuration files of a run, each read once.
public struct ConfigurationSearch: Sendable {
  /// By folder: the configuration that holds there; nil for none.
  private var known: [PathKey: Int?] = [:]
  private var configurations: [Configuration] = []
  private let given: Int?
  /// The last scene's folder as its path spells it, and what holds there: neighbours mostly follow each other.
  private var last: (folder: Substring, configuration: Int?)?
  /// What is wrong with the files read so far.
  public private(set) var problems: [(file: SourceFile, diagnostics: [Diagnostic])] = []

  /// - Parameter path: the one file that holds for all scenes, from `--config`; nil to search.
  public init(given path: String? = nil) throws(FileError) {
    guard let path else {
      given = nil
      return
    }
    let bytes = try FileAccess.read(path, limit: Configuration.maximumBytes)
    given = 0
    read(bytes, path: path)
  }

  /// The configuration for a scene file; nil where there is none. Each folder is looked at once.
  public mutating func configuration(for path: String) -> Configuration? {
    if let given { return configurations[given] }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let spelling = slash.map { path[..<$0] } ?? ""
    if let last, last.folder == spelling { return last.configuration.map { configurations[$0] } }
    var folder = FilePaths.absoluteParts(of: path)
    if !folder.isEmpty { folder.removeLast() }
    let found = configuration(in: folder)
    last = (spelling, found)
    return found.map { configurations[$0] }
  }

  private mutating func configuration(in folder: [String]) -> Int? {
    // Upwards until a folder that is known or holds a file; then all on the way are known.
    var current = folder
    var passed: [PathKey] = []
    var found: Int?
    while true {
      let folder = "/" + current.joined(separator: "/")
      if let index = known[PathKey(folder)] {
        found = index
        break
      }
      passed.append(PathKey(folder))
      let path = FilePaths.join(folder, Configuration.fileName)
      do throws(FileError) {
        read(try Self.found(path, in: folder), path: path)
        found = configurations.count - 1
        break
      } catch {
        // Not there, or a folder above that may not be looked into; but one that is there holds, even if nobody can read it.
        if (try? FileStatus(at: path, followsLinks: false)) != nil {
          problems.append(
            (
              SourceFile(path: path, bytes: []),
              [Diagnostic(InputRules.unreadableInput, error.message, at: nil)]
            ))
        }
      }
      if current.isEmpty { break }
      current.removeLast()
    }
    for folder in passed { known[folder] = .some(found) }
    return found
  }

  /// The bytes of a file that was found; a link that leads out of its folder is not followed, as what is wrong with a
  /// configuration is printed with its text.
  private static func found(_ path: String, in folder: String) throws(FileError) -> [UInt8] {
    let bytes = try FileAccess.readRegular(path, limit: Configuration.maximumBytes)
    guard FilePaths.isInside(try FilePaths.resolved(path), try FilePaths.resolved(folder)) else {
      throw .outside(folder)
    }
    return bytes
  }

  private mutating func read(_ bytes: [UInt8], path: String) {
    let file = SourceFile(path: path, bytes: bytes)
    let (configuration, problemsOfText) = ConfigurationReader.read(file)
    let diagnostics = problemsOfText + configuration.problemsOfPlaces()
    configurations.append(configuration)
    if !diagnostics.isEmpty { problems.append((file, diagnostics)) }
  }
}
