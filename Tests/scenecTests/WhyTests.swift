// `scenec why` and `scenec code` as run by users: what the page shows, JSON that fits its schema, and exit statuses.

import SceneTestSupport
import Testing

private let example = Files.repository + "/Fixtures/examples/Checkout.storyboard"

@Test func thePageOfExplanationsShowsWhatIsPrinted() throws {
  let page = String(
    decoding: Files.read(Files.repository + "/Documentation/Explanations.md") ?? [], as: UTF8.self)
  let block = try #require(page.split(separator: "```console\n").dropFirst().first)
  let transcript = block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex)
  let lines = transcript.split(separator: "\n", maxSplits: 1)
  let arguments = try #require(lines.first).split(separator: " ").dropFirst(2).map(String.init)
  let command = "\"$scenec\" " + arguments.joined(separator: " ")
  let outcome = try Command.shell(command, in: Files.repository)
  #expect(outcome.status == 0)
  #expect(outcome.output == String(lines.last ?? ""))
}

@Test func explanationsAsJSONFitTheirSchema() throws {
  let hasValidator = (try? Command.shell("python3 -c 'import jsonschema'"))?.status == 0
  let outcome = try Command.scenec("why", example, "Che-Ca-rdV", "--format", "json", "--device", "ipad9_7")
  #expect(outcome.status == 0 && outcome.output.contains("\"constraint\": \"Cns-Ca-lea\""))
  guard hasValidator else { return }
  let check = """
    import json, jsonschema, sys
    jsonschema.validate(json.load(sys.stdin), json.load(open('Schemas/why.schema.json')))
    """
  let valid = try Command.shell(
    "\"$scenec\" why '\(example)' Che-Sa-feA --format json | python3 -c \"\(check)\"", in: Files.repository)
  #expect(valid.status == 0, "\(valid.errors)")
}

@Test func whatCannotBeExplainedHasAStatus() throws {
  let unknown = try Command.scenec("why", example, "Che-Ca-rdW")
  #expect(unknown.status == 2)
  #expect(unknown.errors.contains("did you mean “Che-Ca-rdV”?"))
  #expect(try Command.scenec("why", example + ".none", "Che-Ca-rdV").status == 3)
  #expect(try Command.scenec("why", example, "Che-Ca-rdV", "--device", "none").status == 2)
}

@Test func constraintsAreWrittenAsCode() throws {
  let anchors = try Command.scenec("code", example)
  #expect(
    anchors.status == 0 && anchors.output.contains("card.widthAnchor.constraint(equalToConstant: 360),"))
  let formats = try Command.scenec("code", "--style", "visual-format", example)
  #expect(formats.output.contains("V:[Che-Ca-rdV(120)]-16-[Che-To-tal(40)]"))
}
