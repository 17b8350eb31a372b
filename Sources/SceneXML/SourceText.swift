// Determines what bytes a file contains before XML is parsed: nothing, something other than XML, UTF-8,
// UTF-16 (transcoded here), or an unsupported encoding. libxml2 never converts, because its offsets would
// then refer to converted bytes.

import SceneDiagnostics

/// A file's text as UTF-8, with diagnostics about its encoding.
struct SourceText {
  var bytes: [UInt8]
  var encoding = SourceEncoding.utf8
  var hasByteOrderMark = false
  var declaration: XMLDeclaration?
  var diagnostics: [Diagnostic] = []
  /// Whether there is XML to parse.
  var isReadable = true

  init(_ input: [UInt8], limits: XMLLimits) {
    bytes = input
    examine(limits)
  }

  private mutating func examine(_ limits: XMLLimits) {
    let input = bytes
    guard input.count <= min(limits.maximumBytes, Int(Int32.max)) else {
      return refuse(
        SyntaxRules.limitExceeded,
        // The total size is unknown, because reading stopped at the limit.
        "the file is larger than \(limits.maximumBytes) bytes, the maximum",
        at: SourceRange(0, 0))
    }
    if let name = Self.unsupportedSignature(input) {
      return refuse(
        SyntaxRules.unsupportedEncoding, "the file is encoded in \(name), which is not supported",
        at: SourceRange(0, 0), help: "convert it to UTF-8, for example with `iconv -f \(name) -t UTF-8`")
    }
    if let utf16 = Self.utf16Signature(input) {
      encoding = utf16.encoding
      hasByteOrderMark = utf16.mark > 0
      transcode(input, from: utf16.mark)
      checkSecondMark()
    } else if input.starts(with: [0xEF, 0xBB, 0xBF]) {
      hasByteOrderMark = true
    }
    let start = encoding == .utf8 && hasByteOrderMark ? 3 : 0
    guard let first = bytes[start...].firstIndex(where: { !CharacterData.isWhitespace($0) }) else {
      let size = input.isEmpty ? "is empty" : "contains only white space"
      return refuse(
        SyntaxRules.emptyFile, "the file \(size)", at: SourceRange(0, 0),
        help: "restore the file from version control")
    }
    if let refusal = Self.foreignFormat(bytes[first...]) {
      return refuse(
        SyntaxRules.notInterfaceBuilderText, refusal.message, at: lineRange(at: first), help: refusal.help)
    }
    declaration = bytes.withUnsafeBufferPointer { XMLDeclaration($0, from: start) }
    checkDeclaredEncoding()
  }

  private mutating func refuse(_ rule: Rule, _ message: String, at range: SourceRange, help: String? = nil) {
    var diagnostic = Diagnostic(rule, message, at: range)
    diagnostic.help = help
    diagnostics.append(diagnostic)
    isReadable = false
  }

