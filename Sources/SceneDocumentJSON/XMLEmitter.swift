// Walks over the JSON of a document and writes its XML. Checks the type of each value on the way.
// XMLEmitter+Tags.swift writes start tags and their attributes.

import SceneXML

struct XMLEmitter {
  /// An element whose children are being written.
  private struct Open {
    /// Index of the next child.
    var position: Int
    let end: Int
    /// The nodes of the element's name and of its end tag's spelling (−1: none).
    let name: Int
    let endTag: Int
    /// Whether the children include texts with the white space between them.
    let isVerbatim: Bool
  }

  let json: JSONText
  let maximumDepth: Int
  let maximumAttributes: Int
  var bytes: [UInt8] = []
  var form = DocumentForm()
  /// Ids that may refer to no object.
  var unresolved: Set<String> = []
  /// The values of attributes that refer to objects, in the order of the XML.
  var references: [Int] = []
  private var open: [Open] = []

  init(_ json: JSONText, limits: XMLLimits) {
    self.json = json
    maximumDepth = limits.maximumDepth
    maximumAttributes = limits.maximumAttributesPerElement
    bytes.reserveCapacity(json.bytes.count / 3)
  }

  // MARK: Checks

  func problem(_ message: String, _ node: Int) -> JSONProblem {
    JSONProblem(message: message, offset: Int(json.nodes[node].lower), node: node)
  }

  func expect(_ kind: JSONText.Kind, _ node: Int) throws(JSONProblem) {
    guard json.nodes[node].kind == kind else {
      throw problem("expected \(kind.name), found \(json.nodes[node].kind.name)", node)
    }
  }

  func boolean(_ node: Int) throws(JSONProblem) -> Bool {
    switch json.nodes[node].kind {
    case .true: return true
    case .false: return false
    default: throw problem("expected a Boolean, found \(json.nodes[node].kind.name)", node)
    }
  }

  /// The values of an object's members by name; nil for absent ones. Any other name, or a repeated name, is
  /// an error.
  func members<let count: Int>(
    of object: Int, _ names: [count of StaticString]
  ) throws(JSONProblem) -> [count of Int?] {
    try expect(.object, object)
    var values = [count of Int?](repeating: nil)
    for member in json.members(of: object) {
      var known = false
      for i in 0..<count where json.equals(member.key, names[i]) {
        if values[i] != nil { throw problem("the member “\(names[i])” is given twice", member.value) }
        values[i] = member.value
        known = true
        break
      }
      if !known { throw problem("unknown member “\(json.string(member.key))”", member.value) }
    }
    return values
  }

  // MARK: Document

  mutating func emitDocument() throws(JSONProblem) {
    try checkSchema()
    let m = try members(
      of: 0,
      ["schema", "schemaVersion", "file", "declaration", "form", "unresolved", "prolog", "root", "epilog"])
    guard let root = m[7] else { throw problem("the member “root” is missing", 0) }
    if let node = m[4] { try readForm(node) }
    if let node = m[5] {
      try expect(.array, node)
      for id in json.elements(of: node) {
        try expect(.string, id)
        unresolved.insert(json.string(id))
      }
    }
    if form.encoding == .utf8, form.hasByteOrderMark { bytes += [0xEF, 0xBB, 0xBF] }
    var hasDeclaration = false
    if let node = m[3], json.nodes[node].kind != .null {
      try emitDeclaration(node)
      hasDeclaration = true
    }
    if let node = m[6] {
      try emitOutside(node)
    } else if hasDeclaration {
      form.appendBreak(depth: 0, to: &bytes)
    }
    try emitTree(root)
    if let node = m[8] { try emitOutside(node) } else { form.appendBreak(depth: 0, to: &bytes) }
  }

  /// Checks the schema first, so that the error for another kind of JSON says so.
  private func checkSchema() throws(JSONProblem) {
    try expect(.object, 0)
    var schema: Int?
    var version: Int?
    for member in json.members(of: 0) {
      if json.equals(member.key, "schema") { schema = member.value }
      if json.equals(member.key, "schemaVersion") { version = member.value }
    }
    guard let schema, let version else {
      throw problem("this is not a document: the members “schema” and “schemaVersion” are missing", 0)
    }
    try expect(.string, schema)
    guard json.equals(schema, "document") else {
      throw problem(
        "only the schema “document” can be converted to XML; this is “\(json.string(schema))”", schema)
    }
    try expect(.number, version)
    guard json.number(version) == Double(DocumentJSON.schemaVersion) else {
      throw problem("only schema version \(DocumentJSON.schemaVersion) is supported", version)
    }
  }

