// Compares pairs of documents and checks the reports. A pair is a folder with old.storyboard, new.storyboard
// and the expected reports as text and JSON.

import SceneDiff
import SceneTestSupport
import SceneXML
import Testing

private let pairs = Files.list(Files.repository + "/Fixtures/diff", suffixes: ["old.storyboard"])
  .map { String($0.dropLast("/old.storyboard".count)) }

private func read(_ path: String) throws -> XMLDocument {
  let (document, diagnostics) = XMLReader.read(Files.read(path) ?? [], path: path)
  #expect(diagnostics.isEmpty)
  return try #require(document)
}

@Test(arguments: pairs)
func comparisonsMatchTheStoredReports(folder: String) throws {
  let old = try read(folder + "/old.storyboard")
  let new = try read(folder + "/new.storyboard")
  let diff = SceneDiff(from: old, to: new)
  let reports = [
    ("diff.txt", DiffText.text(of: diff, old: "old", new: "new", colored: false)),
    ("diff.json", DiffJSON.text(of: diff, old: "old", new: "new")),
  ]
  for (name, report) in reports {
    let golden = "\(folder)/\(name)"
    if Files.updatesGoldens { Files.write(report, to: golden) }
    #expect(!Files.updatesGoldens, "goldens were rewritten")
    #expect(Files.read(golden) == report, "\(golden) differs; UPDATE_GOLDENS=1 rewrites it")
  }
}

/// In the opposite direction, added objects are removed ones, and all other kinds stay the same.
@Test(arguments: pairs)
func comparisonsAreSymmetric(folder: String) throws {
  let old = try read(folder + "/old.storyboard")
  let new = try read(folder + "/new.storyboard")
  let (there, back) = (SceneDiff(from: old, to: new), SceneDiff(from: new, to: old))
  func count(_ diff: SceneDiff, _ kind: ObjectChange.Kind) -> Int { diff.edits.count { $0.kind == kind } }
  #expect(count(there, .added) == count(back, .removed))
  #expect(count(there, .removed) == count(back, .added))
  #expect(count(there, .moved) == count(back, .moved))
  #expect(count(there, .changed) == count(back, .changed))
  #expect(there.consequences.count == back.consequences.count)
}

@Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func realFilesDoNotDifferFromThemselves() throws {
  let corpus = try #require(Files.corpus)
  let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
  // Every eighth file, because comparing all properties is slow in debug builds.
  for path in paths.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
    let document = try #require(XMLReader.read(Files.read(path) ?? [], path: path).document)
    // Without its first comment or line end, the text differs but the objects do not, so that every property
    // is compared.
    var bytes = document.file.bytes
    bytes.append(contentsOf: "<!-- end -->".utf8)
    if let root = document.root {
      bytes.insert(0x20, at: Int(document.nameRange(of: root).upper))
    }
    let other = try #require(XMLReader.read(bytes, path: path).document)
    let diff = SceneDiff(from: document, to: other)
    #expect(diff.isEmpty, "\(path): \(diff.edits.first?.object.name ?? "")")
  }
}
