// Tests path patterns: what they match, and that matching is fast.

import SceneProject
import SceneTestSupport
import Testing

@Suite struct PatternTests {
  private func configuration(_ excluded: [String]) throws -> (Configuration?, [String]) {
    let folder = try TemporaryFolder()
    let list = excluded.map { "  - '\($0)'\n" }.joined()
    let path = folder.write("excluded:\n\(list)", to: ".scenec.yml")
    var search = try ConfigurationSearch(given: path)
    let found = search.configuration(for: folder.path + "/a.xib")
    return (found, search.problems.flatMap { $0.diagnostics.map(\.message) })
  }

  @Test(arguments: [
    ("*.xib", "a.xib", true), ("*.xib", "a/b.xib", false), ("**/*.xib", "a/b/c.xib", true),
    ("a", "a/b.xib", true),
    ("[ab].xib", "b.xib", true), ("[!ab].xib", "b.xib", false), ("[a-c]?.xib", "bz.xib", true),
    ("[]].xib", "].xib", true), ("[].xib", "[].xib", true), ("[a.xib", "[a.xib", true), ("a[", "a[", true),
    ("[[[", "[[[", true), ("[z-a].xib", "-.xib", true), ("**", "a/b.xib", true), ("a*b*c", "a1b2c", true),
    ("a*b*c", "a1c", false), ("[!]].xib", "a.xib", true),
  ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    let (configuration, problems) = try configuration([pattern])
    #expect(problems.isEmpty)
    let folder = String(try #require(configuration).file.path.dropLast(".scenec.yml".count))
    #expect(configuration?.includes(folder + path) == !isMatch)
  }

  @Test(.timeLimit(.minutes(1)))
  func everyPatternIsFast() throws {
    let long = String(repeating: "[", count: 1000)
    let stars = String(repeating: "*a", count: 500)
    let (configuration, problems) = try configuration([long, stars, String(repeating: "[a-z", count: 250)])
    #expect(problems.isEmpty)
    let name = String(repeating: "a", count: 250)
    let folder = try #require(configuration).file.path.dropLast(".scenec.yml".count)
    for number in 0..<200 { #expect(configuration?.includes("\(folder)\(name)\(number).xib") == true) }
    // Patterns on the command line are not limited.
    let search = InputSearch.search(["/nowhere/" + String(repeating: "[", count: 20_000)])
    #expect(search.inputs.isEmpty && search.problems.count == 1)
  }

  @Test func tooManyPatternsAreReported() throws {
    #expect(
      try configuration([String(repeating: "a", count: 1025)]).1 == ["a pattern has more than 1024 bytes"])
    #expect(
      try configuration(Array(repeating: "a", count: 1001)).1 == ["“excluded” has more than 1000 patterns"])
  }
}
