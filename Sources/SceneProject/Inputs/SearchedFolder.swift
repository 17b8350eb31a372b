// What a search of a folder has seen besides inputs, so that others need not look again.

import SceneSystem

/// A folder that was searched with everything below it.
final class SearchedFolder: Sendable {
  /// As the user gave it.
  let path: String
  /// The absolute path with a slash at its end; nil if the path has `..`, which after a link does not lead
  /// back.
  private let prefix: String?
  /// The absolute paths of the folders with a configuration.
  private let configured: Set<PathKey>

  /// - Parameter configured: the paths of the folders with a configuration, each of which begins with `path`.
  init(_ path: String, configured: [String]) {
    self.path = path
    prefix =
      FilePaths.names(in: path).contains("..") ? nil : Self.absolute(path) + (path == "/" ? "" : "/")
    self.configured = Set(configured.map { PathKey(Self.absolute($0)) })
  }

  private static func absolute(_ folder: String) -> String {
    FilePaths.absoluteFolder(of: FilePaths.join(FilePaths.plain(folder), "x"))
  }

  /// Whether the search has seen that a folder has no configuration.
  ///
  /// - Parameter folder: the absolute path of a folder above one of the inputs that were found.
  func lacksConfiguration(_ folder: String) -> Bool {
    guard let prefix else { return false }
    let isInside =
      folder.utf8.starts(with: prefix.utf8)
      || folder.utf8.count + 1 == prefix.utf8.count && prefix.utf8.starts(with: folder.utf8)
    return isInside && (configured.isEmpty || !configured.contains(PathKey(folder)))
  }
}
