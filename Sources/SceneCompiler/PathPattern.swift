// Patterns of a configuration file over paths below its folder, and the plain arithmetic of paths that they need. Nothing
// here looks at the disk but for the current folder's name.

import Glibc

/// A path, or a pattern with `*`, `?`, `[…]` and `**`, relative to a configuration file's folder.
struct PathPattern: Sendable {
  private let pattern: GlobPattern

  init(_ text: String) {
    let parts = PathPattern.parts(of: text)
    pattern = GlobPattern(parts: parts.map { Array($0.utf8)[...] })
  }

  /// Whether the pattern matches the path or a folder above it, so that a folder's name stands for all that it holds.
  func matches(_ path: [String]) -> Bool {
    guard !path.isEmpty else { return false }
    let names = path.map { Array($0.utf8)[...] }
    return (1...names.count).contains { pattern.matches(Array(names[..<$0])) }
  }

  /// The names of a path, without empty ones, `.` and what `..` takes back.
  static func parts(of path: String) -> [String] {
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
  static func absoluteParts(of path: String) -> [String] {
    path.hasPrefix("/") ? parts(of: path) : parts(of: currentFolder + "/" + path)
  }

  /// The folder that the process was started in; it never changes it.
  static let currentFolder: String = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }()
}
