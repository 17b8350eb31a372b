// Validates the JSON outputs of scenec against the schemas that it prints, with a public validator.

import SceneTestSupport
import Testing

private let names = ["compile", "diagnostics", "diff", "document", "merge", "outline", "rules", "why"]

@Test(arguments: names)
func printedSchemasMatchTheRepository(name: String) throws {
  let outcome = try Command.scenec("schema", name)
  #expect(outcome.status == 0)
  let path = "\(Files.repository)/Schemas/\(name).schema.json"
  let text = String(decoding: Files.read(path) ?? [], as: UTF8.self)
  #expect(outcome.output == text, "run Scripts/generate/schema-texts")
}

/// Whether Python and its jsonschema package are installed.
private let hasValidator =
  (try? Command.shell("python3 -c 'import jsonschema'"))?.status == 0

private let noValidator: Comment = "the Python package jsonschema is missing: pip install jsonschema"

/// Pipes the output of a command into the validator. Members that the schemas do not describe are errors.
private func validate(_ command: String, _ schema: String, in folder: String) throws {
  let outcome = try Command.shell(
    "( \(command) ) 2>/dev/null | '\(Files.repository)/Scripts/dev/validate-json' \(schema)", in: folder)
  #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  #expect(outcome.output.hasSuffix(" valid\n"))
  #expect(!outcome.output.hasPrefix("0 "))
}

private let outputs = [
  ("convert --ndjson", "document"), ("convert --ndjson --what outline", "outline"),
  ("convert --ndjson --what layout", "compile"), ("lint --quiet --format json", "diagnostics"),
]

@Test(.enabled(if: hasValidator, noValidator), arguments: outputs)
func fixturesAreValid(command: String, schema: String) throws {
  try validate(
    "\"$scenec\" \(command) convert diff layout examples reports", schema, in: Files.repository + "/Fixtures")
}

@Test(.enabled(if: hasValidator, noValidator))
func comparisonsAreValid() throws {
  try validate(
    "for old in diff/*/old.storyboard; do \"$scenec\" diff --format json --compact $old ${old%/*}/new.storyboard; done",
    "diff", in: Files.repository + "/Fixtures")
}

/// MergeTests checks that these are what `scenec merge` writes.
@Test(.enabled(if: hasValidator, noValidator))
func reportsOfMergesAreValid() throws {
  let outcome = try Command.shell(
    "Scripts/dev/validate-json merge Fixtures/merge/*/report.json", in: Files.repository)
  #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
}

@Test(
  .enabled(if: hasValidator, noValidator), .enabled(if: Files.corpus != nil, "../shared/corpus is absent"),
  arguments: outputs)
func realFilesAreValid(command: String, schema: String) throws {
  let corpus = try #require(Files.corpus)
  try validate("\"$scenec\" \(command) .", schema, in: corpus)
}

@Test(.enabled(if: hasValidator, noValidator))
func rulesAreValid() throws { try validate("\"$scenec\" rules --format json", "rules", in: "/") }

/// The sample in the documentation matches the actual output.
@Test func theDocumentationMatchesTheOutput() throws {
  let text = String(
    decoding: Files.read(Files.repository + "/Documentation/JSON.md") ?? [], as: UTF8.self)
  func block(_ language: String, _ number: Int) -> String? {
    let parts = text.split(separator: "```\(language)\n", omittingEmptySubsequences: false).dropFirst()
    guard parts.count > number else { return nil }
    return parts[parts.startIndex + number].split(separator: "```\n", omittingEmptySubsequences: false).first
      .map(String.init)
  }
  let folder = try TemporaryFolder()
  let source = try #require(block("xml", 0))
  let scene = folder.write(source, to: "Sample.xib")
  folder.write(source.replacing("constant=\"16\"", with: "constant=\"24\""), to: "Edited.xib")
  #expect(try Command.scenec("convert", scene).output == block("json", 0))
  #expect(try Command.scenec("convert", "--what", "outline", scene).output == block("json", 1))
  let diff = try Command.shell("\"$scenec\" diff Sample.xib Edited.xib", in: folder.path)
  #expect(diff.output == block("text", 0))
}
