// Tests the Scenes module. The first test is the example in Documentation/Library.md.

import SceneTestSupport
import Scenes
import Testing

private let example = Files.repository + "/Fixtures/examples/Checkout.storyboard"

@Test func aSceneWithOneImport() throws {
  let path = example
  let scene = try Scene(contentsOf: path)
  if let layout = scene.layout(on: "retina4_7:landscape"), let total = layout.view("Che-To-tal") {
    print(total.name, total.absoluteFrame, layout.constraintsAffectingLayout(of: total, for: .vertical))
    print(layout.hasAmbiguousLayout(total, for: .horizontal), layout.conflicts)
  }

  let layout = try #require(scene.layout())
  let total = try #require(layout.view("Che-To-tal"))
  #expect(total.frame.y == 172 && total.superview == "Che-Ro-otV" && total.storedFrame?.width == 200)
  #expect(
    layout.hasAmbiguousLayout(total, for: .horizontal) && !layout.hasAmbiguousLayout(total, for: .vertical))
  #expect(layout.conflicts.first?.count == 3)
  #expect(layout.brokenConstraints.count == 1 && layout.conflicts[0].contains(layout.brokenConstraints[0]))
  #expect(layout.description.contains("View “Total” (x 16.0, y 172.0") && scene.description == example)
  let width = try #require(layout.numbers(of: total, for: .horizontal).last)
  #expect(width.range?.lower == 0 && width.range?.upper == .infinity)
  #expect(
    layout.findings.contains { !$0.facts.terms.isEmpty }
      && layout.findings.contains { !$0.facts.ranges.isEmpty })
  #expect(
    layout.constraintsAffectingLayout(of: total, for: .vertical) == [
      "Cns-Ca-hei", "Cns-To-hei", "Cns-Ca-top", "Cns-To-top",
    ])
  #expect(layout.explanation(of: total).hasPrefix("x of View “Total” = "))
  #expect(layout.frame(ofGuide: "Che-Sa-feA")?.width == 375)
  #expect(scene.layout(on: "none") == nil)
  // LayoutItems is imported too.
  #expect(View(frame: Rect(x: 0, y: 0, width: 1, height: 2)).bounds.height == 2)
}

@Test func filesThatAreNotScenesFail() {
  #expect(throws: Scene.Failure.self) { try Scene(contentsOf: example + ".none") }
  #expect(throws: Scene.Failure.self) { try Scene(bytes: Array("<a/>".utf8), name: "a.xib") }
}
