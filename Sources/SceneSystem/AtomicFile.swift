// Writes files so that each is complete or as before, whatever happens: a full disk, a signal (see Interruption). The
// temporary files on the way are TemporaryFiles' business.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writing of whole files.
public enum AtomicFile {
  /// Writes a file under a temporary name in the same folder, then renames it. Creates the folders on the way.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { sink throws(FileError) in try sink(bytes) }
  }

  /// Writes a file piece by piece under a temporary name, then renames it; `body` hands each piece to the function it
  /// is given.
  public static func write(
    to path: String, _ body: ((_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
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

  /// Puts new bytes in the place of a file that still holds `expected`; a link is followed to the file, whose owner and
  /// permissions stay. Returns false, and changes nothing, when the file holds something else by now. The new bytes are on the
  /// disk before they have the file's name.
  ///
  /// The file is complete at every moment. Between the last look and the replacement lies the time of one system call.
  ///
  /// - Parameter folder: where the file was found; a link that leads out of it is refused. Nil for a file that was named.
  package static func replace(
    _ path: String, expecting expected: [UInt8], with bytes: [UInt8], foundIn folder: String? = nil
  ) throws(FileError) -> Bool {
    let target = try FilePaths.resolved(path)
    if let folder, !FilePaths.isInside(target, try FilePaths.resolved(folder)) { throw .outside(folder) }
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_nlink == 1 else { throw .severalNames }
    // For nobody else until it has the file's owner and permissions.
    let file = try TemporaryFiles.create(beside: target, mode: 0o600)
    try fill(file) { () throws(FileError) in
      try FileAccess.write(bytes, to: file.descriptor)
      try give(file.descriptor, as: status)
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

  /// Fills a temporary file and closes it; where that fails, it goes.
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

  /// The owner and the permissions of another file. Where the process may not give files away, a file of another owner is left as
  /// it is; a group that the process is not in is not kept.
  private static func give(_ descriptor: Int32, as status: stat) throws(FileError) {
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      let isGiven = fchown(descriptor, status.st_uid, status.st_gid) == 0
      guard isGiven || status.st_uid == geteuid() else { throw .last }
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Makes a renaming last; where the system cannot, the file is complete all the same.
  private static func synchronizeFolder(of path: String) {
    let folder = open(FilePaths.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Begins at the lowest folder: mostly only that one is missing, and making one that exists locks its parent against
  /// the other threads.
  private static func createFolders(above path: String) throws(FileError) {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") && $0 > path.utf8.startIndex }
    var missing = ends[...]
    while let end = missing.popLast(), mkdir(String(path[..<end]), 0o777) != 0, errno == ENOENT {}
    for end in ends[missing.count...] {
      if mkdir(String(path[..<end]), 0o777) != 0, errno != EEXIST, errno != EISDIR { throw .last }
    }
  }
}
