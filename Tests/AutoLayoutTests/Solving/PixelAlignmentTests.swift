// Tests rounding to device pixels.

import SceneModel
import Testing

@testable import AutoLayout

struct PixelAlignmentTests {
  @Test func halvesAreRoundedUpOnEachEdge() {
    let frame = Rect(x: 10.25, y: -0.25, width: 20.25, height: 0.5)
    #expect(alignedToPixels(frame, scale: 2) == Rect(x: 10.5, y: 0, width: 20, height: 0.5))
    #expect(alignedToPixels(frame, scale: 1) == Rect(x: 10, y: 0, width: 21, height: 0))
  }

  @Test func aValueJustBelowAHalfPixelIsTheHalf() {
    #expect(alignedToPixels(Rect(x: 0.25 - 1e-9, y: 0, width: 1, height: 1), scale: 2).x == 0.5)
    #expect(alignedToPixels(Rect(x: 0.25 - 1e-3, y: 0, width: 1, height: 1), scale: 2).x == 0)
  }

  @Test func theWidthDoesNotDependOnThePosition() {
    let widths = [0, 1.0 / 3, 100, 1234 + 2.0 / 3].map {
      alignedToPixels(Rect(x: $0, y: 0, width: 65.0 / 3, height: 1), scale: 3).width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func thirdsStayTheNearestNumbersInTheSuperview() {
    let inner = Rect(x: 16 + 1.0 / 3, y: 0, width: 2.0 / 3, height: 1)
    let outer = Rect(x: 16, y: 0, width: 300, height: 300)
    let relative = alignedFrame(inner, relativeTo: outer, scale: 3)
    #expect(relative.x == 1.0 / 3)
    #expect(relative.width == 2.0 / 3)
  }

  @Test func aFittingHeightIsRoundedUp() {
    #expect(alignedFittingHeight(43.1, scale: 2) == 43.5)
    #expect(alignedFittingHeight(43.5, scale: 2) == 43.5)
    #expect(alignedFittingHeight(0, scale: 2) == nil)
  }
}
