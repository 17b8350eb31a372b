// Tests reading sizes of images from the first bytes of their files, which can be arbitrary.

import SceneProject
import SceneTestSupport
import Testing

@Suite struct ImageHeaderTests {
  private func svg(_ text: String) -> [Double]? {
    ImageHeader.size(Array(text.utf8)).map { [$0.size.width, $0.size.height] }
  }

  @Test func sizesOfSVG() {
    #expect(svg("<svg width='32px' height='1in'/>") == [32, 96])
    #expect(svg("<?xml version='1.0'?>\n<!-- a --><svg viewBox='0 0 20 12' stroke-width='9'>") == [20, 12])
    #expect(svg("<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='4' height='2'/>") == [4, 2])
    #expect(svg("<svg width='100%' height='2em' viewBox='0,0,18,9'/>") == [18, 9])
    #expect(
      svg(
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\"><svg width=\"24\" height=\"16\"><g/></svg>"
      )
        == [24, 16])
  }

  @Test func invalidSizes() {
    for text in [
      "", "<", "<svg", "<svgwidth=\"10\" height=\"10\"/>", "<svg width=", "<svg width=\"",
      "<g width='1' height='1'/>",
      "<svg width='1e999' height='nan'/>", "<svg width='-1' height='1'/>", "%PDF /MediaBox",
      "%PDF /MediaBox [0 0 1",
      "GIF8", "<svg viewBox='0 0 1'/>",
    ] {
      #expect(svg(text) == nil, "\(text)")
    }
  }

  /// Prefixes and modifications of valid images do not cause a trap.
  @Test func damagedImages() {
    let images: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 10, 0, 0, 0, 20],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 8, 8, 0, 10, 0, 20, 3],
      Array("GIF89a\u{1}\u{1}\u{1}\u{1}".utf8),
      Array("%PDF-1.4 /MediaBox [0 0 612 792]".utf8),
      Array("<svg width=\"10\" viewBox=\"0 0 1 1\"></svg>".utf8),
    ]
    var random = SeededGenerator(seed: 5)
    for image in images {
      #expect(ImageHeader.size(image) != nil)
      for count in image.indices { _ = ImageHeader.size(Array(image[..<count])) }
      for _ in 0..<500 {
        var changed = image
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: image.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        _ = ImageHeader.size(changed)
      }
    }
  }
}
