// Patterns of a configuration file over paths below its folder.

import SceneSystem

/// A path, or a pattern with `*`, `?`, `[…]` and `**`, relative to a configuration file's folder.
struct PathPattern: Sendable {
  /// Longer ones are refused: matching takes time in proportion to a pattern's length.
  static let maximumLength = 1024
  /// In one list.
  static let maximumCount = 1000

  private let pattern: GlobPattern

  init(_ text: String) {
    let parts = FilePaths.parts(of: text)
    pattern = GlobPattern(parts: parts.map { Array($0.utf8)[...] })
  }

  /// Whether the pattern matches the path or a folder above it, so that a folder's name stands for all that it holds.
  func matches(_ path: [String]) -> Bool {
    guard !path.isEmpty else { return false }
    let names = path.map { Array($0.utf8)[...] }
    return (1...names.count).contains { pattern.matches(Array(names[..<$0])) }
  }
}
