// Loads the font files of a folder. FontFace in TextMetrics parses a file.

import SceneSystem
import TextMetrics

/// Reads folders of font files.
public enum FontFolder {
  /// Larger files cannot be an app's fonts. A folder with more files is read only in part.
  private static let maximumBytes = 64 << 20
  private static let maximumFiles = 4096
  private static let maximumFolders = 4096
  /// The limit for all files together, because they stay in memory.
  private static let maximumTotal = 512 << 20

  /// The faces of all .ttf, .otf, .ttc and .otc files in a folder and below it. Skips files that are not
  /// fonts or cannot be read. Throws if the folder itself cannot be read.
  public static func load(_ path: String) throws(FileError) -> FontLibrary {
    var faces: [FontFace] = []
    var (files, visited, total) = (0, 0, 0)
    var folders = [path]
    while let folder = folders.popLast(), visited < maximumFolders {
      visited += 1
      let entries: [FolderEntry]
      do throws(FileError) {
        entries = try FolderListing.entries(of: folder)
      } catch {
        if folder == path { throw error }
        continue
      }
      for entry in entries where !entry.isFolder && isFont(entry.name) && files < maximumFiles {
        files += 1
        guard let bytes = try? FileAccess.readRegular("\(folder)/\(entry.name)", limit: maximumBytes),
          bytes.count <= maximumBytes, total + bytes.count <= maximumTotal
        else { continue }
        total += bytes.count
        faces += FontFace.faces(in: bytes)
      }
      folders += entries.reversed().filter(\.isFolder).map { "\(folder)/\($0.name)" }
    }
    return FontLibrary(faces)
  }

  static func isFont(_ name: String) -> Bool {
    let ending = name.utf8.suffix(4).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return [".ttf", ".otf", ".ttc", ".otc"].contains { $0.utf8.elementsEqual(ending) }
  }
}
