// Lists the folders below one, level by level, the folders of a level on several threads: on a large tree the file
// system's answers take longer than anything else that comes before the first file is compiled. What is found depends on
// names alone, not on threads or on the order in which a file system lists them.

import Glibc

/// A file below the folder that is searched.
struct FoundFile: Sendable {
  /// Relative to that folder.
  var path: String
  /// Bytes.
  var size: Int
}

struct FolderWalk {
  private let root: String
  private let kind: InputKind
  private let jobs: Int
  /// By device and inode: a link back into a folder already visited ends there.
  private var visited: Set<FolderIdentity> = []
  private(set) var files: [FoundFile] = []
  private(set) var problems: [InputProblem] = []

  init(_ root: String, kind: InputKind, jobs: Int) {
    self.root = root
    self.kind = kind
    self.jobs = jobs
  }

  private struct FolderIdentity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  private struct Listing: Sendable {
    /// Nil for a folder that could not be opened.
    var identity: FolderIdentity?
    var failure: FileError?
    var files: [FoundFile] = []
    var folders: [String] = []
    /// Files whose names are not UTF-8, as far as they can be printed: a path in text does not lead to them.
    var unreachable: [String] = []
  }

  /// What is said of a file that no path in text leads to.
  static let nameIsNoText = "the file's name is not UTF-8: rename it"

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

  private func path(of folder: String) -> String { folder.isEmpty ? root : InputSearch.join(root, folder) }

  private func list(_ folder: String) -> Listing {
    var listing = Listing()
    guard let stream = opendir(path(of: folder)) else {
      listing.failure = .last
      return listing
    }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else {
      listing.failure = .last
      return listing
    }
    listing.identity = FolderIdentity(device: status.st_dev, inode: status.st_ino)
    while let entry = readdir(stream) {
      // Hidden ones are skipped.
      guard entry.pointee.d_name.0 != 0x2E else { continue }
      let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          String(validatingCString: name).map { ($0, true) } ?? (String(cString: name), false)
        }
      }
      let type = Int(entry.pointee.d_type)
      let isCandidate = kind.matches(name)
      guard isCandidate || type == DT_DIR || type == DT_LNK || type == DT_UNKNOWN else { continue }
      if !isUTF8, isCandidate, type != DT_DIR {
        listing.unreachable.append(folder.isEmpty ? name : "\(folder)/\(name)")
        continue
      }
      guard type == DT_DIR || fstatat(dirfd(stream), name, &status, 0) == 0 else { continue }
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      if type == DT_DIR || status.st_mode & S_IFMT == S_IFDIR {
        listing.folders.append(relative)
      } else if isCandidate, status.st_mode & S_IFMT == S_IFREG {
        listing.files.append(FoundFile(path: relative, size: Int(clamping: status.st_size)))
      }
    }
    listing.folders.sort { InputSearch.precedes($0, $1) }
    listing.unreachable.sort { InputSearch.precedes($0, $1) }
    return listing
  }
}
