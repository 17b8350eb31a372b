// Documents for the merge target: a small tree of elements, some with ids and references, and random edits of it.

/// A document that can be edited and written.
struct EditedTree {
  private struct Node {
    var tag: String
    var attributes: [(name: String, value: String)]
    var text = ""
    var children: [Int] = []
    var parent: Int?
  }

  private static let tags = [
    "view", "subviews", "label", "constraints", "constraint", "rect", "fontDescription", "string",
    "connections",
    "outlet", "color",
  ]
  private static let names = [
    "id", "key", "constant", "firstItem", "secondItem", "destination", "text", "x", "width", "misplaced",
    "nonsense",
  ]
  private static let values = [
    "", "1", "20", "frame", "a", "b&lt;", "&#10;", "v0", "v1", "v2", "v3", "v4", "v9", "é",
  ]

  private var nodes: [Node] = []

  /// A document of at most 24 elements.
  init(_ source: inout ByteSource) {
    nodes.append(Node(tag: "document", attributes: [("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB")]))
    add("objects", to: 0, [])
    for _ in 0..<source.number(below: 22) { insert(&source) }
  }

  /// Makes a few edits of the kinds that people make.
  mutating func edit(_ source: inout ByteSource) {
    for _ in 0..<source.number(below: 6) {
      let node = 1 + source.number(below: nodes.count - 1)
      switch source.number(below: 7) {
      case 0: insert(&source)
      case 1: setAttribute(of: node, &source)
      case 2: nodes[node].attributes = Array(nodes[node].attributes.dropLast())
      case 3: remove(node)
      case 4: move(node, to: source.number(below: nodes.count), at: source.number(below: 4))
      case 5: nodes[node].text = Self.values[source.number(below: Self.values.count)]
      default: nodes[node].children.reverse()
      }
    }
  }

  /// The document, as Interface Builder writes it or in one line.
  func written(_ source: inout ByteSource) -> [UInt8] {
    let (lineEnd, indentation) = source.element(
      [("\n", "    "), ("", ""), ("\r\n", "\t")], or: ("\n", "    "))
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + lineEnd
    // Nodes that are still to be written, last first; nil ends the element below it.
    var rest: [(node: Int, depth: Int, isEnd: Bool)] = [(0, 0, false)]
    while let (node, depth, isEnd) = rest.popLast() {
      let it = nodes[node]
      text += String(repeating: indentation, count: isEnd && it.children.isEmpty ? 0 : depth)
      if isEnd {
        text += "</\(it.tag)>" + lineEnd
        continue
      }
      text += "<\(it.tag)" + it.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      if it.children.isEmpty && it.text.isEmpty {
        text += "/>" + lineEnd
        continue
      }
      text += ">" + it.text + (it.children.isEmpty ? "" : lineEnd)
      rest.append((node, depth, true))
      for child in it.children.reversed() { rest.append((child, depth + 1, false)) }
    }
    return Array(text.utf8)
  }

  // MARK: Edits

  private mutating func insert(_ source: inout ByteSource) {
    let parent = source.number(below: nodes.count)
    var attributes: [(String, String)] = []
    if source.bool() { attributes.append(("id", "v\(source.number(below: 30))")) }
    add(source.element(Self.tags, or: "view"), to: parent, attributes)
    for _ in 0..<source.number(below: 3) { setAttribute(of: nodes.count - 1, &source) }
  }

  private mutating func add(_ tag: String, to parent: Int, _ attributes: [(String, String)]) {
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(tag: tag, attributes: attributes.map { (name: $0.0, value: $0.1) }, parent: parent))
  }

  private mutating func setAttribute(of node: Int, _ source: inout ByteSource) {
    let name = source.element(Self.names, or: "text")
    let value = source.element(Self.values, or: "")
    if let index = nodes[node].attributes.firstIndex(where: { $0.name == name }) {
      nodes[node].attributes[index].value = value
    } else {
      nodes[node].attributes.append((name, value))
    }
  }

  private mutating func remove(_ node: Int) {
    guard let parent = nodes[node].parent else { return }
    nodes[parent].children.removeAll { $0 == node }
    nodes[node].parent = nil
  }

  private mutating func move(_ node: Int, to parent: Int, at index: Int) {
    var around: Int? = parent
    while let current = around {
      if current == node { return }
      around = nodes[current].parent
    }
    remove(node)
    nodes[node].parent = parent
    nodes[parent].children.insert(node, at: min(index, nodes[parent].children.count))
  }
}
