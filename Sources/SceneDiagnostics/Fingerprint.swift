// Identifies a finding across runs by its rule and its constraints or objects, not by lines, words and
// numbers. Reports for services that track findings use it.

/// A 128-bit hash of a finding's identity. Unlike `Hasher`, it is the same in all processes and versions.
public struct Fingerprint: Hashable, Sendable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of a finding, without its file.
  public init(_ diagnostic: Diagnostic) {
    add(diagnostic.rule.name)
    // Which objects a conflict names first depends on numbers; its constraints do not.
    let subjects = diagnostic.constraints.isEmpty ? diagnostic.objects : diagnostic.constraints.sorted()
    for subject in subjects { add(subject) }
  }

  /// Updates two FNV-1a hashes with different offset bases with the bytes and a terminator.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
    high = (high ^ UInt64(byte ^ 0x55)) &* 0x100_0000_01B3
    high = high << 7 | high >> 57
  }

  /// The hash as 32 hexadecimal digits.
  public var hexadecimal: String {
    [high, low].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// The fingerprints of a file's findings, in order. Findings of one rule about the same objects are
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
