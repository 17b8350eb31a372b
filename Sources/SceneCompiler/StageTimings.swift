// Measures where the wall-clock time of a compilation goes, stage by stage, in nanoseconds.

import SceneSystem

/// One part of the work on a file.
public enum Stage: Int, Sendable, CaseIterable {
  /// Opening and reading the file.
  case open
  /// XML.
  case read
  /// From elements to typed objects.
  case decode
  /// The rules about structure and practice.
  case validate
  /// Searching the project for fonts, and reading them.
  case fonts
  /// Building and solving the layout's constraint systems.
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

/// Nanoseconds per stage; sums over files are plain additions.
public struct StageTimings: Sendable {
  private var values: [UInt64] = Array(repeating: 0, count: Stage.allCases.count)

  /// No time.
  public init() {}

  /// Nanoseconds of one stage.
  public subscript(stage: Stage) -> UInt64 {
    get { values[stage.rawValue] }
    set { values[stage.rawValue] = newValue }
  }

  /// All stages together.
  public var total: UInt64 { values.reduce(0, &+) }

  /// Adds stage by stage; wraps around after 584 years.
  public static func += (a: inout StageTimings, b: StageTimings) {
    for stage in Stage.allCases { a[stage] &+= b[stage] }
  }
}

/// Measures consecutive stages.
package struct StageClock: Sendable {
  package private(set) var timings = StageTimings()
  private var last = MonotonicClock.now()

  package init() {}

  /// The time since the stage before ended belongs to `stage`.
  package mutating func end(_ stage: Stage) {
    let time = MonotonicClock.now()
    timings[stage] &+= time &- last
    last = time
  }
}