  private mutating func readForm(_ node: Int) throws(JSONProblem) {
    let m = try members(of: node, ["encoding", "byteOrderMark", "lineEnding", "indentation"])
    if let node = m[0] {
      try expect(.string, node)
      guard let encoding = SourceEncoding(rawValue: json.string(node)) else {
        throw problem("expected UTF-8, UTF-16LE or UTF-16BE", node)
      }
      form.encoding = encoding
    }
    if let node = m[1] { form.hasByteOrderMark = try boolean(node) }
    if let node = m[2] {
      try expect(.string, node)
      guard let ending = LineEnding(name: json.string(node)) else {
        throw problem("expected lf, crlf or cr", node)
      }
      form.lineEnding = ending
    }
    if let node = m[3] {
      try expect(.string, node)
      form.indentation = json.withString(node) { Array($0) }
      guard form.indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), form.indentation.count <= 16 else {
        throw problem("expected up to 16 spaces and tabs", node)
      }
    }
  }

  private mutating func emitDeclaration(_ node: Int) throws(JSONProblem) {
    let m = try members(of: node, ["version", "encoding", "standalone", "spelling"])
    guard let version = m[0] else { throw problem("the member “version” is missing", node) }
    var text = "<?xml version=\"\(try plainWord(version))\""
    if let encoding = m[1] { text += " encoding=\"\(try plainWord(encoding))\"" }
    if let standalone = m[2] { text += " standalone=\"\(try boolean(standalone) ? "yes" : "no")\"" }
    text += "?>"
    if let spelling = m[3] {
      try expect(.string, spelling)
      let written = json.string(spelling)
      if XMLDeclaration.reads(written, like: text) { text = written }
    }
    bytes += Array(text.utf8)
  }

  private func plainWord(_ node: Int) throws(JSONProblem) -> String {
    try expect(.string, node)
    let word = json.string(node)
    guard !word.isEmpty, word.utf8.allSatisfy({ CharacterData.continuesName($0) && $0 < 0x80 }) else {
      throw problem("“\(word)” is not allowed in an XML declaration", node)
    }
    return word
  }

  private mutating func emitOutside(_ node: Int) throws(JSONProblem) {
    try expect(.array, node)
    for child in json.elements(of: node) {
      guard try emitOther(child) else { throw problem("only one root element is allowed", child) }
    }
  }

  // MARK: Walk

  private mutating func emitTree(_ root: Int) throws(JSONProblem) {
    try begin(root)
    while let last = open.indices.last {
      let frame = open[last]
      guard frame.position < frame.end else {
        if !frame.isVerbatim { form.appendBreak(depth: last, to: &bytes) }
        try appendEndTag(frame.name, spelling: frame.endTag)
        open.removeLast()
        continue
      }
      open[last].position = Int(json.nodes[frame.position].next)
      if !frame.isVerbatim { form.appendBreak(depth: last + 1, to: &bytes) }
      if try !emitOther(frame.position) { try begin(frame.position) }
    }
  }

  /// Writes a text, CDATA section, comment or processing instruction. Returns false for an element.
  private mutating func emitOther(_ node: Int) throws(JSONProblem) -> Bool {
    try expect(.object, node)
    for member in json.members(of: node) where json.equals(member.key, "element") { return false }
    let m = try members(of: node, ["text", "cdata", "comment", "processingInstruction", "spelling"])
    var kinds = 0
    for i in 0..<4 where m[i] != nil { kinds += 1 }
    guard kinds == 1 else {
      throw problem(
        "expected exactly one of “element”, “text”, “cdata”, “comment” and “processingInstruction”", node)
    }
    var spelling: [UInt8]?
    if let written = m[4] {
      try expect(.string, written)
      spelling = json.withString(written) { Array($0) }
    }
    if let text = m[0] {
      try expect(.string, text)
      try checkCharacters(text)
      appendText(text, spelling: spelling)
    } else if let cdata = m[1] {
      try appendMarked(cdata, spelling, from: "<![CDATA[", to: "]]>", forbidden: "]]>")
    } else if let comment = m[2] {
      try appendMarked(comment, spelling, from: "<!--", to: "-->", forbidden: "--")
    } else if let instruction = m[3] {
      try appendMarked(instruction, spelling, from: "<?", to: "?>", forbidden: "?>")
    }
    return true
  }

  private mutating func begin(_ node: Int) throws(JSONProblem) {
    let m = try members(
      of: node,
      [
        "element", "attributes", "spelling", "startTag", "endTag", "defaults", "resolved", "text", "children",
      ])
    guard let name = m[0] else { throw problem("the member “element” is missing", node) }
    guard open.count < maximumDepth else {
      throw problem("elements are nested deeper than \(maximumDepth) levels", node)
    }
    if m[7] != nil, m[8] != nil { throw problem("an element has “text” or “children”, not both", node) }
    for i in 3...4 { if let tag = m[i] { try expect(.string, tag) } }
    for i in 5...6 { if let derived = m[i] { try expect(.object, derived) } }
    try checkName(name, "an element")
    var isEmpty = m[7] == nil
    if let children = m[8] {
      try expect(.array, children)
      isEmpty = json.nodes[children].next == children + 1
    }
    try appendStartTag(name, attributes: m[1], spelling: m[2], startTag: m[3], isEmpty: isEmpty)
    if let text = m[7] {
      try expect(.string, text)
      try checkCharacters(text)
      appendText(text, spelling: nil)
      try appendEndTag(name, spelling: m[4] ?? -1)
    } else if let children = m[8], !isEmpty {
      open.append(
        Open(
          position: children + 1, end: Int(json.nodes[children].next), name: name, endTag: m[4] ?? -1,
          isVerbatim: holdsText(children)))
    }
  }

  private func holdsText(_ children: Int) -> Bool {
    for child in json.elements(of: children) where json.nodes[child].kind == .object {
      for member in json.members(of: child) {
        if json.equals(member.key, "element") { break }
        if json.equals(member.key, "text") || json.equals(member.key, "cdata") { return true }
      }
    }
    return false
  }
}

extension XMLDeclaration {
  /// Whether two spellings of a declaration have the same meaning.
  static func reads(_ written: String, like canonical: String) -> Bool {
    func parsed(_ text: String) -> XMLDeclaration? {
      Array(text.utf8).withUnsafeBufferPointer { XMLDeclaration($0, from: 0) }
    }
    guard let a = parsed(written), let b = parsed(canonical), Int(a.range.upper) == written.utf8.count else {
      return false
    }
    return a.version == b.version && a.encoding == b.encoding && a.isStandalone == b.isStandalone
  }
}
