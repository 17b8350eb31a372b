// Tests autoresizing masks, stack views and scroll views from code.

import LayoutItems
import Testing

private func makeRoot(_ width: Double = 320, _ height: Double = 480) -> View {
  View(frame: Rect(x: 0, y: 0, width: width, height: height), identifier: "root")
}

private func box(_ name: String, _ width: Double, _ height: Double) -> View {
  let view = View(identifier: name)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.contentSize = Size(width: width, height: height)
  return view
}

private func frames(_ views: [View]) -> [String] { views.map(\.description) }

// MARK: Autoresizing masks

@Test func aMaskSharesTheGrowthOfTheSuperview() {
  let root = makeRoot(200, 100)
  let view = View(frame: Rect(x: 20, y: 10, width: 100, height: 30), identifier: "view")
  root.addSubview(view)
  view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin]
  root.layoutIfNeeded()
  #expect(view.frame == Rect(x: 20, y: 10, width: 100, height: 30))
  // 180 more points for 100 of width and 80 to the right; 50 more above.
  root.frame = Rect(x: 0, y: 0, width: 380, height: 150)
  root.layoutIfNeeded()
  #expect(view.frame == Rect(x: 20, y: 60, width: 200, height: 30))
  // The present frame is the base of the next change.
  view.frame = Rect(x: 0, y: 0, width: 380, height: 150)
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
  root.layoutIfNeeded()
  #expect(view.frame == root.bounds)
}

@Test func partsOfNoLengthShareEquallyAndFillAnEmptySuperview() {
  let (root, empty) = (makeRoot(), View(identifier: "empty"))
  let (filling, centered) = (View(), View(frame: Rect(x: -5, y: -5, width: 10, height: 10)))
  empty.addSubview(filling)
  empty.addSubview(centered)
  filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  centered.autoresizingMask = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]
  root.addSubview(empty)
  empty.frame = Rect(x: 10, y: 10, width: 100, height: 60)
  root.layoutIfNeeded()
  #expect(filling.frame == empty.bounds)
  #expect(centered.frame == Rect(x: 45, y: 25, width: 10, height: 10))
}

@Test func aMaskFollowsASuperviewThatConstraintsPlace() {
  let root = makeRoot()
  let (card, inner) = (box("card", 100, 50), View(frame: Rect(x: 10, y: 5, width: 80, height: 40)))
  root.addSubview(card)
  card.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  card.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
  root.layoutIfNeeded()
  card.addSubview(inner)
  inner.autoresizingMask = [.flexibleWidth]
  card.contentSize = Size(width: 150, height: 50)
  root.layoutIfNeeded()
  #expect(inner.frame == Rect(x: 10, y: 5, width: 130, height: 40))
}

// MARK: Stack views

