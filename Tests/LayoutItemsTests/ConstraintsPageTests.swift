// Checks that the code in Documentation/Constraints.md works: this file contains each block as a function,
// and the page contains the same lines and their output.

import LayoutItems
import SceneTestSupport
import Testing

private let page = String(
  decoding: Files.read(Files.repository + "/Documentation/Constraints.md") ?? [], as: UTF8.self)

/// Every Swift block on the page is part of this file.
@Test func thePageShowsThisCode() throws {
  func lines(_ text: Substring) -> [Substring] { text.split(separator: "\n").map { $0.drop { $0 == " " } } }
  let source = Files.read(Files.repository + "/Tests/LayoutItemsTests/ConstraintsPageTests.swift") ?? []
  let here = lines(String(decoding: source, as: UTF8.self)[...])
  let blocks = page.split(separator: "```swift\n").dropFirst().map {
    lines($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex))
  }
  #expect(blocks.count == 3)
  for block in blocks {
    // The last line prints.
    let code = block.dropLast()
    #expect(here.indices.contains { here[$0...].starts(with: code) }, "no code of the tests is \(block)")
  }
}

@Test func equalSpacing() {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let (save, cancel, clear) = (
    View(identifier: "save"), View(identifier: "cancel"), View(identifier: "clear")
  )
  for (button, width) in [(save, 60.0), (cancel, 80), (clear, 50)] {
    button.translatesAutoresizingMaskIntoConstraints = false
    button.contentSize = Size(width: width, height: 30)
    root.addSubview(button)
  }
  let (space1, space2) = (LayoutGuide(identifier: "space1"), LayoutGuide(identifier: "space2"))
  root.addLayoutGuide(space1)
  root.addLayoutGuide(space2)
  LayoutConstraint.activate([
    space1.widthAnchor.constraint(equalTo: space2.widthAnchor),
    save.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    save.trailingAnchor.constraint(equalTo: space1.leadingAnchor),
    cancel.leadingAnchor.constraint(equalTo: space1.trailingAnchor),
    cancel.trailingAnchor.constraint(equalTo: space2.leadingAnchor),
    clear.leadingAnchor.constraint(equalTo: space2.trailingAnchor),
    clear.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    save.topAnchor.constraint(equalTo: root.topAnchor),
    cancel.topAnchor.constraint(equalTo: root.topAnchor),
    clear.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  root.layoutIfNeeded()
  #expect(page.contains(root.subviews.map(\.description).joined(separator: "\n")))
}

@Test func containerGuide() {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let (label, field) = (View(identifier: "label"), View(identifier: "field"))
  for (view, width) in [(label, 60.0), (field, 150)] {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.contentSize = Size(width: width, height: 30)
    root.addSubview(view)
  }
  let container = LayoutGuide(identifier: "container")
  root.addLayoutGuide(container)
  LayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor),
    field.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    field.topAnchor.constraint(equalTo: container.topAnchor),
    field.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    container.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    container.centerYAnchor.constraint(equalTo: root.centerYAnchor),
  ])
  root.layoutIfNeeded()
  #expect(page.contains("`\(container) \(label) \(field)`"))
}

@Test func visualFormat() throws {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let (find, field) = (View(identifier: "find"), View(identifier: "field"))
  for view in [find, field] {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  let formats: [(String, FormatOptions)] = [
    ("H:|-[find(80)]-[field(>=20@750)]-|", [.alignAllTop, .alignAllBottom]), ("V:|-top-[find(30)]", []),
  ]
  for (format, options) in formats {
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: ["top": 20],
        views: ["find": find, "field": field]))
  }
  root.layoutIfNeeded()
  #expect(page.contains("`\(find) \(field)`"))
  do {
    _ = try LayoutConstraint.constraints(withVisualFormat: "H:|-[a", views: [:])
  } catch {
    #expect(page.contains(error.description))
  }
}
