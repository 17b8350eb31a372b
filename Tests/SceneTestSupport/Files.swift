// Reads, writes and lists files for tests, without Foundation.

/// The files of the repository, and of the corpus next to it.
public enum Files {
  /// The repository's top folder.
  public static let repository: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The folder of real scene files; nil if it is absent.
  public static let corpus: String? = {
    let path = repository + "/../shared/corpus/files"
    return access(path, R_OK) == 0 ? path : nil
  }()

  /// The message for skipped corpus tests.
  public static let corpusMessage: String = "../shared/corpus is absent"

  /// The bytes of a file; nil if it cannot be read.
  public static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// Writes a file. Does nothing if that fails.
  public static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// The paths of all files below a folder with one of these suffixes, sorted.
  public static func list(_ folder: String, suffixes: [String]) -> [String] {
    var result: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      guard let directory = opendir(current) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let path = current + "/" + name
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if suffixes.contains(where: { name.hasSuffix($0) }) {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }

  /// Whether to rewrite goldens. Such a run fails.
  public static let updatesGoldens = getenv("UPDATE_GOLDENS") != nil

  /// The value of an environment variable.
  public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
