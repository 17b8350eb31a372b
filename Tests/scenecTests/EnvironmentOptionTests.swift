// Tests the options for environments: which layouts a run writes, and in which order.

import SceneTestSupport
import Testing

struct EnvironmentOptionTests {
  private let login = Files.repository + "/Fixtures/examples/Login.storyboard"

  /// “device orientation” of each layout, from the members that are on separate lines.
  private func environments(_ arguments: String...) throws -> [String] {
    let outcome = try Command.run([Command.scenec, "compile", "--quiet"] + arguments + [login])
    #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
    var found: [String] = []
    for line in outcome.output.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("\"device\": \"") {
        found.append(String(text.dropFirst(11).prefix { $0 != "\"" }))
      } else if text.hasPrefix("\"orientation\": \""), !found.isEmpty {
        found[found.count - 1] += " " + text.dropFirst(16).prefix { $0 != "\"" }
      }
    }
    return found
  }

  @Test("devices are laid out in the order in which they are named")
  func devices() throws {
    #expect(
      try environments("--device", "retina4_0", "--device", "ipad9_7:landscape", "--device", "iPhone 16") == [
        "retina4_0 portrait", "ipad9_7 landscape", "retina6_12 portrait",
      ])
  }

  @Test("an orientation holds for devices that state none")
  func orientations() throws {
    #expect(
      try environments("--device", "retina4_0", "--device", "ipad9_7:portrait", "--orientation", "both") == [
        "retina4_0 portrait", "retina4_0 landscape", "ipad9_7 portrait",
      ])
  }

  @Test("all devices in both orientations")
  func allDevices() throws {
    let found = try environments("--all-devices", "--orientation", "both")
    let listed = try Command.scenec("devices").output.split(separator: "\n")
    #expect(found.count == 2 * listed.count)
    #expect(Set(found).count == found.count)
  }

  @Test("a file's own device at run time")
  func runTime() throws {
    let outcome = try Command.scenec("compile", "--quiet", "--run-time", "--compact", login)
    #expect(outcome.output.contains("\"isDocumentsOwn\":false,\"isRunTime\":true"))
    let direction = try Command.scenec(
      "compile", "--quiet", "--direction", "rtl", "--text-size", "accessibilityLarge", "--compact", login)
    #expect(direction.output.contains("\"direction\":\"rightToLeft\",\"textSize\":\"accessibilityLarge\""))
  }

  @Test("unknown devices and orientations are wrong command lines")
  func mistakes() throws {
    for arguments in [["--device", "nokia"], ["--device", "retina4_0:up"], ["--orientation", "up"]] {
      let outcome = try Command.run([Command.scenec, "compile"] + arguments + [login])
      #expect(outcome.status == 2, Comment(rawValue: outcome.errors))
    }
  }
}
