// Tests which findings are identified across runs, and which are distinguished.

import SceneDiagnostics
import Testing

@Suite struct FingerprintTests {
  private func finding(_ message: String, objects: [String] = [], at place: UInt32 = 0) -> Diagnostic {
    let rule = Rule("a-rule", .layout, .warning, summary: "a rule")
    var diagnostic = Diagnostic(rule, message, at: SourceRange(place, place + 1))
    diagnostic.objects = objects
    return diagnostic
  }

  @Test func fingerprintsDependOnObjectsNotOnWordsAndPositions() {
    #expect(Fingerprint(finding("a", at: 1)) == Fingerprint(finding("b", at: 99)))
    #expect(Fingerprint(finding("a", objects: ["a", "b"])) != Fingerprint(finding("a", objects: ["ab"])))
    #expect(Fingerprint(finding("a", objects: ["b"])) != Fingerprint(finding("a")))
  }

  /// Which objects a conflict names, and in which order its constraints are listed, depends on numbers.
  @Test func constraintsIdentifyAConflict() {
    var (a, b) = (finding("a", objects: ["x"]), finding("b", objects: ["y"]))
    a.constraints = ["c1", "c2"]
    b.constraints = ["c2", "c1"]
    #expect(Fingerprint(a) == Fingerprint(b))
    b.constraints.append("c3")
    #expect(Fingerprint(a) != Fingerprint(b))
  }

  @Test func equalFindingsInAFileAreNumbered() {
    let all = Fingerprint.all(of: [finding("a"), finding("a"), finding("b")], path: "x.xib")
    #expect(Set(all).count == 3)
    #expect(all.allSatisfy { $0.hexadecimal.utf8.count == 32 })
  }

  @Test func suggestionsAreNear() {
    #expect(Spelling.suggestion(for: "lable", among: ["button", "label"]) == "label")
    #expect(Spelling.suggestion(for: "zzzzzz", among: ["table", "label"]) == nil)
    #expect(Spelling.distance("abcd", "acbd") == 1)
  }
}
