// Merges the fixtures and checks the merged documents and the conflicts. A fixture is a folder with base.xib, ours.xib
// and theirs.xib, and with the expected merged.xib, conflicts.txt and report.json.

import SceneMerge
import SceneTestSupport
import SceneXML
import Testing

private let fixtures = Files.list(Files.repository + "/Fixtures/merge", suffixes: ["base.xib"])
  .map { String($0.dropLast("/base.xib".count)) }

private func read(_ path: String) throws -> XMLDocument {
  let (document, diagnostics) = XMLReader.read(Files.read(path) ?? [], path: path)
  #expect(diagnostics.isEmpty)
  return try #require(document)
}

private func versions(_ folder: String) throws -> (base: XMLDocument, ours: XMLDocument, theirs: XMLDocument)
{
  (try read(folder + "/base.xib"), try read(folder + "/ours.xib"), try read(folder + "/theirs.xib"))
}

@Test(arguments: fixtures)
func mergesMatchTheStoredOnes(folder: String) throws {
  let (base, ours, theirs) = try versions(folder)
  let result = SceneMerge.merge(base: base, ours: ours, theirs: theirs)
  let goldens = [
    ("merged.xib", result.bytes),
    ("conflicts.txt", MergeText.text(of: result, path: "Main.xib", favoring: .ours)),
    (
      "report.json",
      MergeJSON.text(
        of: result, base: base, ours: ours, theirs: theirs, path: "Main.xib", favoring: .ours)
    ),
  ]
  for (name, bytes) in goldens {
    let golden = "\(folder)/\(name)"
    if Files.updatesGoldens { Files.write(bytes, to: golden) }
    #expect(!Files.updatesGoldens, "goldens were rewritten")
    #expect(Files.read(golden) == bytes, "\(golden) differs; UPDATE_GOLDENS=1 rewrites it")
  }
}

/// With the sides exchanged and the same one favored, the conflicts are about the same objects.
@Test(arguments: fixtures)
func mergesAreSymmetric(folder: String) throws {
  let (base, ours, theirs) = try versions(folder)
  let there = SceneMerge.merge(base: base, ours: ours, theirs: theirs)
  let back = SceneMerge.merge(base: base, ours: theirs, theirs: ours, favoring: .theirs)
  #expect(there.bytes == back.bytes)
  #expect(there.conflicts.map(\.kind) == back.conflicts.map(\.kind))
}

/// What only one side edited is that side, byte for byte.
@Test(arguments: fixtures)
func editsOfOneSideAreThatSide(folder: String) throws {
  let (base, ours, _) = try versions(folder)
  for (a, b) in [(ours, base), (base, ours), (ours, ours)] {
    let result = SceneMerge.merge(base: base, ours: a, theirs: b)
    #expect(result.conflicts.isEmpty)
    #expect(result.bytes == ours.file.bytes)
  }
}

@Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func realFilesMergeWithThemselves() throws {
  let corpus = try #require(Files.corpus)
  let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
  for path in paths.enumerated().filter({ $0.offset % 16 == 0 }).map(\.element) {
    guard let document = XMLReader.read(Files.read(path) ?? [], path: path).document, document.isWellFormed
    else {
      continue
    }
    let result = SceneMerge.merge(base: document, ours: document, theirs: document)
    #expect(result.bytes == document.file.bytes, "\(path)")
    #expect(result.conflicts.isEmpty, "\(path)")
  }
}

/// Every kind of conflict has a fixture.
@Test func everyKindOfConflictHasAFixture() throws {
  var kinds: Set<MergeConflict.Kind> = []
  for folder in fixtures {
    let (base, ours, theirs) = try versions(folder)
    for conflict in SceneMerge.merge(base: base, ours: ours, theirs: theirs).conflicts {
      kinds.insert(conflict.kind)
    }
  }
  // HostileMergeTests has the edits that cannot be combined.
  #expect(kinds.union([.document]) == Set(MergeConflict.Kind.allCases))
}
