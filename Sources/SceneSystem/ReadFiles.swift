// Which files a run has read, for build systems that want to know.

import Synchronization

/// The list of files that FileAccess has read since it was started.
package enum ReadFiles {
  private static let isOn = Atomic<Bool>(false)
  private static let paths = Locked<Set<String>>([])

  /// Forgets what was read so far, and notes what is read from now on.
  package static func start() {
    paths.withLock { $0.removeAll() }
    isOn.store(true, ordering: .relaxed)
  }

  /// Notes a file. Standard input and the like have no path.
  static func note(_ path: String) {
    guard isOn.load(ordering: .relaxed) else { return }
    _ = paths.withLock { $0.insert(path) }
  }

  /// The files, in the order of the bytes of their paths; relative if they are below the current folder.
  package static func list() -> [String] {
    Set(paths.withLock { $0 }.map(FileAccess.displayed)).sorted(by: FilePaths.precedes)
  }
}
