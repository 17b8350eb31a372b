// Reads whole files and writes to open files. AtomicFile writes files that are complete or absent.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads and writes files.
public enum FileAccess {
  /// The size limit of scene files: 64 MiB.
  public static let defaultLimit = 64 << 20

  /// Whether a file or folder exists.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A path for reports: relative if it is below the current folder.
  public static func displayed(_ path: String) -> String {
    let prefix = FilePaths.currentFolder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The bytes of a file that the user named, at most `limit` + 1 of them, so that the caller can reject a
  /// larger file without reading all of it. The file may be a pipe.
  public static func read(_ path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    ReadFiles.note(path)
    return try read(descriptor, limit: limit)
  }

  /// The bytes of a file that was found rather than named. Fails for anything but a regular file, and never
  /// blocks on opening.
  package static func readRegular(_ path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let status = try FileStatus(of: descriptor)
    guard status.kind == .regular else { throw .notRegular }
    ReadFiles.note(path)
    return try read(descriptor, status, limit: limit)
  }

  /// The bytes of standard input.
  public static func readStandardInput(limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    try read(StandardStream.input.rawValue, limit: limit)
  }

  /// What has arrived on standard input by now; waits if there is nothing. Empty at the end.
  package static func readArrivedInput() throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let received = retrying { systemRead(StandardStream.input.rawValue, buffer.baseAddress, buffer.count) }
      if received < 0 { failure = .last } else { count = received }
    }
    if let failure { throw failure }
    return bytes
  }

  static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    try read(descriptor, try FileStatus(of: descriptor), limit: limit)
  }

  private static func read(
    _ descriptor: Int32, _ status: FileStatus, limit: Int
  ) throws(FileError) -> [UInt8] {
    guard status.kind != .folder else { throw FileError(code: EISDIR) }
    // One byte more than the file's size, so that one read call also detects the end.
    let size = status.kind == .regular ? max(status.size, 0) : 0
    var room = status.kind == .regular ? min(size, limit) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (chunk, failure) = readChunk(descriptor, room, ending: bytes.isEmpty ? size : 0)
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < room || bytes.count > limit { return bytes }
      room = min(max(bytes.count, 1 << 16), limit + 1 - bytes.count)
    }
  }

  /// Reads up to `room` bytes; fewer only at the end of the file.
  ///
  /// - Parameter size: where a regular file ends, if known, so that the end needs no call of its own; or 0.
  private static func readChunk(
    _ descriptor: Int32, _ room: Int, ending size: Int
  ) -> (bytes: [UInt8], failure: FileError?) {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room, let start = buffer.baseAddress {
        let received = retrying { systemRead(descriptor, start + count, room - count) }
        if received < 0 { failure = .last }
        guard received > 0 else { break }
        count += received
        if count == size { break }
      }
    }
    return (bytes, failure)
  }

  /// Lets everyone who may read a file run it.
  package static func makeExecutable(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    let readers = status.st_mode & 0o444
    guard chmod(path, status.st_mode & 0o7777 | readers >> 2) == 0 else { throw .last }
  }

  /// Writes all bytes to a standard stream.
  public static func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError) {
    try write(bytes, to: stream.rawValue)
  }

  /// Writes all bytes to an open descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty, failure == nil {
        let sent = retrying {
          systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        }
        if sent < 0 { failure = .last } else { rest = rest.dropFirst(sent) }
      }
    }
    if let failure { throw failure }
  }
}

// Inside FileAccess, `read` and `write` are its own functions.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
