// Reading whole files and ending with a message, without Foundation.

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
