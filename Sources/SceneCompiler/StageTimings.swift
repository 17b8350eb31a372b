// Measures the wall-clock time of each stage of a compilation, in nanoseconds.

import SceneSystem

/// A stage of the work on a file.
public enum Stage: Int, Sendable, CaseIterable {
  /// Opening and reading the file.
  case open
  /// Parsing XML.
  case read
  /// Decoding elements to typed objects.
  case decode
  /// Checking the rules about structure and practice.
  case validate
  /// Searching the project for fonts and reading them.
  case fonts
  /// Building and solving constraint systems.
  case layout
  /// Writing JSON and reports.
  case emit

  /// The lower-case name that reports print.
  public var name: String {
    switch self {
    case .open: "open"
    case .read: "read"
    case .decode: "decode"
    case .validate: "validate"
    case .fonts: "fonts"
    case .layout: "layout"
    case .emit: "emit"
    }
  }
}

/// Nanoseconds per stage. Timings of several files can be added.
public struct StageTimings: Sendable {
  private var values: [UInt64] = Array(repeating: 0, count: Stage.allCases.count)

  /// Zero for all stages.
  public init() {}

  /// The nanoseconds of one stage.
  public subscript(stage: Stage) -> UInt64 {
    get { values[stage.rawValue] }
    set { values[stage.rawValue] = newValue }
  }

  /// The sum of all stages.
  public var total: UInt64 { values.reduce(0, &+) }

  /// Adds the times of each stage. Overflows after 584 years.
  public static func += (a: inout StageTimings, b: StageTimings) {
    for stage in Stage.allCases { a[stage] &+= b[stage] }
  }
}

/// Measures consecutive stages.
package struct StageClock: Sendable {
  package private(set) var timings = StageTimings()
  private var last = MonotonicClock.now()

  package init() {}

  /// Adds the time since the end of the previous stage to `stage`.
  package mutating func end(_ stage: Stage) {
    let time = MonotonicClock.now()
    timings[stage] &+= time &- last
    last = time
  }
}
