// The advances of system symbols: how wide their images are, by weight. Apple's templates of symbols state them as margins.
// SymbolMetrics makes sizes of them.

enum SymbolAdvances {
  /// Regular and black, in ten-thousandths of the font's size at the small scale.
  struct Advances {
    let regular: Int
    let black: Int
  }

  /// A circle, for symbols that are not in the table: most others grow as much with their weight.
  private static let circle = Advances(regular: 9253, black: 9766)
  /// Where the weights stand between regular and black. Known are a bold check mark of 41 points (0.44) and the frames of
  /// bold circles (2 of 2); the others are in proportion to the weights of San Francisco.
  private static let shares = ["medium": 0.18, "semibold": 0.32, "bold": 0.45, "heavy": 0.75, "black": 1]

  private static let byName: [String: Advances] = table.withUTF8Buffer { bytes in
    var advances: [String: Advances] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "))
      if parts.count != 3 { continue }
      advances[String(decoding: parts[0], as: UTF8.self)] = Advances(
        regular: number(parts[1]), black: number(parts[2]))
    }
    return advances
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
  }

  /// The regular advance of a symbol as a share of the font's size, at the small scale; nil if it is unknown. A filled
  /// symbol is as wide as the one without, if nothing else is known (51 of 65 are).
  static func regular(_ name: String) -> Double? { advances(name).map { Double($0.regular) / 10_000 } }

  /// How much wider than the regular one a symbol of a weight is.
  static func growth(_ name: String, _ weight: String?) -> Double {
    guard let share = weight.flatMap({ shares[$0] }) else { return 1 }
    let advances = advances(name) ?? circle
    return 1 + share * (Double(advances.black) / Double(advances.regular) - 1)
  }

  private static func advances(_ name: String) -> Advances? { own(name) ?? own(sided(name)) }

  private static func own(_ name: String) -> Advances? {
    if let known = byName[name] { return known }
    let suffix = ".fill"
    return byName[name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix]
  }

  /// The name of the same symbol by sides of the screen: `arrow.right` for `arrow.forward`.
  private static func sided(_ name: String) -> String {
    name.split(separator: ".").map { part -> Substring in
      switch part {
      case "forward": "right"
      case "backward": "left"
      default: part
      }
    }.joined(separator: ".")
  }
}
