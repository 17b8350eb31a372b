// Starts system threads and waits for them.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs one function on several threads.
enum Threads {
  /// The number of online processor cores.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `body` on `count` threads, including the calling one, and returns when all have finished.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var threads: [pthread_t?] = []
      var thread: pthread_t?
    #else
      var threads: [pthread_t] = []
      var thread = pthread_t()
    #endif
    for _ in 1..<max(1, count) {
      let box = Unmanaged.passRetained(ThreadBody(run: body))
      let status = pthread_create(&thread, nil, { runBody($0) }, box.toOpaque())
      // With fewer threads, the run is slower but correct.
      if status == 0 { threads.append(thread) } else { box.release() }
    }
    body()
    for thread in threads {
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
