// Tests nested safe areas, margins and the readable width.

import SceneModel
import Testing

@testable import AutoLayout

struct LayoutMarginsTests {
  private let root = Size(width: 375, height: 812)
  private let insets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  @Test func aViewHasThePartOfTheSafeAreaThatOverlapsIt() {
    let top = Rect(x: 0, y: 20, width: 375, height: 100)
    #expect(nestedSafeAreaInsets(frame: top, rootSize: root, rootInsets: insets) == EdgeInsets(top: 24))
    let bottom = Rect(x: 0, y: 700, width: 375, height: 112)
    #expect(nestedSafeAreaInsets(frame: bottom, rootSize: root, rootInsets: insets) == EdgeInsets(bottom: 34))
    let inner = Rect(x: 0, y: 100, width: 375, height: 100)
    #expect(nestedSafeAreaInsets(frame: inner, rootSize: root, rootInsets: insets) == .zero)
  }

  @Test func aViewOutsideHasNoMoreThanItsOwnExtent() {
    let above = Rect(x: 0, y: -100, width: 375, height: 50)
    #expect(nestedSafeAreaInsets(frame: above, rootSize: root, rootInsets: insets).top == 50)
  }

  @Test func readableLinesAreNoWiderThanTheTextSizeAllows() {
    let margins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 20)
    #expect(limitedToReadableWidth(margins, width: 375, .large) == margins)
    #expect(
      limitedToReadableWidth(margins, width: 1000, .large)
        == EdgeInsets(top: 1, left: 164, bottom: 2, right: 164))
    #expect(readableWidth(.extraSmall) < readableWidth(.accessibilityLarge))
  }
}
