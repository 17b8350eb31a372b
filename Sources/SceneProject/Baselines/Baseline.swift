// A baseline: the findings that a project accepts for now, so that a run reports only new ones. BaselineMatch
// decides which findings are accepted, and BaselineText writes the file.

import SceneDiagnostics
import SceneSystem

/// Accepted findings by file.
public struct Baseline: Sendable {
  /// Accepted findings that are alike.
  struct Entry: Sendable {
    var rule = ""
    var objects: [String] = []
    var constraints: [String] = []
    /// The names of the axes; empty for any, as in files of version 1.
    var axes: [String] = []
    /// Ids of environments; empty for any.
    var environments: [String] = []
    /// For people, and to choose among equal entries.
    var message = ""
    /// How many findings are accepted.
    var count = 1
    /// The position in the baseline.
    var range = SourceRange(0, 0)

    /// The words by which the entry is found: the constraints, or else the objects.
    var subjects: [String] { constraints.isEmpty ? objects : [constraints.min() ?? ""] }
  }

  /// A rule and a subject of an entry.
  struct Key: Hashable {
    var rule: String
    /// The id of an object or a constraint; empty if the entry has none.
    var subject: String
  }

  /// The accepted findings of one file.
  struct Section: Sendable {
    /// The file's name in the baseline.
    var name: String
    var range: SourceRange
    var entries: [Entry] = []
    /// The indices of the entries.
    private(set) var index: [Key: [Int]] = [:]

    init(name: String, range: SourceRange) {
      self.name = name
      self.range = range
    }

    mutating func add(_ entry: Entry) {
      for subject in entry.subjects.isEmpty ? [""] : entry.subjects {
        index[Key(rule: entry.rule, subject: subject), default: []].append(entries.count)
      }
      entries.append(entry)
    }
  }

  /// The maximum size of a baseline file.
  public static let maximumBytes = 1 << 28

  /// The text of the baseline file.
  public let file: SourceFile
  /// The components of the folder that the baseline's paths are relative to.
  let folder: [String]
  /// By the names of the files.
  private(set) var sections: [PathKey: Section] = [:]
  /// The sections of files that no longer exist, by the subjects of their entries.
  private(set) var missing: [Key: [PathKey]] = [:]
  /// How many equal findings an entry may accept, which keeps sums from overflowing.
  private static let countRange = 1...1_000_000

  private init(_ file: SourceFile) {
    self.file = file
    folder = Self.folder(of: file.path)
  }

  /// Finds the sections of files that no longer exist. Files with the same objects take them over.
  ///
  /// - Parameter exists: whether there is a file at an absolute path.
  package mutating func findMissingFiles(_ exists: (String) -> Bool) {
    missing = [:]
    for section in sections.values.sorted(by: { $0.range < $1.range }) where !exists(path(of: section)) {
      for key in section.index.keys where !key.subject.isEmpty {
        missing[key, default: []].append(PathKey(section.name))
      }
    }
  }

  func path(of section: Section) -> String {
    section.name.hasPrefix("/") ? section.name : "/" + (folder + [section.name]).joined(separator: "/")
  }

  // MARK: Reading

  /// Reads a baseline file. The diagnostics describe errors in it.
  public static func read(_ file: SourceFile) -> (Baseline, [Diagnostic]) {
    var baseline = Baseline(file)
    do throws(YAMLError) {
      try baseline.add(try YAMLReader.read(file.bytes, maximumBytes: maximumBytes))
      return (baseline, [])
    } catch {
      let diagnostic = Diagnostic(ConfigurationRules.invalidConfiguration, error.message, at: error.range)
      return (baseline, [diagnostic])
    }
  }

  private mutating func add(_ node: YAMLNode) throws(YAMLError) {
    for (key, range, value) in try Self.entries(of: node) {
      switch key {
      case "version":
        guard let version = Self.word(value), ["1", "2"].contains(version) else {
          throw YAMLError(message: "unknown baseline version; this scenec reads 1 and 2", range: value.range)
        }
      case "findings":
        for (path, range, list) in try Self.entries(of: value) {
          let key = PathKey(path)
          if sections[key] == nil { sections[key] = Section(name: path, range: range) }
          for item in try Self.list(list) { sections[key]?.add(try Self.entry(item)) }
        }
      default: throw YAMLError(message: "unknown key in the baseline", range: range)
      }
    }
  }

  private static func entry(_ item: YAMLNode) throws(YAMLError) -> Entry {
    var entry = Entry(range: item.range)
    for (key, range, value) in try Self.entries(of: item) {
      switch key {
      case "rule": entry.rule = word(value) ?? ""
      case "message": entry.message = word(value) ?? ""
      case "objects": entry.objects = try words(value)
      case "constraints": entry.constraints = try words(value)
      case "axes": entry.axes = try words(value)
      case "environments": entry.environments = try words(value)
      case "count":
        guard let count = word(value).flatMap({ Int($0) }), countRange.contains(count) else {
          throw YAMLError(message: "a count is a number from 1 to 1000000", range: value.range)
        }
        entry.count = count
      default: throw YAMLError(message: "unknown key in a baseline entry", range: range)
      }
    }
    return entry
  }

  private static func entries(
    of node: YAMLNode
  ) throws(YAMLError) -> [(key: String, keyRange: SourceRange, value: YAMLNode)] {
    switch node.value {
    case .mapping(let entries): return entries
    case .null: return []
    default: throw YAMLError(message: "expected a mapping", range: node.range)
    }
  }

  private static func list(_ node: YAMLNode) throws(YAMLError) -> [YAMLNode] {
    switch node.value {
    case .list(let nodes): return nodes
    case .null: return []
    default: throw YAMLError(message: "expected a list", range: node.range)
    }
  }

  private static func words(_ node: YAMLNode) throws(YAMLError) -> [String] {
    try list(node).compactMap { word($0) }
  }

  private static func word(_ node: YAMLNode) -> String? {
    if case .scalar(let text, _) = node.value { return text }
    return nil
  }

  // MARK: Paths

  static func folder(of path: String) -> [String] {
    Array(FilePaths.absoluteParts(of: path).dropLast())
  }

  /// The name of a path in a baseline in `folder`: relative if it is below the folder.
  static func name(of path: String, from folder: [String]) -> String {
    let parts = FilePaths.absoluteParts(of: path)
    guard parts.starts(with: folder) else { return "/" + parts.joined(separator: "/") }
    return parts[folder.count...].joined(separator: "/")
  }
}

extension Baseline {
  /// The number of accepted findings.
  public var count: Int {
    sections.values.reduce(0) { sum, section in
      section.entries.reduce(sum) { $0.addingReportingOverflow($1.count).partialValue }
    }
  }
}
