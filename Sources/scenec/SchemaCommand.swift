// `scenec schema`: prints the schema of each JSON output.

import ArgumentParser
import SceneProject
import SceneSystem

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the JSON Schema (2020-12) of an output.",
    discussion: """
      compile: the output of compile and convert --what layout. diagnostics: one line of lint --format json. document and \
      outline: the output of convert. diff: the output of diff --format json. why: the output of why --format json.
      """)

  @Argument(help: "compile, diagnostics, diff, document, outline or why.")
  var name: String

  func run() throws {
    guard let schema = SchemaTexts.all.first(where: { $0.name == name }) else {
      let names = SchemaTexts.all.map(\.name).joined(separator: ", ")
      throw ValidationError("unknown schema “\(name)”; use one of: \(names)")
    }
    Terminal.write(schema.text, to: .output)
  }
}
