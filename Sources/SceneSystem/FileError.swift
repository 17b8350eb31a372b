// The reason why a system call on a file failed, in the system's words or ours.

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

  /// The system's message, such as “Permission denied”.
  public var message: String { reason ?? String(cString: strerror(code)) }

  init(code: Int32) { self.code = code }

  /// The error of the last system call on this thread.
  static var last: FileError { FileError(code: errno) }

  private init(_ reason: String) {
    code = EINVAL
    self.reason = reason
  }

  /// A failure that is no system call's.
  package static func failed(_ reason: String) -> FileError { FileError(reason) }

  /// A folder, pipe or device where a regular file is expected.
  static var notRegular: FileError { FileError("not a regular file") }

  /// A link that points outside the folder that was searched.
  package static func outside(_ folder: String) -> FileError {
    FileError("it points outside the folder \(folder)")
  }

  /// A file with a content that cannot be used.
  package static func refused(_ reason: String) -> FileError { FileError(reason) }

  /// A file with several names. Replacing it would separate them.
  static var severalNames: FileError { FileError("the file has several names (hard links)") }

  /// Whether the file does not exist.
  package var isMissing: Bool { code == ENOENT }
  /// Whether the reader of a pipe has closed it.
  package var isClosedPipe: Bool { code == EPIPE }
}

/// Repeats a system call while signals interrupt it.
func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
