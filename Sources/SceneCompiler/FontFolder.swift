// Loads the font files of a folder that the user names. What is in a file is read by TextMetrics' FontFace.

import TextMetrics

/// Reads folders of font files.
public enum FontFolder {
  /// Files above are no fonts of an app; the rest of a folder with more files is not read.
  private static let maximumBytes = 64 << 20
  private static let maximumFiles = 4096

  /// The faces of all .ttf, .otf, .ttc and .otc files in a folder and below it; a file that is no font, or cannot be read,
  /// gives none. Throws when the folder itself cannot be read.
  public static func load(_ path: String) throws(FileError) -> FontLibrary {
    var faces: [FontFace] = []
    var files = 0
    var folders = [path]
    while let folder = folders.popLast() {
      let entries: [FolderEntry]
      do throws(FileError) {
        entries = try FolderListing.entries(of: folder)
      } catch {
        if folder == path { throw error }
        continue
      }
      for entry in entries where !entry.isFolder && isFont(entry.name) && files < maximumFiles {
        files += 1
        guard let bytes = try? FileAccess.read("\(folder)/\(entry.name)", limit: maximumBytes),
          bytes.count <= maximumBytes
        else { continue }
        faces += FontFace.faces(in: bytes)
      }
      folders += entries.reversed().filter(\.isFolder).map { "\(folder)/\($0.name)" }
    }
    return FontLibrary(faces)
  }

  private static func isFont(_ name: String) -> Bool {
    let ending = name.utf8.suffix(4).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return [".ttf", ".otf", ".ttc", ".otc"].contains { $0.utf8.elementsEqual(ending) }
  }
}
