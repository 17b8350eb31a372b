// Tests which configuration applies to which input, however the input was named or found.

import SceneProject
import SceneTestSupport
import Testing

@Suite struct ConfigurationSearchTests {
  /// The configuration of each input that a search of paths finds, by the input's last name.
  private func configurations(_ paths: [String], in folder: TemporaryFolder) throws -> [String: String] {
    var search = try ConfigurationSearch()
    var found: [String: String] = [:]
    for input in InputSearch.search(paths).inputs {
      let path = search.configuration(for: input)?.file.path
      found[String(input.path.split(separator: "/").last ?? "")] =
        path.map { String($0.dropFirst(folder.path.count + 1)) } ?? "none"
    }
    #expect(search.problems.isEmpty)
    return found
  }

  @Test func theNearestConfigurationAppliesHoweverAFileIsFound() throws {
    let folder = try TemporaryFolder()
    for name in ["App/a.xib", "App/Sub/b.xib", "App/Sub/Deep/c.xib", "Other/d.xib", ".Hidden/e.xib"] {
      _ = folder.write("<document/>", to: name)
    }
    for name in ["App", "App/Sub", ".Hidden"] {
      _ = folder.write("strict: true\n", to: name + "/.scenec.yml")
    }
    let expected = [
      "a.xib": "App/.scenec.yml", "b.xib": "App/Sub/.scenec.yml", "c.xib": "App/Sub/.scenec.yml",
    ]
    let root = folder.path
    #expect(try configurations(["\(root)/App"], in: folder) == expected)
    #expect(try configurations(["\(root)/App/"], in: folder) == expected)
    #expect(try configurations(["\(root)/Other/../App"], in: folder) == expected)
    #expect(try configurations(["\(root)/App/**/*.xib"], in: folder) == expected)
    #expect(try configurations(["\(root)/App/Sub/Deep"], in: folder) == ["c.xib": "App/Sub/.scenec.yml"])
    let named = ["\(root)", "\(root)/.Hidden/e.xib"]
    let all = expected.merging(["d.xib": "none", "e.xib": ".Hidden/.scenec.yml"]) { old, _ in old }
    #expect(try configurations(named, in: folder) == all)
    #expect(try configurations(named.reversed(), in: folder) == all)
  }
}
