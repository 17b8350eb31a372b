// Writes the merged document. Every tag, text and gap is the bytes of one version; only attributes that come from both
// sides are put together, and lines of what moved to another depth are indented anew.

import SceneXML

/// Writes a merged document.
struct MergeWriter {
  let versions: MergeVersions
  let presence: Presence
  let tags: [Int: MergedTag]
  let children: [Int: [Int]]
  private(set) var conflicts: [Conflict] = []
  private var output: [UInt8] = []
  private let indentation: ArraySlice<UInt8>

  init(_ versions: MergeVersions, _ presence: Presence, tags: [Int: MergedTag], children: [Int: [Int]]) {
    self.versions = versions
    self.presence = presence
    self.tags = tags
    self.children = children
    indentation = versions[versions.favored].indentation
  }

  private enum Step {
    case open(Int, depth: Int)
    case close(Int, depth: Int)
  }

  /// The bytes of the document.
  mutating func write() -> [UInt8] {
    output.reserveCapacity(versions.ours.document.file.bytes.count + 1024)
    var waiting: [Step] = [.open(0, depth: 0)]
    while let step = waiting.popLast() {
      switch step {
      case .open(let node, let depth):
        writeGap(node, depth: depth, isTail: false)
        writeTag(node)
        let members = children[node] ?? []
        if members.isEmpty {
          writeContent(node)
        } else {
          output.append(UInt8(ascii: ">"))
          waiting.append(.close(node, depth: depth))
          for member in members.reversed() { waiting.append(.open(member, depth: depth + 1)) }
        }
      case .close(let node, let depth):
        writeGap(node, depth: depth, isTail: true)
        writeEndTag(node)
      }
    }
    writeEnd()
    return output
  }

  // MARK: Tags

  private mutating func writeTag(_ node: Int) {
    guard let tag = tags[node], let element = versions[tag.side].element(node) else { return }
    let version = versions[tag.side]
    guard let pieces = tag.pieces else {
      output += version.bytes(version.openingRange(of: element))
      return
    }
    output.append(UInt8(ascii: "<"))
    output += version.document.spelling(of: element).utf8
    for piece in pieces {
      let source = versions[piece.side]
      let range = source.document.removalRange(of: piece.attribute)
      output += source.bytes(range.lower..<range.upper)
    }
  }

  /// The end of an element without children: its text, and its end tag.
  private mutating func writeContent(_ node: Int) {
    let texts = versions.all.map { version in
      version.element(node).flatMap { element in
        version.document.firstChild(of: element) == nil ? (version, element) : nil
      }
    }
    func content(_ index: Int) -> ArraySlice<UInt8>? {
      texts[index].map { $0.0.bytes($0.0.contentRange(of: $0.1)) }
    }
    let side = choose(content(0), content(1), content(2)) { base, ours, theirs in
      Conflict(kind: .text, node: node, base: base, ours: ours, theirs: theirs)
    }
    guard let side, let (version, element) = texts[side == .ours ? 1 : 2] else {
      output += "/>".utf8
      return
    }
    if version.isEmptyTag(element) {
      output += "/>".utf8
    } else {
      output.append(UInt8(ascii: ">"))
      output += version.bytes(version.contentRange(of: element))
      writeEndTag(node)
    }
  }

  private mutating func writeEndTag(_ node: Int) {
    guard let tag = tags[node], let element = versions[tag.side].element(node) else { return }
    output += "</".utf8
    output += versions[tag.side].document.spelling(of: element).utf8
    output.append(UInt8(ascii: ">"))
  }

  // MARK: Texts

  /// The text before an element, or after its last child.
  private mutating func writeGap(_ node: Int, depth: Int, isTail: Bool) {
    func gap(_ version: MergeVersion) -> ArraySlice<UInt8>? {
      guard let element = version.element(node) else { return nil }
      if isTail { return version.document.firstChild(of: element) == nil ? nil : version.tail(of: element) }
      return version.lead(of: element)
    }
    let isScene = versions.all.contains { version in
      version.element(node).map { version.document.name(of: $0) == .scene } ?? false
    }
    let side = choose(gap(versions.base), gap(versions.ours), gap(versions.theirs)) { base, ours, theirs in
      // Interface Builder writes the comment above a scene anew.
      isScene ? nil : Conflict(kind: .text, node: node, base: base, ours: ours, theirs: theirs)
    }
    guard let side, let bytes = gap(versions[side]), let element = versions[side].element(node) else {
      return
    }
    append(bytes, steps: depth - versions[side].depth[Int(element.index)])
  }

  private mutating func writeEnd() {
    func end(_ version: MergeVersion) -> ArraySlice<UInt8> {
      let upper = version.document.root.map { version.document.range(of: $0).upper } ?? 0
      return version.document.file.bytes[Int(upper)...]
    }
    let side = choose(end(versions.base), end(versions.ours), end(versions.theirs)) { base, ours, theirs in
      Conflict(kind: .text, node: 0, base: base, ours: ours, theirs: theirs)
    }
    output += end(versions[side ?? versions.favored])
  }

  /// The side whose text is written. White space alone is no conflict.
  private mutating func choose(
    _ base: ArraySlice<UInt8>?, _ ours: ArraySlice<UInt8>?, _ theirs: ArraySlice<UInt8>?,
    conflict: (_ base: String?, _ ours: String?, _ theirs: String?) -> Conflict?
  ) -> MergeSide? {
    guard let ours else { return theirs == nil ? nil : .theirs }
    guard let theirs else { return .ours }
    if ours == theirs || theirs == base { return .ours }
    if ours == base { return .theirs }
    let (a, b, c) = (Self.visible(ours), Self.visible(theirs), base.map(Self.visible))
    if a == b || b == c { return .ours }
    if a == c { return .theirs }
    if let conflict = conflict(c, a, b) { conflicts.append(conflict) }
    return versions.favored
  }

  /// The text without white space around it.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 } ?? text.startIndex - 1
    return String(decoding: text[text.startIndex..<max(text.startIndex, end + 1)], as: UTF8.self)
  }

  /// Appends text whose lines are to be indented by more or fewer steps.
  private mutating func append(_ bytes: ArraySlice<UInt8>, steps: Int) {
    guard steps != 0, bytes.contains(0x0A) else {
      output += bytes
      return
    }
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      output.append(byte)
      position += 1
      let isEmptyLine = position < bytes.endIndex && (bytes[position] == 0x0A || bytes[position] == 0x0D)
      guard byte == 0x0A, !isEmptyLine else { continue }
      if steps > 0 {
        for _ in 0..<steps { output += indentation }
      } else {
        var left = -steps
        while left > 0, bytes[position...].starts(with: indentation) {
          position += indentation.count
          left -= 1
        }
      }
    }
  }
}
