// Tests which containers and bars apply to root views, and the geometry that they leave.

import SceneModel
import SceneXML
import Testing

@testable import AutoLayout

struct RootGeometryTests {
  private static let root = """
    <view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    """

  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="start"><device id="retina4_7" orientation="portrait"/>\
      <scenes><scene sceneID="s1"><objects>\(objects)</objects></scene></scenes></document>
      """
    let xml = try #require(XMLReader.read(Array(text.utf8), path: "geometry.storyboard").document)
    return try #require(SceneDecoder.decode(xml).document)
  }

  private func geometry(_ objects: String, on device: String) throws -> RootGeometry {
    let document = try document(objects)
    guard case .view(let root)? = document.objects["v01"] else { throw Missing() }
    let environment = LayoutEnvironment.make(
      device: try #require(Device.named(device)), orientation: .portrait,
      toolsVersion: document.header.toolsVersion)
    return rootGeometry(
      of: root, in: document, environment: environment, containers: ContainerMap(document))
  }

  private struct Missing: Error {}

  @Test func aSingleControllerFillsTheScreen() throws {
    let geometry = try geometry("<viewController id=\"start\">\(Self.root)</viewController>", on: "retina6_1")
    #expect(geometry.frame == Rect(x: 0, y: 0, width: 414, height: 896))
    #expect(geometry.safeAreaInsets.bottom == 34)
    #expect(geometry.minimumSideMargin == 20)
  }

  @Test func aNavigationBarExtendsTheSafeArea() throws {
    let alone = try geometry("<viewController id=\"start\">\(Self.root)</viewController>", on: "retina4_7")
    let pushed = try geometry(
      """
      <navigationController id="start"><navigationBar key="navigationBar" contentMode="scaleToFill" id="nb1"/>\
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="g1"/>\
      </connections></navigationController><viewController id="vc1">\(Self.root)</viewController>
      """, on: "retina4_7")
    #expect(pushed.safeAreaInsets.top == alone.safeAreaInsets.top + 44)
    #expect(pushed.topGuideLength == pushed.safeAreaInsets.top)
    #expect(pushed.frame == alone.frame)
  }

  @Test func aTabBarIsAboveTheHomeIndicator() throws {
    let geometry = try geometry(
      """
      <tabBarController id="start"><tabBar key="tabBar" contentMode="scaleToFill" id="tb1"/>\
      <connections><segue destination="vc1" kind="relationship" relationship="viewControllers" id="g1"/>\
      </connections></tabBarController><viewController id="vc1">\(Self.root)</viewController>
      """, on: "retina6_1")
    #expect(geometry.safeAreaInsets.bottom == 34 + 49)
  }

  /// An embedded controller is laid out after the root with its container view.
  @Test func containersComeBeforeTheirContent() throws {
    let document = try document(
      """
      <viewController id="vc1"><view key="view" id="v01"/></viewController>\
      <viewController id="start"><view key="view" id="v02"><subviews><containerView id="box"><connections>\
      <segue destination="vc1" kind="embed" id="g1"/></connections></containerView></subviews></view></viewController>
      """)
    let map = ContainerMap(document)
    guard case .view(let inner)? = document.objects["v01"], case .view(let outer)? = document.objects["v02"],
      case .view(let box)? = document.objects["box"]
    else { throw Missing() }
    #expect(map.containerView(of: inner) == box)
    let places = [outer, inner].compactMap { map.layoutOrder.firstIndex(of: $0) }
    #expect(places == places.sorted() && places.count == 2)
  }

  /// A cycle of relationships ends, and every controller gets a geometry.
  @Test func aCycleOfContainersEnds() throws {
    let document = try document(
      """
      <navigationController id="start"><connections>\
      <segue destination="other" kind="relationship" relationship="rootViewController" id="g1"/></connections></navigationController>\
      <navigationController id="other"><connections>\
      <segue destination="start" kind="relationship" relationship="rootViewController" id="g2"/></connections></navigationController>
      """)
    #expect(ContainerMap(document).surroundings.count == 2)
  }
}
