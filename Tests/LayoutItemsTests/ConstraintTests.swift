// Tests custom constraints: which are refused, the effects of changing the tree, a priority or a constant,
// conflicts, and that continuing from the last solution gives the same result as a new layout.

import LayoutItems
import SceneTestSupport
import Testing

private func child(_ name: String, of view: View) -> View {
  let child = View(identifier: name)
  child.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(child)
  return child
}

private let screen = Rect(x: 0, y: 0, width: 400, height: 800)

@Test func whatCannotHoldIsRefused() {
  let root = View(frame: screen, identifier: "root")
  let (a, stranger) = (child("a", of: root), View())
  func refusal(_ constraint: LayoutConstraint) -> LayoutConstraint.Refusal? {
    constraint.isActive = true
    #expect(constraint.isActive == (constraint.refusal == nil))
    return constraint.refusal
  }
  #expect(refusal(LayoutConstraint(item: a, attribute: .width, constant: 10)) == nil)
  #expect(refusal(LayoutConstraint(item: a, attribute: .left, constant: 10)) == .incomplete)
  #expect(refusal(LayoutConstraint(item: a, attribute: .notAnAttribute, constant: 10)) == .incomplete)
  #expect(
    refusal(LayoutConstraint(item: a, attribute: .left, toItem: root, attribute: .top))
      == .incompatibleAttributes)
  #expect(
    refusal(LayoutConstraint(item: a, attribute: .left, toItem: root, attribute: .width))
      == .incompatibleAttributes)
  #expect(refusal(LayoutConstraint(item: a, attribute: .width, toItem: root, attribute: .height)) == nil)
  #expect(refusal(LayoutConstraint(item: a, attribute: .width, constant: .nan)) == .notANumber)
  #expect(
    refusal(LayoutConstraint(item: a, attribute: .width, toItem: root, attribute: .width, multiplier: 0))
      == .notANumber)
  #expect(refusal(a.leftAnchor.constraint(equalTo: stranger.leftAnchor)) == .noCommonAncestor)
}

@Test func theHolderIsTheNearestCommonAncestor() {
  let root = View(frame: screen)
  let (outer, other) = (child("outer", of: root), child("other", of: root))
  let inner = child("inner", of: outer)
  let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
  let within = inner.topAnchor.constraint(equalTo: outer.topAnchor)
  let own = inner.widthAnchor.constraint(equalToConstant: 1)
  LayoutConstraint.activate([across, within, own])
  #expect(root.constraints.count == 1 && outer.constraints.count == 1 && inner.constraints.count == 1)
  // Constraints inside the removed view stay active; those to items outside are deactivated.
  outer.removeFromSuperview()
  #expect(!across.isActive && within.isActive && own.isActive)
  inner.removeFromSuperview()
  #expect(!within.isActive && own.isActive)
}

