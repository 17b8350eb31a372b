// Tests baselines on real files whose texts are measured by another font afterwards, as if the tables of text
// sizes had changed. Whether a view is misplaced may depend on text sizes; how a finding is recognized may
// not.

import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneTestSupport
import Testing
import TextMetrics

@Suite struct BaselineCorpusTests {
  private static let environments: [EnvironmentChoice] = [1000, 980].map { unitsPerEm in
    var font = TestFont()
    font.unitsPerEm = unitsPerEm
    var choice = EnvironmentChoice()
    choice.fonts = FontLibrary(FontFace.faces(in: font.bytes))
    return choice
  }

  /// The file with the test font in place of the system font.
  private static func bytes(_ path: String) -> [UInt8]? {
    guard let bytes = Files.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("useAutolayout=\"YES\""), text.contains("type=\"system\""), text.utf8.count < 400_000
    else { return nil }
    let parts = text.split(separator: "type=\"system\"", omittingEmptySubsequences: false)
    return Array(parts.joined(separator: "name=\"Probe-Regular\" family=\"Probe\"").utf8)
  }

  @Test(.enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
  func findingsAreRecognizedWithOtherTextSizes() throws {
    let corpus = try #require(Files.corpus)
    let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
    var (files, findings, otherWords, appeared, gone) = (0, 0, 0, 0, 0)
    for index in stride(from: 0, to: paths.count, by: 5) where files < 250 {
      guard let bytes = Self.bytes(paths[index]) else { continue }
      files += 1
      let runs = Self.environments.map {
        Compilation.compile(bytes, path: "/p/a.xib", environments: $0).diagnostics
      }
      let text = Baseline.text(accepting: [("/p/a.xib", runs[0])], path: "/p/base.yml")
      let (baseline, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
      #expect(problems.isEmpty)
      let match = baseline.match(runs[1], path: "/p/b/../a.xib")
      let known = Set(runs[0].map(Self.subject))
      for diagnostic in match.findings where diagnostic.rule.canBeTurnedOff {
        #expect(!known.contains(Self.subject(diagnostic)), "\(paths[index]): \(diagnostic.message)")
        appeared += 1
      }
      findings += runs[1].count
      gone += runs[0].filter { !Set(runs[1].map(Self.subject)).contains(Self.subject($0)) }.count
      otherWords += runs[1].count { other in !runs[0].contains { $0.message == other.message } }
      // The same findings again leave nothing over.
      #expect(baseline.superfluous(after: baseline.match(runs[0], path: "/p/a.xib")) { _ in true } == nil)
    }
    #expect(files >= 200 && findings > 100 && otherWords > 0, "\(files) files, \(findings), \(otherWords)")
    #expect((appeared + gone) * 20 <= findings, "\(appeared) appeared, \(gone) gone of \(findings)")
  }

  /// What a finding is about.
  private static func subject(_ d: Diagnostic) -> String {
    let subjects = d.constraints.isEmpty ? d.objects : d.constraints.sorted()
    return "\(d.rule.name) \(subjects) \(d.facts.frames.isEmpty ? d.axes.map(\.name) : [])"
  }
}
