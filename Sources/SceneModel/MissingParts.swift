// Drops the diagnostics that a damaged file may have only because parts of it are missing. A truncated file
// lacks constraints, resources and scenes, and it would be misleading to call a view ambiguous because of
// that. The syntax error and diagnostics about the parts that are present remain.

import SceneDiagnostics
import SceneXML

extension InterfaceDocument {
  /// The diagnostics without those about the absence of something that a damaged file may have lost. All of
  /// them if the file is well-formed.
  package func withoutClaimsAboutLostParts(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if source.isWellFormed || source.leftOpen.isEmpty { return diagnostics }
    var lost = LostParts(self)
    return diagnostics.filter { !lost.mayHold(what: $0.rule.missing, $0) }
  }
}

private struct LostParts {
  private let document: InterfaceDocument
  private let source: XMLDocument
  /// In document order.
  private let leftOpen: [XMLDocument.ElementID]
  /// Whether the layout of a top-level view may depend on something lost.
  private var isIncomplete: [ViewIndex: Bool] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    source = document.source
    leftOpen = Array(source.leftOpen)
  }

  mutating func mayHold(what missing: Rule.Missing, _ diagnostic: Diagnostic) -> Bool {
    guard let place = diagnostic.range?.lower else { return missing == .anywhere && source.isCutOff }
    // No element contains the end of the file, so this takes the element before it.
    let end = UInt32(truncatingIfNeeded: source.file.bytes.count)
    guard let element = source.element(at: place == end && place > 0 ? place - 1 : place) else {
      return false
    }
    if isUnfinished(element) { return true }
    switch missing {
    case .nothing: return false
    case .inElement: return isLeftOpen(element)
    case .inOwners:
      return diagnostic.constraints.contains { id in
        guard case .constraint(let index)? = document.objects[id] else { return false }
        return isLeftOpen(document[document[index].owner].element)
      }
    case .inHierarchy: return isInIncompleteHierarchy(element)
    // Bars and safe areas depend on the controllers of other scenes.
    case .amongScenes:
      return (source.isCutOff && document.header.kind == .storyboard) || isInIncompleteHierarchy(element)
    case .anywhere: return source.isCutOff
    }
  }

  /// Whether the file ends inside the element's start tag, so that an attribute or part of its value may be
  /// lost.
  private func isUnfinished(_ element: XMLDocument.ElementID) -> Bool {
    guard isLeftOpen(element) else { return false }
    let end = Int(source.startTagRange(of: element).upper)
    return end > 0 && source.file.bytes[end - 1] != UInt8(ascii: ">")
  }

  private func isLeftOpen(_ element: XMLDocument.ElementID) -> Bool {
    let next = firstLeftOpen(from: element)
    return next < leftOpen.count && leftOpen[next] == element
  }

  /// The position in `leftOpen` of this element or, if it is closed, of the next one that is open.
  private func firstLeftOpen(from element: XMLDocument.ElementID) -> Int {
    var (low, high) = (0, leftOpen.count)
    while low < high {
      let middle = (low + high) / 2
      if leftOpen[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func isInIncompleteHierarchy(_ element: XMLDocument.ElementID) -> Bool {
    let enclosing = document.enclosingView[Int(element.index)]
    guard enclosing >= 0 else { return isLeftOpen(element) }
    var outermost = ViewIndex(Int(enclosing))
    while let parent = document[outermost].parent { outermost = parent }
    if let known = isIncomplete[outermost] { return known }
    let subtree = source.subtree(of: document[outermost].element)
    let next = firstLeftOpen(from: document[outermost].element)
    let isOpen = next < leftOpen.count && subtree.last.map { leftOpen[next] <= $0 } == true
    let result = isOpen || (source.isCutOff && subtree.contains(where: namesLostImage))
    isIncomplete[outermost] = result
    return result
  }

  /// Whether the element shows an image whose size is missing because the resources at the end of the file
  /// are lost.
  private func namesLostImage(_ element: XMLDocument.ElementID) -> Bool {
    for name in [XMLName.image, .selectedImage, .backgroundImage, .highlightedImage] {
      if let image = source.value(name, of: element), document.images[image] == nil { return true }
    }
    return false
  }
}
