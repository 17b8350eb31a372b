// Where the project of a scene begins, and which files lie in it.

import SceneSystem

/// The folders that hold a project.
enum ProjectRoot {
  /// How far above a scene its project may begin, how deep its files may lie, and how many folders are looked
  /// at.
  private static let levels = 12
  private static let maximumDepth = 24
  private static let maximumFolders = 20_000

  /// The nearest folder upwards that holds a project or a package, then the repository around it; the scene's
  /// own folder where none is near. A file that is missing in the one may be in the other: packages have
  /// their scenes' fonts elsewhere.
  static func above(_ folder: [String]) -> [String] {
    var roots: [String] = []
    var current = folder
    for _ in 0..<levels where !current.isEmpty {
      let path = "/" + current.joined(separator: "/")
      let entries = (try? FolderListing.entries(of: path)) ?? []
      let isProject = entries.contains {
        $0.name == "Package.swift" || $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace")
      }
      if FileAccess.exists(path + "/.git") { return roots + [path] }
      if isProject, roots.isEmpty { roots = [path] }
      current.removeLast()
    }
    return roots.isEmpty ? ["/" + folder.joined(separator: "/")] : roots
  }

  /// The files below a folder whose names please, in the order of their paths; hidden folders, and those that
  /// other tools make, are left out.
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

  /// Folders that hold what other tools made.
  private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Carthage"]
}
