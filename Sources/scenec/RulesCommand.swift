// `scenec rules` and `scenec explain`: list and explain the rules.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem

struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules with their severities.")

  @Option(help: "The output format: text or json.")
  var format: RuleListFormat = .text

  func run() {
    if format == .json { return Terminal.write(RulesJSON.text(of: RuleCatalogue.all), to: .output) }
    let width = RuleCatalogue.all.map(\.name.utf8.count).max() ?? 0
    var text = ""
    for rule in RuleCatalogue.all {
      let severity = rule.isEnabledByDefault ? rule.defaultSeverity.name : "off"
      text += rule.name + String(repeating: " ", count: width - rule.name.utf8.count + 2)
      text += severity + String(repeating: " ", count: 9 - severity.utf8.count) + rule.summary + "\n"
    }
    Terminal.write(text, to: .output)
  }
}

enum RuleListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains a rule: what it reports, why it matters, how to fix it.")

  @Argument(help: "The name of the rule, as printed in brackets.")
  var rule: String

  func run() throws {
    Terminal.write(RulePage.text(try Rule.named(rule)), to: .output)
  }
}

extension Rule {
  /// The rule with a name. Throws an error with a suggestion if there is none.
  static func named(_ name: String) throws(ValidationError) -> Rule {
    if let rule = RuleCatalogue.rule(named: name) { return rule }
    throw .unknown("rule", name, among: RuleCatalogue.all.map(\.name), listedBy: "scenec rules")
  }
}

extension ValidationError {
  /// An error for an unknown name, with a suggestion or the command that lists all names.
  static func unknown(
    _ kind: String, _ word: String, among known: some Sequence<String>, listedBy command: String
  ) -> ValidationError {
    let question = Spelling.question(for: word, among: known)
    return ValidationError(
      "unknown \(kind) “\(word)”" + (question.map { "; \($0)" } ?? ": see \(command)"))
  }
}
