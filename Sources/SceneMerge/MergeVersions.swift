// The three versions of a merge with the numbers of their nodes, and what follows from comparing them node by node.

import SceneXML

/// The versions, and facts about their nodes.
struct MergeVersions {
  let base: MergeVersion
  let ours: MergeVersion
  let theirs: MergeVersion
  /// The side whose values are written at conflicts.
  let favored: MergeSide
  /// The number of nodes.
  let count: Int
  let isObject: [Bool]
  /// The nodes of objects by id.
  let objects: [String: Int]
  /// Whether a node only holds others: it is no object and has no attributes but a key. Such a list comes and goes
  /// with its members.
  let isList: [Bool]
  private let changedInOurs: [Bool]
  private let changedInTheirs: [Bool]

  init(base: XMLDocument, ours: XMLDocument, theirs: XMLDocument, favoring favored: MergeSide) {
    var numbers = NodeNumbers()
    var versions = [base, ours, theirs].map { MergeVersion($0) }
    for index in versions.indices { numbers.number(&versions[index], isBase: index == 0) }
    for index in versions.indices { versions[index].indexNodes(count: numbers.count) }
    (self.base, self.ours, self.theirs) = (versions[0], versions[1], versions[2])
    self.favored = favored
    count = numbers.count
    isObject = numbers.isObject
    objects = numbers.objects
    var isList = numbers.isObject.map { !$0 }
    for version in versions {
      for element in version.document.elements where !Self.isList(element, in: version) {
        isList[version.node(of: element)] = false
      }
    }
    self.isList = isList
    changedInOurs = Self.changes(from: versions[0], to: versions[1], count: numbers.count)
    changedInTheirs = Self.changes(from: versions[0], to: versions[2], count: numbers.count)
  }

  subscript(side: MergeSide) -> MergeVersion { side == .ours ? ours : theirs }

  /// The base, ours, theirs.
  var all: [MergeVersion] { [base, ours, theirs] }

  /// By node: whether a side changed it or something in it. Frames that only follow other edits do not count.
  func changes(of side: MergeSide) -> [Bool] { side == .ours ? changedInOurs : changedInTheirs }

  /// Whether a node had members before the edits and has some on both sides, and an empty one is not written.
  func wasFilled(_ node: Int) -> Bool {
    guard let element = base.element(node), base.document.attributes(of: element).isEmpty,
      base.document.name(of: element) != .objects
    else { return false }
    return all.allSatisfy { version in
      version.element(node).map { version.document.firstChild(of: $0) != nil } ?? true
    }
  }

  private static func isList(_ element: MergeVersion.Element, in version: MergeVersion) -> Bool {
    let document = version.document
    guard document.attributes(of: element).allSatisfy({ document.name(of: $0) == .key }) else { return false }
    if document.firstChild(of: element) != nil { return true }
    // Such as <objects/>; but <nil key="…"/> is a value.
    return document.attributes(of: element).isEmpty
      && version.bytes(version.contentRange(of: element)).allSatisfy { $0 <= 0x20 }
  }

  /// O(elements).
  private static func changes(from base: MergeVersion, to side: MergeVersion, count: Int) -> [Bool] {
    var changed = [Bool](repeating: false, count: count)
    let document = side.document
    for element in document.elements.reversed() {
      let node = side.node(of: element)
      if isFollowingFrame(element, in: document) { continue }
      guard let old = base.element(node) else {
        changed[node] = true
        continue
      }
      let isLeaf = document.firstChild(of: element) == nil
      changed[node] =
        side.parent(node) != base.parent(node)
        || side.bytes(side.openingRange(of: element)) != base.bytes(base.openingRange(of: old))
        || side.children(node) != base.children(node)
        || (isLeaf
          && side.bytes(side.contentRange(of: element)) != base.bytes(base.contentRange(of: old)))
        || document.children(of: element).contains { changed[side.node(of: $0)] }
    }
    return changed
  }

  /// Whether the element is the stored frame of a view that constraints place.
  static func isFollowingFrame(_ element: MergeVersion.Element, in document: XMLDocument) -> Bool {
    guard document.name(of: element) == .rect, document.value(.key, of: element) == "frame",
      let view = document.parent(of: element)
    else { return false }
    return document.value(.translatesAutoresizingMaskIntoConstraints, of: view) == "NO"
  }
}
