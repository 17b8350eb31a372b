// Operations on paths as text. Accesses the disk only for the current folder and to resolve links.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as a key: compared by its bytes, because `é` in one or two scalars can be different files. On
/// macOS, compared as text, like file names there.
package struct PathKey: Hashable, Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  #if !canImport(Darwin)
    package static func == (a: PathKey, b: PathKey) -> Bool { FilePaths.compare(a.path, b.path) == 0 }

    package func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  #endif
}

/// Operations on paths.
package enum FilePaths {
  /// The components of a path, without empty ones and `.`, and with `..` resolved.
  package static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in names(in: path) {
      if part != ".." {
        parts.append(String(part))
      } else if !parts.isEmpty {
        parts.removeLast()
      }
    }
    return parts
  }

  /// The names between the slashes of a path, without empty ones and `.`. Splits bytes, not characters: an
  /// accent after a slash does not hide it.
  package static func names(in path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).lazy.map(Substring.init).filter { $0 != "." }
  }

  /// The absolute path of the folder that a file is in, with `..` resolved.
  package static func absoluteFolder(of path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : currentFolder + "/" + path
    return isPlain(absolute)
      ? folder(of: absolute) : "/" + parts(of: absolute).dropLast().joined(separator: "/")
  }

  /// Whether an absolute path has no name that is empty, `.` or `..`.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var (length, isDots) = (1, false)
      for byte in bytes {
        guard byte == UInt8(ascii: "/") else {
          isDots = byte == UInt8(ascii: ".") && (length == 0 || isDots)
          length += 1
          continue
        }
        if length == 0 || isDots && length <= 2 { return false }
        (length, isDots) = (0, false)
      }
      return length > 0 && !(isDots && length <= 2)
    }
  }

  /// The components of an absolute path.
  package static func absoluteParts(of path: String) -> [String] {
    path.hasPrefix("/") ? parts(of: path) : parts(of: currentFolder + "/" + path)
  }

  /// The current folder. The process never changes it.
  package static let currentFolder: String = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }()

  /// Orders by bytes, independently of the locale.
  package static func precedes(_ a: String, _ b: String) -> Bool { compare(a, b) < 0 }

  /// The order of two texts by their bytes, like that of `memcmp`.
  fileprivate static func compare(_ a: String, _ b: String) -> Int {
    let order: Int?? = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return a.count - b.count }
        let order = memcmp(first, second, Swift.min(a.count, b.count))
        return order != 0 ? Int(order) : a.count - b.count
      }
    }
    if let order, let order { return order }
    // Darwin's frameworks have texts that are not contiguous.
    return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : a.utf8.elementsEqual(b.utf8) ? 0 : 1
  }

  /// The path of a name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path without a leading `./`; `.` for the current folder.
  package static func plain(_ path: String) -> String {
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? "." : String(decoding: rest, as: UTF8.self)
  }

  /// The part after the last slash.
  package static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The part before the last slash; `.` if there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The path with all links resolved.
  package static func resolved(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a resolved path is inside a resolved folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// An absolute path. Keeps `..`, which after a link does not lead back.
  package static func absolute(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    if isPlain(isAbsolute ? path : "/" + path) { return isAbsolute ? path : join(currentFolder, path) }
    let parts = names(in: path).joined(separator: "/")
    return isAbsolute ? "/" + parts : join(currentFolder, parts)
  }
}
