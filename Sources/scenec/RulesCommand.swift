// `scenec rules` and `scenec explain`: what is checked, and what a finding means.

import ArgumentParser
import Glibc
import SceneCompiler
import SceneDiagnostics
import SceneEmit

struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules with their severities.")

  func run() {
    let width = RuleCatalogue.all.map(\.name.utf8.count).max() ?? 0
    var text = ""
    for rule in RuleCatalogue.all {
      let severity = rule.isEnabledByDefault ? rule.defaultSeverity.name : "off"
      text += rule.name + String(repeating: " ", count: width - rule.name.utf8.count + 2)
      text += severity + String(repeating: " ", count: 9 - severity.utf8.count) + rule.summary + "\n"
    }
    Terminal.write(text, to: STDOUT_FILENO)
  }
}

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains a rule: what it reports, why it matters, how to put it right.")

  @Argument(help: "The rule's name, as findings print it in brackets.")
  var rule: String

  func run() throws {
    guard let found = RuleCatalogue.rule(named: rule) else {
      let suggestion = Spelling.suggestion(for: rule, among: RuleCatalogue.all.map(\.name))
      throw ValidationError(
        "there is no rule “\(rule)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? ": see scenec rules"))
    }
    Terminal.write(RulePage.text(found), to: STDOUT_FILENO)
  }
}
