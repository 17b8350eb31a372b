// Lists all folders below a folder, level by level, with the folders of a level on several threads: in a
// large tree, listing takes longer than anything else before the first file is compiled. The result depends
// only on names, not on threads or the file system's order.

import SceneSystem

/// A file below the searched folder.
struct FoundFile: Sendable {
  /// Relative to the searched folder.
  var path: String
  var status: FileStatus
}

struct FolderWalk {
  private let root: String
  private let kind: InputKind
  private let jobs: Int
  /// The visited folders by device and inode, so that a link back to one of them ends there.
  private var visited: Set<FileIdentity> = []
  private(set) var files: [FoundFile] = []
  /// The folders with a configuration.
  private(set) var configured: [String] = []
  private(set) var problems: [InputProblem] = []

  init(_ root: String, kind: InputKind, jobs: Int) {
    self.root = root
    self.kind = kind
    self.jobs = jobs
  }

  private struct Listing: Sendable {
    /// Nil if the folder could not be opened.
    var identity: FileIdentity?
    var failure: FileError?
    var files: [FoundFile] = []
    var isConfigured = false
    var folders: [String] = []
    /// Printable forms of file names that are not UTF-8. Such files cannot be opened by a path in text.
    var unreachable: [String] = []
  }

  /// The message for a file whose name is not text.
  static let nameIsNoText = "the file name is not UTF-8; rename the file"

  /// For fewer folders, starting threads costs more than it saves.
  private static let leastShared = 16

  /// Visits every folder once. Each level is a list, so that depth does not need stack space.
  mutating func run() {
    var level = [""]
    while !level.isEmpty {
      var next: [String] = []
      for (folder, listing) in zip(level, listings(of: level)) {
        if let failure = listing.failure {
          problems.append(InputProblem(path: path(of: folder), isEmpty: false, message: failure.message))
        }
        // If two paths lead to one folder, the first by name counts.
        guard let identity = listing.identity, visited.insert(identity).inserted else { continue }
        files += listing.files
        if listing.isConfigured { configured.append(path(of: folder)) }
        problems += listing.unreachable.map {
          InputProblem(path: path(of: $0), isEmpty: false, message: Self.nameIsNoText)
        }
        next += listing.folders
      }
      level = next
    }
  }

  private func listings(of folders: [String]) -> [Listing] {
    let result = Locked<[Listing]>([])
    Batch.run(
      sizes: Array(repeating: 1, count: folders.count), jobs: folders.count < Self.leastShared ? 1 : jobs,
      process: { [self] in list(folders[$0]) },
      deliver: { _, listing in result.withLock { $0.append(listing) } })
    return result.withLock { $0 }
  }

  private func path(of folder: String) -> String { folder.isEmpty ? root : FilePaths.join(root, folder) }

  private func list(_ folder: String) -> Listing {
    var listing = Listing()
    var names: OpenFolder
    do throws(FileError) {
      names = try OpenFolder(path(of: folder), noting: Configuration.fileName)
    } catch {
      listing.failure = error
      return listing
    }
    listing.identity = names.identity
    while let entry = names.next() {
      let isCandidate = kind.matches(entry.name)
      guard isCandidate || entry.kind == .folder || entry.kind == .link || entry.kind == nil else { continue }
      let relative = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if !entry.isText, isCandidate, entry.kind != .folder {
        listing.unreachable.append(relative)
      } else if entry.kind == .folder {
        listing.folders.append(relative)
      } else if let status = names.status(of: entry.name, followsLinks: true) {
        if status.kind == .folder {
          listing.folders.append(relative)
        } else if isCandidate, status.kind == .regular {
          listing.files.append(FoundFile(path: relative, status: status))
        }
      }
    }
    listing.isConfigured = names.hasNotedName
    listing.folders.sort { FilePaths.precedes($0, $1) }
    listing.unreachable.sort { FilePaths.precedes($0, $1) }
    return listing
  }
}
