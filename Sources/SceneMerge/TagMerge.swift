// Merges the start tag of one node: its attributes by name. A tag that one side left alone is the other side's, byte
// for byte.

import SceneXML

/// A merged start tag.
struct MergedTag {
  /// An attribute of one side, with the white space before it.
  struct Piece {
    var side: MergeSide
    var attribute: XMLDocument.AttributeID
  }

  /// The side whose tag is the frame: the name, the order, and all attributes if `pieces` is nil.
  var side: MergeSide
  /// The attributes, if they come from both sides.
  var pieces: [Piece]?
}

/// Merges start tags.
struct TagMerge {
  let versions: MergeVersions
  private(set) var conflicts: [Conflict] = []

  init(_ versions: MergeVersions) { self.versions = versions }

  /// The tag of a node that at least one side has.
  mutating func merge(_ node: Int, favoring forced: Set<String> = []) -> MergedTag {
    guard let ours = versions.ours.element(node) else { return MergedTag(side: .theirs) }
    guard let theirs = versions.theirs.element(node) else { return MergedTag(side: .ours) }
    let base = versions.base.element(node)
    let ourBytes = versions.ours.bytes(versions.ours.openingRange(of: ours))
    let theirBytes = versions.theirs.bytes(versions.theirs.openingRange(of: theirs))
    if ourBytes == theirBytes { return MergedTag(side: .ours) }
    if forced.isEmpty, let base {
      let baseBytes = versions.base.bytes(versions.base.openingRange(of: base))
      if baseBytes == theirBytes { return MergedTag(side: .ours) }
      if baseBytes == ourBytes { return MergedTag(side: .theirs) }
    }
    return mergeAttributes(node, base, ours, theirs, forced)
  }

  private typealias Values = (base: String?, ours: String?, theirs: String?)

  private mutating func mergeAttributes(
    _ node: Int, _ base: XMLDocument.ElementID?, _ ours: XMLDocument.ElementID,
    _ theirs: XMLDocument.ElementID,
    _ forced: Set<String>
  ) -> MergedTag {
    let (a, b) = (versions.ours.document, versions.theirs.document)
    let before = base.map { versions.base.document.attributesByName(of: $0) } ?? [:]
    let (mine, yours) = (a.attributesByName(of: ours), b.attributesByName(of: theirs))
    var sides: [String: MergeSide] = [:]
    var clashes: [(name: String, values: Values)] = []
    for name in Set(before.keys).union(mine.keys).union(yours.keys).sorted() {
      let values: Values = (
        before[name].map { versions.base.document.value(of: $0) }, mine[name].map { a.value(of: $0) },
        yours[name].map { b.value(of: $0) }
      )
      if forced.contains(name) {
        sides[name] = versions.favored
      } else if values.ours == values.theirs || values.theirs == values.base {
        sides[name] = .ours
      } else if values.ours == values.base {
        sides[name] = .theirs
      } else if let newer = Self.newer(name, values, in: a.spelling(of: ours)) {
        sides[name] = newer
      } else {
        sides[name] = versions.favored
        clashes.append((name, values))
      }
    }
    // A color of which each side changed another component is neither side's color.
    let isColor = versions.ours.document.name(of: ours) == .color && forced.isEmpty
    if !clashes.isEmpty || isColor, let kind = wholeValue(of: ours) {
      conflicts.append(
        Conflict(
          kind: kind, node: node, base: base.map { versions.base.document.attributeText(of: $0) },
          ours: a.attributeText(of: ours), theirs: b.attributeText(of: theirs)))
      return MergedTag(side: versions.favored)
    }
    for clash in clashes {
      conflicts.append(
        Conflict(
          kind: .value, node: node, attribute: clash.name, base: clash.values.base, ours: clash.values.ours,
          theirs: clash.values.theirs))
    }
    return arranged(ours, theirs, sides, nameSide: nameSide(node, base, ours, theirs))
  }

