// Checks that every scene in Fixtures/layout has the frames that it expects.

import SceneTestSupport
import Testing

@Test(
  "a layout fixture has the frames it names",
  arguments: Files.list(Files.repository + "/Fixtures/layout", suffixes: [".xib", ".storyboard"]))
func layoutFixture(path: String) throws {
  let fixture = try #require(LayoutFixture(path: path))
  let failures = fixture.failures()
  #expect(failures.isEmpty, Comment(rawValue: failures.joined(separator: "\n")))
}
