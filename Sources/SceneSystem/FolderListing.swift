// The contents of a folder, sorted by the bytes of the names.

/// One entry of a folder.
package struct FolderEntry: Sendable {
  package var name: String
  package var isFolder: Bool
}

/// Lists folders.
package enum FolderListing {
  /// The entries of a folder except hidden ones. Links to folders are not reported as folders, so that a
  /// recursive walk ends.
  package static func entries(of path: String) throws(FileError) -> [FolderEntry] {
    var folder = try OpenFolder(path)
    var entries: [FolderEntry] = []
    while let entry = folder.next() {
      let kind = entry.kind ?? folder.status(of: entry.name, followsLinks: false)?.kind
      entries.append(FolderEntry(name: entry.name, isFolder: kind == .folder))
    }
    return entries.sorted { FilePaths.precedes($0.name, $1.name) }
  }
}
