// Parses a configuration file, and reports every error at its position. An unknown key or rule is an error:
// if a misspelled exclusion were ignored, the wrong files would be checked or skipped.

import AutoLayout
import SceneDiagnostics
import SceneRules
import SceneSystem

/// The rule about configuration files.
package enum ConfigurationRules {
  package static let invalidConfiguration = Rule(
    "invalid-configuration", .syntax, .error,
    summary: "a configuration file contains an error",
    rationale: """
      An unknown key, rule or device in .scenec.yml is an error: otherwise a misspelled word would silently change which files \
      and rules are checked.
      """,
    remedy: "Correct the word; the message suggests the most similar one.")

  package static let all: [Rule] = [invalidConfiguration]
}

struct ConfigurationReader {
  private let path: String
  private var configuration: Configuration
  private var diagnostics: [Diagnostic] = []

  /// Reads as much as possible.
  static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
    var folder = FilePaths.absoluteParts(of: file.path)
    if !folder.isEmpty { folder.removeLast() }
    var reader = ConfigurationReader(
      path: file.path, configuration: Configuration(file: file, folder: folder))
    do throws(YAMLError) {
      reader.readFile(try YAMLReader.read(file.bytes, maximumBytes: Configuration.maximumBytes))
    } catch {
      reader.report(error.message, error.range)
    }
    return (reader.configuration, reader.diagnostics)
  }

  private init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
  }

  private mutating func report(_ message: String, _ range: SourceRange, help: String? = nil) {
    var diagnostic = Diagnostic(ConfigurationRules.invalidConfiguration, message, at: range)
    diagnostic.help = help
    diagnostics.append(diagnostic)
  }

  // MARK: Keys

  private static let keys = [
    "included", "excluded", "strict", "rules", "overrides", "devices", "deployment-target", "suppressions",
    "baseline", "fonts",
  ]

  private mutating func readFile(_ node: YAMLNode) {
    for (key, range, value) in entries(of: node, "the file") {
      switch key {
      case "included": configuration.included = patterns(value, key)
      case "excluded": configuration.excluded = patterns(value, key)
      case "strict": configuration.isStrict = bool(value, key) ?? false
      case "baseline":
        (configuration.baseline, configuration.baselineRange) = (word(value, key), value.range)
      case "fonts": readFonts(value)
      case "rules": configuration.settings.rules = rules(value, readsOptions: true)
      case "devices": readDevices(value)
      case "deployment-target": readDeploymentTarget(value)
      case "overrides": for item in list(value, key) { readOverride(item) }
      case "suppressions": for item in list(value, key) { readSuppression(item) }
      default: unknown("key", key, range, among: Self.keys)
      }
    }
  }

  private mutating func readDevices(_ node: YAMLNode) {
    for (text, range) in words(node, "devices") {
      if let device = EnvironmentChoice.DeviceChoice(text) {
        configuration.devices.append(device)
      } else {
        unknown(
          "device", text, range, among: Device.all.flatMap { $0.models + [$0.id] }, more: "see scenec devices"
        )
      }
    }
  }

  private mutating func readFonts(_ node: YAMLNode) {
    configuration.fonts = word(node, "fonts")
    configuration.fontsRange = node.range
    if let fonts = configuration.fonts, ["off", "false", "no"].contains(fonts) {
      configuration.fonts = nil
      configuration.searchesFonts = false
    }
  }

  private mutating func readDeploymentTarget(_ node: YAMLNode) {
    guard let text = word(node, "deployment-target") else { return }
    if let version = SystemVersion(text) {
      configuration.settings.deploymentTarget = version
    } else {
      report("“\(text)” is not a version", node.range, help: "write a version such as 15.0")
    }
  }

  private mutating func readOverride(_ node: YAMLNode) {
    var paths: [PathPattern] = []
    var selection = RuleSelection()
    for (key, range, value) in entries(of: node, "an override") {
      switch key {
      case "paths": paths = patterns(value, key)
      case "rules": selection = rules(value, readsOptions: false)
      default: unknown("key", key, range, among: ["paths", "rules"])
      }
    }
    if paths.isEmpty { report("an override needs paths", node.range, help: "add paths: […]") }
    configuration.overrides.append((paths, selection))
  }

  private mutating func readSuppression(_ node: YAMLNode) {
    var suppression = Suppression(rule: "", reason: "")
    for (key, range, value) in entries(of: node, "a suppression") {
      switch key {
      case "rule":
        guard let name = word(value, key) else { continue }
        if rule(name, value.range) != nil { suppression.rule = name }
      case "object": suppression.object = word(value, key)
      case "label": suppression.label = word(value, key)
      case "reason": suppression.reason = word(value, key) ?? ""
      case "paths": suppression.paths = patterns(value, key)
      default: unknown("key", key, range, among: ["rule", "object", "label", "reason", "paths"])
      }
    }
    if suppression.object == nil, suppression.label == nil {
      report("a suppression needs the object’s id or its label", node.range, help: "add object: or label:")
    }
    if suppression.reason.isEmpty {
      report("a suppression needs a reason", node.range, help: "add reason: \"…\"")
    }
    suppression.place = Suppression.Place(
      path: path, range: node.range, rule: suppression.rule,
      subject: suppression.label.map { "“\($0)”" } ?? "object \(suppression.object ?? "")")
    if !suppression.rule.isEmpty { configuration.settings.suppressions.append(suppression) }
  }

  // MARK: Rules

  private mutating func rule(_ name: String, _ range: SourceRange) -> Rule? {
    guard let rule = RuleCatalogue.rule(named: name) else {
      unknown("rule", name, range, among: RuleCatalogue.all.map(\.name))
      return nil
    }
    guard rule.canBeTurnedOff else {
      report(
        "the rule “\(name)” cannot be turned off or changed: without it, unreadable files would pass", range)
      return nil
    }
    return rule
  }

  private mutating func rules(_ node: YAMLNode, readsOptions: Bool) -> RuleSelection {
    var selection = RuleSelection()
    for (name, range, value) in entries(of: node, "rules") {
      guard let rule = rule(name, range) else { continue }
      switch value.value {
      case .mapping(let options):
        selection.settings[name] = .on
        let known = readsOptions ? rule.options : []
        for (key, keyRange, value) in options {
          if key == "severity" {
            selection.settings[name] = setting(value)
          } else if let option = known.first(where: { $0.name == key }) {
            read(option, value, into: &selection.options[name, default: .init()])
          } else {
            unknown("option of \(name)", key, keyRange, among: ["severity"] + known.map(\.name))
          }
        }
      default: selection.settings[name] = setting(value)
      }
    }
    return selection
  }

  private mutating func read(_ option: Rule.Option, _ node: YAMLNode, into values: inout Rule.OptionValues) {
    switch option.kind {
    case .flag: values.flags[option.name] = bool(node, option.name)
    case .word: values.words[option.name] = word(node, option.name)
    case .wordsByElement:
      for (element, _, list) in entries(of: node, option.name) {
        values.wordsByElement[option.name, default: [:]][element] = words(list, element).map(\.text)
      }
    }
  }

  private mutating func setting(_ node: YAMLNode) -> RuleSelection.Setting? {
    let words = ["off", "on", "note", "warning", "error"]
    guard let text = word(node, "the rule") else { return nil }
    switch text {
    case "off", "false", "no": return .off
    case "on", "true", "yes": return .on
    default:
      if let severity = Severity.allCases.first(where: { $0.name == text }) { return .severity(severity) }
      unknown("setting", text, node.range, among: words)
      return nil
    }
  }

  // MARK: Values

  private mutating func unknown(
    _ what: String, _ word: String, _ range: SourceRange, among known: [String], more: String? = nil
  ) {
    report(
      "unknown \(what) “\(word)”", range,
      help: Spelling.question(for: word, among: known)
        ?? (known.count <= 12 ? "use one of: \(known.joined(separator: ", "))" : more))
  }

  private mutating func entries(
    of node: YAMLNode, _ what: String
  ) -> [(key: String, keyRange: SourceRange, value: YAMLNode)] {
    switch node.value {
    case .mapping(let entries): return entries
    case .null: return []
    default:
      report("\(what) must be a mapping of “key: value” lines", node.range)
      return []
    }
  }

  private mutating func list(_ node: YAMLNode, _ key: String) -> [YAMLNode] {
    switch node.value {
    case .list(let nodes): return nodes
    case .null: return []
    default:
      report("“\(key)” must be a list", node.range)
      return []
    }
  }

  /// A list of words, or a single word.
  private mutating func words(_ node: YAMLNode, _ key: String) -> [(text: String, range: SourceRange)] {
    if case .scalar(let text, _) = node.value { return [(text, node.range)] }
    return list(node, key).compactMap { item in word(item, key).map { ($0, item.range) } }
  }

  private mutating func patterns(_ node: YAMLNode, _ key: String) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for (text, range) in words(node, key) {
      if patterns.count == PathPattern.maximumCount {
        report("“\(key)” has more than \(PathPattern.maximumCount) patterns", range)
        break
      }
      if text.utf8.count > PathPattern.maximumLength {
        report("a pattern has more than \(PathPattern.maximumLength) bytes", range)
      } else {
        patterns.append(PathPattern(text, at: range))
      }
    }
    return patterns
  }

  private mutating func word(_ node: YAMLNode, _ key: String) -> String? {
    if case .scalar(let text, _) = node.value { return text }
    report("“\(key)” must be a word", node.range)
    return nil
  }

  private mutating func bool(_ node: YAMLNode, _ key: String) -> Bool? {
    switch word(node, key) {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    case nil: return nil
    default:
      report("“\(key)” must be true or false", node.range)
      return nil
    }
  }
}
