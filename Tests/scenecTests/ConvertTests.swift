// Tests `scenec convert` like a user runs it: streams, folders, many files, and inputs that cause errors.

import SceneTestSupport
import Testing

private let fixtures = Files.repository + "/Fixtures/convert"

@Test func standardInputIsConvertedInBothDirections() throws {
  let outcome = try Command.shell(
    """
    set -o pipefail
    for file in *.xib *.storyboard; do
      "$scenec" convert - < "$file" | "$scenec" convert --to xml - | cmp - "$file" || exit 1
    done
    """, in: fixtures)
  #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
}

@Test func foldersAreMirroredInBothDirections() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "in/a/One.xib")
  folder.write(Sample.document, to: "in/b/One.xib")
  var outcome = try Command.scenec("convert", "--output", folder.path + "/json", folder.path + "/in")
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(folder.files(below: "json") == ["a/One.xib.json", "b/One.xib.json"])
  outcome = try Command.scenec(
    "convert", "--to", "xml", "--output", folder.path + "/back", folder.path + "/json")
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(folder.files(below: "back") == ["a/One.xib", "b/One.xib"])
  #expect(Files.read(folder.path + "/back/a/One.xib") == Array(Sample.document.utf8))
}

@Test func manyFilesBecomeLinesInOrderForAnyNumberOfJobs() throws {
  var outputs: [String] = []
  for jobs in ["1", "2", "7"] {
    let outcome = try Command.scenec("convert", "--ndjson", "--jobs", jobs, fixtures)
    #expect(outcome.status == 0, "\(outcome.errors)")
    outputs.append(outcome.output)
  }
  #expect(outputs[0] == outputs[1])
  #expect(outputs[0] == outputs[2])
  let lines = outputs[0].split(separator: "\n")
  #expect(lines.count == Files.list(fixtures, suffixes: [".xib", ".storyboard"]).count)
  #expect(
    lines.allSatisfy { $0.hasPrefix("{\"schema\":\"document\",\"schemaVersion\":1,\"file\":\"\(fixtures)/") })
}

@Test func badInputWritesNothing() throws {
  let folder = try TemporaryFolder()
  for (name, text, arguments) in [
    ("bad.xib", "<document><a></document>", []),
    ("archive.xib", "<archive/>", ["--what", "outline"]),
    ("bad.json", "{\"schema\": \"document\"}", ["--to", "xml"]),
    ("cut.json", "{\"schema\": \"document\", ", ["--to", "xml"]),
  ] {
    let path = folder.write(text, to: name)
    let outcome = try Command.run(
      [Command.scenec, "convert"] + arguments + ["--output", folder.path + "/out", path])
    #expect(outcome.status == 1, "\(name): \(outcome.status)")
    #expect(outcome.errors.hasPrefix("\(path):1:"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    let streamed = try Command.run([Command.scenec, "convert"] + arguments + [path])
    #expect(streamed.status == 1)
    #expect(streamed.output.isEmpty, "\(name): \(streamed.output)")
  }
  #expect(folder.files(below: "out").isEmpty)
}

@Test func oneBadFileDoesNotStopTheOthers() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "in/a.xib")
  folder.write("<document>", to: "in/b.xib")
  folder.write(Sample.document, to: "in/c.xib")
  let outcome = try Command.scenec("convert", "--output", folder.path + "/out", folder.path + "/in")
  #expect(outcome.status == 1)
  #expect(folder.files(below: "out") == ["a.xib.json", "c.xib.json"])
  let missing = try Command.scenec("convert", folder.path + "/none.xib")
  #expect(missing.status == 3)
  let full = try Command.shell("\"$scenec\" convert in/a.xib > /dev/full", in: folder.path)
  #expect(full.status == 3, "\(full.errors)")
}

@Test(arguments: [
  ["convert"], ["convert", "--what", "frames", "a.xib"],
  ["convert", "--to", "xml", "--what", "outline", "a.json"],
  ["convert", "--to", "xml", "--ndjson", "a.json"], ["convert", "--jobs", "0", "a.xib"], ["schema", "other"],
  ["diff", "a.xib"], ["diff", "-", "-"], ["diff", "--git", "a", "b"],
  ["convert", "--device", "retina4_7", "a.xib"], ["convert", "--what", "outline", "--run-time", "a.xib"],
])
func wrongCommandLinesAreUsageErrors(arguments: [String]) throws {
  let outcome = try Command.run([Command.scenec] + arguments)
  #expect(outcome.status == 2, "\(outcome.status): \(outcome.errors)")
  #expect(outcome.output.isEmpty)
}

@Test func severalInputsNeedAnOutputFolder() throws {
  let outcome = try Command.scenec("convert", fixtures)
  #expect(outcome.status == 2)
  #expect(outcome.errors.contains("--ndjson"))
}

/// Two inputs with the same name need two output files, even as JSON lines.
@Test func convertRejectsTwoInputsForOneOutput() throws {
  let folder = try TemporaryFolder()
  let first = folder.write(Sample.document, to: "a/x.xib")
  let second = folder.write(Sample.document, to: "b/x.xib")
  for flags in [["--output"], ["--ndjson", "--output"]] {
    let outcome = try Command.run(
      [Command.scenec, "convert", first, second] + flags + [folder.path + "/out"])
    #expect(outcome.status == 2, "\(flags)")
    #expect(folder.files(below: "out").isEmpty)
  }
}

/// All outputs have the build of Interface Builder exactly as in the file, including points.
@Test func theToolsVersionIsTheSameEverywhere() throws {
  let folder = try TemporaryFolder()
  let path = folder.write(
    Sample.document.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"14460.31\""), to: "a.xib")
  for command in ["compile", "convert", "convert --what outline", "convert --what layout"] {
    let outcome = try Command.shell("$scenec \(command) --compact \(path)")
    #expect(outcome.output.contains(#""toolsVersion":"14460.31""#), "\(command): \(outcome)")
  }
}

@Test func layoutsCanBeConvertedForSeveralEnvironments() throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.scenec(
    "convert", "--what", "layout", "--compact", "--device", "retina5_9", "--device", "retina4_7:landscape",
    folder.write(Sample.document, to: "a.xib"))
  #expect(outcome.status == 0)
  #expect(outcome.output.contains(#""device":"retina5_9","orientation":"portrait""#))
  #expect(outcome.output.contains(#""device":"retina4_7","orientation":"landscape""#))
}
