// Files replaced on disk: only while they hold what was read, and in one step.

import Glibc
import SceneCompiler
import SceneTestSupport
import Testing

@Suite struct ReplaceTests {
  @Test func aFileThatChangedMeanwhileStays() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.xib"
    for present in ["changed", "", "origina", "original "] {
      Files.write(Array(present.utf8), to: path)
      let isReplaced = try FileAccess.replace(path, expecting: Array("original".utf8), with: [1])
      #expect(!isReplaced)
      #expect(Files.read(path) == Array(present.utf8))
    }
    Files.write(Array("original".utf8), to: path)
    let isReplaced = try FileAccess.replace(path, expecting: Array("original".utf8), with: [1])
    #expect(isReplaced)
    #expect(Files.read(path) == [1])
    #expect(folder.files() == ["a.xib"])
  }

  @Test func aFileThatIsGoneIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try FileAccess.replace(folder.path + "/a.xib", expecting: [], with: [1])
    }
    #expect(folder.files().isEmpty)
  }
}
