// Bytes as Base64 text (RFC 4648), for images inside pictures.

enum Base64Text {
  static func encode(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = min(bytes.count - index, 3)
      var group = UInt32(bytes[index]) << 16
      if rest > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if rest > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        let isPadding = place > rest
        text.append(isPadding ? UInt8(ascii: "=") : digits[Int(group >> UInt32(18 - 6 * place)) & 63])
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
