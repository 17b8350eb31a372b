// Runs `scenec render` as users do: outputs, choices, converters, assets, errors.

import SceneTestSupport
import Testing

private let fixtures = Files.repository + "/Fixtures"
private let bars = fixtures + "/render/bars.storyboard"

@Test func onePictureGoesToStandardOutput() throws {
  let outcome = try Command.scenec("render", fixtures + "/render/controls.xib")
  #expect(outcome.status == 0)
  #expect(Array(outcome.output.utf8) == Files.read(fixtures + "/render/controls.svg"))
  let scene = try Command.scenec("render", bars, "--scene", "det-00-001")
  #expect(Array(scene.output.utf8) == Files.read(fixtures + "/render/bars-4.svg"))
}

@Test func severalScenesNeedAChoice() throws {
  let outcome = try Command.scenec("render", bars)
  #expect(outcome.status == 2)
  #expect(outcome.output.isEmpty)
  #expect(outcome.errors.contains("has 5 scenes: choose one with --scene"))
  #expect(outcome.errors.contains("  = scene: det-00-001  Speed\n"))
  let unknown = try Command.scenec("render", bars, "--scene", "Volume")
  #expect(unknown.status == 2)
  #expect(unknown.errors.contains("no scene of \(bars) has this id or name: Volume"))
}

@Test func foldersGetOnePicturePerScene() throws {
  let folder = try TemporaryFolder()
  var first: [[UInt8]?] = []
  for jobs in ["1", "4"] {
    let outcome = try Command.scenec(
      "render", fixtures + "/render", fixtures + "/layout", "-o", "\(folder.path)/\(jobs)", "-j", jobs,
      "--show", "all")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = Files.list("\(folder.path)/\(jobs)", suffixes: [".svg"])
    #expect(paths.contains("\(folder.path)/\(jobs)/bars.storyboard/Songs.svg"))
    #expect(paths.contains("\(folder.path)/\(jobs)/controls.xib.svg"))
    let contents = paths.map { Files.read($0) }
    if first.isEmpty { first = contents } else { #expect(first == contents, "the number of jobs matters") }
  }
}

@Test func canvasesShowAllScenes() throws {
  let folder = try TemporaryFolder()
  let path = folder.path + "/overview.svg"
  let outcome = try Command.scenec("render", bars, "--canvas", "-o", path)
  #expect(outcome.status == 0)
  #expect(Files.read(path) == Files.read(fixtures + "/render/bars-canvas.svg"))
}

@Test func devicesAndSettingsAreSideBySide() throws {
  let outcome = try Command.scenec(
    "render", bars, "--scene", "Speed", "--device", "retina4_7", "--device", "retina6_1:landscape",
    "--both-directions", "--text-sizes", "accessibilityLarge", "--appearance", "both")
  #expect(outcome.status == 0)
  #expect(outcome.output.split(separator: "class=\"panel\"").count - 1 == 16)
  for caption in ["375 × 667", "right to left", "accessibilityLarge", "dark"] {
    #expect(outcome.output.contains(caption), "\(caption)")
  }
}

@Test func convertersAreFoundOnThePath() throws {
  let none = try Command.shell("PATH=/nonexistent $scenec render \(fixtures)/render/texts.xib --format png")
  #expect(none.status == 3)
  #expect(none.errors.contains("PNG needs rsvg-convert or resvg, and neither is installed"))

  let folder = try TemporaryFolder()
  let script = "#!/bin/sh\necho \"$@\"\ncat\n"
  Files.write(Array(script.utf8), to: folder.path + "/rsvg-convert")
  let converted = try Command.shell(
    "chmod +x \(folder.path)/rsvg-convert; PATH=\(folder.path):$PATH $scenec render \(fixtures)/render/texts.xib -o \(folder.path)/out.png --scale 3"
  )
  #expect(converted.status == 0, "\(converted.errors)")
  let output = String(decoding: Files.read(folder.path + "/out.png") ?? [], as: UTF8.self)
  #expect(output.hasPrefix("--zoom 3 --format png\n<svg "))
  // Viewers that ignore textLength get scaled texts.
  #expect(!output.contains("textLength"))

  Files.write(Array("#!/bin/sh\nexit 7\n".utf8), to: folder.path + "/rsvg-convert")
  let failed = try Command.shell(
    "PATH=\(folder.path):$PATH $scenec render \(fixtures)/render/texts.xib -o \(folder.path)/no.png")
  #expect(failed.status == 3)
  #expect(Files.read(folder.path + "/no.png") == nil)
}

@Test func assetCatalogsGiveColorsAndImages() throws {
  let folder = try TemporaryFolder()
  let scene = String(decoding: Files.read(fixtures + "/render/texts.xib") ?? [], as: UTF8.self)
  let script = """
    mkdir -p App/Assets.xcassets/Brand.colorset App/Assets.xcassets/photo.imageset
    echo '{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1.000"}}}, {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "1.0", "alpha": "0.5"}}}]}' > App/Assets.xcassets/Brand.colorset/Contents.json
    echo '{"images": [{"idiom": "universal", "filename": "photo.png", "scale": "1x"}]}' > App/Assets.xcassets/photo.imageset/Contents.json
    printf 'abcd' > App/Assets.xcassets/photo.imageset/photo.png
    mkdir App/App.xcodeproj
    cp \(fixtures)/render/controls.xib App/
    $scenec render Texts.xib > /dev/null; mv Texts.xib App/; cd App
    $scenec render Texts.xib; $scenec render Texts.xib --appearance dark; $scenec render controls.xib --embed-images
    """
  Files.write(Array(scene.utf8), to: folder.path + "/Texts.xib")
  let outcome = try Command.shell(script, in: folder.path)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.contains("fill=\"#1080ff\""))
  #expect(outcome.output.contains("fill=\"#ffffff\" fill-opacity=\"0.5\""))
  #expect(outcome.output.contains("href=\"data:image/png;base64,YWJjZA==\""))
}

@Test func wrongArgumentsAreUsageErrors() throws {
  for (arguments, message) in [
    (["--show", "guide"], "did you mean “guides”?"), (["--scale", "0"], "--scale must be more than 0"),
    (["--canvas", "--scene", "x"], "--canvas draws all scenes"),
    (["--text-sizes", "huge"], "unknown text size"),
    (["--format", "svg", "-o", "x.png"], "does not fit the name"),
  ] {
    let outcome = try Command.run([Command.scenec, "render", bars] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}

@Test func otherPlatformsAreNotDrawn() throws {
  let folder = try TemporaryFolder()
  Files.write(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa"><objects><customView id="a"/></objects></document>
      """.utf8), to: folder.path + "/Mac.xib")
  let outcome = try Command.scenec("render", folder.path + "/Mac.xib")
  #expect(outcome.output.isEmpty)
  #expect(outcome.errors.contains("is not drawn: it is for macOS"))
}

@Test func theReadmesPictureIsWhatItsCommandPrints() throws {
  let outcome = try Command.scenec(
    "render", fixtures + "/examples/Checkout.storyboard", "--show", "constraints,findings")
  let path = Files.repository + "/Documentation/Images/checkout.svg"
  if Files.updatesGoldens { Files.write(Array(outcome.output.utf8), to: path) }
  #expect(!Files.updatesGoldens, "goldens were rewritten")
  let matches = Files.read(path) == Array(outcome.output.utf8)
  #expect(matches, "\(path) differs; UPDATE_GOLDENS=1 rewrites it")
}
