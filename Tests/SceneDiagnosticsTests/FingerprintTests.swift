// What makes findings the same from run to run, and what tells them apart.

import SceneDiagnostics
import Testing

@Suite struct FingerprintTests {
  private func finding(_ message: String, objects: [String] = [], at place: UInt32 = 0) -> Diagnostic {
    let rule = Rule("a-rule", .layout, .warning, summary: "a rule")
    var diagnostic = Diagnostic(rule, message, at: SourceRange(place, place + 1))
    diagnostic.objects = objects
    return diagnostic
  }

  @Test func placesDoNotCountAndWordsDo() {
    #expect(Fingerprint(finding("a", at: 1)) == Fingerprint(finding("a", at: 99)))
    #expect(Fingerprint(finding("a")) != Fingerprint(finding("b")))
    #expect(Fingerprint(finding("a", objects: ["b"])) != Fingerprint(finding("ab")))
  }

  @Test func equalFindingsOfAFileAreNumbered() {
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
