// Shell patterns over paths: `*` and `?` within a name, `[a-z]` and `[!a-z]`, `**` for any number of folders. For
// patterns that the shell did not expand, because they were quoted or stand in a build script.

/// A path pattern, split at its slashes.
struct GlobPattern: Sendable {
  private let parts: [ArraySlice<UInt8>]
  /// The folder above the first part with a wildcard; empty for the current one, `/` for the root.
  let base: String

  /// Nil when the text has no wildcard.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let all = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    guard let first = all.firstIndex(where: Self.hasWildcard) else { return nil }
    parts = Array(all[first...])
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    let folders = all[..<first].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    base = isAbsolute ? "/" + folders : folders
  }

  /// A pattern of these parts, with or without wildcards, below any folder.
  init(parts: [ArraySlice<UInt8>]) {
    self.parts = parts
    base = ""
  }

  private static func hasWildcard(_ part: ArraySlice<UInt8>) -> Bool {
    part.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Whether a path below `base`, in names from the base inwards, matches. Linear in the product of both lengths.
  func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    Self.matches(parts, names, isAny: { $0.elementsEqual("**".utf8) }, matchesOne: Self.matches)
  }

  /// Whether one name matches one part of the pattern.
  static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    matches(tokens(of: pattern), Array(name), isAny: { $0 == .any }, matchesOne: { $0.matches($1) })
  }

  /// The usual matching with one point of return: when what follows the last “any” fails, it takes one element more.
  private static func matches<Pattern, Element>(
    _ pattern: [Pattern], _ elements: [Element], isAny: (Pattern) -> Bool,
    matchesOne: (Pattern, Element) -> Bool
  ) -> Bool {
    var (p, e) = (0, 0)
    var resume: (pattern: Int, element: Int)?
    while e < elements.count {
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

  private enum Token: Equatable {
    case any
    case one
    case byte(UInt8)
    case set([ClosedRange<UInt8>], isNegated: Bool)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .any: false
      case .one: true
      case .byte(let own): own == byte
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
      }
    }
  }

  private static func tokens(of pattern: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .any { tokens.append(.any) }
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "["): tokens.append(set(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// The set after a `[`; nil, with nothing consumed, when no `]` closes it.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var inner = rest
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner = inner.dropFirst() }
    // A bracket right at the start is a member.
    guard let close = inner.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    var members = inner[..<close]
    var ranges: [ClosedRange<UInt8>] = []
    while let low = members.popFirst() {
      if members.first == UInt8(ascii: "-"), let high = members.dropFirst().first, high >= low {
        ranges.append(low...high)
        members = members.dropFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    rest = inner[(close + 1)...]
    return .set(ranges, isNegated: isNegated)
  }
}
