// Tests that a baseline outlives what teams do to scenes: other fonts, other names of files, moved lines.

import SceneTestSupport
import Testing

@Suite struct BaselineRunTests {
  /// A conflict, an ambiguous view and a clipped text, measured by a font of the project, so that numbers in
  /// messages depend on the font.
  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="root-0-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="AVAVAVAV" textAlignment="natural" lineBreakMode="tailTruncation" \
    horizontalHuggingPriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="label-0-01">
    <rect key="frame" x="200" y="300" width="20" height="60"/>
    <fontDescription key="fontDescription" name="Probe-Regular" family="Probe" pointSize="40"/></label>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="open-v-001">
    <rect key="frame" x="10" y="10" width="20" height="60"/></view>
    </subviews><constraints>
    <constraint firstItem="label-0-01" firstAttribute="leading" secondItem="root-0-001" secondAttribute="leading" id="con-01-001"/>
    <constraint firstAttribute="trailing" secondItem="label-0-01" secondAttribute="trailing" id="con-01-002"/>
    <constraint firstItem="label-0-01" firstAttribute="top" secondItem="root-0-001" secondAttribute="top" id="con-01-003"/>
    <constraint firstItem="open-v-001" firstAttribute="top" secondItem="label-0-01" secondAttribute="bottom" id="con-01-004"/>
    <constraint firstItem="open-v-001" firstAttribute="leading" secondItem="root-0-001" secondAttribute="leading" id="con-01-005"/>
    </constraints></view>
    <view contentMode="scaleToFill" id="root-0-002"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="AVAVAVAV" textAlignment="natural" lineBreakMode="clip" \
    translatesAutoresizingMaskIntoConstraints="NO" id="clip-l-001">
    <rect key="frame" x="0" y="400" width="50" height="60"/>
    <fontDescription key="fontDescription" name="Probe-Regular" family="Probe" pointSize="40"/></label>
    </subviews><constraints>
    <constraint firstItem="clip-l-001" firstAttribute="leading" secondItem="root-0-002" secondAttribute="leading" id="con-01-007"/>
    <constraint firstItem="clip-l-001" firstAttribute="top" secondItem="root-0-002" secondAttribute="top" constant="400" id="con-01-008"/>
    </constraints></view></objects></document>
    """

  /// A project whose font has glyphs of 1000 units per em.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(scene, to: "App/Main.xib")
    folder.write("fonts: Fonts\nbaseline: base.yml\n", to: ".scenec.yml")
    folder.write(TestFont().bytes, to: "Fonts/Probe.ttf")
    return folder
  }

  private static func changeFont(in folder: TemporaryFolder) {
    var font = TestFont()
    font.unitsPerEm = 900
    folder.write(font.bytes, to: "Fonts/Probe.ttf")
  }

  @Test func nothingIsNewAfterOtherMetricsNamesAndLines() throws {
    let folder = try Self.project()
    let written = try Command.shell("$scenec lint -q --write-baseline base.yml App", in: folder.path)
    #expect(written.status == 0, "\(written)")
    let before = try Command.shell(
      "mv base.yml base; printf 'fonts: Fonts' >.scenec.yml; $scenec lint App", in: folder.path)
    #expect(before.output.contains("conflicting-constraints") && before.output.contains("ambiguous-layout"))
    Self.changeFont(in: folder)
    let other = try Command.shell("$scenec lint App", in: folder.path)
    #expect(other.output != before.output, "the font has no effect on messages: \(before.output)")
    folder.write("fonts: Fonts\nbaseline: base\n", to: ".scenec.yml")
    let moved = Self.scene.replacing("<objects>", with: "<objects>\n\n\n")
    _ = try Command.shell("rm App/Main.xib; mkdir App/Screens", in: folder.path)
    folder.write(moved, to: "App/Screens/Home.xib")
    let after = try Command.shell("$scenec lint --strict App", in: folder.path)
    #expect(after.status == 0 && after.output.isEmpty, "\(after)")
    #expect(after.errors.contains("no findings"), "\(after)")
  }

  /// The baseline loses what is gone, takes new names, and accepts nothing new.
  @Test func aBaselineShrinks() throws {
    let folder = try Self.project()
    _ = try Command.shell(
      "$scenec lint -q --write-baseline base.yml App; cp base.yml all.yml", in: folder.path)
    let fixed = Self.scene.replacing("horizontalHuggingPriority=\"1000\" ", with: "")
    folder.write(fixed.replacing("</subviews>", with: Self.extra + "</subviews>"), to: "App/Home.xib")
    let shrunk = try Command.shell(
      "rm App/Main.xib; $scenec lint --strict --write-baseline base.yml --shrink-only App", in: folder.path)
    #expect(shrunk.status == 1, "\(shrunk)")
    #expect(shrunk.output.contains("extra-v-01") && !shrunk.output.contains("superfluous"), "\(shrunk)")
    let text = String(decoding: Files.read(folder.path + "/base.yml") ?? [], as: UTF8.self)
    #expect(text.contains("App/Home.xib") && !text.contains("App/Main.xib"), "\(text)")
    #expect(
      text.contains("open-v-001") && !text.contains("extra-v-01") && !text.contains("conflicting"), "\(text)")
    let again = try Command.shell(
      "cp base.yml before; touch -d 2001-01-01 base.yml; $scenec lint -q --write-baseline base.yml --shrink-only App; "
        + "cmp base.yml before && test base.yml -ot before", in: folder.path)
    #expect(again.status == 0, "\(again)")
    for arguments in ["--shrink-only", "--shrink-only --write-baseline base.yml --all-devices"] {
      #expect(try Command.shell("$scenec lint \(arguments) App", in: folder.path).status == 2)
    }
  }

  /// A view that is ambiguous.
  private static let extra = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="extra-v-01">
    <rect key="frame" x="10" y="10" width="20" height="60"/></view>
    """
}
