// References of the merged document to objects that it does not have, because one side removed them. The favored side
// decides: what it removed stays away together with the other side's references, what it has is kept.

import SceneXML

/// Finds references to removed objects and orders what to do about them.
struct ReferenceCheck {
  private let versions: MergeVersions
  private let presence: Presence
  private let tags: [Int: MergedTag]

  init(_ versions: MergeVersions, _ presence: Presence, tags: [Int: MergedTag]) {
    self.versions = versions
    self.presence = presence
    self.tags = tags
  }

  /// Adds to the orders; the merge runs again if there are new ones.
  func extend(_ orders: inout MergeOrders) {
    for node in presence.exists.indices where presence.exists[node] {
      for (side, attribute) in attributes(of: node) {
        let document = versions[side].document
        guard let target = target(of: attribute, in: document), !presence.exists[target] else { continue }
        resolve(node, document.spelling(of: attribute), document.value(of: attribute), target, &orders)
      }
    }
    keepReferences(&orders)
  }

  private func resolve(
    _ node: Int, _ name: String, _ value: String, _ target: Int, _ orders: inout MergeOrders
  ) {
    let favored = versions[versions.favored]
    // A reference that hangs in the version without its target is not the merge's.
    let remover = favored.has(target) ? versions[versions.favored.other] : favored
    if let element = remover.element(node), !remover.has(target),
      remover.document.attributesByName(of: element)[name].map({ remover.document.value(of: $0) }) == value
    {
      return
    }
    var conflict = Conflict(kind: .removedAndReferenced, node: node, attribute: name, other: target)
    conflict.base = value
    conflict.removed = outermostMissing(
      around: target, in: favored.has(target) ? favored : versions[versions.favored.other])
    conflict.remover = favored.has(target) ? versions.favored.other : versions.favored
    if favored.has(target) {
      let outermost = outermostMissing(around: target, in: favored)
      if orders.kept.insert(outermost).inserted, !orders.dropped.contains(outermost) {
        orders.conflicts.append(conflict)
      }
      return
    }
    if favored.has(node) {
      if orders.favored[node, default: []].insert(name).inserted { orders.conflicts.append(conflict) }
    } else if orders.dropped.insert(node).inserted {
      // Entries of a variation's mask follow their object.
      let other = versions[versions.favored.other]
      let isEntry =
        other.element(node).map { [.include, .exclude].contains(other.document.name(of: $0)) } ?? false
      if !isEntry { orders.conflicts.append(conflict) }
    }
  }

  private func outermostMissing(around node: Int, in version: MergeVersion) -> Int {
    var outermost = node
    var current = version.parent(node)
    while let around = current {
      if !versions.isList[around] {
        if presence.exists[around] { break }
        outermost = around
      }
      current = version.parent(around)
    }
    return outermost
  }

  /// Where a removed object is kept because of a conflict, the constraints and connections that refer to it and were
  /// removed with it are kept, too.
  private func keepReferences(_ orders: inout MergeOrders) {
    guard presence.isHeld.contains(true) else { return }
    let favored = versions[versions.favored]
    for element in favored.document.elements {
      let node = favored.node(of: element)
      guard !presence.exists[node], versions.base.has(node),
        Self.connects(favored.document.name(of: element)),
        let around = favored.parent(node), !orders.dropped.contains(node)
      else { continue }
      let targets = favored.document.attributes(of: element).compactMap {
        target(of: $0, in: favored.document)
      }
      guard targets.contains(where: { presence.isHeld[$0] }), targets.allSatisfy({ presence.exists[$0] }),
        presence.exists[around] || versions.isList[around]
      else { continue }
      orders.kept.insert(node)
    }
  }

  private static func connects(_ name: XMLName) -> Bool {
    switch name {
    case .constraint, .outlet, .outletCollection, .action, .segue: true
    default: false
    }
  }

  /// The attributes of a merged tag.
  private func attributes(of node: Int) -> [(MergeSide, XMLDocument.AttributeID)] {
    guard let tag = tags[node] else { return [] }
    if let pieces = tag.pieces { return pieces.map { ($0.side, $0.attribute) } }
    let document = versions[tag.side].document
    return versions[tag.side].element(node).map { document.attributes(of: $0).map { (tag.side, $0) } } ?? []
  }

  /// The node of the object that an attribute refers to.
  private func target(of attribute: XMLDocument.AttributeID, in document: XMLDocument) -> Int? {
    switch document.name(of: attribute) {
    // The name of a <designable> is an id, too, but Interface Builder writes that list anew.
    case .id, .sceneID, .name: return nil
    case .firstItem, .secondItem, .destination, .target, .reference, .initialViewController, .textLabel,
      .detailTextLabel, .imageView:
      break
    default:
      // Interface Builder's ids look like abc-12-xyz.
      let hasShape = document.withValue(of: attribute) {
        $0.count == 10 && $0[3] == UInt8(ascii: "-") && $0[6] == UInt8(ascii: "-")
      }
      guard hasShape else { return nil }
    }
    return versions.objects[document.value(of: attribute)]
  }
}
