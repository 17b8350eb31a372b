// Notices changes of the files that scenes take something from: configurations, asset catalogs, fonts.

import SceneSystem

/// The files besides scenes that the result of a run depends on.
package struct ProjectFiles: Sendable {
  /// The folders of the scenes and those above.
  private let folders: [String]
  /// The roots of the scenes' projects, none inside another.
  private let roots: [String]

  private static let maximumDepth = 24
  private static let maximumFolders = 20_000

  /// The files that belong to scenes at paths.
  package init(of paths: [String]) {
    var scenes: Set<[String]> = []
    for path in paths { scenes.insert(FilePaths.absoluteParts(of: path).dropLast()) }
    var folders: Set<String> = []
    var roots: Set<String> = []
    for folder in scenes {
      roots.formUnion(ProjectRoot.above(folder))
      for count in 0...folder.count { folders.insert("/" + folder.prefix(count).joined(separator: "/")) }
    }
    self.folders = folders.sorted()
    var outermost: [String] = []
    for root in roots.sorted() where !outermost.contains(where: { FilePaths.isInside(root, $0) }) {
      outermost.append(root)
    }
    self.roots = outermost
  }

  /// A number that changes when one of the files is added, changed or removed, in the same process.
  package func state() -> Int {
    var hasher = Hasher()
    for folder in folders {
      hasher.combine(FileVersion(at: FilePaths.join(folder, Configuration.fileName)))
    }
    for root in roots { Self.combine(root, &hasher) }
    return hasher.finalize()
  }

  private static func combine(_ root: String, _ hasher: inout Hasher) {
    var open: [(path: String, depth: Int, isCatalog: Bool)] = [(root, 0, false)]
    var count = 0
    while let folder = open.popLast(), count < maximumFolders {
      count += 1
      guard let entries = try? FolderListing.entries(of: folder.path) else { continue }
      for entry in entries {
        let path = "\(folder.path)/\(entry.name)"
        if entry.isFolder {
          guard folder.depth < maximumDepth, folder.isCatalog || !ProjectRoot.skipped.contains(entry.name)
          else { continue }
          open.append((path, folder.depth + 1, folder.isCatalog || entry.name.hasSuffix(".xcassets")))
        } else if folder.isCatalog || FontFolder.isFont(entry.name) {
          hasher.combine(path)
          hasher.combine(FileVersion(at: path))
        }
      }
    }
  }
}
