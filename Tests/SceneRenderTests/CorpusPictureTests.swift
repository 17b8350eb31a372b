// Draws every scene of all real files and checks the pictures.

import SceneCompiler
import SceneModel
import SceneRender
import SceneSystem
import SceneTestSupport
import Testing

@Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func theCorpusIsDrawn() throws {
  let corpus = try #require(Files.corpus)
  let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
  let problems = Locked<[Int: [String]]>([:])
  let count = Locked(0)
  Batch.run(
    sizes: paths.map { _ in 1 }, jobs: Batch.coreCount,
    process: { index in drawn(paths[index]) },
    deliver: { index, result in
      count.withLock { $0 += result.count }
      if !result.problems.isEmpty { problems.withLock { $0[index] = result.problems } }
    })
  for (index, found) in problems.withLock({ $0 }).sorted(by: { $0.key < $1.key }).prefix(20) {
    Issue.record("\(paths[index]): \(found[0])\(found.count > 1 ? " and \(found.count - 1) more" : "")")
  }
  #expect(problems.withLock { $0.count } == 0)
  #expect(count.withLock { $0 } > paths.count / 2)
}

/// The number of pictures of a file, and what is wrong with them.
private func drawn(_ path: String) -> (count: Int, problems: [String]) {
  let compiled = Compilation.compile(Files.read(path) ?? [], path: path)
  guard let document = compiled.document, let layout = compiled.layouts.first else { return (0, []) }
  var problems: [String] = []
  for index in document.scenes.indices {
    let svg = ScenePicture.svg(of: SceneIndex(index), layout: layout, document: document)
    problems += PictureCheck.problems(of: svg)
  }
  return (document.scenes.count, problems)
}
