// Tests files that were found rather than named: anything but a regular file is rejected without blocking.

import SceneSystem
import SceneTestSupport
import Testing

@Suite struct FoundFileTests {
  @Test(.timeLimit(.minutes(1)))
  func aPipeIsRejectedWithoutBlocking() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(throws: FileError.self) { try FileAccess.readRegular(pipe) }
    #expect(throws: FileError.self) { try FileAccess.readRegular("/dev/null") }
    #expect(throws: FileError.self) { try FileAccess.readRegular(folder.path) }
    folder.write("text", to: "file")
    #expect(try FileAccess.readRegular(folder.path + "/file") == Array("text".utf8))
  }

  @Test func pathsAreComparedByComponents() {
    #expect(FilePaths.isInside("/a/b", "/a") && FilePaths.isInside("/a", "/"))
    #expect(!FilePaths.isInside("/ab", "/a") && !FilePaths.isInside("/a", "/a"))
    #expect(
      FilePaths.folder(of: "a/b") == "a" && FilePaths.folder(of: "/a") == "/"
        && FilePaths.folder(of: "a") == ".")
    #expect(PathKey("e\u{301}") != PathKey("\u{E9}"))
  }
}
