// Tests the numbers of layouts: decimals within limits, and multipliers as exact quotients.

import SceneModel
import Testing

@Suite struct LayoutNumberTests {
  private func decimal(_ text: String) -> Double? {
    var text = text
    return text.withUTF8(parseDecimal)
  }

  private func multiplier(_ text: String) -> Multiplier? {
    var text = text
    return text.withUTF8(parseMultiplier)
  }

  @Test func numbersAreLimited() {
    #expect(decimal("1e9") == 1e9 && decimal("-1000000000") == -1e9)
    #expect(decimal("1000000001") == nil && decimal("1e10") == nil && decimal("x") == nil)
  }

  @Test(arguments: [
    ("1:2", 1.0, 2.0), ("16/9", 16, 9), ("0.5", 1, 2), ("2", 2, 1), ("6:4", 3, 2), ("-1:-2", 1, 2),
    ("50%", 1, 2), ("12.5%", 1, 8), ("150%", 3, 2), ("1 / 10", 1, 10), (" 16 : 9 ", 16, 9), ("50 %", 1, 2),
  ])
  func multipliersAreInLowestTerms(_ text: String, _ numerator: Double, _ denominator: Double) {
    #expect(multiplier(text) == Multiplier(numerator, over: denominator))
  }

  @Test(arguments: ["1:0", ":", "1:", "a:b", "", "%", "50%%", "1:50%", " ", " / ", "1 2"])
  func invalidMultipliers(_ text: String) {
    #expect(multiplier(text) == nil)
  }
}