private func makeStack(_ views: [View], in root: View, width: Double?, height: Double?) -> StackView {
  let stack = StackView(arrangedSubviews: views, identifier: "stack")
  stack.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack)
  LayoutConstraint.activate([
    stack.leftAnchor.constraint(equalTo: root.leftAnchor),
    stack.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  return stack
}

@Test func aStackViewIsAsLargeAsItsSubviews() {
  let (root, views) = (makeRoot(), [box("a", 60, 20), box("b", 80, 30), box("c", 50, 44)])
  let stack = makeStack(views, in: root, width: nil, height: nil)
  (stack.spacing, stack.alignment) = (10, .center)
  root.layoutIfNeeded()
  #expect(stack.frame == Rect(x: 0, y: 0, width: 210, height: 44))
  #expect(frames(views) == ["a: (0, 12, 60, 20)", "b: (70, 7, 80, 30)", "c: (160, 0, 50, 44)"])
  #expect(!stack.hasAmbiguousLayout && root.layoutConflicts.isEmpty)
  stack.axis = .vertical
  stack.alignment = .trailing
  stack.setCustomSpacing(1, after: views[0])
  root.layoutIfNeeded()
  #expect(stack.frame == Rect(x: 0, y: 0, width: 80, height: 105))
  #expect(frames(views) == ["a: (20, 0, 60, 20)", "b: (0, 21, 80, 30)", "c: (30, 61, 50, 44)"])
}

@Test func hiddenSubviewsTakeNoRoom() {
  let (root, views) = (makeRoot(), [box("a", 60, 20), box("b", 80, 30), box("c", 50, 44)])
  let stack = makeStack(views, in: root, width: nil, height: nil)
  stack.spacing = 10
  views[1].isHidden = true
  root.layoutIfNeeded()
  #expect(stack.frame.width == 120 && views[1].frame.width == 0 && views[2].frame.x == 70)
  views[1].isHidden = false
  root.layoutIfNeeded()
  #expect(stack.frame.width == 210)
  for view in views { view.isHidden = true }
  root.layoutIfNeeded()
  #expect(stack.frame.width == 0 && root.layoutConflicts.isEmpty)
}

@Test func arrangedSubviewsComeAndGo() {
  let (root, views) = (makeRoot(), [box("a", 60, 20), box("b", 80, 30)])
  let stack = makeStack(views, in: root, width: nil, height: nil)
  let added = View(identifier: "c")
  added.contentSize = Size(width: 10, height: 10)
  stack.insertArrangedSubview(added, at: 0)
  #expect(!added.translatesAutoresizingMaskIntoConstraints && added.superview === stack)
  root.layoutIfNeeded()
  #expect(stack.frame.width == 150 && views[0].frame.x == 10)
  views[0].removeFromSuperview()
  #expect(stack.arrangedSubviews.count == 2)
  stack.removeArrangedSubview(added)
  #expect(added.superview === stack)
  root.layoutIfNeeded()
  #expect(stack.frame.width == 80)
  stack.addArrangedSubview(added)
  #expect(stack.arrangedSubviews.last === added)
}

@Test func proportionsMarginsAndBaselines() {
  let (root, views) = (makeRoot(), [box("a", 50, 20), box("b", 100, 20), box("c", 150, 20)])
  let stack = makeStack(views, in: root, width: 600, height: nil)
  stack.distribution = .fillProportionally
  root.layoutIfNeeded()
  #expect(views.map(\.frame.width) == [100, 200, 300])
  views[0].contentSize = Size(width: 150, height: 20)
  root.layoutIfNeeded()
  #expect(views.map(\.frame.width) == [225, 150, 225])
  stack.distribution = .fillEqually
  stack.isLayoutMarginsRelativeArrangement = true
  stack.layoutMargins = EdgeInsets(top: 5, left: 30, bottom: 5, right: 0)
  root.layoutIfNeeded()
  #expect(stack.frame.height == 30)
  #expect(frames(views) == ["a: (30, 5, 190, 20)", "b: (220, 5, 190, 20)", "c: (410, 5, 190, 20)"])
  let outer = box("outer", 1, 1)
  root.addSubview(outer)
  outer.topAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
  root.layoutIfNeeded()
  #expect(outer.frame.y == 25)
}

// MARK: Scroll views

@Test func constraintsToAScrollViewAreAboutItsContent() {
  let (root, scroll) = (makeRoot(), ScrollView(identifier: "scroll"))
  scroll.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(scroll)
  let content = box("content", 0, 1000)
  content.contentSize = Size(width: View.noIntrinsicMetric, height: 1000)
  scroll.addSubview(content)
  LayoutConstraint.activate([
    scroll.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
    scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 8),
    content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -8),
    content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
  ])
  root.layoutIfNeeded()
  // Nothing decides the width of the content yet.
  #expect(scroll.contentLayoutGuide.hasAmbiguousLayout(for: .horizontal))
  content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -16).isActive = true
  root.layoutIfNeeded()
  #expect(scroll.frame == Rect(x: 10, y: 20, width: 310, height: 460))
  #expect(content.frame == Rect(x: 8, y: 0, width: 294, height: 1000))
  #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 310, height: 1000))
  #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
  #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout && !content.hasAmbiguousLayout)
  // A center is that of the frame.
  let badge = box("badge", 20, 20)
  scroll.addSubview(badge)
  LayoutConstraint.activate([
    badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    badge.leftAnchor.constraint(equalTo: root.leftAnchor),
  ])
  root.layoutIfNeeded()
  #expect(badge.frame == Rect(x: -10, y: 220, width: 20, height: 20))
}
