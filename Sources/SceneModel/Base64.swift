// Decodes base 64. Interface Builder encodes text with characters that XML does not allow in it (UTF-8, no
// padding).

/// The decoded text; nil if `text` is not base 64. Skips white space and accepts missing padding.
package func decodeBase64(_ text: String) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count / 4 * 3)
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="): continue
    default: return nil
    }
    bits = (bits << 6 | value) & 0xFFFFFF
    count += 1
    if count == 4 {
      bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
      bytes.append(UInt8(truncatingIfNeeded: bits))
      (bits, count) = (0, 0)
    }
  }
  switch count {
  case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
  case 3:
    bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
  default: break
  }
  return String(decoding: bytes, as: UTF8.self)
}
