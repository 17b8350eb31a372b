// Gives the same number to elements of the three versions that are the same. An object is the element with the
// same id, wherever it is. Any other element belongs to the element around it: by its key or another attribute
// that names it, and among several of one name by its text and its place.

import SceneDocumentJSON
import SceneXML

/// The numbers of all elements of a merge.
struct NodeNumbers {
  /// A member of a node: the node, and what names the member.
  private struct Member: Hashable {
    var node: Int
    var segment: String
  }

  /// The number of nodes. Node 0 is the root.
  private(set) var count = 1
  /// Nodes of objects by id; scenes as `scene` and their id.
  private(set) var objects: [String: Int] = [:]
  /// Whether a node is an object.
  private(set) var isObject: [Bool] = [true]
  private var members: [Member: Int] = [:]
  /// The base's elements that share a name, in document order.
  private var groups: [Member: [(node: Int, digest: UInt64)]] = [:]

  /// Numbers a version. The base comes first.
  mutating func number(_ version: inout MergeVersion, isBase: Bool) {
    let document = version.document
    version.node = [Int](repeating: 0, count: document.elementCount)
    var occurrences: [String: Int] = [:]
    for parent in document.elements {
      let around = version.node(of: parent)
      var names: [String] = []
      var same: [String: [MergeVersion.Element]] = [:]
      for child in document.children(of: parent) {
        if let id = Self.identity(of: child, in: document) {
          // The second element with an id is a node of its own. No value in a file contains U+0000.
          occurrences[id, default: 0] += 1
          let occurrence = occurrences[id] ?? 1
          version.node[Int(child.index)] = object(occurrence == 1 ? id : "\(id)\u{0}\(occurrence)")
        } else {
          let segment = Self.segment(of: child, in: document)
          if same[segment] == nil { names.append(segment) }
          same[segment, default: []].append(child)
        }
      }
      for name in names {
        number(same[name] ?? [], Member(node: around, segment: name), of: &version, isBase: isBase)
      }
    }
  }

  /// Numbers the elements of one name inside a node.
  private mutating func number(
    _ elements: [MergeVersion.Element], _ member: Member, of version: inout MergeVersion, isBase: Bool
  ) {
    let digests = elements.map { version.digest[Int($0.index)] }
    var nodes = [Int](repeating: -1, count: elements.count)
    let base = groups[member] ?? []
    if elements.count == 1, base.count <= 1 {
      nodes[0] = self.node(for: member)
    } else {
      match(digests, with: base, &nodes)
      var copies: [UInt64: Int] = [:]
      for index in nodes.indices where nodes[index] < 0 {
        copies[digests[index], default: 0] += 1
        let name = isBase ? "[\(index)]" : "+\(digests[index]).\(copies[digests[index]] ?? 0)"
        nodes[index] = self.node(
          for: isBase && index == 0 ? member : Member(node: member.node, segment: member.segment + name))
      }
    }
    for (element, node) in zip(elements, nodes) { version.node[Int(element.index)] = node }
    if isBase { groups[member] = zip(nodes, digests).map { ($0, $1) } }
  }

  /// Matches equal elements at both ends, then equal ones in between, then the rest if as many are left.
  private func match(_ digests: [UInt64], with base: [(node: Int, digest: UInt64)], _ nodes: inout [Int]) {
    var (low, high, baseHigh) = (0, digests.count, base.count)
    while low < min(high, baseHigh), digests[low] == base[low].digest {
      nodes[low] = base[low].node
      low += 1
    }
    while high > low, baseHigh > low, digests[high - 1] == base[baseHigh - 1].digest {
      high -= 1
      baseHigh -= 1
      nodes[high] = base[baseHigh].node
    }
    var places: [UInt64: [Int]] = [:]
    for place in (low..<baseHigh).reversed() { places[base[place].digest, default: []].append(place) }
    var isTaken = [Bool](repeating: false, count: base.count)
    for index in low..<high {
      guard let place = places[digests[index]]?.popLast() else { continue }
      nodes[index] = base[place].node
      isTaken[place] = true
    }
    let left = (low..<high).filter { nodes[$0] < 0 }
    let free = (low..<baseHigh).filter { !isTaken[$0] }
    guard left.count == free.count else { return }
    for (index, place) in zip(left, free) { nodes[index] = base[place].node }
  }

  private mutating func object(_ id: String) -> Int {
    if let node = objects[id] { return node }
    objects[id] = count
    return add(isObject: true)
  }

  private mutating func node(for member: Member) -> Int {
    if let node = members[member] { return node }
    members[member] = count
    return add(isObject: false)
  }

  private mutating func add(isObject: Bool) -> Int {
    count += 1
    self.isObject.append(isObject)
    return count - 1
  }

  /// What identifies an object in the whole document; nil for an element that is none.
  static func identity(of element: MergeVersion.Element, in document: XMLDocument) -> String? {
    if document.name(of: element) == .scene {
      return document.value(.sceneID, of: element).map { "scene \($0)" }
    }
    return ObjectIndex.id(of: element, in: document).map { document.value(of: $0) }
  }

  /// What names an element that is no object within the element around it.
  static func segment(of element: MergeVersion.Element, in document: XMLDocument) -> String {
    let spelling = document.spelling(of: element)
    for name in [XMLName.key, .keyPath, .name, .reference, .identifier, .className] {
      if let value = document.value(name, of: element) { return "\(spelling)(\(value))" }
    }
    return spelling
  }
}
