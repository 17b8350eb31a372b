// Tests parsing of decimal numbers, and that they are written like C's printf does.

import SceneTestSupport
import SceneText
import Testing

@Suite struct DecimalNumberTests {
  private func value(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { DecimalNumber.value(of: $0) }
  }

  private func written(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalNumber.append(value, zero: .withPoint, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func onlyDecimalsAreNumbers() {
    for text in ["", "-", ".", "e5", "1e", "0x10", " 1", "1 ", "nan", "inf", "1.2.3", "--1", "1e999", "１"] {
      #expect(value(text) == nil, "\(text)")
    }
    #expect(value("-0") == 0 && value("-0")?.sign == .plus)
    #expect(value("+12.50") == 12.5 && value(".5") == 0.5 && value("5.") == 5 && value("-1e3") == -1000)
    #expect(value("0.59999999999999998") == 0.6)
    #expect(value("000000000000000000000000012") == 12)
  }

  @Test func knownNumbers() {
    #expect(written(0) == "0.0" && written(-0.0) == "0.0")
    #expect(written(375) == "375" && written(-20) == "-20" && written(0.5) == "0.5")
    #expect(written(0.6) == "0.59999999999999998" && written(361.66666666666669) == "361.66666666666669")
    #expect(written(1e-5) == "1.0000000000000001e-05" && written(1e300) == "1.0000000000000001e+300")
    #expect(written(.leastNonzeroMagnitude) == "4.9406564584124654e-324")
  }

  /// Tests bit patterns of all magnitudes, and numbers that are typical for scenes.
  @Test func digitsMatchPrintf() {
    var random = SeededGenerator(seed: 17)
    for i in 0..<20_000 {
      let number =
        switch i % 3 {
        case 0: Double(bitPattern: random.next())
        case 1: Double.random(in: -1000...1000, using: &random)
        default: Double(Int.random(in: -99_999...99_999, using: &random)) / 1024 + 1e15
        }
      guard number.isFinite, number.magnitude >= 1e15 || number.rounded() != number else { continue }
      var buffer = [CChar](repeating: 0, count: 64)
      let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
      let expected = String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      #expect(written(number) == expected)
      if number.magnitude < 1e300 { #expect(value(expected) == number) }
    }
  }
}
