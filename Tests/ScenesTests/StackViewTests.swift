// Stack views from code have the frames of the same stack views in scenes.

import Scenes
import Testing

private let sizes = [Size(width: 60, height: 20), Size(width: 80, height: 30), Size(width: 50, height: 44)]

/// A stack view with three views that have lengths at priorities below 780, from code. Below 750, Interface Builder's canvas would give plain views in a row
/// 50 points.
private func fromCode(
  _ axis: LayoutAxis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, hidden: Int?
) -> [Rect] {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let stack = StackView()
  stack.translatesAutoresizingMaskIntoConstraints = false
  (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 7)
  root.addSubview(stack)
  LayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    stack.widthAnchor.constraint(equalToConstant: 280), stack.heightAnchor.constraint(equalToConstant: 360),
  ])
  for (i, size) in sizes.enumerated() {
    let view = View()
    view.isHidden = i == hidden
    stack.addArrangedSubview(view)
    view.widthAnchor.constraint(equalToConstant: size.width).with(priority: .init(780 - Double(i))).isActive =
      true
    view.heightAnchor.constraint(equalToConstant: size.height).with(priority: .init(780 - Double(i)))
      .isActive = true
  }
  root.layoutIfNeeded()
  return stack.arrangedSubviews.enumerated().filter { $0.offset != hidden }.map(\.element.frame)
}

/// The same in a scene.
private func fromScene(
  _ axis: LayoutAxis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, hidden: Int?
) throws -> [Rect] {
  var views = ""
  for (i, size) in sizes.enumerated() {
    views += """
      <view id="v\(i)" \(i == hidden ? "hidden=\"YES\" " : "")translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="width" constant="\(size.width)" priority="\(780 - i)" id="w\(i)"/>\
      <constraint firstAttribute="height" constant="\(size.height)" priority="\(780 - i)" id="h\(i)"/></constraints></view>
      """
  }
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\
    <device id="retina4_7" orientation="portrait"/><objects><view id="root"><rect key="frame" x="0" y="0" width="300" \
    height="400"/><subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO" opaque="NO" \
    \(axis == .vertical ? "axis=\"vertical\" " : "")distribution="\(distribution)" alignment="\(alignment)" spacing="7">\
    <subviews>\(views)</subviews><constraints>\
    <constraint firstAttribute="width" constant="280" id="c1"/><constraint firstAttribute="height" constant="360" id="c2"/>\
    </constraints></stackView></subviews><constraints>\
    <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c3"/>\
    <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c4"/>\
    </constraints></view></objects></document>
    """
  let scene = try Scene(bytes: Array(text.utf8), name: "stack.xib")
  let layout = try #require(scene.layout())
  return sizes.indices.filter { $0 != hidden }.compactMap { layout.view("v\($0)")?.solvedFrame }
}

@Test(arguments: [LayoutAxis.horizontal, .vertical])
func stackViewsFromCodeAreThoseOfScenes(_ axis: LayoutAxis) throws {
  for distribution in [StackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
    for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
      for hidden in [nil, 1, 2] {
        let code = fromCode(axis, distribution, alignment, hidden: hidden)
        let scene = try fromScene(axis, distribution, alignment, hidden: hidden)
        #expect(code.count == scene.count)
        for (a, b) in zip(code, scene) {
          let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
          #expect(
            differences.allSatisfy { $0.magnitude < 0.001 },
            "\(axis) \(distribution) \(alignment), hidden \(hidden ?? -1): \(a), in a scene \(b)")
        }
      }
    }
  }
}
