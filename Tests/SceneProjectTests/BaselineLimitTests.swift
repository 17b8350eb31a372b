// Tests hostile baselines: huge counts, invalid keys.

import SceneDiagnostics
import SceneProject
import Testing

@Suite struct BaselineLimitTests {
  private static let rule = Rule("a-rule", .layout, .warning, summary: "a rule")

  private func read(_ counts: [String]) -> (Baseline, [Diagnostic]) {
    let items = counts.map { "    - {rule: a-rule, message: \"m\", count: \($0)}\n" }.joined()
    let text = "version: 1\nfindings:\n  \"a.xib\":\n" + items
    return Baseline.read(SourceFile(path: "/p/base.yml", bytes: Array(text.utf8)))
  }

  private func findings(_ count: Int) -> [Diagnostic] {
    Array(repeating: Diagnostic(Self.rule, "m", at: SourceRange(0, 0)), count: count)
  }

  @Test(arguments: [
    "0", "-1", "1000001", "9223372036854775807", "99999999999999999999", "many", "1.5", "[1]", "~",
  ])
  func countsOutsideTheirRangeAreRejected(_ count: String) {
    #expect(read([count]).1.count == 1)
  }

  @Test func countsAddUp() {
    let (baseline, problems) = read(["2", "1", "1000000", "1000000"])
    #expect(problems.isEmpty)
    #expect(baseline.match(findings(5), path: "/p/a.xib").accepted == 5)
    #expect(baseline.match(findings(2), path: "/p/b.xib").accepted == 0)
    let superfluous = baseline.superfluous(after: baseline.match(findings(1), path: "/p/a.xib")) {
      _ in true
    }
    #expect(superfluous?.message.contains("2000002 findings") == true, "\(superfluous?.message ?? "")")
  }

  /// `é` in one or two scalars names two different files.
  @Test func filesAreDistinguishedByBytes() {
    let names = ["\u{E9}.xib", "e\u{301}.xib"]
    let files = names.map { (path: "/p/\($0)", findings: findings(1)) }
    let text = Baseline.text(accepting: files, path: "/p/base.yml")
    let (baseline, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
    #expect(problems.isEmpty)
    for file in files { #expect(baseline.match(findings(2), path: file.path).accepted == 1) }
  }

  /// A baseline may be a link to any file, so errors must not quote it.
  @Test func messagesDoNotQuoteTheText() {
    for text in [
      "secret: 1\n", "version: 1\nfindings:\n  a.xib:\n    - {secret: 1}\n", "version: secret\n", "secret",
      "secret: 1\nsecret: 2\n",
    ] {
      let (_, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: Array(text.utf8)))
      #expect(problems.count == 1)
      #expect(problems.allSatisfy { !$0.message.contains("secret") })
    }
  }
}
