// Tests the caches for other passes and environments: values are found by what they depend on, and only by
// that.

import SceneModel
import SceneXML
import Testing

@testable import AutoLayout

private func environment(_ id: String = "retina4_7", isDocumentsOwn: Bool = false) throws -> LayoutEnvironment
{
  var environment = LayoutEnvironment.make(
    device: try #require(Device.named(id)), orientation: .portrait, toolsVersion: 22_505)
  environment.isDocumentsOwn = isDocumentsOwn
  return environment
}

private func kind(_ environment: LayoutEnvironment) -> SolutionKey.Kind {
  SolutionKey.Kind(RootInputs(environment: environment, size: Size(width: 10, height: 10), geometry: nil))
}

@Test func aSolutionIsFoundByItsNumbersAndItsCanvas() throws {
  var cache = SolutionCache<String>()
  func key(_ environment: LayoutEnvironment, _ numbers: Double...) -> SolutionKey {
    SolutionKey(kind: kind(environment), numbers: numbers)
  }
  let phone = try environment()
  cache.keep("a", for: key(phone, 1, 2))
  #expect(cache.value(for: key(phone, 1, 2)) == "a")
  #expect(cache.value(for: key(phone, 1, 3)) == nil)
  #expect(cache.value(for: key(phone, 1)) == nil)
  #expect(cache.value(for: key(try environment("retina5_9"), 1, 2)) == nil)
  #expect(cache.value(for: key(try environment(isDocumentsOwn: true), 1, 2)) == nil)
  cache.removeAll()
  #expect(cache.value(for: key(phone, 1, 2)) == nil)
}

@Test func theOldestSolutionIsEvicted() throws {
  var cache = SolutionCache<Int>()
  let phone = kind(try environment())
  func key(_ number: Int) -> SolutionKey { SolutionKey(kind: phone, numbers: [Double(number)]) }
  for i in 0...LayoutLimits.solutions { cache.keep(i, for: key(i)) }
  #expect(cache.value(for: key(0)) == nil)
  #expect(cache.value(for: key(1)) == 1)
  #expect(cache.value(for: key(LayoutLimits.solutions)) == LayoutLimits.solutions)
}

@Test func measurementsAreCachedByScaleAndCanvas() throws {
  var measurements = ContentMeasurements()
  let phone = kind(try environment())
  let content = IntrinsicContent(width: 10, height: 20)
  measurements.use(phone)
  measurements.natural = [content]
  measurements.keep(content, 0, atWidth: 5)
  measurements.use(kind(try environment(isDocumentsOwn: true)))
  #expect(measurements.natural.isEmpty)
  measurements.use(kind(try environment("retina5_9")))
  #expect(measurements.natural.isEmpty)
  #expect(measurements.content(0, atWidth: 5) == nil)
  measurements.natural = [.none]
  measurements.use(phone)
  #expect(measurements.natural == [content])
  #expect(measurements.content(0, atWidth: 5) == content)
  #expect(measurements.content(1, atWidth: 5) == nil)
}

/// Solving a root with other inputs does not change earlier results for the same root.
@Test func aSolvedRootDoesNotChange() throws {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\
    <view id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a01"/></subviews><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c1"/>\
    <constraint firstAttribute="trailing" secondItem="a01" secondAttribute="trailing" constant="16" id="c2"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" id="c3"/>\
    <constraint firstAttribute="bottom" secondItem="a01" secondAttribute="bottom" id="c4"/>\
    </constraints></view></objects></document>
    """
  let xml = try #require(XMLReader.read(Array(text.utf8), path: "held.xib").document)
  let document = try #require(SceneDecoder.decode(xml).document)
  let environment = try environment()
  let solver = RootSolver(
    of: ViewIndex(0), in: document, environment: RowTraits(environment, of: DocumentFacts(document)),
    traits: TraitResolution(document, environment: environment), fitsHeight: false, sharing: RootSharing(),
    number: 0, memory: LayoutMemory())
  func inputs(_ width: Double) -> RootInputs {
    RootInputs(environment: environment, size: Size(width: width, height: 100), geometry: nil)
  }
  let narrow = solver.layout(inputs(320))
  let held = narrow.solved()
  let wide = solver.layout(inputs(400))
  #expect(held.state.rects[1].width == 288)
  #expect(wide.solved().state.rects[1].width == 368)
  let again = solver.layout(inputs(320))
  #expect(!again.isSolved)
  #expect(again.number == narrow.number)
  #expect(again.frames.views[0].aligned == narrow.frames.views[0].aligned)
  #expect(again.solved().state.rects[1].width == 288)
}
