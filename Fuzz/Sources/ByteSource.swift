// Bytes as a stream of decisions. Changing one byte changes one decision.

struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; zero after the last one.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func number(below limit: Int) -> Int { limit > 0 ? Int(byte()) % limit : 0 }

  mutating func element<Value>(_ values: [Value], or fallback: Value) -> Value {
    values.isEmpty ? fallback : values[number(below: values.count)]
  }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// Usually small numbers, sometimes extreme ones.
  mutating func double() -> Double {
    switch byte() {
    case 0..<160: return Double(Int8(bitPattern: byte()))
    case 160..<200: return Double(byte()) / 3
    case 200..<230: return Double(Int(byte()) << 8 | Int(byte())) - 32_768
    default:
      var pattern: UInt64 = 0
      for _ in 0..<8 { pattern = pattern << 8 | UInt64(byte()) }
      return Double(bitPattern: pattern)
    }
  }

  mutating func text() -> String {
    var bytes: [UInt8] = []
    for _ in 0..<number(below: 64) { bytes.append(byte()) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Whether a step that costs `n` times as much as the rest runs on these bytes. It runs on about one in `n`
/// inputs, which the bytes decide, so that a failure shows again.
func isChosen(_ bytes: [UInt8], oneIn n: UInt32) -> Bool {
  var hash: UInt32 = 2_166_136_261
  for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  // The low bits of this hash follow those of the bytes.
  return (hash >> 12) % n == 0
}
