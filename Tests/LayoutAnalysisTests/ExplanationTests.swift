// Tests explanations: every number of the fixtures' layouts is the sum of its terms, and the terms, tight
// constraints and ranges of small scenes.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

private func decode(_ bytes: [UInt8]) -> InterfaceDocument? {
  XMLReader.read(bytes, path: "").document.flatMap { SceneDecoder.decode($0).document }
}

private let scenes = Files.list(Files.repository + "/Fixtures/layout", suffixes: [".storyboard", ".xib"])

@Test func everyNumberIsTheSumOfItsTerms() {
  var count = 0
  for path in scenes {
    guard let document = decode(Files.read(path) ?? []),
      let explainer = LayoutExplainer(document, in: .own(document))
    else { continue }
    for i in document.views.indices {
      guard let explanation = explainer.explain(.view(ViewIndex(i))) else { continue }
      for number in explanation.numbers {
        let sum = number.terms.reduce(number.offset) { $0 + $1.points }
        #expect(
          (sum - number.value).magnitude < 0.001, "\(path): \(document[ViewIndex(i)].id) \(number.subject)")
        count += 1
      }
    }
  }
  #expect(count > 1000)
}

private func explainer(_ constraints: String, device: String = "retina4_7") throws -> LayoutExplainer {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/><objects><view id="root"><rect key="frame" x="0" y="0" width="300" \
    height="400"/><subviews><view id="a" userLabel="A" translatesAutoresizingMaskIntoConstraints="NO"/><view id="b" \
    userLabel="B" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>\(constraints)</constraints></view>\
    </objects></document>
    """
  let document = try #require(decode(Array(text.utf8)))
  return try #require(LayoutExplainer(document, in: .own(document)))
}

private func text(_ explainer: LayoutExplainer, _ id: Int, _ axis: Axis) throws -> String {
  ExplanationText(explainer).text(of: try #require(explainer.explain(.view(ViewIndex(id)), [axis])))
}

@Test func theChainIsASumOfConstraints() throws {
  let explainer = try explainer(
    """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="a" firstAttribute="width" constant="100" id="c2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="c3"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c4"/>
    <constraint firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" constant="50" id="c5"/>
    """)
  #expect(
    try text(explainer, 2, .horizontal) == """
      x of View “B” = 124
         16  View “A”.leading = View.leading + 16 (c1)
        100  View “A”.width = 100 (c2)
          8  View “B”.leading = View “A”.trailing + 8 (c3)

      width of View “B” = 156
         300  size of View
         −16  View “A”.leading = View.leading + 16 (c1)
        −100  View “A”.width = 100 (c2)
          −8  View “B”.leading = View “A”.trailing + 8 (c3)
         −20  View.trailing = View “B”.trailing + 20 (c4)

      not decided by:
        slack by 106 points: View “B”.width ≥ 50 (c5)

      """)
}

@Test func redundantConstraintsAreAlsoTightAndAmbiguousNumbersHaveRanges() throws {
  let explainer = try explainer(
    """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" \
    secondAttribute="leading" constant="16" id="c2"/>
    <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="100" id="c3"/>
    """)
  let explanation = try #require(explainer.explain(.view(ViewIndex(1)), [.horizontal]))
  let x = try #require(explanation.numbers.first)
  #expect(x.constraints.count == 1 && x.alsoTight.count == 1)
  let width = try #require(explanation.numbers.dropFirst().first)
  #expect(width.range?.minimum == 0 && width.range?.maximum == 100)
}

/// The margin of a view below the top edge holds the part of the safe area that overlaps the view: what moves the
/// view down takes as much from its margin.
@Test func aMarginMakesUpForAConstraint() throws {
  let explainer = try explainer(
    """
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
    <constraint firstItem="a" firstAttribute="height" constant="100" id="c2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="c3"/>
    <constraint firstItem="b" firstAttribute="height" constant="10" id="c4"/>
    """, device: "retina6_12")
  let explanation = try #require(explainer.explain(.view(ViewIndex(2)), [.vertical]))
  #expect(explanation.numbers.first?.terms.map(\.isOffset) == [true, false])
  #expect(try text(explainer, 2, .vertical).contains("(c1), whose changes a margin or content makes up for"))
  // The view itself moves.
  let outer = try #require(explainer.explain(.view(ViewIndex(1)), [.vertical]))
  #expect(outer.numbers.allSatisfy { $0.terms.allSatisfy { !$0.isOffset } })
}

/// Of two constraints that pull with the same priority, those decide that move the view in a new layout.
@Test func tiesAreDecidedByWhatMoves() throws {
  let explainer = try explainer(
    """
    <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c1"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="10" \
    priority="750" id="c2"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" \
    priority="750" id="c3"/>
    <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" \
    secondAttribute="trailing" constant="10" id="c4"/>
    <constraint firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" \
    secondAttribute="leading" constant="10" id="c5"/>
    """)
  let x = try #require(explainer.explain(.view(ViewIndex(1)), [.horizontal])?.numbers.first)
  #expect(x.value == 10 && !x.constraints.isEmpty)
  #expect(x.terms.reduce(x.offset) { $0 + $1.points } == 10)
}
