// Checks on random layouts that constraintsAffectingLayout names what it should: a changed constant of a named
// constraint moves or resizes the item, that of another one does not.

import LayoutItems
import SceneTestSupport
import Testing

/// A layout in which equations place each view after an earlier one, with slack and optional constraints besides.
private struct RandomLayout {
  let root = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  var views: [View] = []
  var constraints: [LayoutConstraint] = []

  init(_ generator: inout SeededGenerator) {
    for i in 0..<Int.random(in: 2...7, using: &generator) {
      let view = View(identifier: "v\(i)")
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let before = views.randomElement(using: &generator)
      let points = Double(Int.random(in: 1...40, using: &generator))
      constraints.append(position(of: view, after: before, points, &generator))
      constraints.append(width(of: view, like: before, points, &generator))
      // Too weak, or never reached.
      constraints.append(
        view.widthAnchor.constraint(equalToConstant: points / 2).with(priority: LayoutPriority(500)))
      constraints.append(view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: -5000))
      views.append(view)
    }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private func position(
    of view: View, after before: View?, _ points: Double, _ generator: inout SeededGenerator
  ) -> LayoutConstraint {
    guard let before else { return view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: points) }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: return view.leftAnchor.constraint(equalTo: before.rightAnchor, constant: points)
    case 1: return view.centerXAnchor.constraint(equalTo: before.centerXAnchor, constant: points)
    case 2: return view.rightAnchor.constraint(equalTo: before.leftAnchor, constant: -points)
    default: return before.leftAnchor.constraint(equalTo: view.leftAnchor, constant: points)
    }
  }

  private func width(
    of view: View, like before: View?, _ points: Double, _ generator: inout SeededGenerator
  ) -> LayoutConstraint {
    if let before, Bool.random(using: &generator) {
      return view.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 1.5, constant: points)
    }
    return view.widthAnchor.constraint(equalToConstant: points + 10)
  }

  /// The views that a change of a constraint's constant moves or resizes.
  func moved(by constraint: LayoutConstraint) -> Set<String> {
    let before = views.map(\.frame)
    constraint.constant += 0.5
    root.layoutIfNeeded()
    let after = views.map(\.frame)
    constraint.constant -= 0.5
    root.layoutIfNeeded()
    return Set(
      zip(views, zip(before, after)).compactMap { view, frames in
        let (old, new) = frames
        let moves = max((old.x - new.x).magnitude, (old.width - new.width).magnitude) > 0.001
        return moves ? view.identifier : nil
      })
  }
}

@Test func exactlyTheNamedConstraintsMoveAView() {
  var generator = SeededGenerator(seed: 18)
  var count = 0
  for _ in 0..<60 {
    let layout = RandomLayout(&generator)
    #expect(layout.root.layoutConflicts.isEmpty)
    let named = layout.views.map {
      Set($0.constraintsAffectingLayout(for: .horizontal).map(ObjectIdentifier.init))
    }
    for constraint in layout.constraints {
      let moved = layout.moved(by: constraint)
      for (view, affecting) in zip(layout.views, named) {
        let isNamed = affecting.contains(ObjectIdentifier(constraint))
        #expect(isNamed == moved.contains(view.identifier ?? ""), "\(constraint) and \(view)")
        count += 1
      }
    }
  }
  #expect(count > 3000)
}
