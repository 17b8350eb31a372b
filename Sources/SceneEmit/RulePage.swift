// Writes the page of a rule for `scenec explain` and Documentation/Rules.md.

import SceneDiagnostics

/// Documentation pages of rules.
public enum RulePage {
  /// The page of one rule for a terminal.
  public static func text(_ rule: Rule) -> String {
    var text = "\(rule.name) (\(rule.category.rawValue), \(rule.defaultSeverity.name)"
    text += rule.isEnabledByDefault ? ")\n\n" : ", off by default)\n\n"
    text += sentence(rule.summary) + "\n"
    if !rule.rationale.isEmpty { text += "\n\(rule.rationale)\n" }
    if !rule.remedy.isEmpty { text += "\nHow to fix it: \(rule.remedy)\n" }
    for example in rule.examples {
      text += "\n\(caption(example)):\n\n"
      for line in pretty(example.xml) { text += "    \(line)\n" }
    }
    return text
  }

  /// All rules as one Markdown document, sorted by category and name.
  public static func markdown(_ rules: [Rule]) -> String {
    var text = """
      # Rules

      Every finding belongs to one of these \(rules.count) rules. `scenec rules` lists them, `scenec explain RULE` \
      prints one page, and `.scenec.yml` turns them on and off or changes their severity. Rules of the category syntax are \
      always on.

      This file is generated from the rules themselves; `UPDATE_GOLDENS=1 swift test --filter RulePages` writes it. Examples \
      that are not whole files belong into the `<objects>` of a scene. A test runs all of them.

      | rule | severity | reports |
      |---|---|---|

      """
    let sorted = rules.sorted { ($0.category.rank, $0.name) < ($1.category.rank, $1.name) }
    for rule in sorted {
      let severity = rule.isEnabledByDefault ? rule.defaultSeverity.name : "off"
      text += "| [\(rule.name)](#\(rule.name)) | \(severity) | \(escaped(rule.summary)) |\n"
    }
    var category: Rule.Category?
    for rule in sorted {
      if rule.category != category {
        text += "\n## \(capitalized(rule.category.rawValue))\n"
        category = rule.category
      }
      text += "\n### \(rule.name)\n\n\(sentence(rule.summary)) *\(facts(rule))*\n"
      if !rule.rationale.isEmpty { text += "\n\(rule.rationale)\n" }
      if !rule.remedy.isEmpty { text += "\n**How to fix it:** \(rule.remedy)\n" }
      for example in rule.examples {
        text += "\n\(caption(example)):\n\n```xml\n"
        for line in pretty(example.xml) { text += line + "\n" }
        text += "```\n"
      }
    }
    return text
  }

  private static func facts(_ rule: Rule) -> String {
    let severity = capitalized(rule.defaultSeverity.name)
    if !rule.isEnabledByDefault { return "\(severity), off by default, \(rule.category.rawValue)." }
    return "\(severity), \(rule.category.rawValue)\(rule.canBeTurnedOff ? "" : ", always on")."
  }

  private static func caption(_ example: Rule.Example) -> String {
    switch example.findings {
    case 0: "Not reported"
    case 1: "Reported"
    default: "Reported \(example.findings) times"
    }
  }

  /// Adds a capital letter at the start and a full stop at the end.
  private static func sentence(_ text: String) -> String { capitalized(text) + "." }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|").joined(separator: "\\|")
  }

  /// The lines of an example. Breaks markup that is on a single line at its tags and indents it.
  static func pretty(_ xml: String) -> [String] {
    guard !xml.utf8.contains(0x0A), xml.utf8.first == UInt8(ascii: "<") else {
      return xml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var lines: [String] = []
    var depth = 0
    var rest = xml[...]
    while !rest.isEmpty {
      let end: Substring.Index
      if rest.first == "<" {
        end = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
      } else {
        end = rest.firstIndex(of: "<") ?? rest.endIndex
      }
      let piece = rest[..<end]
      rest = rest[end...]
      if piece.hasPrefix("</") { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + piece)
      let opens =
        piece.hasPrefix("<") && !piece.hasPrefix("</") && !piece.hasPrefix("<?") && !piece.hasPrefix("<!")
      if opens, !piece.hasSuffix("/>") { depth += 1 }
    }
    return lines
  }
}

extension Rule.Category {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
