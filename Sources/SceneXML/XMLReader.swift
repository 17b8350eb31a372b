// Reads bytes into a document and diagnostics.

import SceneDiagnostics

/// Reads XML text into an `XMLDocument`.
public enum XMLReader {
  /// Reads a whole file.
  ///
  /// The document contains what could be read before and between errors; it is nil if there is no root
  /// element. The diagnostics are in the order of the file. Their ranges refer to `document.file`, or without
  /// a document to `sourceFile(_:path:)`. Takes linear time for any bytes.
  public static func read(
    _ bytes: [UInt8], path: String, limits: XMLLimits = .default
  ) -> (document: XMLDocument?, diagnostics: [Diagnostic]) {
    read(bytes, path: path, limits: limits, triesPlain: true)
  }

  /// - Parameter triesPlain: whether to try `PlainReader` first. Without it, the result is the same.
  package static func read(
    _ bytes: [UInt8], path: String, limits: XMLLimits, triesPlain: Bool
  ) -> (document: XMLDocument?, diagnostics: [Diagnostic]) {
    var source = SourceText(bytes, limits: limits)
    guard source.isReadable else { return (nil, source.diagnostics) }
    let parsed = source.bytes.withUnsafeBufferPointer { bytes in
      let plain = triesPlain ? PlainReader.read(bytes, limits: limits) : nil
      return plain.map { Parsed(builder: $0.builder, lineStarts: $0.lineStarts) }
        ?? parse(bytes, limits: limits)
    }
    source.diagnostics += parsed.diagnostics
    sort(&source.diagnostics)
    guard !parsed.builder.elements.isEmpty else { return (nil, source.diagnostics) }
    let storage = XMLDocument.Storage(
      file: SourceFile(
        path: path, bytes: source.bytes, isShown: source.holdsScene, lineStarts: parsed.lineStarts),
      elements: parsed.builder.elements, attributes: parsed.builder.attributes,
      declaration: source.declaration, encoding: source.encoding, hasByteOrderMark: source.hasByteOrderMark,
      isWellFormed: parsed.isWellFormed,
      withText: parsed.lineStarts == nil ? nil : parsed.builder.withText)
    return (XMLDocument(storage: storage), source.diagnostics)
  }

  /// The text that the ranges of `read`'s diagnostics refer to, for a file without a document.
  public static func sourceFile(_ bytes: [UInt8], path: String) -> SourceFile {
    let text = SourceText(bytes, limits: .default)
    return SourceFile(path: path, bytes: text.bytes, isShown: text.holdsScene)
  }

  /// Whether `PlainReader` reads a file, so that libxml2 need not.
  package static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { PlainReader.read($0, limits: .default) != nil }
  }

  private struct Parsed {
    var builder: DocumentBuilder
    var diagnostics: [Diagnostic] = []
    var isWellFormed = true
    /// Nil unless `PlainReader` has read the file.
    var lineStarts: [UInt32]?
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits) -> Parsed {
    var builder = DocumentBuilder(byteCount: bytes.count)
    var verdict: (message: String, offset: UInt32)?
    if !TagLengthCheck.exceeds(bytes, limit: limits.maximumAttributesPerElement) {
      switch SAXParser.parse(bytes, limits: limits, into: &builder) {
      case .wellFormed(let hasLongTag):
        return Parsed(
          builder: builder, diagnostics: hasLongTag ? longValues(builder.attributes, limits) : [])
      case .refused: break
      case .malformed(let message, let offset): verdict = (message, offset)
      }
    }
    var diagnostics = CharacterCheck.check(bytes)
    let recovered = RecoveringReader.read(bytes, limits: limits)
    diagnostics += recovered.diagnostics
    diagnostics += longValues(recovered.builder.attributes, limits)
    if diagnostics.isEmpty, let verdict {
      // libxml2 found an error that the recovering reader does not know.
      diagnostics.append(
        Diagnostic(
          SyntaxRules.malformedXML, "the file is not well-formed XML here: \(verdict.message)",
          at: character(at: verdict.offset, in: bytes)))
    }
    return Parsed(builder: recovered.builder, diagnostics: diagnostics, isWellFormed: false)
  }

  /// The range of the character that contains a byte.
  private static func character(at offset: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
    var lower = min(Int(offset), bytes.count)
    var upper = min(lower + 1, bytes.count)
    while lower > 0, lower < bytes.count, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper))
  }

  private static func longValues(_ attributes: [AttributeRecord], _ limits: XMLLimits) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for attribute in attributes {
      let range = SourceRange(attribute.valueLower, attribute.valueUpper)
      guard range.count > limits.maximumAttributeBytes, diagnostics.count < RecoveringReader.maximumErrors
      else { continue }
      var diagnostic = Diagnostic(
        SyntaxRules.limitExceeded,
        "the attribute’s value has \(range.count) bytes; the maximum is \(limits.maximumAttributeBytes)",
        at: range)
      diagnostic.help = "put long text into a <string> element"
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  /// Sorts by position; diagnostics at the same position keep their order.
  private static func sort(_ diagnostics: inout [Diagnostic]) {
    guard diagnostics.count > 1 else { return }
    let order = diagnostics.indices.sorted {
      let a = diagnostics[$0].range?.lower ?? 0
      let b = diagnostics[$1].range?.lower ?? 0
      return a != b ? a < b : $0 < $1
    }
    diagnostics = order.map { diagnostics[$0] }
  }
}
