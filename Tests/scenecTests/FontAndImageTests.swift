// Tests `--fonts`, the `fonts` key, and asset catalogs near a scene, which affect sizes.

import SceneTestSupport
import Testing

@Suite struct FontAndImageTests {
  /// A label in the test font and an image view without constrained sizes, so that the frames in the output
  /// show their sizes.
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
    _ = try Command.shell("mkdir -p App App.xcodeproj Fonts/deep", in: folder.path)
    Files.write(Array(scene.utf8), to: folder.path + "/App/View.xib")
    Files.write(TestFont().bytes, to: folder.path + "/Fonts/deep/Probe.TTF")
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}
      """
    try addImage(contents, "logo@2x.png", png(width: 120, height: 61), to: folder)
    return folder
  }

  /// Adds the only image set to the project.
  private static func addImage(
    _ contents: String, _ file: String, _ bytes: [UInt8], to folder: TemporaryFolder
  ) throws {
    let set = folder.path + "/App/Media.xcassets/Icons/logo.imageset"
    _ = try Command.shell("rm -rf \(set); mkdir -p \(set)", in: folder.path)
    Files.write(Array(contents.utf8), to: set + "/Contents.json")
    Files.write(bytes, to: "\(set)/\(file)")
  }

  private static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0,
      0, 0, height,
    ]
  }

  /// `convert --what layout` writes what `compile` writes, with the same fonts, images and settings.
  @Test func convertedLayoutsMatchCompiledOnes() throws {
    let folder = try Self.project()
    let settings = "fonts: Fonts\ndevices: [retina5_9]\nstrict: true\n"
    Files.write(Array(settings.utf8), to: folder.path + "/.scenec.yml")
    for (options, device) in [("", "retina5_9"), ("--fonts Fonts --device retina5_5", "retina5_5")] {
      let outcome = try Command.shell(
        "$scenec compile -q \(options) App/View.xib 2>/dev/null >compiled; $scenec convert --what layout \(options) App/View.xib | cmp - compiled && cat compiled",
        in: folder.path)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(
        outcome.output.contains("\"device\": \"\(device)\"") && outcome.output.contains(#""width": 60"#))
    }
  }

  /// The start of a file with two segments before the frame header.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
    + [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 16, count: 64)
    + [0xFF, 0xC2, 0, 17, 8, 0, 90, 0, 150, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]

  /// The file, its scale in the set, its bytes, and the expected size in points as JSON.
  private static let images: [(file: String, scale: String, bytes: [UInt8], size: String)] = [
    ("a.png", "3x", png(width: 90, height: 45), "\"width\":30,\"height\":15}"),
    ("a.jpg", "2x", jpeg, "\"width\":75,\"height\":45}"),
    ("a.gif", "1x", Array("GIF89a".utf8) + [44, 0, 22, 0, 0xF7, 0, 0], "\"width\":44,\"height\":22}"),
    (
      "a.pdf", "", Array("%PDF-1.5\n3 0 obj << /Type /Page /MediaBox [ 0 0 24.5 18 ] >> endobj".utf8),
      "\"width\":24.5,\"height\":18}"
    ),
    (
      "a.svg", "",
      Array("<?xml version=\"1.0\"?>\n<svg\n\twidth='32px'\n\theight='16px' viewBox='0 0 8 4'/>".utf8),
      "\"width\":32,\"height\":16}"
    ),
    (
      "a.svg", "2x", Array("<svg stroke-width=\"9\" viewBox=\"-1 -1 20 12\"></svg>".utf8),
      "\"width\":20,\"height\":12}"
    ),
    (
      "a.svg", "", Array("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,18,9\"></svg>".utf8),
      "\"width\":18,\"height\":9}"
    ),
    ("a.svg", "", Array("<svg width=\"0.25in\" height=\"12pt\"></svg>".utf8), "\"width\":24,\"height\":16}"),
  ]

  @Test(arguments: images.indices)
  func everyImageFormatHasItsSize(index: Int) throws {
    let (file, scale, bytes, size) = Self.images[index]
    let folder = try Self.project()
    // Before it are an image for the Mac and one for dark mode. It also has insets, which matter only for
    // stretching.
    let contents = """
      {"images": [{"filename": "mac.png", "idiom": "mac", "scale": "1x"},
        {"filename": "dark.png", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "\(file)", "idiom": "universal"\(scale.isEmpty ? "" : ", \"scale\": \"\(scale)\""),
         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
         "cap-insets": {"bottom": 8, "top": 8, "right": 8, "left": 8}}}],
       "properties": {"preserves-vector-representation": true}}
      """
    try Self.addImage(contents, file, bytes, to: folder)
    for other in ["mac.png", "dark.png"] {
      Files.write(
        Self.png(width: 7, height: 7), to: folder.path + "/App/Media.xcassets/Icons/logo.imageset/" + other)
    }
    let outcome = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(outcome.output.contains(size), "\(file): \(outcome.output)")
  }

  /// A truncated file, or one with other content, gives the view no size.
  @Test(
    arguments: [
      [], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0], Array("GIF89a".utf8),
      Array("%PDF /MediaBox [0 0".utf8),
      Array("<svg width=\"".utf8), Array("<svg width=\"nan\" height=\"1e999\" viewBox=\"0 0\">".utf8),
      Array("text".utf8),
    ] as [[UInt8]])
  func aBrokenImageFileHasNoSize(bytes: [UInt8]) throws {
    let folder = try Self.project()
    try Self.addImage("{\"images\": [{\"filename\": \"a\"}]}", "a", bytes, to: folder)
    let outcome = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(outcome.status < 2)
    #expect(outcome.output.contains("\"y\":200,\"width\":0,\"height\":0}"), "\(outcome.output)")
  }

  @Test func aNameMayStartWithItsGroup() throws {
    let folder = try Self.project()
    let named = Self.scene.replacing("image=\"logo\"", with: "image=\"Icons/logo\"")
    Files.write(Array(named.utf8), to: folder.path + "/App/View.xib")
    let outcome = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(outcome.output.contains("\"width\":60,\"height\":30.5"), "\(outcome.output)")
    Files.write(Array(named.replacing("Icons/", with: "Other/").utf8), to: folder.path + "/App/View.xib")
    let other = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(!other.output.contains("\"height\":30.5"), "\(other.output)")
  }

  @Test func fontsInAFolderMeasureTexts() throws {
    let folder = try Self.project()
    let outcome = try Command.shell(
      "$scenec compile --quiet --compact App/View.xib --fonts Fonts", in: folder.path)
    // 41 + 62 - 8 points wide, 90 + 30 points high.
    #expect(outcome.output.contains("\"width\":95,\"height\":120}"), "\(outcome.output)")
    Files.write(Array("fonts: Fonts\n".utf8), to: folder.path + "/.scenec.yml")
    let configured = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(configured.output == outcome.output)
  }

  /// Fonts are found automatically, in their own project only, and files that are not fonts are skipped.
  @Test func fontsOfTheProjectAreFound() throws {
    let folder = try Self.project()
    _ = try Command.shell(
      "mkfifo Fonts/A.ttf; ln -s /dev/zero Fonts/B.ttf; mkdir Fonts/C.ttf", in: folder.path)
    let found = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(found.output.contains("\"width\":95,\"height\":120}"), "\(found.output)")
    let off = try Command.shell("$scenec compile --quiet --compact --no-fonts App/View.xib", in: folder.path)
    #expect(!off.output.contains("\"height\":120}"))
    Files.write(Array("fonts: off\n".utf8), to: folder.path + "/App/.scenec.yml")
    let configured = try Command.shell("$scenec compile --quiet --compact App/View.xib", in: folder.path)
    #expect(configured.output == off.output)
    // A folder with its own project, outside any repository, uses only its own fonts.
    _ = try Command.shell("mkdir -p Other/Other.xcodeproj; cp App/View.xib Other", in: folder.path)
    let other = try Command.shell("$scenec lint Other/View.xib", in: folder.path)
    #expect(
      other.output.contains("the font “Probe-Regular” is neither the platform's nor in the project"))
    // Which fonts a Mac has is another matter.
    let mac = Self.scene.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing(
      "CocoaTouch.XIB", with: "Cocoa.XIB")
    Files.write(Array(mac.utf8), to: folder.path + "/Other/Mac.xib")
    let macOS = try Command.shell("$scenec lint Other/Mac.xib", in: folder.path)
    #expect(!macOS.output.contains("missing-font"), "\(macOS.output)")
    _ = try Command.shell("mkdir .git", in: folder.path)
    let repository = try Command.shell("$scenec lint Other/View.xib", in: folder.path)
    #expect(!repository.output.contains("missing-font"), "\(repository.output)")
  }

  @Test func catalogsHaveTheSizesThatADocumentOmits() throws {
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

  @Test func aMissingFolderIsAnError() throws {
    let folder = try Self.project()
    let outcome = try Command.shell("$scenec compile App/View.xib --fonts Nowhere", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot read Nowhere"))
  }
}
