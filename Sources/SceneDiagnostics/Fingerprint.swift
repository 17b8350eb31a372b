// Identifies a finding across runs: by rule, objects and message, not by line. Reports and baselines share
// it.

/// 128 bits of a finding's identity. Deterministic across processes and versions, unlike `Hasher`.
public struct Fingerprint: Hashable, Sendable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The finding's own part of the identity, without the file.
  public init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule.name, objects: diagnostic.objects, constraints: diagnostic.constraints,
      message: diagnostic.message)
  }

  /// The same from its parts, as a baseline stores them.
  public init(rule: String, objects: [String], constraints: [String], message: String) {
    add(rule)
    for object in objects { add(object) }
    for constraint in constraints { add(constraint) }
    add(message)
  }

  /// Two FNV-1a hashes with different starts, over the bytes and a byte that ends them.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
    high = (high ^ UInt64(byte ^ 0x55)) &* 0x100_0000_01B3
    high = high << 7 | high >> 57
  }

  /// 32 digits.
  public var hexadecimal: String {
    [high, low].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// One for each finding of a file, in order. Findings that say the same about the same objects are
  /// numbered, so that all fingerprints differ.
  public static func all(of diagnostics: [Diagnostic], path: String) -> [Fingerprint] {
    var counts: [Fingerprint: Int] = [:]
    return diagnostics.map { diagnostic in
      var fingerprint = Fingerprint(diagnostic)
      let number = counts[fingerprint, default: 0]
      counts[fingerprint] = number + 1
      fingerprint.add(path)
      if number > 0 { fingerprint.add(String(number)) }
      return fingerprint
    }
  }
}
