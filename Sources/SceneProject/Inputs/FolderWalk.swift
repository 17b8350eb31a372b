// Lists the folders below one, level by level, the folders of a level on several threads: on a large tree the
// file system's answers take longer than anything else that comes before the first file is compiled. What is
// found depends on names alone, not on threads or on the order in which a file system lists them.

import SceneSystem

/// A file below the folder that is searched.
struct FoundFile: Sendable {
  /// Relative to that folder.
  var path: String
  var status: FileStatus
}

struct FolderWalk {
  private let root: String
  private let kind: InputKind
  private let jobs: Int
  /// By device and inode: a link back into a folder already visited ends there.
  private var visited: Set<FileIdentity> = []
  private(set) var files: [FoundFile] = []
  private(set) var problems: [InputProblem] = []

  init(_ root: String, kind: InputKind, jobs: Int) {
    self.root = root
    self.kind = kind
    self.jobs = jobs
  }

  private struct Listing: Sendable {
    /// Nil for a folder that could not be opened.
    var identity: FileIdentity?
    var failure: FileError?
    var files: [FoundFile] = []
    var folders: [String] = []
    /// Files whose names are not UTF-8, as far as they can be printed: a path in text does not lead to them.
    var unreachable: [String] = []
  }

  /// What is said of a file that no path in text leads to.
  static let nameIsNoText = "the file name is not UTF-8; rename the file"

  /// Under this, starting threads costs more than it saves.
  private static let leastShared = 16

  /// Visits every folder once. Each level is a list, so depth costs no stack.
  mutating func run() {
    var level = [""]
    while !level.isEmpty {
      var next: [String] = []
      for (folder, listing) in zip(level, listings(of: level)) {
        if let failure = listing.failure {
          problems.append(InputProblem(path: path(of: folder), isEmpty: false, message: failure.message))
        }
        // Of two ways to one folder the first by name counts.
        guard let identity = listing.identity, visited.insert(identity).inserted else { continue }
        files += listing.files
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
      names = try OpenFolder(path(of: folder))
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
    listing.folders.sort { FilePaths.precedes($0, $1) }
    listing.unreachable.sort { FilePaths.precedes($0, $1) }
    return listing
  }
}
