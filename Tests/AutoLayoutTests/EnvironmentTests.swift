// Many environments in one run: each layout is the one that a run of its own gives, whatever came before.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

struct EnvironmentTests {
  /// Devices that differ in every way: scale, idiom, home indicator, size classes; both orientations, a direction and a text
  /// size. The first one is not the own one, so that the own one meets systems built for another.
  private func environments(for document: InterfaceDocument) -> [LayoutEnvironment] {
    var environments: [LayoutEnvironment] = []
    for id in ["retina6_12", "retina4_0", "ipad9_7", "retina5_5", "retina6_1"] {
      guard let device = Device.named(id) else { continue }
      for orientation in [Orientation.portrait, .landscape] {
        environments.append(
          .make(device: device, orientation: orientation, toolsVersion: document.header.toolsVersion))
      }
    }
    environments.append(.own(document))
    guard let device = Device.named("retina4_7") else { return environments }
    environments.append(
      .make(
        device: device, orientation: .portrait, direction: .rightToLeft,
        toolsVersion: document.header.toolsVersion))
    environments.append(
      .make(
        device: device, orientation: .portrait, textSize: .accessibilityLarge,
        toolsVersion: document.header.toolsVersion))
    environments.append(
      .make(device: device, orientation: .portrait, toolsVersion: document.header.toolsVersion))
    return environments
  }

  private func words(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { d in
      let notes = d.notes.map { "\($0.message) \($0.range as Any)" }
      let fixes = d.fixes.map { "\($0.title) \($0.edits.map(\.replacement)) \($0.isVerified as Any)" }
      return
        "\(d.rule.name) \(d.severity) \(d.message) \(d.range as Any) \(d.objects) \(d.constraints) \(d.axes) \(d.environments) \(notes) \(d.help as Any) \(fixes)"
    }
  }

  private func differences(_ path: String) -> [String] {
    guard let bytes = Files.read(path), let xml = XMLReader.read(bytes, path: path).document,
      let document = SceneDecoder.decode(xml).document
    else { return [] }
    let environments = environments(for: document)
    let together = layOut(document, in: environments)
    let alone = environments.flatMap { layOut(document, in: [$0]) }
    var differences: [String] = []
    for (a, b) in zip(together, alone) {
      let isSame =
        a.viewFrames == b.viewFrames && a.exactFrames == b.exactFrames && a.guideFrames == b.guideFrames
        && a.contentSizes == b.contentSizes && a.sizeConfidence == b.sizeConfidence
        && a.rootGeometry == b.rootGeometry
      if !isSame { differences.append("\(path): another layout in \(a.environment.displayName)") }
    }
    if words(mergeVerdicts(together)) != words(mergeVerdicts(alone)) {
      differences.append("\(path): other findings")
    }
    return differences
  }

  @Test("layouts of one run over many environments are those of separate runs")
  func togetherAsAlone() {
    var differences: [String] = []
    for folder in ["layout", "verdicts", "examples"] {
      let paths = Files.list("\(Files.repository)/Fixtures/\(folder)", suffixes: [".xib", ".storyboard"])
      #expect(!paths.isEmpty)
      for path in paths { differences += self.differences(path) }
    }
    #expect(differences.isEmpty, Comment(rawValue: differences.joined(separator: "\n")))
  }

  @Test(
    "layouts of real files in one run over many environments are those of separate runs",
    .enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
  func togetherAsAloneInRealFiles() throws {
    let corpus = try #require(Files.corpus)
    var differences: [String] = []
    for (number, path) in Files.list(corpus, suffixes: [".xib", ".storyboard"]).enumerated()
    where number % 40 == 7 {
      differences += self.differences(path)
    }
    #expect(differences.isEmpty, Comment(rawValue: differences.joined(separator: "\n")))
  }
}
