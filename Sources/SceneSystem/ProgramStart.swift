// Starts another program directly, without a shell, so that no argument is ever interpreted. ChildProcess and
// PipedProcess choose its streams.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Starts a program. Signals that this process handles or ignores have their default effect in it.
///
/// - Parameters:
///   - streams: descriptors of this process, each with the number that it has in the program.
///   - closing: descriptors that the program does not inherit.
func startProgram(
  _ path: String, _ arguments: [String], streams: [(from: Int32, to: Int32)], closing: [Int32] = []
) throws(FileError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (from, to) in streams { posix_spawn_file_actions_adddup2(&actions, from, to) }
  for descriptor in closing { posix_spawn_file_actions_addclose(&actions, descriptor) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let code = posix_spawn(&process, path, &actions, &attributes, &words, environ)
  guard code == 0 else { throw FileError(code: code) }
  return process
}
