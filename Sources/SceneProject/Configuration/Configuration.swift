// `.scenec.yml`: a project's settings for its scenes. A file applies to its folder and everything below, and
// the nearest one above a scene counts. ConfigurationReader parses the text, and FileSettings has the
// settings for one file.

import AutoLayout
import SceneDiagnostics
import SceneRules
import SceneSystem

/// The content of a configuration file.
public struct Configuration: Sendable {
  /// The name that is searched for in the folders above a scene.
  public static let fileName = ".scenec.yml"
  /// The maximum size of a configuration file.
  static let maximumBytes = 1 << 20

  /// The text of the configuration file.
  public let file: SourceFile
  /// The components of the absolute path of its folder.
  let folder: [String]
  /// If not empty, only matching files are checked.
  var included: [PathPattern] = []
  var excluded: [PathPattern] = []
  /// Whether warnings fail a run.
  public internal(set) var isStrict = false
  /// The path of the baseline, relative to the file's folder.
  public internal(set) var baseline: String?
  var baselineRange: SourceRange?
  /// The path of the folder with fonts, relative to the file's folder.
  public internal(set) var fonts: String?
  var fontsRange: SourceRange?
  /// Whether fonts that scenes use are searched for in their projects.
  public internal(set) var searchesFonts = true
  /// The devices to lay out for, instead of each document's own.
  public internal(set) var devices: [EnvironmentChoice.DeviceChoice] = []
  /// The settings for all files.
  public internal(set) var settings = FileSettings()
  var overrides: [(paths: [PathPattern], rules: RuleSelection)] = []

  init(file: SourceFile, folder: [String]) {
    self.file = file
    self.folder = folder
  }

  /// Reads a configuration file, skipping wrong parts. The diagnostics describe errors in it.
  package static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
    ConfigurationReader.read(file)
  }

  /// Whether a file is checked.
  public func includes(_ path: String) -> Bool {
    guard let names = relativeNames(of: path) else { return true }
    if excluded.contains(where: { $0.matches(names) }) { return false }
    return included.isEmpty || included.contains { $0.matches(names) }
  }

  /// The settings for one file. Later overrides win.
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

  /// The absolute path of the baseline.
  public var baselinePath: String? { baseline.map(absolute) }

  /// The absolute path of the folder with fonts.
  public var fontsPath: String? { fonts.map(absolute) }

  /// Errors about paths that lead out of the configuration's folder, possibly through a link. They are not
  /// read, because a foreign project could otherwise make scenec print other files of the machine.
  func problemsOfPlaces() -> [Diagnostic] {
    [("baseline", baselinePath, baselineRange), ("fonts", fontsPath, fontsRange)].compactMap {
      key, path, range in
      guard let path, let range else { return nil }
      let isInside: Bool
      do throws(FileError) {
        isInside = FilePaths.isInside(
          try FilePaths.resolved(path), try FilePaths.resolved("/" + folder.joined(separator: "/")))
      } catch {
        // Nothing is there, so the path is checked as written. Reading it will report the missing file.
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

  /// The components of a path below the configuration's folder; nil for other paths.
  func relativeNames(of path: String) -> [String]? {
    let names = FilePaths.absoluteParts(of: path)
    guard names.starts(with: folder), names.count > folder.count else { return nil }
    return Array(names[folder.count...])
  }
}

/// The configuration files of a run, each read once.
public struct ConfigurationSearch: Sendable {
  /// The configuration that applies in a folder; nil for none.
  private var known: [PathKey: Int?] = [:]
  private var configurations: [Configuration] = []
  private let given: Int?
  /// The last scene's folder as spelled in its path, and the configuration there. Adjacent inputs are usually
  /// in the same folder.
  private var last: (folder: Substring, configuration: Int?)?
  /// Errors in the files read so far.
  public private(set) var problems: [(file: SourceFile, diagnostics: [Diagnostic])] = []

  /// - Parameter path: the only configuration file, from `--config`; nil to search for them.
  public init(given path: String? = nil) throws(FileError) {
    guard let path else {
      given = nil
      return
    }
    let bytes = try FileAccess.read(path, limit: Configuration.maximumBytes)
    given = 0
    read(bytes, path: path)
  }

  /// The configuration for an input; nil if there is none. A document without a path belongs to the current
  /// folder.
  public mutating func configuration(for input: Input) -> Configuration? {
    configuration(for: input.isUnnamed ? "./stdin" : input.path, input.searched)
  }

  /// The configuration for a scene file; nil if there is none. Searches each folder once.
  public mutating func configuration(for path: String) -> Configuration? { configuration(for: path, nil) }

  /// - Parameter searched: the folder that the file was found in.
  private mutating func configuration(for path: String, _ searched: SearchedFolder?) -> Configuration? {
    if let given { return configurations[given] }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let spelling = slash.map { path[..<$0] } ?? ""
    if let last, last.folder == spelling { return last.configuration.map { configurations[$0] } }
    let found = configuration(in: FilePaths.absoluteFolder(of: path), searched)
    last = (spelling, found)
    return found.map { configurations[$0] }
  }

  private mutating func configuration(in folder: String, _ searched: SearchedFolder?) -> Int? {
    // Goes up to a folder that is known or contains a configuration. All folders on the way then have the
    // same one.
    var current = folder
    var passed: [PathKey] = []
    var found: Int?
    while true {
      if let index = known[PathKey(current)] {
        found = index
        break
      }
      passed.append(PathKey(current))
      if searched?.lacksConfiguration(current) != true, let index = readConfiguration(of: current) {
        found = index
        break
      }
      if current == "/" { break }
      current = FilePaths.folder(of: current)
    }
    for folder in passed { known[folder] = .some(found) }
    return found
  }

  /// Reads the configuration of a folder; nil if it has none. A missing file, or an inaccessible folder above,
  /// is skipped. A file that exists but cannot be read is an error.
  private mutating func readConfiguration(of folder: String) -> Int? {
    let path = FilePaths.join(folder, Configuration.fileName)
    guard (try? FileStatus(at: path, followsLinks: false)) != nil else { return nil }
    do throws(FileError) {
      read(try Self.found(path, in: folder), path: path)
      return configurations.count - 1
    } catch {
      problems.append(
        (
          SourceFile(path: path, bytes: []), [Diagnostic(InputRules.unreadableInput, error.message, at: nil)]
        ))
      return nil
    }
  }

  /// Reads a configuration file that was found. Does not follow a link out of its folder, because errors
  /// quote the text of the file.
  private static func found(_ path: String, in folder: String) throws(FileError) -> [UInt8] {
    let bytes = try FileAccess.readRegular(path, limit: Configuration.maximumBytes)
    guard FilePaths.isInside(try FilePaths.resolved(path), try FilePaths.resolved(folder)) else {
      throw .outside(folder)
    }
    return bytes
  }

  /// Checks the patterns of all configurations that were read.
  ///
  /// - Parameter inputs: the files of the run.
  public mutating func checkPatterns(for inputs: [String]) {
    for configuration in configurations {
      let diagnostics = configuration.unmatchedPatterns(inputs)
      if !diagnostics.isEmpty { problems.append((configuration.file, diagnostics)) }
    }
  }

  private mutating func read(_ bytes: [UInt8], path: String) {
    let file = SourceFile(path: path, bytes: bytes)
    let (configuration, problemsOfText) = ConfigurationReader.read(file)
    let diagnostics = problemsOfText + configuration.problemsOfPlaces()
    configurations.append(configuration)
    if !diagnostics.isEmpty { problems.append((file, diagnostics)) }
  }
}
