// Tests constraints as code: the texts with anchors and visual formats, and that the formats express the
// constraints of the scene.

import SceneEmit
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

private func decode(_ bytes: [UInt8]) -> InterfaceDocument? {
  XMLReader.read(bytes, path: "").document.flatMap { SceneDecoder.decode($0).document }
}

@Test func aSceneAsCode() throws {
  let document = try #require(
    decode(Files.read(Files.repository + "/Fixtures/examples/Checkout.storyboard") ?? []))
  #expect(
    ConstraintCode(document).text(.anchors) == """
      // Checkout › View
      NSLayoutConstraint.activate([
        card.widthAnchor.constraint(equalToConstant: 360),
        card.heightAnchor.constraint(equalToConstant: 120),
        total.heightAnchor.constraint(equalToConstant: 40),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
        total.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
        total.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      ])

      """)
  #expect(
    ConstraintCode(document).text(.visualFormat).hasPrefix(
      """
      // Checkout › View
      H:[Che-Ca-rdV(360)]
      V:[Che-Ca-rdV(120)]-16-[Che-To-tal(40)]
      NSLayoutConstraint.activate([

      """))
}

/// The meaning of a constraint, without its owner and notation.
private func meaning(_ constraint: LayoutConstraint, _ document: InterfaceDocument) -> String {
  func name(_ item: ItemReference?) -> String {
    switch item {
    case .view(let view)?: document[view].id
    case .guide(let guide)?: document[guide].id
    default: "nothing"
    }
  }
  let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute?.spelling ?? "?")"
  let second = "\(name(constraint.secondItem)).\(constraint.secondAttribute?.spelling ?? "?")"
  return
    "\(first) \(constraint.relation.symbol) \(constraint.multiplier.value) × \(second) + \(constraint.constant)"
    + " @\(constraint.priority)"
}

/// Adds each format to the views of its scene. In one of them, all its constraints must be constraints of the
/// scene.
@Test func formatsExpressTheConstraintsOfTheirScenes() throws {
  var count = 0
  for path in Files.list(Files.repository + "/Fixtures/layout", suffixes: [".storyboard", ".xib"]) {
    guard let document = decode(Files.read(path) ?? []), document.header.platform == .iOS else { continue }
    for line in ConstraintCode(document).text(.visualFormat).split(separator: "\n") {
      guard line.hasPrefix("H:") || line.hasPrefix("V:") else { continue }
      // The view in which all constraints of the line are constraints of the scene is its owner.
      var isSaid = false
      for owner in document.views.indices where !isSaid {
        let stated = try #require(constraints(String(line), in: document, owner: owner))
        let known = Set(document.constraints.map { meaning($0, document) })
        isSaid = stated.allSatisfy(known.contains)
        if isSaid { count += stated.count }
      }
      #expect(isSaid, "\(path): \(line)")
    }
  }
  #expect(count > 500)
}

/// The constraints of a format that is added to a view.
private func constraints(_ format: String, in document: InterfaceDocument, owner: Int) -> [String]? {
  let escaped = format.replacing("<", with: "&lt;")
  let element = Array("<constraints><visualFormat format=\"\(escaped)\"/></constraints>".utf8)
  var bytes = document.source.file.bytes
  let view = document.views[owner].element
  let end = Int(document.source.range(of: view).upper)
  let closing = "</\(document.source.spelling(of: view))>"
  guard bytes[..<end].suffix(closing.utf8.count).elementsEqual(closing.utf8) else {
    return ["an element without content"]
  }
  bytes.insert(contentsOf: element, at: end - closing.utf8.count)
  guard let changed = decode(bytes) else { return nil }
  return changed.constraints.filter { $0.formatRange != nil }.map { meaning($0, changed) }
}
