// Compiles all real scene files: each is compiled, or a diagnostic says what is unsupported. The output has
// the same bytes for any number of jobs.

import SceneTestSupport
import Testing

@Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func theCorpusCompiles() throws {
  let corpus = try #require(Files.corpus)
  let folder = try TemporaryFolder()
  let inputs = Files.list(corpus, suffixes: [".storyboard", ".xib"])
  var runs: [Outcome] = []
  for jobs in ["1", "2"] {
    runs.append(
      try Command.scenec("compile", "--jobs", jobs, "--output", "\(folder.path)/\(jobs)", corpus))
  }
  #expect(runs[0].status <= 1, "status \(runs[0].status)")
  #expect(runs[0].status == runs[1].status)
  #expect(runs[0].errors == runs[1].errors, "the reports depend on the number of jobs")

  let archives = inputs.filter { isArchive($0) }
  for archive in archives {
    #expect(runs[0].errors.contains("\(archive):"), "\(archive) has no diagnostic")
  }
  for input in inputs {
    let name = String(input.dropFirst(corpus.count + 1)) + ".json"
    let first = Files.read("\(folder.path)/1/\(name)")
    #expect(first != nil, "\(name) is missing")
    #expect(first == Files.read("\(folder.path)/2/\(name)"), "\(name) depends on the number of jobs")
  }
}

private func isArchive(_ path: String) -> Bool {
  let head = String(decoding: (Files.read(path) ?? []).prefix(500), as: UTF8.self)
  return head.contains("<archive")
}
