// Writes a whole document as JSON: every element, attribute, text and comment, in order. This file writes the
// parts around the elements and walks over them. DocumentJSON+Elements.swift writes one element. DocumentXML
// reads the JSON back.

import SceneDiagnostics
import SceneText
import SceneXML

/// Writes documents as JSON. The same document always gives the same bytes.
public enum DocumentJSON {
  /// The version of the schema. It increases if a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// Writes the JSON of a document in pieces, so that the whole is never in memory. Linear in the document's
  /// size, without recursion.
  ///
  /// - Parameters:
  ///   - file: the file's name, if several documents are written to one stream.
  ///   - sink: receives the next bytes, about every 64 KiB.
  public static func write(
    _ document: XMLDocument, file: String? = nil, style: JSONWriter.Style = .pretty,
    to sink: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    var writer = DocumentJSONWriter(document, style: style)
    writer.begin(file: file)
    while writer.step() {
      if writer.json.count >= 1 << 16 { try writer.json.drain(sink) }
    }
    writer.end()
    try writer.json.drain(sink)
  }

  /// The JSON of a document.
  public static func text(
    of document: XMLDocument, file: String? = nil, style: JSONWriter.Style = .pretty
  ) -> [UInt8] {
    var result: [UInt8] = []
    write(document, file: file, style: style) { result.append(contentsOf: $0) }
    return result
  }
}

struct DocumentJSONWriter {
  /// An element whose children are being written.
  struct Open {
    var contents: XMLDocument.Contents
    /// Whether white space between the children is also written.
    var isVerbatim: Bool
  }

  let document: XMLDocument
  let form: DocumentForm
  let index: ObjectIndex
  var json: JSONWriter
  var open: [Open] = []
  /// A buffer for decoding and comparing text.
  var scratch: [UInt8] = []
  /// The attributes of the current element whose spelling differs from the one that their value would get.
  var respelled: [XMLDocument.AttributeID] = []
  private var rest: XMLDocument.Contents

  init(_ document: XMLDocument, style: JSONWriter.Style) {
    self.document = document
    form = DocumentForm(of: document)
    index = ObjectIndex(document)
    json = JSONWriter(style: style, capacity: 1 << 17)
    rest = document.contents
  }

  // MARK: Document

  mutating func begin(file: String?) {
    json.beginObject()
    json.member("schema", "document")
    json.member("schemaVersion", DocumentJSON.schemaVersion)
    json.member("file", ifPresent: file)
    json.key("declaration")
    writeDeclaration()
    if !form.isInterfaceBuilders { writeForm() }
    let unresolved = unresolvedIDs()
    if !unresolved.isEmpty { json.member("unresolved", unresolved) }
    writeProlog()
    json.key("root")
    if let root = document.root { begin(root) } else { json.null() }
  }

  private mutating func writeDeclaration() {
    guard let declaration = document.declaration else { return json.null() }
    let raw = document.string(declaration.range)
    var canonical = "<?xml version=\"\(declaration.version)\""
    json.beginObject(inline: true)
    json.member("version", declaration.version)
    if let encoding = declaration.encoding {
      json.member("encoding", encoding)
      canonical += " encoding=\"\(encoding)\""
    }
    if let standalone = declaration.isStandalone {
      json.member("standalone", standalone)
      canonical += " standalone=\"\(standalone ? "yes" : "no")\""
    }
    if canonical + "?>" != raw { json.member("spelling", raw) }
    json.endObject()
  }

  private mutating func writeForm() {
    json.key("form")
    json.beginObject(inline: true)
    if form.encoding != .utf8 { json.member("encoding", form.encoding.rawValue) }
    if form.hasByteOrderMark { json.member("byteOrderMark", true) }
    if form.lineEnding != .lf { json.member("lineEnding", form.lineEnding.name) }
    if !form.indentation.elementsEqual("    ".utf8) {
      json.member("indentation", String(decoding: form.indentation, as: UTF8.self))
    }
    json.endObject()
  }

  /// Writes the nodes between the XML declaration and the root, unless there is only a line end.
  private mutating func writeProlog() {
    var nodes: [XMLDocument.Node] = []
    while let node = rest.next() {
      if case .element = node { break }
      nodes.append(node)
    }
    if document.declaration == nil ? nodes.isEmpty : isLineEnd(nodes) { return }
    writeOutside("prolog", nodes)
  }

  private mutating func writeOutside(_ key: StaticString, _ nodes: [XMLDocument.Node]) {
    json.key(key)
    json.beginArray()
    for node in nodes { writeNode(node) }
    json.endArray()
  }

  private func isLineEnd(_ nodes: [XMLDocument.Node]) -> Bool {
    guard nodes.count == 1, case .text(let range) = nodes[0] else { return false }
    return document.withBytes(range) { form.isBreak($0, depth: 0) }
  }

  mutating func end() {
    var nodes: [XMLDocument.Node] = []
    while let node = rest.next() { nodes.append(node) }
    if !isLineEnd(nodes) { writeOutside("epilog", nodes) }
    json.endObject()
  }

  /// The ids of constraints, connections and masks that refer to no object, in the order of their first use.
  private func unresolvedIDs() -> [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    for element in document.elements {
      let name = document.name(of: element)
      for attribute in document.attributes(of: element)
      where document.name(of: attribute).isReference(in: name) {
        if document.withValue(of: attribute, { index.element(id: $0) }) != nil { continue }
        let id = document.value(of: attribute)
        if seen.insert(id).inserted { ids.append(id) }
      }
    }
    return ids
  }

  // MARK: Walk

  /// Writes the next node. Returns false if the root is complete.
  mutating func step() -> Bool {
    guard let last = open.indices.last else { return false }
    guard let node = open[last].contents.next() else {
      json.endArray()
      json.endObject()
      open.removeLast()
      return !open.isEmpty
    }
    if case .text = node, !open[last].isVerbatim { return true }
    writeNode(node)
    return true
  }

  /// Writes a node. Later steps write an element's children.
  mutating func writeNode(_ node: XMLDocument.Node) {
    switch node {
    case .element(let element): begin(element)
    case .text(let range): writeText(range)
    case .cdata(let range): writeVerbatim("cdata", SourceRange(range.lower + 9, range.upper - 3))
    case .comment(let range): writeVerbatim("comment", SourceRange(range.lower + 4, range.upper - 3))
    case .processingInstruction(let range):
      writeVerbatim("processingInstruction", SourceRange(range.lower + 2, range.upper - 2))
    }
  }
}
