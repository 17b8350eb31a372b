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

  @Test func fingerprintsDependOnMessagesNotPositions() {
    #expect(Fingerprint(finding("a", at: 1)) == Fingerprint(finding("a", at: 99)))
    #expect(Fingerprint(finding("a")) != Fingerprint(finding("b")))
    #expect(Fingerprint(finding("a", objects: ["b"])) != Fingerprint(finding("ab")))
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
