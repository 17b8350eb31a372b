// The contents of a folder, sorted by the bytes of the names.

/// One entry of a folder.
package struct FolderEntry: Sendable {
  package var name: String
  package var isFolder: Bool
}

/// Lists folders.
package enum FolderListing {
  /// Whether a folder has an entry, except hidden ones, with such a name. False if it cannot be listed.
  package static func hasEntry(in path: String, where isWanted: (String) -> Bool) -> Bool {
    do throws(FileError) {
      var folder = try OpenFolder(path)
      while let entry = folder.next() {
        if isWanted(entry.name) { return true }
      }
    } catch {}
    return false
  }

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
