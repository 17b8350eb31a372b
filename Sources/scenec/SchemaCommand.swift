// `scenec schema`: the contract of each JSON output.

import ArgumentParser
import Glibc

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the JSON Schema (2020-12) of an output.",
    discussion: """
      compile: what compile and convert --what layout write. diagnostics: a finding, one line of lint --format json. \
      document and outline: what convert writes. diff: what diff --format json writes.
      """)

  @Argument(help: "compile, diagnostics, diff, document or outline.")
  var name: String

  func run() throws {
    guard let schema = SchemaTexts.all.first(where: { $0.name == name }) else {
      let names = SchemaTexts.all.map(\.name).joined(separator: ", ")
      throw ValidationError("there is no schema “\(name)”; there are: \(names)")
    }
    Terminal.write(schema.text, to: STDOUT_FILENO)
  }
}
