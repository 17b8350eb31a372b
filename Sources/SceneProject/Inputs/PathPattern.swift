// Path patterns in configuration files, relative to the file's folder.

import SceneDiagnostics
import SceneSystem

/// A path, or a pattern with `*`, `?`, `[…]` and `**`, relative to a configuration file's folder.
struct PathPattern: Sendable {
  /// The maximum length. Matching takes time proportional to a pattern's length.
  static let maximumLength = 1024
  /// The maximum number of patterns in a list.
  static let maximumCount = 1000

  /// As the file has it.
  let text: String
  /// The position in the file; nil if it does not come from one.
  let range: SourceRange?
  private let pattern: GlobPattern

  /// The path, if there are no wildcards.
  var plainPath: String? { GlobPattern(text) == nil ? text : nil }

  init(_ text: String, at range: SourceRange? = nil) {
    self.text = text
    self.range = range
    let parts = FilePaths.parts(of: text)
    pattern = GlobPattern(parts: parts.map { Array($0.utf8)[...] })
  }

  /// Whether the pattern matches the path or a folder above it. A folder's name thus matches everything in
  /// it.
  func matches(_ path: [String]) -> Bool {
    guard !path.isEmpty else { return false }
    let names = path.map { Array($0.utf8)[...] }
    return (1...names.count).contains { pattern.matches(Array(names[..<$0])) }
  }
}