  /// Reports a second byte-order mark. It is a character before the document and would be lost on writing.
  private mutating func checkSecondMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    var diagnostic = Diagnostic(
      SyntaxRules.invalidEncoding, "unexpected second byte order mark before the document",
      at: SourceRange(0, 3))
    diagnostic.help = "delete it"
    diagnostics.append(diagnostic)
  }

  /// Reports a declared encoding that is not the one of the bytes.
  private mutating func checkDeclaredEncoding() {
    guard let declaration, let name = declaration.encoding, let range = declaration.encodingRange else {
      return
    }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII":
      if encoding != .utf8 { mislabelled(name, range) }
    case "UTF-16", "UTF16":
      if encoding == .utf8 { mislabelled(name, range) }
    case "UTF-16LE":
      if encoding != .utf16LittleEndian { mislabelled(name, range) }
    case "UTF-16BE":
      if encoding != .utf16BigEndian { mislabelled(name, range) }
    default:
      refuse(
        SyntaxRules.unsupportedEncoding, "the encoding “\(name)” is not supported", at: range,
        help: "convert the file, for example with `iconv -f \(name) -t UTF-8`, and write encoding=\"UTF-8\"")
    }
  }

  private mutating func mislabelled(_ name: String, _ range: SourceRange) {
    var diagnostic = Diagnostic(
      SyntaxRules.invalidEncoding, "the XML declaration says “\(name)”, but the file is \(encoding.rawValue)",
      at: range)
    diagnostic.help = "declare the file’s actual encoding; Interface Builder uses UTF-8"
    diagnostics.append(diagnostic)
  }

  /// Whether this is a scene, even a damaged one, rather than another text in a file with a scene's name.
  var holdsScene: Bool {
    let head = bytes.prefix(1 << 16)
    for i in head.indices where head[i] == UInt8(ascii: "<") {
      let tag = head[(i + 1)...]
      if ["document", "archive", "scene", "objects"].contains(where: { tag.starts(with: $0.utf8) }) {
        return true
      }
    }
    return false
  }

  private func lineRange(at offset: Int) -> SourceRange {
    var upper = offset
    while upper < bytes.count, upper < offset + 80, bytes[upper] >= 0x20, bytes[upper] < 0x7F { upper += 1 }
    return SourceRange(UInt32(truncatingIfNeeded: offset), UInt32(truncatingIfNeeded: upper))
  }

  // MARK: Signatures

  /// UTF-16, recognized by its byte-order mark or by a two-byte `<`.
  private static func utf16Signature(_ bytes: [UInt8]) -> (encoding: SourceEncoding, mark: Int)? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return (.utf16LittleEndian, 2)
    case (0xFE, 0xFF): return (.utf16BigEndian, 2)
    case (0x3C, 0x00): return (.utf16LittleEndian, 0)
    case (0x00, 0x3C): return (.utf16BigEndian, 0)
    default: return nil
    }
  }

  private static func unsupportedSignature(_ bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    switch head {
    case [0xFF, 0xFE, 0x00, 0x00], [0x3C, 0x00, 0x00, 0x00]: return "UTF-32LE"
    case [0x00, 0x00, 0xFE, 0xFF], [0x00, 0x00, 0x00, 0x3C]: return "UTF-32BE"
    case [0x4C, 0x6F, 0xA7, 0x94]: return "EBCDIC"
    default: return head.starts(with: [0x2B, 0x2F, 0x76]) ? "UTF-7" : nil
    }
  }

  private static let compressed: [(signature: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "gzip"), ([0x42, 0x5A, 0x68], "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"),
  ]

  /// Recognizes other formats in files with a scene's name.
  private static func foreignFormat(_ text: ArraySlice<UInt8>) -> (message: String, help: String)? {
    func begins(_ word: String) -> Bool { text.starts(with: word.utf8) }
    if begins("version https://git-lfs") {
      return ("the file is a Git LFS pointer, not a scene", "fetch the file with `git lfs pull`")
    }
    if begins("NIBArchive") || begins("bplist0") {
      return (
        "the file is a compiled nib, not a scene file",
        "use the .storyboard or .xib that it was compiled from"
      )
    }
    if begins("PK\u{3}\u{4}") { return ("the file is a ZIP archive, not XML", "unpack it first") }
    for (signature, name) in compressed where text.starts(with: signature) {
      return ("the file is compressed with \(name)", "unpack it first")
    }
    // Git's test for binary files: a zero byte in the first 8000.
    if text.first != UInt8(ascii: "<"), text.prefix(8000).contains(0) {
      return ("the file contains binary data, not XML", "use a file that Interface Builder wrote")
    }
    if text.first != UInt8(ascii: "<"), text.contains(UInt8(ascii: "<")) == false {
      return ("the file is not XML: it contains no tags", "use a file that Interface Builder wrote")
    }
    return nil
  }

  // MARK: UTF-16

  private mutating func transcode(_ input: [UInt8], from start: Int) {
    let bigEndian = encoding == .utf16BigEndian
    var result: [UInt8] = []
    result.reserveCapacity(input.count / 2 + input.count / 16)
    var i = start
    var broken = 0
    func unit(_ at: Int) -> UInt32 {
      bigEndian
        ? UInt32(input[at]) << 8 | UInt32(input[at + 1]) : UInt32(input[at + 1]) << 8 | UInt32(input[at])
    }
    while i < input.count {
      var scalar = Unicode.Scalar(0xFFFD as UInt32)!
      var isBroken = true
      if i + 1 < input.count {
        let first = unit(i)
        i += 2
        if let single = Unicode.Scalar(first) {
          scalar = single
          isBroken = false
        } else if first < 0xDC00, i + 1 < input.count, case let second = unit(i), second & 0xFC00 == 0xDC00,
          let pair = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        {
          scalar = pair
          isBroken = false
          i += 2
        }
      } else {
        i += 1
      }
      let lower = UInt32(truncatingIfNeeded: result.count)
      CharacterData.appendUTF8(scalar, to: &result)
      if isBroken {
        broken += 1
        if broken == 1 {
          diagnostics.append(
            Diagnostic(
              SyntaxRules.invalidEncoding, "this is half of a UTF-16 surrogate pair",
              at: SourceRange(lower, UInt32(truncatingIfNeeded: result.count))))
        }
      }
    }
    if broken > 1 {
      diagnostics[diagnostics.count - 1].notes.append(.init("and at \(broken - 1) more places"))
    }
    bytes = result
  }
}
