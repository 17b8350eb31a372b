// Reads whole files and writes outputs so that a file is either complete or absent. The only place of the library that
// opens files; it knows nothing of what they hold.

import Glibc
import SceneXML
import Synchronization

/// Why a file could not be read or written.
public struct FileError: Error, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The system's words, such as “Permission denied”.
  public var message: String { String(cString: strerror(code)) }

  static var last: FileError { FileError(code: errno) }
}

/// Reading of files.
public enum FileAccess {
  /// Whether there is anything at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder lists the name, be it of a link that leads nowhere.
  static func isEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// An absolute path from the current folder on, where it lies below; as reports print it.
  public static func displayed(_ path: String) -> String {
    let prefix = PathPattern.currentFolder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The bytes of a file, at most `limit` + 1 of them, so that the reader can refuse a file that is too long without
  /// all of it being read; the reader of scenes takes as many as the default.
  public static func read(
    _ path: String, limit: Int = XMLLimits.default.maximumBytes
  ) throws(FileError) -> [UInt8] {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of standard input.
  public static func readStandardInput(
    limit: Int = XMLLimits.default.maximumBytes
  ) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, limit: limit)
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(code: EISDIR) }
    // One byte more than the file's size, so that its end is seen without another round.
    var room = status.st_mode & S_IFMT == S_IFREG ? min(max(Int(status.st_size), 0), limit) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (chunk, failure) = readChunk(descriptor, room)
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.isEmpty || bytes.count > limit { return bytes }
      room = min(max(bytes.count, 1 << 16), limit + 1 - bytes.count)
    }
  }

  /// Up to `room` bytes; fewer only at the end of the file.
  private static func readChunk(_ descriptor: Int32, _ room: Int) -> (bytes: [UInt8], failure: FileError?) {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room, let start = buffer.baseAddress {
        let received = retrying { Glibc.read(descriptor, start + count, room - count) }
        if received < 0 { failure = .last }
        guard received > 0 else { break }
        count += received
      }
    }
    return (bytes, failure)
  }

  /// Writes all bytes to an open descriptor.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty, failure == nil {
        let sent = retrying {
          Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        }
        if sent < 0 { failure = .last } else { rest = rest.dropFirst(sent) }
      }
    }
    if let failure { throw failure }
  }

  /// Writes a file under a temporary name in the same folder, then renames it. Creates the folders on the way.
  ///
  /// Whatever happens — a full disk, a signal (see `Interruption`) — no partial file is left.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    try writeAtomically(to: path) { sink throws(FileError) in try sink(bytes) }
  }

  /// Writes a file piece by piece under a temporary name, then renames it; `body` hands each piece to the function it
  /// is given.
  public static func writeAtomically(
    to path: String, _ body: ((_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let temporary = temporaryName(for: path)
    var file = TemporaryFiles.create(temporary)
    if let failure = file.failure, failure.code == ENOENT {
      try createFolders(above: path)
      file = TemporaryFiles.create(temporary)
    }
    if let failure = file.failure { throw failure }
    let descriptor = file.descriptor
    do throws(FileError) {
      try body { piece throws(FileError) in try write(piece, to: descriptor) }
    } catch {
      close(descriptor)
      TemporaryFiles.remove(temporary)
      throw error
    }
    guard close(descriptor) == 0 else {
      let error = FileError.last
      TemporaryFiles.remove(temporary)
      throw error
    }
    try TemporaryFiles.rename(temporary, to: path)
  }

  /// Puts new bytes in the place of a file that still holds `expected`; a link is followed to the file, whose permissions
  /// stay. Returns false, and changes nothing, when the file holds something else by now.
  ///
  /// The file is complete at every moment. Between the last look and the replacement lies the time of one system call.
  public static func replace(
    _ path: String, expecting expected: [UInt8], with bytes: [UInt8]
  ) throws(FileError) -> Bool {
    guard let resolved = realpath(path, nil) else { throw .last }
    let target = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw .last }
    let temporary = temporaryName(for: target)
    let file = TemporaryFiles.create(temporary)
    if let failure = file.failure { throw failure }
    var isOpen = true
    do throws(FileError) {
      try write(bytes, to: file.descriptor)
      guard fchmod(file.descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
      isOpen = false
      guard close(file.descriptor) == 0 else { throw .last }
      guard try read(target, limit: expected.count) == expected else {
        TemporaryFiles.remove(temporary)
        return false
      }
    } catch {
      if isOpen { close(file.descriptor) }
      TemporaryFiles.remove(temporary)
      throw error
    }
    try TemporaryFiles.rename(temporary, to: target)
    return true
  }

  /// Unique among the processes that may write into one folder, and hidden while it grows.
  private static func temporaryName(for path: String) -> String {
    let number = temporaryCount.wrappingAdd(1, ordering: .relaxed).newValue
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[...$0] } ?? ""
    return "\(folder).scenec-\(getpid())-\(number).tmp"
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

private let temporaryCount = Atomic<Int>(0)

/// The temporary files that exist at this moment, so that an interrupted run can remove them. A file is created, renamed
/// or removed under a lock, so that none can appear while an interrupted run ends; the lock is one of several, chosen by
/// the file's name, so that threads do not wait for each other's system calls.
enum TemporaryFiles {
  private static let shards = (0..<16).map { _ in Locked<Set<String>>([]) }

  private static func shard(of path: String) -> Locked<Set<String>> {
    shards[Int(path.utf8.reduce(0 as UInt) { $0 &* 31 &+ UInt($1) } % UInt(shards.count))]
  }

  static func create(_ path: String) -> (descriptor: Int32, failure: FileError?) {
    shard(of: path).withLock { paths in
      let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      guard descriptor >= 0 else { return (descriptor, .last) }
      paths.insert(path)
      return (descriptor, nil)
    }
  }

  static func remove(_ path: String) {
    shard(of: path).withLock { paths in
      unlink(path)
      paths.remove(path)
    }
  }

  static func rename(_ path: String, to target: String) throws(FileError) {
    let failure = shard(of: path).withLock { paths -> FileError? in
      paths.remove(path)
      guard Glibc.rename(path, target) != 0 else { return nil }
      let error = FileError.last
      unlink(path)
      return error
    }
    if let failure { throw failure }
  }

  /// Removes them all and ends the process inside all locks, so that no other thread completes a file meanwhile.
  static func removeAll(thenEnd end: () -> Never) -> Never { removeAll(from: 0, thenEnd: end) }

  private static func removeAll(from first: Int, thenEnd end: () -> Never) -> Never {
    guard first < shards.count else { end() }
    shards[first].withLock { paths -> Never in
      for path in paths { unlink(path) }
      removeAll(from: first + 1, thenEnd: end)
    }
  }
}

/// Repeats a system call that a signal interrupted.
func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
