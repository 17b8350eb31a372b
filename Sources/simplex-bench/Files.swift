// Functions of the C library, so that the tool does not need Foundation: reads files, exits with a message,
// measures processor time.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func readFile(_ path: String) -> String? {
  let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
  if descriptor < 0 { return nil }
  defer { if descriptor != 0 { close(descriptor) } }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 { return nil }
    if count == 0 { break }
    bytes.append(contentsOf: chunk[0..<count])
  }
  return String(decoding: bytes, as: UTF8.self)
}

func fail(_ message: String) -> Never {
  let bytes = Array((message + "\n").utf8)
  _ = write(2, bytes, bytes.count)
  exit(2)
}

/// The processor time of this process in seconds. On a shared machine, this excludes the time spent waiting
/// for other processes.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
