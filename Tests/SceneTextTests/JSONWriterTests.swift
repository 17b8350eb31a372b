// Tests JSON text: styles, escapes, and numbers that read back as the same double.

import SceneText
import Testing

private func text(_ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void) -> String {
  var json = JSONWriter(style: style)
  body(&json)
  return String(decoding: json.bytes, as: UTF8.self)
}

@Test func containersNestInBothStyles() {
  func write(_ json: inout JSONWriter) {
    json.beginObject()
    json.member("a", 1)
    json.key("list")
    json.beginArray()
    json.beginObject(inline: true)
    json.member("x", 0.5)
    json.key("inner")
    json.beginArray()
    json.value(true)
    json.null()
    json.endArray()
    json.endObject()
    json.beginArray()
    json.endArray()
    json.endArray()
    json.member("absent", ifPresent: nil)
    json.member("names", ["é", "b"])
    json.endObject()
  }
  #expect(text { write(&$0) } == #"{"a":1,"list":[{"x":0.5,"inner":[true,null]},[]],"names":["é","b"]}"#)
  #expect(
    text(.pretty) { write(&$0) } == """
      {
        "a": 1,
        "list": [
          {"x": 0.5, "inner": [true, null]},
          []
        ],
        "names": ["é", "b"]
      }

      """)
}

@Test(arguments: [
  [1.0, -0.0, 0.5, -1.5], [136.66666666666666, .nan, 1e300, -.infinity],
  [-2.2250738585072014e-308, 1e16, 999_999_999_999_999.5, 0.1],
])
func inlineObjectsMatchTheirMembers(_ numbers: [Double]) {
  for style in [JSONWriter.Style.compact, .pretty] {
    func write(_ json: inout JSONWriter, _ object: (inout JSONWriter) -> Void) {
      json.beginArray()
      object(&json)
      object(&json)
      json.beginObject()
      json.key("frame")
      object(&json)
      json.member("after", true)
      json.endObject()
      json.endArray()
      object(&json)
    }
    let atOnce = text(style) { json in
      write(&json) {
        $0.inlineObject(("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]), ("height", numbers[3]))
      }
    }
    let byMember = text(style) { json in
      write(&json) {
        $0.beginObject(inline: true)
        for (name, number) in zip(["x", "y", "width", "height"] as [StaticString], numbers) {
          $0.member(name, number)
        }
        $0.endObject()
      }
    }
    #expect(atOnce == byMember)
  }
}

@Test(arguments: [
  ("plain", #""plain""#), ("", #""""#), ("\"\\/", #""\"\\/""#), ("a\nb\r\t", #""a\nb\r\t""#),
  ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\\u007f\""), ("é 漢 😀 \u{2028}", "\"é 漢 😀 \u{2028}\""),
])
func stringsAreEscaped(_ string: String, _ expected: String) {
  #expect(text { $0.value(string) } == expected)
}

@Test(arguments: [
  (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.5, "0.5"), (-0.5, "-0.5"),
  (1e15, "1000000000000000"), (1e16, "1e+16"),
  (999_999_999_999_999, "999999999999999"), (136.66666666666666, "136.66666666666666"), (0.1, "0.1"),
  (Double.nan, "null"), (Double.infinity, "null"),
])
func numbersAreShort(_ number: Double, _ expected: String) {
  #expect(text { $0.value(number) } == expected)
}

@Test func numbersReadBackAsTheSameDouble() throws {
  var generator = SystemRandomNumberGenerator()
  for _ in 0..<20_000 {
    let number: Double
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: number = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
    case 1: number = Double(Int.random(in: -3000...3000, using: &generator)) / 2
    case 2: number = Double(Int.random(in: -3000...3000, using: &generator)) / 3
    default: number = Double.random(in: -1e16...1e16, using: &generator)
    }
    guard number.isFinite else { continue }
    let written = text { $0.value(number) }
    #expect(Double(written) == number, "\(number.bitPattern) was written as \(written)")
  }
}

@Test func integersAreWrittenWhole() {
  #expect(
    text {
      $0.beginArray()
      for i in [0, -1, 10, Int.max, Int.min] { $0.value(i) }
      $0.endArray()
    } == "[0,-1,10,9223372036854775807,-9223372036854775808]")
}
