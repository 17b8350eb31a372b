// Tests files that are not XML or not well-formed: the fixtures in Fixtures/xml/broken with their expected
// diagnostics, and generated hostile input. All bytes give a diagnostic with a position, and nothing traps.

import SceneDiagnostics
import SceneTestSupport
import SceneXML
import Testing

private let brokenFixtures = Files.list(Files.repository + "/Fixtures/xml/broken", suffixes: [".xml"])

/// Reads bytes, checks the invariants for all inputs, and returns the diagnostics.
@discardableResult
private func read(_ bytes: [UInt8], limits: XMLLimits = .default) -> (XMLDocument?, [Diagnostic]) {
  let (document, diagnostics) = XMLReader.read(bytes, path: "input", limits: limits)
  let file = document?.file ?? XMLReader.sourceFile(bytes, path: "input")
  for diagnostic in diagnostics {
    if let problem = checkDiagnostic(diagnostic, in: file) { Issue.record("\(problem)") }
  }
  if let document { checkNesting(document) }
  return (document, diagnostics)
}

/// Elements are inside their parents and after their preceding siblings.
private func checkNesting(_ document: XMLDocument) {
  func require(_ holds: Bool, _ element: XMLDocument.ElementID) {
    if !holds { Issue.record("element \(element.index) lies wrong") }
  }
  for element in document.elements {
    let range = document.range(of: element)
    require(range.upper <= UInt32(document.file.bytes.count), element)
    var position = document.startTagRange(of: element).upper
    require(position <= range.upper, element)
    for child in document.children(of: element) {
      let inner = document.range(of: child)
      require(document.parent(of: child) == element, child)
      require(inner.lower >= position && inner.upper <= range.upper, child)
      position = inner.upper
    }
    for attribute in document.attributes(of: element) {
      let value = document.valueRange(of: attribute)
      require(value.lower <= value.upper && value.upper <= document.startTagRange(of: element).upper, element)
    }
    _ = document.text(of: element)
  }
}

@Suite struct BrokenFileTests {
  @Test(arguments: brokenFixtures)
  func fixture(path: String) throws {
    let fixture = try #require(AnnotatedFixture(path: path))
    let (document, diagnostics) = read(fixture.source)
    let file = document?.file ?? XMLReader.sourceFile(fixture.source, path: path)
    #expect(!diagnostics.isEmpty)
    #expect(fixture.compare(diagnostics, in: file) == [])
  }

