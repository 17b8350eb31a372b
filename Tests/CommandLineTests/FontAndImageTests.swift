// `--fonts`, the key `fonts` and asset catalogs beside a scene: what lies around the file decides sizes.

import SceneTestSupport
import Testing

@Suite struct FontAndImageTests {
  /// A label in the test font and an image view, each free in size, as the frames in the output show.
  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="AV" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0" y="0" width="1" height="1"/>
    <fontDescription key="fontDescription" name="Probe-Regular" family="Probe" pointSize="100"/></label>
    <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="image">
    <rect key="frame" x="0" y="0" width="1" height="1"/></imageView>
    </subviews><constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
    <constraint firstItem="image" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
    <constraint firstItem="image" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200" id="c4"/>
    </constraints></view></objects></document>
    """

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try Command.shell(
      "mkdir -p App/Media.xcassets/Icons/logo.imageset App.xcodeproj Fonts/deep", in: folder.path)
    Files.write(Array(scene.utf8), to: folder.path + "/App/View.xib")
    Files.write(TestFont().bytes, to: folder.path + "/Fonts/deep/Probe.TTF")
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}
      """
    let set = folder.path + "/App/Media.xcassets/Icons/logo.imageset"
    Files.write(Array(contents.utf8), to: set + "/Contents.json")
    Files.write(
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 120, 0,
        0, 0, 61,
      ],
      to: set + "/logo@2x.png")
    return folder
  }

  @Test func fontsOfAFolderMeasureTheTextsThatNameThem() throws {
    let folder = try Self.project()
    let outcome = try Command.shell(
      "$scenec compile --quiet --compact App/View.xib --fonts Fonts", in: folder.path)
    // 41 + 62 - 8 points wide, 90 + 30 high.
    #expect(outcome.output.contains("\"width\":95,\"height\":120}"), "\(outcome.output)")
    Files.write(Array("fonts: ../Fonts\n".utf8), to: folder.path + "/App/.scenec.yml")
    let configured = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(configured.output == outcome.output)
  }

  @Test func catalogsGiveTheSizesThatADocumentLeavesOut() throws {
    let folder = try Self.project()
    let outcome = try Command.shell("cd App; $scenec compile --quiet --compact View.xib", in: folder.path)
    #expect(outcome.output.contains("\"width\":60,\"height\":30.5"), "\(outcome.output)")
    let stated = Self.scene.replacing(
      "</document>",
      with: """
        <resources><image name="logo" width="20" height="10"/></resources></document>
        """)
    Files.write(Array(stated.utf8), to: folder.path + "/App/View.xib")
    let document = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(document.output.contains("\"width\":20,\"height\":10}"), "\(document.output)")
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try Self.project()
    let outcome = try Command.shell("$scenec compile App/View.xib --fonts Nowhere", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot read Nowhere"))
  }
}
