// The system's C library for tests, which send signals, look at statuses and start programs: on each system
// its own.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
