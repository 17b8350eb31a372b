// The temporary files that exist at the moment, so that an interrupted run can remove them.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private let nameCount = Atomic<Int>(0)
private let processID = getpid()

/// Creates, renames and removes temporary files. Each operation holds a lock, so that no file can appear
/// while an interrupted run ends. There are several locks, selected by the file's name, so that threads
/// rarely wait for each other's system calls.
enum TemporaryFiles {
  private static let shards = (0..<16).map { _ in Locked<Set<String>>([]) }

  private static func shard(of path: String) -> Locked<Set<String>> {
    shards[Int(path.utf8.reduce(0 as UInt) { $0 &* 31 &+ UInt($1) } % UInt(shards.count))]
  }

  /// A new temporary file, exclusively created.
  struct File {
    let path: String
    let descriptor: Int32
  }

  /// The maximum number of names to try. Names may be taken by files of killed processes with the same id.
  private static let attempts = 10_000

  /// Creates a hidden file beside `path`, with the mode that the process's mask leaves.
  static func create(beside path: String, mode: mode_t = 0o666) throws(FileError) -> File {
    var error = FileError(code: EEXIST)
    for _ in 0..<attempts {
      let name = name(beside: path)
      let (descriptor, failure) = create(name, mode)
      guard let failure else { return File(path: name, descriptor: descriptor) }
      error = failure
      if failure.code != EEXIST { break }
    }
    throw error
  }

  /// A name that is unique among the running processes that may write into the folder.
  private static func name(beside path: String) -> String {
    let number = nameCount.wrappingAdd(1, ordering: .relaxed).newValue
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[...$0] } ?? ""
    return "\(folder).scenec-\(processID)-\(number).tmp"
  }

  private static func create(_ path: String, _ mode: mode_t) -> (descriptor: Int32, failure: FileError?) {
    shard(of: path).withLock { paths in
      let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
      guard descriptor >= 0 else { return (descriptor, .last) }
      paths.insert(path)
      return (descriptor, nil)
    }
  }

  static func remove(_ path: String) {
    shard(of: path).withLock { paths in
      unlink(path)
      paths.remove(path)
    }
  }

  static func rename(_ path: String, to target: String) throws(FileError) {
    let failure = shard(of: path).withLock { paths -> FileError? in
      paths.remove(path)
      guard systemRename(path, target) != 0 else { return nil }
      let error = FileError.last
      unlink(path)
      return error
    }
    if let failure { throw failure }
  }

  /// Removes all temporary files and ends the process while holding all locks, so that no other thread
  /// completes a file.
  static func removeAll(thenEnd end: () -> Never) -> Never { removeAll(from: 0, thenEnd: end) }

  private static func removeAll(from first: Int, thenEnd end: () -> Never) -> Never {
    guard first < shards.count else { end() }
    shards[first].withLock { paths -> Never in
      for path in paths { unlink(path) }
      removeAll(from: first + 1, thenEnd: end)
    }
  }
}

// Inside TemporaryFiles, `rename` is its own function.
private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }
