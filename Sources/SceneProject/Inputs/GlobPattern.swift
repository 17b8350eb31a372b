// Shell patterns for paths: `*` and `?` within a component, `[a-z]` and `[!a-z]`, and `**` for any number of
// folders. For patterns that the shell did not expand, because they are quoted or in a build script.

/// A path pattern, split at slashes and parsed once.
struct GlobPattern: Sendable {
  /// A pattern for one component of a path.
  private enum Part {
    /// `**`: any number of folders.
    case folders
    case name([Token])
  }

  private let parts: [Part]
  /// The folder above the first component with a wildcard; empty for the current folder, `/` for the root.
  let base: String

  /// Nil if the text has no wildcard.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let all = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    guard let first = all.firstIndex(where: Self.hasWildcard) else { return nil }
    parts = all[first...].map(Self.part)
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    let folders = all[..<first].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    base = isAbsolute ? "/" + folders : folders
  }

  /// A pattern from components with or without wildcards, relative to any folder.
  init(parts: [ArraySlice<UInt8>]) {
    self.parts = parts.map(Self.part)
    base = ""
  }

  private static func part(_ text: ArraySlice<UInt8>) -> Part {
    text.elementsEqual("**".utf8) ? .folders : .name(tokens(of: text))
  }

  private static func hasWildcard(_ part: ArraySlice<UInt8>) -> Bool {
    part.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Whether a path, as components relative to `base`, matches. Linear in the product of both lengths.
  func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    Self.matches(
      parts, names,
      isAny: { if case .folders = $0 { true } else { false } },
      matchesOne: { part, name in
        guard case .name(let tokens) = part else { return false }
        return Self.matches(
          tokens, name, isAny: { if case .any = $0 { true } else { false } }, matchesOne: { $0.matches($1) })
      })
  }

  /// Matches with a single backtracking point: if the rest after the last “any” fails, “any” takes one more
  /// element.
  private static func matches<Pattern, Elements: RandomAccessCollection>(
    _ pattern: [Pattern], _ elements: Elements, isAny: (Pattern) -> Bool,
    matchesOne: (Pattern, Elements.Element) -> Bool
  ) -> Bool where Elements.Index == Int {
    var (p, e) = (0, elements.startIndex)
    var resume: (pattern: Int, element: Int)?
    while e < elements.endIndex {
      if p < pattern.count, isAny(pattern[p]) {
        resume = (p, e)
        p += 1
      } else if p < pattern.count, matchesOne(pattern[p], elements[e]) {
        p += 1
        e += 1
      } else if let last = resume {
        resume = (last.pattern, last.element + 1)
        p = last.pattern + 1
        e = last.element + 1
      } else {
        return false
      }
    }
    while p < pattern.count, isAny(pattern[p]) { p += 1 }
    return p == pattern.count
  }

  private enum Token {
    case any
    case one
    case byte(UInt8)
    case set(ByteSet)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .any: false
      case .one: true
      case .byte(let own): own == byte
      case .set(let set): set.contains(byte)
      }
    }
  }

  private struct ByteSet {
    private var words = (0 as UInt64, 0 as UInt64, 0 as UInt64, 0 as UInt64)
    private let isNegated: Bool

    init(isNegated: Bool) { self.isNegated = isNegated }

    mutating func insert(_ byte: UInt8) {
      let bit = (1 as UInt64) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      let word =
        switch byte >> 6 {
        case 0: words.0
        case 1: words.1
        case 2: words.2
        default: words.3
        }
      return (word >> UInt64(byte & 63) & 1 == 1) != isNegated
    }
  }

  private static func tokens(of pattern: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var rest = pattern
    // No set can end after the last `]`.
    let lastClose = pattern.lastIndex(of: UInt8(ascii: "]")) ?? pattern.startIndex
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if case .any? = tokens.last {} else { tokens.append(.any) }
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "[") where rest.startIndex < lastClose: tokens.append(set(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// Parses the set after a `[`. Returns nil without consuming anything if no `]` follows.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var inner = rest
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner = inner.dropFirst() }
    // A bracket at the start of the set is a member.
    guard let close = inner.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    var members = inner[..<close]
    var set = ByteSet(isNegated: isNegated)
    while let low = members.popFirst() {
      if members.first == UInt8(ascii: "-"), let high = members.dropFirst().first, high >= low {
        for byte in low...high { set.insert(byte) }
        members = members.dropFirst(2)
      } else {
        set.insert(low)
      }
    }
    rest = inner[(close + 1)...]
    return .set(set)
  }
}