  /// The attributes in our order, theirs after the ones that they follow.
  private func arranged(
    _ ours: XMLDocument.ElementID, _ theirs: XMLDocument.ElementID, _ sides: [String: MergeSide],
    nameSide: MergeSide
  ) -> MergedTag {
    let frame = versions.favored
    let (first, second) = (versions[frame].document, versions[frame.other].document)
    let (own, foreign) = frame == .ours ? (ours, theirs) : (theirs, ours)
    let foreignByName = second.attributesByName(of: foreign)
    var names: [String] = []
    var pieces: [String: MergedTag.Piece] = [:]
    for attribute in first.attributes(of: own) {
      let name = first.spelling(of: attribute)
      names.append(name)
      if sides[name] == frame {
        pieces[name] = MergedTag.Piece(side: frame, attribute: attribute)
      } else if let attribute = foreignByName[name] {
        pieces[name] = MergedTag.Piece(side: frame.other, attribute: attribute)
      }
    }
    var previous: String?
    for attribute in second.attributes(of: foreign) {
      let name = second.spelling(of: attribute)
      defer { previous = name }
      guard sides[name] == frame.other, !names.contains(name) else { continue }
      pieces[name] = MergedTag.Piece(side: frame.other, attribute: attribute)
      let place = previous.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      names.insert(name, at: place)
    }
    return MergedTag(side: nameSide, pieces: names.compactMap { pieces[$0] })
  }

  /// The side that decides about the element's name.
  private mutating func nameSide(
    _ node: Int, _ base: XMLDocument.ElementID?, _ ours: XMLDocument.ElementID,
    _ theirs: XMLDocument.ElementID
  ) -> MergeSide {
    let names: Values = (
      base.map { versions.base.document.spelling(of: $0) }, versions.ours.document.spelling(of: ours),
      versions.theirs.document.spelling(of: theirs)
    )
    if names.ours == names.theirs { return versions.favored }
    if names.base == names.theirs { return .ours }
    if names.base == names.ours { return .theirs }
    conflicts.append(
      Conflict(kind: .property, node: node, base: names.base, ours: names.ours, theirs: names.theirs))
    return versions.favored
  }

  /// The kind of conflict for an element whose attributes are one value together; nil for any other.
  private func wholeValue(of element: XMLDocument.ElementID) -> MergeConflict.Kind? {
    let document = versions.ours.document
    switch document.name(of: element) {
    case .rect: return document.value(.key, of: element) == "frame" ? .frame : .value
    case .color: return .value
    default: return nil
    }
  }

  /// Both sides saved with a newer version of Xcode: the newest one counts.
  private static func newer(_ name: String, _ values: Values, in element: String) -> MergeSide? {
    switch (element, name) {
    case ("document", "toolsVersion"), ("document", "systemVersion"), ("plugIn", "version"),
      ("capability", "minToolsVersion"):
      break
    default: return nil
    }
    guard let ours = values.ours.flatMap(version), let theirs = values.theirs.flatMap(version) else {
      return nil
    }
    return theirs.lexicographicallyPrecedes(ours) ? .ours : .theirs
  }

  /// `22G91` → 22, 0, 71, 91: numbers, and letters between them.
  private static func version(_ text: String) -> [UInt32]? {
    var parts: [UInt32] = [0]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = UInt32(byte - UInt8(ascii: "0"))
        guard let last = parts.popLast(), last < 1 << 24 else { return nil }
        parts.append(last * 10 + digit)
      case UInt8(ascii: "."): parts.append(0)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        parts += [UInt32(byte), 0]
      default: return nil
      }
    }
    return parts
  }
}

extension XMLDocument {
  /// The attributes by spelling. A well-formed element has each name once.
  func attributesByName(of element: ElementID) -> [String: AttributeID] {
    var result: [String: AttributeID] = [:]
    for attribute in attributes(of: element) { result[spelling(of: attribute)] = attribute }
    return result
  }

  /// The attributes as written, without the key.
  func attributeText(of element: ElementID) -> String {
    attributes(of: element).filter { name(of: $0) != .key }
      .map { "\(spelling(of: $0)) \(value(of: $0))" }.joined(separator: ", ")
  }
}