  /// A truncated file gives a diagnostic, and the part before the end is read.
  @Test(arguments: Files.list(Files.repository + "/Fixtures/xml/well-formed", suffixes: [".xml"]))
  func truncated(path: String) throws {
    let bytes = try #require(Files.read(path))
    let whole = try #require(XMLReader.read(bytes, path: path).document)
    let end = Int(whole.range(of: try #require(whole.root)).upper)
    for length in 0..<end {
      let (document, diagnostics) = read(Array(bytes[..<length]))
      #expect(diagnostics.contains { $0.severity == .error }, "cut at \(length)")
      let started = whole.elements.prefix { Int(whole.nameRange(of: $0).upper) < length }.count
      #expect((document?.elementCount ?? 0) >= started, "cut at \(length)")
    }
  }

  /// Replaces any byte by each byte that is significant in XML.
  @Test func mutated() throws {
    let bytes = try #require(Files.read(Files.repository + "/Fixtures/xml/well-formed/references.xml"))
    for position in bytes.indices {
      for byte in Array("<>&\"'/=!?-] x;#".utf8) + [0, 0x80, 0xFF, 0x0A] {
        var changed = bytes
        changed[position] = byte
        read(changed)
      }
    }
  }

  /// The recovering reader finds an error in nearly everything that libxml2 rejects. Its fallback, which
  /// repeats libxml2's message, is rare.
  @Test func fallbackIsRare() throws {
    let bytes = try #require(Files.read(Files.repository + "/Fixtures/xml/well-formed/references.xml"))
    var refused = 0
    var unexplained: Set<String> = []
    for position in bytes.indices {
      for byte in Array("<>&\"'/=!?-]".utf8) {
        var changed = bytes
        changed[position] = byte
        let diagnostics = XMLReader.read(changed, path: "input").diagnostics
        guard let first = diagnostics.first else { continue }
        refused += 1
        if first.message.hasPrefix("the file is not well-formed") {
          unexplained.insert("\(position): \(first.message)")
        }
      }
    }
    #expect(refused > 1000)
    #expect(unexplained.count * 50 < refused, "\(unexplained.sorted())")
  }

  /// One mistake nearly always gives one error. Mistakes are an extra or missing byte or line.
  @Test func oneMistakeIsOneError() throws {
    let bytes = try #require(Files.read(Files.repository + "/Fixtures/diagnostics/clean/login.storyboard"))
    var counts: [Int: Int] = [:]
    func count(_ changed: [UInt8]) {
      let count = read(changed).1.count
      if count > 0 { counts[min(count, 3), default: 0] += 1 }
    }
    for position in bytes.indices.dropFirst(60) {
      for byte in [UInt8(ascii: "<"), UInt8(ascii: "\"")] {
        var changed = bytes
        changed.insert(byte, at: position)
        count(changed)
      }
      var changed = bytes
      changed.remove(at: position)
      count(changed)
    }
    let lines = bytes.split(separator: 0x0A)
    for line in lines.indices.dropFirst() {
      var changed = lines
      changed.remove(at: line)
      count(Array(changed.joined(separator: [0x0A])))
      changed = lines
      changed.insert(lines[line], at: line)
      count(Array(changed.joined(separator: [0x0A])))
    }
    let total = counts.values.reduce(0, +)
    #expect(total > 2000)
    #expect((total - counts[1, default: 0]) * 20 < total, "\(counts)")
  }

  /// Random bytes from the characters of markup. Every failure prints the seed.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "<", ">", "</", "/>", "<a", "</a>", "<view id=\"1\"", "=\"", "\"", "'", "&", "&amp;", "&#", ";", "<!--",
      "-->",
      "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE", " ", "\n", "x", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
      "é", "\u{0}",
      "<?xml version=\"1.0\"?>", "--", "=", "\r", "\u{FEFF}", "<document>", "</document>",
    ]
    for _ in 0..<200 {
      var text = generator.next() % 2 == 0 ? "<document>" : ""
      for _ in 0..<Int(generator.next() % 40) { text += words[Int(generator.next() % UInt64(words.count))] }
      read(Array(text.utf8))
    }
  }

  // MARK: Limits

  @Test func depth() throws {
    let text = String(repeating: "<a>", count: 100_000)
    let (document, diagnostics) = read(Array(text.utf8))
    #expect(diagnostics.map(\.rule) == [SyntaxRules.limitExceeded])
    #expect(diagnostics.first?.range?.lower == 600)
    #expect(document?.elementCount == 200)
    let fits = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(read(Array(fits.utf8)).1.isEmpty)
  }

  @Test func attributeLength() throws {
    let value = String(repeating: "x", count: 1 << 20)
    let (document, diagnostics) = read(Array("<a><b c=\"\(value)\"/><d/></a>".utf8))
    #expect(diagnostics.map(\.rule) == [SyntaxRules.limitExceeded])
    #expect(diagnostics.first?.range == SourceRange(9, 9 + 1 << 20))
    #expect(document?.elementCount == 3)
  }

  @Test func attributeCount() throws {
    var text = "<document><a"
    for i in 0..<100_000 { text += " a\(i)=\"\"" }
    let (_, diagnostics) = read(Array((text + "/></document>").utf8))
    #expect(diagnostics.map(\.rule) == [SyntaxRules.limitExceeded])
    var fits = "<document><a"
    for i in 0..<256 { fits += " a\(i)=\"\"" }
    #expect(read(Array((fits + "/></document>").utf8)).1.isEmpty)
    #expect(read(Array((fits + " b=''/></document>").utf8)).1.map(\.rule) == [SyntaxRules.limitExceeded])
  }

