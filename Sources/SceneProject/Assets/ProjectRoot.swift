// Finds the root folder of a scene's project, and files in it.

import SceneSystem

/// Finds the folders of a project.
enum ProjectRoot {
  /// How many levels above a scene its project may start, how deep its files may be, and how many folders are
  /// searched.
  private static let levels = 12
  private static let maximumDepth = 24
  private static let maximumFolders = 20_000

  /// The nearest ancestor folder with a project or package, then the repository around it; the scene's own
  /// folder if there is neither. A file may be in one and not in the other: packages often have their scenes'
  /// fonts elsewhere.
  static func above(_ folder: [String]) -> [String] {
    var roots: [String] = []
    var current = folder
    for _ in 0..<levels where !current.isEmpty {
      let path = "/" + current.joined(separator: "/")
      if FileAccess.exists(path + "/.git") { return roots + [path] }
      let isProject =
        roots.isEmpty
        && FolderListing.hasEntry(in: path) {
          $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
      if isProject { roots = [path] }
      current.removeLast()
    }
    return roots.isEmpty ? ["/" + folder.joined(separator: "/")] : roots
  }

  /// The files below a folder whose names match, in the order of their paths. Skips hidden folders and those
  /// with build products and dependencies.
  static func files(below root: String, limit: Int, where isWanted: (String) -> Bool) -> [String] {
    var files: [String] = []
    var folders = [(path: root, depth: 0)]
    var count = 0
    while let folder = folders.popLast(), count < maximumFolders, files.count < limit {
      count += 1
      guard let entries = try? FolderListing.entries(of: folder.path) else { continue }
      for entry in entries where !entry.isFolder && isWanted(entry.name) && files.count < limit {
        files.append("\(folder.path)/\(entry.name)")
      }
      guard folder.depth < maximumDepth else { continue }
      for entry in entries.reversed() where entry.isFolder && !skipped.contains(entry.name) {
        folders.append(("\(folder.path)/\(entry.name)", folder.depth + 1))
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Folders with build products and dependencies, which no search of a project enters.
  static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Carthage"]
}
