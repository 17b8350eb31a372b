// A baseline: the findings that a project accepts for now, so that a run reports only new ones. Identifies
// findings by file, rule, objects and message, not by line, so that it is still valid after Xcode rewrites a
// file. Written in the subset of YAML that YAMLReader reads, one finding per line and sorted, so that merges
// and reviews stay readable.

import SceneDiagnostics
import SceneSystem

/// Accepted findings by file.
public struct Baseline: Sendable {
  /// One accepted finding.
  struct Entry {
    var fingerprint: Fingerprint
    var rule: String
    var message: String
    /// How many equal findings are accepted.
    var count: Int
    var range: SourceRange
  }

  /// The accepted findings of one file.
  struct Section {
    /// The file's name in the baseline.
    var name: String
    var range: SourceRange
    var entries: [Entry] = []
  }

  /// The maximum size of a baseline file.
  public static let maximumBytes = 1 << 28

  /// The text of the baseline file.
  public let file: SourceFile
  /// The components of the folder that the baseline's paths are relative to.
  let folder: [String]
  /// By the names of the files.
  private(set) var sections: [PathKey: Section] = [:]
  /// How many equal findings are accepted, by path.
  private var counts: [PathKey: [Fingerprint: Int]] = [:]
  /// The range of a count, which keeps sums from overflowing.
  private static let countRange = 1...1_000_000

  private init(_ file: SourceFile) {
    self.file = file
    folder = Self.folder(of: file.path)
  }

  // MARK: Use

  /// The findings that are not accepted, in order, and the number of accepted ones. If a file has more equal
  /// findings than are accepted, the last ones remain. Findings of rules that cannot be turned off cannot be
  /// accepted.
  public func remaining(_ diagnostics: [Diagnostic], path: String) -> (findings: [Diagnostic], accepted: Int)
  {
    guard var left = counts[PathKey(Self.name(of: path, from: folder))] else { return (diagnostics, 0) }
    let findings = diagnostics.filter { diagnostic in
      let fingerprint = Fingerprint(diagnostic)
      guard diagnostic.rule.canBeTurnedOff, let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
    return (findings, diagnostics.count - findings.count)
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
        guard Self.word(value) == "1" else {
          throw YAMLError(message: "unknown baseline version", range: value.range)
        }
      case "findings":
        for (path, range, list) in try Self.entries(of: value) {
          let key = PathKey(path)
          if sections[key] == nil { sections[key] = Section(name: path, range: range) }
          for item in try Self.list(list) { try add(item, to: key) }
        }
      default: throw YAMLError(message: "unknown key in the baseline", range: range)
      }
    }
  }

  private mutating func add(_ item: YAMLNode, to file: PathKey) throws(YAMLError) {
    var rule = ""
    var message = ""
    var objects: [String] = []
    var constraints: [String] = []
    var count = 1
    for (key, range, value) in try Self.entries(of: item) {
      switch key {
      case "rule": rule = Self.word(value) ?? ""
      case "message": message = Self.word(value) ?? ""
      case "objects": objects = try Self.list(value).compactMap { Self.word($0) }
      case "constraints": constraints = try Self.list(value).compactMap { Self.word($0) }
      case "count": count = try Self.count(value)
      default: throw YAMLError(message: "unknown key in a baseline entry", range: range)
      }
    }
    let fingerprint = Fingerprint(rule: rule, objects: objects, constraints: constraints, message: message)
    sections[file]?.entries.append(
      Entry(fingerprint: fingerprint, rule: rule, message: message, count: count, range: item.range))
    // Handles overflow, although a file of the maximum size has too few entries for it.
    let (sum, isTooLarge) = counts[file, default: [:]][fingerprint, default: 0].addingReportingOverflow(count)
    counts[file, default: [:]][fingerprint] = isTooLarge ? .max : sum
  }

  private static func count(_ node: YAMLNode) throws(YAMLError) -> Int {
    guard let count = word(node).flatMap({ Int($0) }), countRange.contains(count) else {
      throw YAMLError(message: "a count is a number from 1 to 1000000", range: node.range)
    }
    return count
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

  private static func word(_ node: YAMLNode) -> String? {
    if case .scalar(let text, _) = node.value { return text }
    return nil
  }

  // MARK: Writing

  /// The text of a baseline that accepts all these findings.
  ///
  /// - Parameter path: the path of the baseline. Paths in it are relative to its folder.
  public static func text(accepting files: [(path: String, findings: [Diagnostic])], path: String) -> [UInt8]
  {
    let folder = folder(of: path)
    let header = """
      # Findings that are accepted for now; scenec reports all others. Written by scenec lint --write-baseline.
      version: 1

      """
    var lines: [(path: String, lines: [String])] = []
    for file in files {
      var counts: [String: Int] = [:]
      for finding in file.findings where finding.rule.canBeTurnedOff {
        counts[line(of: finding), default: 0] += 1
      }
      guard !counts.isEmpty else { continue }
      let texts = counts.map { $0.value == 1 ? "\($0.key)}" : "\($0.key), count: \($0.value)}" }
      lines.append(
        (name(of: file.path, from: folder), texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
    }
    lines.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var text = header + (lines.isEmpty ? "findings: {}\n" : "findings:\n")
    for (path, lines) in lines {
      text += "  \(quoted(path)):\n"
      for line in lines { text += "    - \(line)\n" }
    }
    return Array(text.utf8)
  }

  private static func line(of d: Diagnostic) -> String {
    var line = "{rule: \(d.rule.name)"
    if !d.objects.isEmpty { line += ", objects: [\(d.objects.map(quoted).joined(separator: ", "))]" }
    if !d.constraints.isEmpty {
      line += ", constraints: [\(d.constraints.map(quoted).joined(separator: ", "))]"
    }
    return line + ", message: \(quoted(d.message))"
  }

  /// A scalar in double quotation marks. Escapes characters that YAML does not allow or that it reads as line
  /// ends: messages quote texts of scenes, which can contain them.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Paths

  private static func folder(of path: String) -> [String] {
    Array(FilePaths.absoluteParts(of: path).dropLast())
  }

  /// The name of a path in a baseline in `folder`: relative if it is below the folder.
  static func name(of path: String, from folder: [String]) -> String {
    let parts = FilePaths.absoluteParts(of: path)
    guard parts.starts(with: folder) else { return "/" + parts.joined(separator: "/") }
    return parts[folder.count...].joined(separator: "/")
  }
}
