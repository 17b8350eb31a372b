// Time and memory of the process, as measured by the system.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A clock that never goes backwards.
package enum MonotonicClock {
  /// Nanoseconds since an unspecified moment.
  package static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}

/// The memory usage of the process.
package enum ProcessMemory {
  /// The peak resident memory in KiB. On Linux this reads `/proc/self/status`, because the value of
  /// `getrusage` includes the memory that the process had before it executed scenec.
  package static var peak: Int {
    if let status = try? FileAccess.read("/proc/self/status", limit: 1 << 16),
      let line = status.split(separator: 0x0A).first(where: { $0.starts(with: "VmHWM:".utf8) }),
      let kibibytes = Int(
        String(decoding: line.filter { (0x30...0x39).contains($0) }, as: UTF8.self))
    {
      return kibibytes
    }
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #elseif canImport(Musl)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    #endif
  }
}
