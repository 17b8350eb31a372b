// A folder for the files of one test, without Foundation.

/// A folder that is removed with this object.
public final class TemporaryFolder {
  public let path: String

  /// Throws if no folder can be created.
  public init() throws(Failure) {
    // mkdtemp replaces the six letters.
    var template = Array("\(Self.parent)/scenec-test-\(String(repeating: "X", count: 6))".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(errorNumber: errno) }
    path = String(cString: made)
  }

  /// The error if no folder could be created.
  public struct Failure: Error {
    /// The value of `errno`.
    public let errorNumber: Int32
  }

  private static var parent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// Writes a file and the folders above it.
  @discardableResult
  public func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) -> String {
    let parts = name.split(separator: "/")
    for count in 1..<max(1, parts.count) {
      mkdir(path + "/" + parts.prefix(count).joined(separator: "/"), 0o700)
    }
    Files.write(bytes, to: path + "/" + name)
    return path + "/" + name
  }

  /// The sorted names of all files below the folder or one of its subfolders.
  public func files(below name: String = "") -> [String] {
    let root = name.isEmpty ? path : path + "/" + name
    return Files.list(root, suffixes: [""]).map { String($0.dropFirst(root.utf8.count + 1)) }
  }

  deinit {
    var process = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("rm"), strdup("-rf"), strdup(path), nil]
    defer { for word in words { free(word) } }
    if posix_spawnp(&process, "rm", nil, nil, &words, environ) == 0 { waitpid(process, nil, 0) }
  }
}
