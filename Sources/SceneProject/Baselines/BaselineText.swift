// Writes baselines, in the subset of YAML that YAMLReader reads: one line per finding, sorted, so that merges
// and reviews stay readable.

import SceneDiagnostics
import SceneSystem

extension Baseline {
  /// The text of a baseline that accepts all these findings.
  ///
  /// - Parameter path: the path of the baseline. Paths in it are relative to its folder.
  public static func text(accepting files: [(path: String, findings: [Diagnostic])], path: String) -> [UInt8]
  {
    let folder = folder(of: path)
    return text(
      of: files.map { file in
        let findings = file.findings.filter(\.rule.canBeTurnedOff)
        return (name(of: file.path, from: folder), findings.map { Entry($0) })
      })
  }

  /// The text of this baseline without entries that accept nothing: those of missing files, and those of the
  /// checked files that are gone. Renamed files get their new names. Nothing is added.
  ///
  /// - Parameters:
  ///   - matches: the checked files with their findings and rules. Their paths differ.
  ///   - exists: whether there is a file at an absolute path.
  package func shrunk(
    by matches: [(path: String, match: BaselineMatch, rules: RuleSelection)], _ exists: (String) -> Bool
  ) -> [UInt8] {
    var left = sections
    var files: [(name: String, entries: [Entry])] = []
    for (path, match, rules) in matches {
      guard let name = match.section, let section = left.removeValue(forKey: PathKey(name)) else { continue }
      var entries: [Entry] = []
      for (entry, accepted) in zip(section.entries, match.acceptances) {
        if let rule = RuleCatalogue.rule(named: entry.rule), !rules.isSelected(rule) {
          entries.append(entry)
        } else {
          entries += accepted.map { Entry($0) }
        }
      }
      files.append((Self.name(of: path, from: folder), entries))
    }
    for section in left.values where exists(self.path(of: section)) {
      files.append((section.name, section.entries))
    }
    return Self.text(of: files)
  }

  private static func text(of files: [(name: String, entries: [Entry])]) -> [UInt8] {
    let header = """
      # Findings that are accepted for now; scenec reports all others. Written by scenec lint --write-baseline.
      version: 2

      """
    var lines: [(name: String, lines: [String])] = []
    for (name, entries) in files where !entries.isEmpty {
      var counts: [String: Int] = [:]
      for entry in entries { counts[line(of: entry), default: 0] += entry.count }
      let texts = counts.map { $0.value == 1 ? "\($0.key)}" : "\($0.key), count: \($0.value)}" }
      lines.append((name, texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
    }
    lines.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var text = header + (lines.isEmpty ? "findings: {}\n" : "findings:\n")
    for (name, lines) in lines {
      text += "  \(quoted(name)):\n"
      for line in lines { text += "    - \(line)\n" }
    }
    return Array(text.utf8)
  }

  private static func line(of entry: Entry) -> String {
    var line = "{rule: \(quoted(ifNeeded: entry.rule))"
    for (key, words) in [("objects", entry.objects), ("constraints", entry.constraints)] where !words.isEmpty
    {
      line += ", \(key): [\(words.map { quoted($0) }.joined(separator: ", "))]"
    }
    if !entry.axes.isEmpty {
      line += ", axes: [\(entry.axes.map { quoted(ifNeeded: $0) }.joined(separator: ", "))]"
    }
    if !entry.environments.isEmpty {
      line += ", environments: [\(entry.environments.map { quoted($0) }.joined(separator: ", "))]"
    }
    return line + ", message: \(quoted(entry.message))"
  }

  /// A word, in quotation marks unless it consists of letters and hyphens.
  private static func quoted(ifNeeded word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }
    return isPlain ? word : quoted(word)
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
}

extension Baseline.Entry {
  /// The entry for one finding.
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule.name, objects: diagnostic.objects, constraints: diagnostic.constraints,
      axes: diagnostic.axes.map(\.name), environments: diagnostic.environments.map(\.id),
      message: diagnostic.message)
  }
}
