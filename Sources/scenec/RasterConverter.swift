// PNG from SVG by a program of the user: rsvg-convert (librsvg) or resvg, whichever is found first.

import ArgumentParser
import SceneSystem
import SceneText

struct RasterConverter: Sendable {
  private let path: String
  private let isResvg: Bool

  /// The largest PNG that is taken, in bytes.
  private static let largestOutput = 256 << 20

  /// The program in the folders of `PATH`. Reports its absence and throws the exit status.
  static func installed() throws -> RasterConverter {
    if let path = ChildProcess.find("rsvg-convert") { return RasterConverter(path: path, isResvg: false) }
    if let path = ChildProcess.find("resvg") { return RasterConverter(path: path, isResvg: true) }
    Terminal.report(
      "error: PNG needs rsvg-convert or resvg, and neither is installed; install librsvg2-bin (Debian), librsvg (Homebrew) or resvg, or write SVG"
    )
    throw ExitCode(ExitStatus.inputOutput)
  }

  /// The PNG of a picture; nil if the program fails, after it has written its reason to standard error.
  func png(of svg: [UInt8], scale: Double) throws(FileError) -> [UInt8]? {
    let zoom = DecimalNumber.text(rounded: scale)
    let arguments = isResvg ? ["--zoom", zoom, "-", "-c"] : ["--zoom", zoom, "--format", "png"]
    let result = try ChildProcess.run(path, arguments, input: svg, outputLimit: Self.largestOutput)
    return result.status == 0 && !result.output.isEmpty ? result.output : nil
  }
}
