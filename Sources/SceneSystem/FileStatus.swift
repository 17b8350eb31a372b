// The kind, size and identity of a file, without opening it.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a file, independent of its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The version of a file's content: it differs after every change that the file system notices.
package struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The version of the file at a path; nil if there is none.
  package init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    identity = FileIdentity(status)
    size = Int(clamping: status.st_size)
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}

/// The status of the file at a path.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case regular, folder, link
    /// Pipes, sockets and devices.
    case other
  }

  package let kind: Kind
  /// In bytes, as reported by the file system; 0 if it does not know.
  package let size: Int
  package let identity: FileIdentity

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(clamping: status.st_size)
    identity = FileIdentity(status)
  }

  /// The status of the file at a path.
  ///
  /// - Parameter followsLinks: whether to return the status of a link's target rather than of the link.
  package init(at path: String, followsLinks: Bool = true) throws(FileError) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    self.init(status)
  }

  /// Why no files can be written below a folder that may not exist yet; nil if nothing speaks against it.
  package static func problem(writingBelow folder: String) -> FileError? {
    var path = folder
    while true {
      do throws(FileError) {
        guard try FileStatus(at: path).kind == .folder else { return FileError(code: ENOTDIR) }
        return access(path, W_OK) == 0 ? nil : .last
      } catch {
        guard error.isMissing, FilePaths.folder(of: path) != path else { return error }
        path = FilePaths.folder(of: path)
      }
    }
  }

  init(of descriptor: Int32) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }
}
