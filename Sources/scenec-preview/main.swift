// The server behind `scenec preview`: serves one page on loopback and tells it when there is a newer one. It
// reads no files and knows nothing about scenes: each page comes on standard input, as its length in bytes on a
// line and its bytes. Ends when standard input ends, and with a signal like any program.

import FlyingFox
import Foundation

/// Longer pages are refused: one of ten thousand scenes has fewer bytes.
let longestPage = 1 << 31
/// How long a question for a newer page stays open, in seconds; less than the server's own limit of 15.
let patience = 10.0

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("scenec-preview: error: \(message)\n".utf8))
  exit(2)
}

guard CommandLine.arguments.count == 2, let port = UInt16(CommandLine.arguments[1]) else {
  fail("started by scenec preview, with a port and pages on standard input")
}
signal(SIGPIPE, SIG_IGN)

/// Reads exactly so many bytes from standard input; nil at its end.
@Sendable func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
      return nil
    }
    data += more
  }
  return data
}

/// The next page from standard input; nil at its end.
@Sendable func nextPage() -> Data? {
  var digits = ""
  while let byte = read(1)?.first {
    guard byte != UInt8(ascii: "\n") else { break }
    digits.unicodeScalars.append(Unicode.Scalar(byte))
    guard digits.utf8.count <= 12 else { return nil }
  }
  guard let count = Int(digits), (0...longestPage).contains(count) else { return nil }
  return read(count)
}

let page = PublishedPage()
guard let first = nextPage() else { exit(0) }
await page.publish(first)

let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
let running = Task { try await server.run() }
do {
  try await server.waitUntilListening(timeout: 5)
} catch {
  fail("port \(port) of 127.0.0.1 cannot be used; choose another one with --port")
}
guard case .ip4(_, let actualPort)? = await server.listeningAddress else { fail("no address") }

let check = RequestCheck(port: actualPort)
let sharedHeaders: HTTPHeaders = [
  HTTPHeader("Cache-Control"): "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
  HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
  HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
  HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
]

await server.appendRoute("*") { request in
  if let status = check.refusal(of: request) {
    return HTTPResponse(statusCode: status, headers: sharedHeaders)
  }
  switch request.path {
  case "/":
    var headers = sharedHeaders
    headers[.contentType] = "text/html; charset=utf-8"
    return HTTPResponse(statusCode: .ok, headers: headers, body: await page.current)
  case "/changes":
    let known = request.query["after"].flatMap { Int($0) } ?? 0
    let differs = await page.differs(from: known, within: patience)
    return HTTPResponse(statusCode: differs ? .ok : .noContent, headers: sharedHeaders)
  default: return HTTPResponse(statusCode: .notFound, headers: sharedHeaders)
  }
}

print("http://127.0.0.1:\(actualPort)/")
fflush(nil)

// A thread of its own, because reading waits.
Thread.detachNewThread {
  while let next = nextPage() {
    let done = DispatchSemaphore(value: 0)
    Task {
      await page.publish(next)
      done.signal()
    }
    done.wait()
  }
  exit(0)
}
try await running.value
