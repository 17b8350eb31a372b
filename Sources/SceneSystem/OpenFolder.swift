// A folder that is being listed, entry by entry, in the file system's order.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder. It is closed when its lifetime ends.
package struct OpenFolder: ~Copyable {
  /// One name in a folder.
  package struct Entry {
    package var name: String
    /// Whether the name is UTF-8. If not, `name` can be printed but cannot be opened.
    package var isText: Bool
    /// The kind, without following links; nil if the file system did not report it with the name.
    package var kind: FileStatus.Kind?
  }

  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif
  package let identity: FileIdentity
  private let notedName: String?
  /// Whether the hidden name to note was among the entries so far.
  package private(set) var hasNotedName = false

  /// - Parameter name: a hidden name to note; it is no entry either.
  package init(_ path: String, noting name: String? = nil) throws(FileError) {
    notedName = name
    guard let stream = opendir(path) else { throw .last }
    do throws(FileError) {
      identity = try FileStatus(of: dirfd(stream)).identity
    } catch {
      closedir(stream)
      throw error
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The next entry that is not hidden; nil after the last one.
  package mutating func next() -> Entry? {
    while let entry = readdir(stream) {
      guard entry.pointee.d_name.0 != 0x2E else {
        if let notedName, !hasNotedName {
          // Some file systems find a name in any case.
          hasNotedName = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
              strcasecmp($0, notedName) == 0
            }
          }
        }
        continue
      }
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { name in
          String(validatingCString: name).map { ($0, true) } ?? (String(cString: name), false)
        }
      }
      let kind: FileStatus.Kind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .regular
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
      return Entry(name: name, isText: isText, kind: kind)
    }
    return nil
  }

  /// The status of an entry; nil if it cannot be determined.
  package func status(of name: String, followsLinks: Bool) -> FileStatus? {
    var status = stat()
    guard fstatat(dirfd(stream), name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      return nil
    }
    return FileStatus(status)
  }
}
