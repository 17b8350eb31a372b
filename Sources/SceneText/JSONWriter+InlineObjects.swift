// Writes objects with four numbers, such as frames, in one step instead of member by member. They make up
// most of a layout's text.

extension JSONWriter {
  /// Writes an object with four numbers on one line.
  public mutating func inlineObject(
    _ first: (StaticString, Double), _ second: (StaticString, Double), _ third: (StaticString, Double),
    _ fourth: (StaticString, Double)
  ) {
    guard state.depth > 0 else {
      beginObject(inline: true)
      for (name, number) in [first, second, third, fourth] { member(name, number) }
      return endObject()
    }
    separate()
    let names =
      first.0.utf8CodeUnitCount + second.0.utf8CodeUnitCount + third.0.utf8CodeUnitCount
      + fourth.0.utf8CodeUnitCount
    write(atMost: names + 4 * (6 + Self.mostBytesOfNumber)) { [isPretty] start in
      var end = start
      var separator = UInt8(ascii: "{")
      Self.write(first, after: &separator, isPretty, to: &end)
      Self.write(second, after: &separator, isPretty, to: &end)
      Self.write(third, after: &separator, isPretty, to: &end)
      Self.write(fourth, after: &separator, isPretty, to: &end)
      end[0] = UInt8(ascii: "}")
      return end + 1 - start
    }
    state.isFirst = false
  }

  /// The maximum length of a number as written here.
  private static var mostBytesOfNumber: Int { 32 }

  /// Writes a member with a number after `separator`, and sets `separator` to a comma for the next one.
  @inline(__always)
  private static func write(
    _ member: (name: StaticString, number: Double), after separator: inout UInt8, _ isPretty: Bool,
    to end: inout UnsafeMutablePointer<UInt8>
  ) {
    end[0] = separator
    end += 1
    if isPretty, separator == UInt8(ascii: ",") {
      end[0] = 0x20
      end += 1
    }
    separator = UInt8(ascii: ",")
    let length = member.name.utf8CodeUnitCount
    end[0] = UInt8(ascii: "\"")
    (end + 1).update(from: member.name.utf8Start, count: length)
    end += length + 1
    end[0] = UInt8(ascii: "\"")
    end[1] = UInt8(ascii: ":")
    end[2] = 0x20
    end += isPretty ? 3 : 2
    if let plain = PlainNumber(member.number) {
      end += plain.write(to: end)
    } else {
      end += write(digitsOf: member.number, to: end)
    }
  }

  private static func write(digitsOf number: Double, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var digits = number.isFinite ? number.description : "null"
    return digits.withUTF8 { digits in
      let length = min(digits.count, mostBytesOfNumber)
      if let first = digits.baseAddress { start.update(from: first, count: length) }
      return length
    }
  }
}
