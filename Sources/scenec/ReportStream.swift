// Writes a report in pieces: the header first, separators between files, the footer last.

import SceneEmit
import SceneSystem

struct ReportStream {
  let reporter: any Reporter
  let stream: StandardStream
  private var isBegun = false
  private var hasParts = false

  init(reporter: any Reporter, stream: StandardStream) {
    self.reporter = reporter
    self.stream = stream
  }

  mutating func write(_ part: [UInt8]) {
    guard !part.isEmpty else { return }
    begin()
    if hasParts { put(reporter.separator) }
    hasParts = true
    put(part)
  }

  /// A report without files is also a complete document.
  mutating func end() {
    begin()
    put(reporter.footer)
  }

  private mutating func begin() {
    guard !isBegun else { return }
    isBegun = true
    put(reporter.header)
  }

  private func put(_ bytes: [UInt8]) {
    if !bytes.isEmpty { Terminal.write(bytes, to: stream) }
  }
}
