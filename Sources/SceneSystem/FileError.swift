// Why a system call on a file failed, in the system's words or ours.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file could not be read or written.
public struct FileError: Error, Sendable {
  /// The value of `errno`.
  public let code: Int32
  private var reason: String?

  /// The system's words, such as “Permission denied”.
  public var message: String { reason ?? String(cString: strerror(code)) }

  init(code: Int32) { self.code = code }

  /// The failure of the last system call of this thread.
  static var last: FileError { FileError(code: errno) }

  private init(_ reason: String) {
    code = EINVAL
    self.reason = reason
  }

  /// A folder, pipe or device where a file's bytes are wanted.
  static var notRegular: FileError { FileError("not a regular file") }

  /// A link that was followed from a folder to what does not lie in it.
  package static func outside(_ folder: String) -> FileError {
    FileError("it leads out of the folder \(folder)")
  }

  /// A file with several names, which would no longer be one.
  static var severalNames: FileError { FileError("the file has several names (hard links)") }

  /// Whether nothing has that name.
  package var isMissing: Bool { code == ENOENT }
  /// Whether nobody reads the other end of the pipe.
  package var isClosedPipe: Bool { code == EPIPE }
}

/// Repeats a system call that a signal interrupted.
func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
