// Checks every row of Fixtures/text/single-lines.tsv against the size that Interface Builder stored.

import AutoLayout
import SceneTestSupport
import Testing
import TextMetrics

/// Heights must be exact up to pixel rounding. Widths, which are learned, must be within a point, which is
/// Interface Builder's own tolerance.
@Test func knownSizes() throws {
  let bytes = try #require(Files.read(Files.repository + "/Fixtures/text/single-lines.tsv"))
  let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2)
  #expect(lines.count > 30)
  for line in lines {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(cells.count == 8)
    let points = try #require(Double(cells[1]))
    let tools = try #require(Int(cells[3]))
    let scale = try #require(Double(cells[4]))
    let width = try #require(Double(cells[6]))
    let height = try #require(Double(cells[7]))
    let font = Font(
      family: cells[0].isEmpty ? .system : .named(String(cells[0])),
      weight: cells[2] == "bold" ? .bold : .regular,
      size: points, era: SystemFontEra(toolsVersion: tools))
    let size = textSize(
      of: [TextRun(text: String(cells[5]), font: font)], maximumWidth: nil, numberOfLines: 1,
      lineBreakMode: .truncateTail, scale: scale)
    #expect(abs(size.width - width) <= 1.0001, "\(line): \(size.width)")
    #expect(abs(size.height - height) <= 0.001, "\(line): \(size.height)")
  }
}
