// The files of a git repository that differ from a commit, and their former contents. Git is started directly,
// without a shell, and only with plumbing commands, whose output does not depend on a user's settings.

import SceneSystem

/// What changed in a repository since a commit, in the index, the working tree, and files that git does not
/// know yet.
public struct GitChanges: Sendable {
  /// Why the changes cannot be determined.
  public struct Failure: Error, Sendable {
    /// One line, no full stop at the end.
    public let message: String
  }

  private let git: String
  /// The repository's folder, links resolved.
  private let root: String
  private let commit: String
  /// By the present path below the root: the former path, nil for a new file.
  private let changed: [PathKey: String?]

  private static let outputLimit = 1 << 28

  /// Asks git.
  ///
  /// - Parameters:
  ///   - reference: a commit, branch or tag.
  ///   - folder: a folder of the repository.
  public init(since reference: String, in folder: String) throws(Failure) {
    guard let git = ChildProcess.find("git") else { throw Failure(message: "git is not installed") }
    self.git = git
    let top = try Self.run(git, in: folder, ["rev-parse", "--show-toplevel"])
    guard let top else { throw Failure(message: "\(folder) is not in a git repository") }
    root = Self.line(top)
    let commit = try Self.run(
      git, in: root, ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"])
    guard let commit else {
      throw Failure(message: "“\(reference)” is not a commit, branch or tag of \(root)")
    }
    self.commit = Self.line(commit)
    changed = try Self.changes(git, root, self.commit)
  }

  /// Whether a file differs from the commit or is new.
  public func contains(_ path: String) -> Bool { key(of: path).map { changed[$0] != nil } ?? false }

  /// The content of a file in the commit, also under another name; nil if it is new.
  public func formerBytes(of path: String) -> [UInt8]? {
    guard let key = key(of: path), let former = changed[key] ?? nil else { return nil }
    return try? Self.run(git, in: root, ["cat-file", "blob", "\(commit):\(former)"])
  }

  /// The path below the root; nil for a file elsewhere.
  private func key(of path: String) -> PathKey? {
    guard let folder = try? FilePaths.resolved(FilePaths.folder(of: path)) else { return nil }
    let full = FilePaths.join(folder, FilePaths.lastName(of: path))
    return FilePaths.isInside(full, root) ? PathKey(String(full.dropFirst(root.count + 1))) : nil
  }

  private static func changes(
    _ git: String, _ root: String, _ commit: String
  ) throws(Failure) -> [PathKey: String?] {
    let differing = try run(
      git, in: root, ["diff-index", "-z", "--name-status", "--find-renames", "--no-ext-diff", commit, "--"])
    let unknown = try run(git, in: root, ["ls-files", "-z", "--others", "--exclude-standard"])
    guard let differing, let unknown else { throw Failure(message: "git cannot compare \(root)") }
    var changed: [PathKey: String?] = [:]
    var fields = words(differing)[...]
    // A status, the path and, for a rename or copy, the new path.
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R", "C": if let new = fields.popFirst() { changed[PathKey(new)] = .some(path) }
      case "A": changed[PathKey(path)] = .some(nil)
      case "D": break
      default: changed[PathKey(path)] = .some(path)
      }
    }
    for path in words(unknown) { changed[PathKey(path)] = .some(nil) }
    return changed
  }

  private static func words(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// The output; nil if git reports an error.
  private static func run(
    _ git: String, in folder: String, _ arguments: [String]
  ) throws(Failure) -> [UInt8]? {
    do throws(FileError) {
      // A repository can name a program to watch its files. It is not started.
      let result = try ChildProcess.run(
        git, ["-C", folder, "-c", "core.fsmonitor=false"] + arguments, input: [], outputLimit: outputLimit)
      return result.status == 0 ? result.output : nil
    } catch {
      throw Failure(message: "cannot run git: \(error.message)")
    }
  }
}