  @Test func sizeAndElementCount() throws {
    var limits = XMLLimits()
    limits.maximumBytes = 20
    #expect(
      read(Array("<document><a/></document>".utf8), limits: limits).1.map(\.rule) == [
        SyntaxRules.limitExceeded
      ])
    limits = XMLLimits()
    limits.maximumElements = 3
    let (document, diagnostics) = read(Array("<d><a/><a/><a/></d>".utf8), limits: limits)
    #expect(diagnostics.map(\.rule) == [SyntaxRules.limitExceeded])
    #expect(document?.elementCount == 3)
  }

  /// More errors than the maximum.
  @Test func errorBound() {
    let text = "<document>" + String(repeating: "<a b=\"1\" b=\"2\"/>&x;", count: 10_000) + "</document>"
    let (_, diagnostics) = read(Array(text.utf8))
    #expect(diagnostics.count == 20)
    #expect(diagnostics.last?.notes.last?.message.contains("20") == true)
  }

  /// A megabyte of input that is quadratic for naive readers. If it were, the test would not end.
  @Test(arguments: [
    "<a b=\"", "<", "<a ", "<!--", "<![CDATA[", "&", "<a b='<' ", "</a>", "<a b=\"x c=\"", "<<<<<<< x\n",
    "<?", "]]>",
    "<a b=\"\" ", "<a><", "\"",
  ])
  func repeated(piece: String) {
    let text = "<document>" + String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    #expect(read(Array(text.utf8)).1.isEmpty == false)
  }

  /// Stopping libxml2 does not free its text while it is in use. Freed memory of these sizes is returned to
  /// the system at once, so that accessing it would crash.
  @Test(arguments: [100, 70_000, 100_000, 140_000, 300_000, 5_000_000])
  func stopped(size: Int) {
    for piece in [
      "]]>", "<a></b>", "<!DOCTYPE a>", "&x;", "<a b=\"<\"/>", "<!-- -- -->", "\u{1}", "<?xml ?>",
    ] {
      let text = "<document>" + piece + String(repeating: " ", count: size) + "</document>"
      #expect(read(Array(text.utf8)).1.isEmpty == false, "\(piece)")
    }
  }

  // MARK: Other formats

  @Test(arguments: [
    (Array("NIBArchive\u{1}".utf8), "a compiled nib"), (Array("bplist00\u{0}".utf8), "a compiled nib"),
    ([0x50, 0x4B, 3, 4, 0], "a ZIP archive"), ([0x1F, 0x8B, 8, 0], "gzip"), (Array("BZh91AY".utf8), "bzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x28, 0xB5, 0x2F, 0xFD, 0x3C], "Zstandard"),
    ([0x89, 0x50, 0x4E, 0x47, 0, 0x3C, 0x3E], "binary data"),
  ])
  func otherFormats(bytes: [UInt8], name: String) {
    let (document, diagnostics) = read(bytes)
    #expect(document == nil)
    #expect(diagnostics.map(\.rule) == [SyntaxRules.notInterfaceBuilderText])
    #expect(diagnostics.first?.message.contains(name) == true && diagnostics.first?.help != nil)
  }

  // MARK: Encodings

  @Test(arguments: [false, true], [false, true])
  func utf16(bigEndian: Bool, mark: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<document title=\"Größe 😀\">é</document>"
    var bytes: [UInt8] = []
    for unit in ((mark ? "\u{FEFF}" : "") + text).utf16 {
      bytes += bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let (read, diagnostics) = read(bytes)
    #expect(diagnostics.map(\.message) == [])
    let document = try #require(read)
    #expect(document.file.bytes == Array(text.utf8))
    #expect(document.encoding == (bigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(document.hasByteOrderMark == mark)
    #expect(document.value(.title, of: try #require(document.root)) == "Größe 😀")
    // Half a character, and a broken tag.
    let (_, broken) = BrokenFileTests.cut(bytes)
    #expect(!broken.isEmpty)
  }

  /// The second mark would be lost when the file is written.
  @Test func twoByteOrderMarks() {
    var bytes: [UInt8] = []
    for unit in "\u{FEFF}\u{FEFF}<document/>".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(read(bytes).1.map(\.rule) == [SyntaxRules.invalidEncoding])
    #expect(!read(Array("\u{FEFF}\u{FEFF}<document/>".utf8)).1.isEmpty)
  }

  private static func cut(_ bytes: [UInt8]) -> (XMLDocument?, [Diagnostic]) {
    read(Array(bytes.dropLast(15)))
  }

  @Test func declaration() throws {
    let text = "<?xml version='1.0' encoding='utf-8' standalone='no'?>\r\n<document/>"
    let document = try #require(read(Array(text.utf8)).0)
    let declaration = try #require(document.declaration)
    #expect(
      declaration.version == "1.0" && declaration.encoding == "utf-8" && declaration.isStandalone == false)
    #expect(document.string(declaration.range) == "<?xml version='1.0' encoding='utf-8' standalone='no'?>")
    #expect(document.lineEnding == .crlf)
  }
}
