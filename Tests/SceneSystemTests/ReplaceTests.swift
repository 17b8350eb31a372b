// Tests replacing files on disk: only if they are unchanged, atomically, and never a device.

import SceneSystem
import SceneTestSupport
import Testing

@Suite struct ReplaceTests {
  @Test func aChangedFileIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.xib"
    for present in ["changed", "", "origina", "original "] {
      Files.write(Array(present.utf8), to: path)
      let isReplaced = try AtomicFile.replace(path, expecting: Array("original".utf8), with: [1])
      #expect(!isReplaced)
      #expect(Files.read(path) == Array(present.utf8))
    }
    Files.write(Array("original".utf8), to: path)
    let isReplaced = try AtomicFile.replace(path, expecting: Array("original".utf8), with: [1])
    #expect(isReplaced)
    #expect(Files.read(path) == [1])
    #expect(folder.files() == ["a.xib"])
  }

  @Test func whatIsOpenIsWrittenTo() throws {
    let folder = try TemporaryFolder()
    let path = folder.write("", to: "open.json")
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    try AtomicFile.write(Array("new".utf8), to: "/dev/fd/\(descriptor)")
    #expect(Files.read(path) == Array("new".utf8))
    #expect(folder.files() == ["open.json"])
  }

  private func replace(_ path: String, foundIn folder: String? = nil) throws(FileError) -> Bool {
    try AtomicFile.replace(path, expecting: Array("original".utf8), with: Array("new".utf8), foundIn: folder)
  }

  @Test func aLinkIsFollowedOnlyWithinItsFolder() throws {
    let folder = try TemporaryFolder()
    let outside = folder.write("original", to: "outside.xib")
    let inside = folder.write("original", to: "app/inside.xib")
    symlink(outside, folder.path + "/app/out.xib")
    symlink("inside.xib", folder.path + "/app/in.xib")
    #expect(throws: FileError.self) {
      try replace(folder.path + "/app/out.xib", foundIn: folder.path + "/app")
    }
    #expect(Files.read(outside) == Array("original".utf8))
    #expect(try replace(folder.path + "/app/in.xib", foundIn: folder.path + "/app"))
    #expect(Files.read(inside) == Array("new".utf8))
    // A link in a path that the user named may lead anywhere.
    #expect(try replace(folder.path + "/app/out.xib"))
    #expect(Files.read(outside) == Array("new".utf8))
  }

  @Test func aFileWithTwoNamesIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.write("original", to: "a.xib")
    link(path, folder.path + "/b.xib")
    #expect(throws: FileError.self) { try replace(path) }
    #expect(Files.read(path) == Array("original".utf8))
    #expect(folder.files() == ["a.xib", "b.xib"])
  }

  @Test func permissionsAndOwnerAreKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.write("original", to: "a.xib")
    chmod(path, 0o604)
    if geteuid() == 0 { chown(path, 12345, 54321) }
    var before = stat()
    stat(path, &before)
    #expect(try replace(path))
    var after = stat()
    stat(path, &after)
    #expect(after.st_mode == before.st_mode && after.st_uid == before.st_uid && after.st_gid == before.st_gid)
  }

  /// A killed run leaves its temporary files, and another process may get its process id, for example in a
  /// container.
  @Test func leftoverTemporaryFilesAreNoObstacle() throws {
    let folder = try TemporaryFolder()
    for number in 1...3000 { folder.write("left", to: ".scenec-\(getpid())-\(number).tmp") }
    try AtomicFile.write([1], to: folder.path + "/a.json")
    #expect(Files.read(folder.path + "/a.json") == [1])
  }

  @Test func aMissingFileIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try AtomicFile.replace(folder.path + "/a.xib", expecting: [], with: [1])
    }
    #expect(folder.files().isEmpty)
  }
}
