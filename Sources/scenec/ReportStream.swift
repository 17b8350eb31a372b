// A report as it is written: the header before anything else, separators between the parts of files, the footer at the end.

import SceneEmit

struct ReportStream {
  let reporter: any Reporter
  let descriptor: Int32
  private var isBegun = false
  private var hasParts = false

  init(reporter: any Reporter, descriptor: Int32) {
    self.reporter = reporter
    self.descriptor = descriptor
  }

  mutating func write(_ part: [UInt8]) {
    guard !part.isEmpty else { return }
    begin()
    if hasParts { put(reporter.separator) }
    hasParts = true
    put(part)
  }

  /// A report over nothing is a whole document too.
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
    if !bytes.isEmpty { Terminal.write(bytes, to: descriptor) }
  }
}
