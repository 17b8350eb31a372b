// What a folder holds, in the order of the names' bytes, whatever order the file system has.

import Glibc

/// One entry of a folder.
struct FolderEntry {
  var name: String
  var isFolder: Bool
}

enum FolderListing {
  /// The entries of a folder without hidden ones; links to folders are not followed, so that a walk downwards ends.
  static func entries(of path: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var isFolder = Int(entry.pointee.d_type) == DT_DIR
      if Int(entry.pointee.d_type) == DT_UNKNOWN {
        var status = stat()
        isFolder =
          fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
          && status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
