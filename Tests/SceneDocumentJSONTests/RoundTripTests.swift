// Converts documents to JSON and back: fixtures with their expected JSON, all real files, and random texts.

import SceneDocumentJSON
import SceneTestSupport
import SceneText
import SceneXML
import Testing

/// The reason why a file differs after a round trip; nil if it does not, in both JSON styles.
private func roundTripProblem(_ bytes: [UInt8], path: String) -> String? {
  let (document, diagnostics) = XMLReader.read(bytes, path: path)
  guard let document, diagnostics.isEmpty else {
    return "not read: \(diagnostics.first?.message ?? "no document")"
  }
  for style in [JSONWriter.Style.pretty, .compact] {
    let (back, problems) = DocumentXML.read(DocumentJSON.text(of: document, style: style), path: path)
    guard let back else { return "no way back: \(problems.first?.message ?? "")" }
    if back != bytes {
      let place =
        zip(back, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(back.count, bytes.count)
      return "differs at byte \(place)"
    }
  }
  return nil
}

/// The seed in the environment, for repeating a failure, or else a random one.
private func givenOrRandomSeed() -> UInt64 {
  Files.environment("SEED").flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
}

private let fixtures = Files.list(Files.repository + "/Fixtures/convert", suffixes: [".xib", ".storyboard"])

@Test(arguments: fixtures)
func fixturesRoundTrip(path: String) throws {
  let bytes = try #require(Files.read(path))
  #expect(roundTripProblem(bytes, path: path) == nil)
}

@Test(arguments: fixtures)
func fixturesMatchTheStoredJSON(path: String) throws {
  let bytes = try #require(Files.read(path))
  let document = try #require(XMLReader.read(bytes, path: path).document)
  let json = DocumentJSON.text(of: document)
  let golden = path + ".json"
  if Files.updatesGoldens { Files.write(json, to: golden) }
  #expect(!Files.updatesGoldens, "goldens were rewritten")
  #expect(Files.read(golden) == json, "\(golden) differs; UPDATE_GOLDENS=1 rewrites it")
}

/// In parts, so that they run on several cores.
@Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"), arguments: 0..<8)
func realFilesRoundTrip(part: Int) throws {
  let corpus = try #require(Files.corpus)
  let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
  #expect(paths.count > 1000)
  for path in paths[(paths.count * part / 8)..<(paths.count * (part + 1) / 8)] {
    let problem = roundTripProblem(Files.read(path) ?? [], path: path)
    #expect(problem == nil, "\(path)")
  }
}

@Test func randomDocumentsRoundTrip() {
  let seed = givenOrRandomSeed()
  for round in 0..<300 {
    var generator = SeededGenerator(seed: seed &+ UInt64(round))
    var writer = RandomXML(generator: generator)
    let bytes = writer.document()
    let problem = roundTripProblem(bytes, path: "random.xib")
    #expect(problem == nil, "SEED=\(seed &+ UInt64(round)):\n\(String(decoding: bytes, as: UTF8.self))")
    generator = writer.generator
  }
}

/// Reading corrupted JSON gives a document, or an error with a range inside the text.
@Test func corruptedJSONIsReported() throws {
  let path = Files.repository + "/Fixtures/convert/scene.storyboard"
  let bytes = try #require(Files.read(path))
  let document = try #require(XMLReader.read(bytes, path: path).document)
  let json = DocumentJSON.text(of: document, style: .compact)
  let seed = givenOrRandomSeed()
  for round in 0..<400 {
    var generator = SeededGenerator(seed: seed &+ UInt64(round))
    var broken = json
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<broken.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: broken[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: broken.remove(at: place)
      case 2:
        broken.insert(Array("{}[]\",:0-.eE\\u<>&".utf8).randomElement(using: &generator) ?? 0, at: place)
      default: broken.removeSubrange(place..<min(broken.count, place + 40))
      }
    }
    let (bytes, diagnostics) = DocumentXML.read(broken, path: "broken.json")
    #expect((bytes == nil) == (diagnostics.count == 1), "SEED=\(seed &+ UInt64(round))")
    for diagnostic in diagnostics {
      let upper = Int(diagnostic.range?.upper ?? .max)
      #expect(upper <= broken.count, "SEED=\(seed &+ UInt64(round)): \(diagnostic.message)")
    }
  }
}
