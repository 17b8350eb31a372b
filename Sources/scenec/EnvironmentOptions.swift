// The arguments that choose environments, and `scenec devices`, which lists the devices.

import ArgumentParser
import AutoLayout
import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneSystem
import TextMetrics

struct EnvironmentOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out for this device instead of the file's own, by id or name; repeatable. See scenec devices.",
      valueName: "id[:landscape]"))
  var devices: [String] = []

  @Flag(help: "Lay out for every device.")
  var allDevices = false

  @Option(help: "Lay out in this orientation: portrait, landscape or both.")
  var orientation: OrientationChoice?

  @Option(help: "The writing direction of the user's language: ltr or rtl.")
  var direction: DirectionChoice = .ltr

  @Option(
    help: ArgumentHelp(
      "The text size of the user's settings, such as large or accessibilityLarge.", valueName: "size"))
  var textSize: ContentSizeCategory?

  @Flag(
    help: """
      Lay out as the running app does, not as Interface Builder's canvas: without placeholder constraints and sizes, without \
      simulated metrics, in a window of the device's size.
      """)
  var runTime = false

  @Option(
    help: ArgumentHelp(
      "A folder of font files (.ttf, .otf, .ttc) for measuring text.", valueName: "dir"))
  var fonts: String?

  @Flag(help: "Do not look for the fonts of scenes in their projects; texts are measured by tables.")
  var noFonts = false

  func validate() throws {
    if allDevices, !devices.isEmpty {
      throw ValidationError("--all-devices cannot be used with --device")
    }
    if fonts?.isEmpty == true { throw ValidationError("--fonts needs a folder name") }
    _ = try choice()
  }

  /// Whether the configuration and the files decide about environments.
  var isUnset: Bool {
    devices.isEmpty && !allDevices && orientation == nil && direction == .ltr && textSize == nil && !runTime
      && fonts == nil && !noFonts
  }

  func choice() throws -> EnvironmentChoice {
    var choice = EnvironmentChoice()
    choice.direction = direction == .rtl ? .rightToLeft : .leftToRight
    choice.textSize = textSize
    choice.isRunTime = runTime
    choice.orientations =
      switch orientation {
      case nil: []
      case .portrait: [.portrait]
      case .landscape: [.landscape]
      case .both: [.portrait, .landscape]
      }
    if allDevices { choice.devices = Device.all.map { EnvironmentChoice.DeviceChoice($0) } }
    for name in devices {
      guard let device = EnvironmentChoice.DeviceChoice(name) else {
        let known = Device.all.flatMap { $0.models + [$0.id] }
        throw ValidationError.unknown("device", name, among: known, listedBy: "scenec devices")
      }
      choice.devices.append(device)
    }
    return choice
  }
}

enum OrientationChoice: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape, both
}

enum DirectionChoice: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl
}

extension ContentSizeCategory: ExpressibleByArgument {
  public init?(argument: String) {
    guard let category = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = category
  }

  public var defaultValueDescription: String { "\(self)" }
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
  /// No descriptions, because the names are self-explanatory. The help then lists them on one line.
  public static var allValueDescriptions: [String: String] { [:] }
}

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the known devices.")

  func run() {
    let rows = Device.all.map { device -> [String] in
      let size = device.portraitSize
      return [
        device.id, "\(Int(size.width)) × \(Int(size.height))", "@\(Int(device.scale))x",
        device.models.joined(separator: ", "),
      ]
    }
    var widths = [0, 0, 0]
    for row in rows { for i in widths.indices { widths[i] = max(widths[i], row[i].count) } }
    var text = ""
    for row in rows {
      for i in widths.indices { text += row[i] + String(repeating: " ", count: widths[i] - row[i].count + 2) }
      text += row[3] + "\n"
    }
    Terminal.write(text, to: .output)
  }
}
