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
    #expect(FilePaths.precedes("a", "ab") && FilePaths.precedes("a b", "a/b") && FilePaths.precedes("", "a"))
    #expect(!FilePaths.precedes("b", "ab") && !FilePaths.precedes("a", "a") && !FilePaths.precedes("", ""))
  }

  @Test(arguments: [
    ("/a/b.xib", "/a/b.xib", "/a"), ("/a//b.xib", "/a/b.xib", "/a"), ("/./a/b.xib", "/a/b.xib", "/a"),
    ("/a/../b.xib", "/a/../b.xib", "/"), ("/a/..b/.c/d.", "/a/..b/.c/d.", "/a/..b/.c"), ("/a", "/a", "/"),
    ("/", "/", "/"), ("/a/.", "/a", "/"),
  ])
  func absolutePathsArePlain(_ path: String, _ absolute: String, _ folder: String) {
    #expect(FilePaths.absolute(path) == absolute)
    #expect(FilePaths.absoluteFolder(of: path) == folder)
    let relative = String(path.dropFirst())
    if relative.isEmpty { return }
    #expect(FilePaths.absolute(relative) == FilePaths.currentFolder + absolute)
  }
}
