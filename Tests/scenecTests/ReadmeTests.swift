// Checks the transcripts in the README: every `$ scenec …` prints the lines below it. A line `…` matches any
// lines.

import SceneTestSupport
import Testing

/// A command of a transcript and its expected lines.
private struct Transcript: CustomTestStringConvertible {
  var command: String
  var lines: [String]
  var testDescription: String { command }
}

private let transcripts: [Transcript] = {
  let text = String(decoding: Files.read(Files.repository + "/README.md") ?? [], as: UTF8.self)
  var transcripts: [Transcript] = []
  var isInside = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      isInside = line == "```console"
    } else if isInside, line.hasPrefix("$ scenec ") {
      transcripts.append(Transcript(command: String(line.dropFirst("$ scenec ".count)), lines: []))
    } else if isInside, !transcripts.isEmpty {
      transcripts[transcripts.count - 1].lines.append(String(line))
    }
  }
  return transcripts
}()

@Test func theReadmeHasTranscripts() { #expect(transcripts.count >= 3) }

@Test(arguments: transcripts)
private func transcriptsAreTrue(_ transcript: Transcript) throws {
  let outcome = try Command.shell("\"$scenec\" \(transcript.command) 2>&1", in: Files.repository)
  let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var position = 0
  var maySkip = false
  for line in transcript.lines {
    if line == "…" {
      maySkip = true
      continue
    }
    if maySkip {
      while position < printed.count, printed[position] != line { position += 1 }
    }
    let found = position < printed.count ? printed[position] : "nothing"
    #expect(found == line, "scenec \(transcript.command)")
    guard found == line else { return }
    maySkip = false
    position += 1
  }
  #expect(maySkip || position >= printed.count - 1, "there is more output than the README shows")
}
