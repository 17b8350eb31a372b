// Files replaced on disk: only while they hold what was read, and in one step.

import Glibc
import SceneCompiler
import SceneTestSupport
import Testing

@Suite struct ReplaceTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/scenec-replace-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    defer {
      for path in Files.list(folder, suffixes: [""]) { unlink(path) }
      rmdir(folder)
    }
    try body(folder)
  }

  @Test func aFileThatChangedMeanwhileStays() throws {
    try inFolder { folder in
      let path = folder + "/a.xib"
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
      #expect(Files.list(folder, suffixes: [""]) == [path])
    }
  }

  @Test func aFileThatIsGoneIsAnError() throws {
    try inFolder { folder in
      #expect(throws: FileError.self) {
        try FileAccess.replace(folder + "/a.xib", expecting: [], with: [1])
      }
      #expect(Files.list(folder, suffixes: [""]).isEmpty)
    }
  }
}
