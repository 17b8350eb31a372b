// Exports the system's C library to tests, which send signals, check exit statuses and start programs.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
