// Reports the time of each stage of a run, as a table or as JSON. Stage times are sums over all jobs, so that
// they exceed the wall-clock time if there are several jobs.

import SceneCompiler
import SceneEmit
import SceneSystem
import SceneText

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
    text += "peak memory \(pad(String(ProcessMemory.peak / 1024), to: 6)) MiB\n"
    return text
  }

  static func json(of tally: Tally, wall: UInt64) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("files", tally.files)
    json.member("bytes", tally.bytes)
    json.member("wallMilliseconds", Double(wall) / 1e6)
    json.member("peakMemoryKiB", ProcessMemory.peak)
    json.key("stageMilliseconds")
    json.beginObject()
    for stage in Stage.allCases {
      json.key(text: stage.name)
      json.value(Double(tally.timings[stage]) / 1e6)
    }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// A number of tenths as a decimal number.
  private static func tenths(_ value: UInt64) -> String { "\(value / 10).\(value % 10)" }

  /// Right-aligns text to a width, or left-aligns it to a negative one.
  private static func pad(_ text: String, to width: Int) -> String {
    let filling = String(repeating: " ", count: max(0, abs(width) - text.utf8.count))
    return width < 0 ? text + filling : filling + text
  }
}
