// Writes files so that each is either complete or unchanged, even if the disk is full or a signal ends the
// process (see Interruption). TemporaryFiles creates and removes the temporary files.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes whole files.
public enum AtomicFile {
  /// Writes a file under a temporary name in the same folder, then renames it. Creates missing folders. A
  /// device is written to instead of replaced.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { sink throws(FileError) in try sink(bytes) }
  }

  /// Writes a file in pieces under a temporary name, then renames it. `body` passes each piece to its
  /// argument.
  public static func write(
    to path: String, _ body: ((_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    if isDevice(path) { return try writeInto(path, body) }
    let file: TemporaryFiles.File
    do throws(FileError) {
      file = try TemporaryFiles.create(beside: path)
    } catch {
      guard error.isMissing else { throw error }
      try createFolders(above: path)
      file = try TemporaryFiles.create(beside: path)
    }
    try fill(file) { () throws(FileError) in
      try body { piece throws(FileError) in try FileAccess.write(piece, to: file.descriptor) }
    }
    try TemporaryFiles.rename(file.path, to: path)
  }

  /// Replaces the content of a file that still contains `expected`, and keeps its owner and permissions.
  /// Follows links. Returns false without changing anything if the file has other content by now. The new
  /// bytes are on the disk before they get the file's name.
  ///
  /// The file is complete at every moment. Between the last comparison and the replacement is only one system
  /// call.
  ///
  /// - Parameter folder: the folder that was searched; a link that leads out of it is refused. Nil for a path
  ///   that the user named.
  package static func replace(
    _ path: String, expecting expected: [UInt8], with bytes: [UInt8], foundIn folder: String? = nil
  ) throws(FileError) -> Bool {
    let target = try FilePaths.resolved(path)
    if let folder, !FilePaths.isInside(target, try FilePaths.resolved(folder)) { throw .outside(folder) }
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_nlink == 1 else { throw .severalNames }
    // Only this user may access the file until it has the owner and permissions of the original.
    let file = try TemporaryFiles.create(beside: target, mode: 0o600)
    try fill(file) { () throws(FileError) in
      try FileAccess.write(bytes, to: file.descriptor)
      try setOwnership(file.descriptor, as: status)
      guard fsync(file.descriptor) == 0 else { throw .last }
    }
    do throws(FileError) {
      guard try FileAccess.readRegular(target, limit: expected.count) == expected else {
        TemporaryFiles.remove(file.path)
        return false
      }
    } catch {
      TemporaryFiles.remove(file.path)
      throw error
    }
    try TemporaryFiles.rename(file.path, to: target)
    synchronizeFolder(of: target)
    return true
  }

  /// Whether a path names a device such as /dev/null, or something that is open already, such as /dev/stdout.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return ["/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
      || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  private static func writeInto(
    _ path: String, _ body: ((_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try body { piece throws(FileError) in try FileAccess.write(piece, to: descriptor) }
  }

  /// Fills a temporary file and closes it. Removes it on failure.
  private static func fill(
    _ file: TemporaryFiles.File, _ body: () throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try body()
    } catch {
      close(file.descriptor)
      TemporaryFiles.remove(file.path)
      throw error
    }
    guard close(file.descriptor) == 0 else {
      let error = FileError.last
      TemporaryFiles.remove(file.path)
      throw error
    }
  }

  /// Copies the owner and the permissions of another file. If the process may not change owners, a file of
  /// another owner is an error; a group that the process is not in is dropped.
  private static func setOwnership(_ descriptor: Int32, as status: stat) throws(FileError) {
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      let isOwnerChanged = fchown(descriptor, status.st_uid, status.st_gid) == 0
      guard isOwnerChanged || status.st_uid == geteuid() else { throw .last }
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Makes a renaming durable. Without this, the file is complete all the same, so errors are ignored.
  private static func synchronizeFolder(of path: String) {
    let folder = open(FilePaths.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Starts with the innermost folder. Usually only that one is missing, and creating one that exists locks
  /// its parent for the other threads.
  private static func createFolders(above path: String) throws(FileError) {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") && $0 > path.utf8.startIndex }
    var missing = ends.count
    while missing > 0 {
      if mkdir(String(path[..<ends[missing - 1]]), 0o777) == 0 { break }
      missing -= 1
      if errno != ENOENT { break }
    }
    for end in ends[missing...] {
      if mkdir(String(path[..<end]), 0o777) != 0, errno != EEXIST, errno != EISDIR { throw .last }
    }
  }
}