@Test func prioritiesAndActivation() {
  let root = View(frame: screen)
  let view = child("view", of: root)
  let wide = view.widthAnchor.constraint(equalToConstant: 300).with(priority: .defaultHigh)
  let narrow = view.widthAnchor.constraint(equalToConstant: 100).with(priority: 500)
  LayoutConstraint.activate([wide, narrow, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
  root.layoutIfNeeded()
  #expect(view.frame.width == 300)
  narrow.priority = 800
  root.layoutIfNeeded()
  #expect(view.frame.width == 100)
  narrow.isActive = false
  root.layoutIfNeeded()
  #expect(view.frame.width == 300)
  wide.constant = 250
  root.layoutIfNeeded()
  #expect(view.frame.width == 250)
}

@Test func aConflictNamesItsConstraints() {
  let root = View(frame: screen, identifier: "root")
  let view = child("view", of: root)
  let first = view.widthAnchor.constraint(equalToConstant: 300)
  let second = view.widthAnchor.constraint(equalToConstant: 100)
  LayoutConstraint.activate([first, second])
  root.layoutIfNeeded()
  #expect(root.layoutConflicts.count == 1)
  #expect(root.layoutConflicts.first?.broken === second)
  #expect(root.layoutConflicts.first?.excess == 200)
  #expect(view.frame.width == 300)
  second.isActive = false
  root.layoutIfNeeded()
  #expect(root.layoutConflicts.isEmpty)
}

@Test func framesOfOnesOwnHold() {
  let root = View(frame: screen)
  let fixed = View(frame: Rect(x: 10, y: 20, width: 30, height: 40), identifier: "fixed")
  root.addSubview(fixed)
  let follower = child("follower", of: root)
  LayoutConstraint.activate([
    follower.leftAnchor.constraint(equalToSystemSpacingAfter: fixed.rightAnchor),
    follower.topAnchor.constraint(equalToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 2),
    follower.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 2, constant: 1),
    follower.heightAnchor.constraint(equalToConstant: 7),
  ])
  root.layoutIfNeeded()
  #expect(follower.frame == Rect(x: 48, y: 76, width: 61, height: 7))
  fixed.frame.x = 100
  #expect(fixed.frame.x == 100 && follower.frame.x == 48)
  root.layoutIfNeeded()
  #expect(follower.frame.x == 138)
  #expect(follower.absoluteFrame == follower.frame)
}

@Test func contentsAskForSizes() {
  let root = View(frame: screen)
  let (label, field) = (child("label", of: root), child("field", of: root))
  label.contentSize = Size(width: 100, height: 20)
  field.contentSize = Size(width: View.noIntrinsicMetric, height: 30)
  label.setContentHuggingPriority(251, for: .horizontal)
  do {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-20-[label]-[field]-20-|", options: .alignAllCenterY,
      views: ["label": label, "field": field])
    LayoutConstraint.activate(constraints + [label.topAnchor.constraint(equalTo: root.topAnchor)])
  } catch {
    Issue.record(error)
  }
  root.layoutIfNeeded()
  #expect(field.frame == Rect(x: 128, y: -5, width: 252, height: 30))
  label.contentSize = Size(width: 140, height: 20)
  root.layoutIfNeeded()
  #expect(field.frame.x == 168)
  label.contentSize = nil
  root.layoutIfNeeded()
  #expect(label.hasAmbiguousLayout(for: .horizontal))
}

@Test func positionsAreMultipliedWithinTheCommonAncestor() {
  let root = View(frame: screen)
  let box = View(frame: Rect(x: 100, y: 0, width: 200, height: 100))
  root.addSubview(box)
  let view = child("view", of: box)
  LayoutConstraint.activate([
    LayoutConstraint(item: view, attribute: .left, toItem: box, attribute: .right, multiplier: 0.25),
    view.widthAnchor.constraint(equalToConstant: 10),
  ])
  root.layoutIfNeeded()
  #expect(view.frame.x == 50)
}

/// Random trees with random constraints. After each change of a constant, the frames equal those of a new
/// tree.
@Test func goingOnFromTheLastLayoutGivesWhatANewOneGives() {
  for seed in 0..<20 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    var constants = (0..<40).map { _ in Double(Int.random(in: 0...20, using: &generator)) }
    func makeTree() -> (root: View, views: [View], constraints: [LayoutConstraint]) {
      let root = View(frame: screen)
      var views: [View] = []
      var constraints: [LayoutConstraint] = []
      var shape = SeededGenerator(seed: seed &+ 100)
      for i in 0..<10 {
        let view = child("\(i)", of: root)
        let other = views.randomElement(using: &shape) ?? root
        let new: [LayoutConstraint] = [
          view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: constants[4 * i]),
          view.topAnchor.constraint(equalTo: other.topAnchor, constant: constants[4 * i + 1]),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: constants[4 * i + 2]),
          view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -constants[4 * i + 3]),
          view.widthAnchor.constraint(equalToConstant: 350).with(priority: .init(Double(700 - i))),
          view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ]
        constraints += new
        views.append(view)
      }
      LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      return (root, views, constraints)
    }
    let tree = makeTree()
    for _ in 0..<20 {
      let i = Int.random(in: 0..<40, using: &generator)
      constants[i] = Double(Int.random(in: 0...20, using: &generator))
      tree.constraints[i / 4 * 6 + i % 4].constant = i % 4 == 3 ? -constants[i] : constants[i]
      tree.root.layoutIfNeeded()
      let fresh = makeTree()
      for (view, new) in zip(tree.views, fresh.views) {
        #expect(
          (view.frame.x - new.frame.x).magnitude < 0.001
            && (view.frame.width - new.frame.width).magnitude < 0.001)
      }
      // Views do not retain their superview.
      withExtendedLifetime(fresh.root) {}
    }
  }
}
