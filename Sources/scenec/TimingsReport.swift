// Where the time of a run went, as a table for people and as JSON for scripts. Stage times are sums over all jobs, so
// with several jobs they exceed the time on the wall.

import Glibc
import SceneCompiler
import SceneEmit

enum TimingsReport {
  static func table(of tally: Tally, wall: UInt64) -> String {
    let total = max(1, tally.timings.total)
    var text = "stage           ms      %\n"
    for stage in Stage.allCases {
      let time = tally.timings[stage]
      text +=
        "\(pad(stage.name, to: -9)) \(pad(tenths(time / 100_000), to: 8)) \(pad(tenths(time * 1000 / total), to: 6))\n"
    }
    text += "all stages \(pad(tenths(tally.timings.total / 100_000), to: 7))\n"
    text += "wall       \(pad(tenths(wall / 100_000), to: 7))\n"
    text += "files      \(pad(String(tally.files), to: 7))   \(tally.bytes / 1000) kB\n"
    text += "peak memory \(pad(String(peakMemory / 1024), to: 6)) MiB\n"
    return text
  }

  static func json(of tally: Tally, wall: UInt64) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("files", tally.files)
    json.member("bytes", tally.bytes)
    json.member("wallMilliseconds", Double(wall) / 1e6)
    json.member("peakMemoryKiB", peakMemory)
    json.key("stageMilliseconds")
    json.beginObject()
    for stage in Stage.allCases {
      json.key(stage.name)
      json.value(Double(tally.timings[stage]) / 1e6)
    }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// The most memory that the process has had at a time, in KiB. Asked of the kernel's account of this program: the one of
  /// `getrusage` begins with what the process held before it became scenec.
  private static var peakMemory: Int {
    if let status = try? FileAccess.read("/proc/self/status", limit: 1 << 16),
      let line = status.split(separator: 0x0A).first(where: { $0.starts(with: "VmHWM:".utf8) }),
      let kibibytes = Int(
        String(decoding: line.filter { (0x30...0x39).contains($0) }, as: UTF8.self))
    {
      return kibibytes
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// A number of tenths as a decimal.
  private static func tenths(_ value: UInt64) -> String { "\(value / 10).\(value % 10)" }

  /// Right-aligned to a width, left-aligned to a negative one.
  private static func pad(_ text: String, to width: Int) -> String {
    let filling = String(repeating: " ", count: max(0, abs(width) - text.utf8.count))
    return width < 0 ? text + filling : filling + text
  }
}
