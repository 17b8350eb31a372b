// Arithmetic of paths. Accesses the disk only for the name of the current folder and for links.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the file system tells it from others: by its bytes, where equal texts may be different files (`é` in one character
/// or in two). macOS compares names as texts, so there texts count.
package struct PathKey: Hashable, Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  #if !canImport(Darwin)
    package static func == (a: PathKey, b: PathKey) -> Bool {
      a.path.utf8.count == b.path.utf8.count && a.path.utf8.elementsEqual(b.path.utf8)
    }

    package func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  #endif
}

/// Paths as text.
package enum FilePaths {
  /// The names of a path, without empty ones, `.` and what `..` takes back.
  package static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != ".." {
        parts.append(String(part))
      }
    }
    return parts
  }

  /// The names of a path from the root on.
  package static func absoluteParts(of path: String) -> [String] {
    path.hasPrefix("/") ? parts(of: path) : parts(of: currentFolder + "/" + path)
  }

  /// The folder that the process was started in; it never changes it.
  package static let currentFolder: String = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }()

  /// Order by bytes, which no locale changes.
  package static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  /// A name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// What follows the last slash.
  package static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What precedes the last slash; the current folder where there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links, as the disk has it.
  package static func resolved(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path without links lies in a folder without links.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// A path from the root on. `..` stays: behind a link it leads elsewhere than back.
  package static func absolute(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : join(currentFolder, parts)
  }
}
