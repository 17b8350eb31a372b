// Tests many environments in one run: layouts and diagnostics are the same as in separate runs for each
// environment, in any order, and the combined diagnostics are those of the separate runs, merged.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

/// All devices in both orientations, with the document's own environment in the middle, so that it follows
/// and precedes systems for other environments.
private func environments(for document: InterfaceDocument) -> [LayoutEnvironment] {
  let version = document.header.toolsVersion
  var environments = Device.all.flatMap { device in
    [Orientation.portrait, .landscape].map {
      LayoutEnvironment.make(device: device, orientation: $0, toolsVersion: version)
    }
  }
  environments.insert(.own(document), at: environments.count / 2)
  guard let device = Device.named("retina4_7") else { return environments }
  environments.append(
    .make(device: device, orientation: .portrait, direction: .rightToLeft, toolsVersion: version))
  environments.append(
    .make(device: device, orientation: .portrait, textSize: .accessibilityLarge, toolsVersion: version))
  environments.append(.make(device: device, orientation: .portrait, toolsVersion: version))
  return environments
}

private func words(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { d in
    let notes = d.notes.map { "\($0.message) \($0.range as Any)" }
    let fixes = d.fixes.map {
      "\($0.title) \($0.edits.map(\.replacement)) \($0.isVerified as Any) \($0.isOfOneEnvironment)"
    }
    let parts = d.parts.map { "\($0.object) \($0.message)" }
    return
      "\(d.rule.name) \(d.severity) \(d.message) \(d.range as Any) \(d.objects) \(d.constraints) \(d.axes) \(d.environments) \(notes) \(d.help as Any) \(fixes) \(parts) \(d.restsOnAssumedSize) \(d.facts)"
  }
}

/// The diagnostics of separate runs that the run for all environments lacks. Two conflicts are equal even if
/// different members were broken. Dead constraints are not compared: they must have no effect in any
/// environment.
private func lost(_ alone: [AnalyzedLayout], in all: [Diagnostic]) -> [String] {
  func place(_ d: Diagnostic) -> String {
    let isConflict = d.rule == LayoutRules.conflictingConstraints && !d.constraints.isEmpty
    let objects = isConflict ? "" : "\(d.range as Any) \(d.objects)"
    return "\(d.rule.name) \(objects) \(d.constraints) \(d.axes)"
  }
  var environments: [String: [Set<String>]] = [:]
  for d in all { environments[place(d), default: []].append(Set(d.environments.map(\.id))) }
  return alone.flatMap { single in
    let id = Diagnostic.Environment(single.layout.environment).id
    return single.diagnostics.filter { d in
      d.rule != LayoutRules.deadConstraint
        && !(environments[place(d)] ?? []).contains { $0.isEmpty || $0.contains(id) }
    }.map { "lost in \(id): \(place($0))" }
  }
}

/// The differences between the layouts of one run and those of separate runs.
///
/// - Parameter step: compares every `step`-th environment.
private func differences(_ path: String, step: Int = 1) -> [String] {
  Files.read(path).map { differences($0, path, step: step) } ?? []
}

private func differences(_ bytes: [UInt8], _ path: String, step: Int) -> [String] {
  guard let xml = XMLReader.read(bytes, path: path).document,
    let document = SceneDecoder.decode(xml).document
  else { return [] }
  let every = environments(for: document)
  let environments = stride(from: every.count - 1, through: 0, by: -step).map { every[$0] }
  let run = analyzeLayouts(of: document, in: environments)
  let alone = environments.flatMap { analyzeLayouts(of: document, in: [$0]) }
  var differences: [String] = []
  for (a, b) in zip(run, alone) {
    let (x, y) = (a.layout, b.layout)
    let isSame =
      x.viewFrames == y.viewFrames && x.exactFrames == y.exactFrames && x.guideFrames == y.guideFrames
      && x.contentSizes == y.contentSizes && x.sizeConfidence == y.sizeConfidence
      && x.rootGeometry == y.rootGeometry
    if !isSame { differences.append("\(path): another layout in \(x.environment.displayName)") }
    let (found, expected) = (words(a.diagnostics), words(b.diagnostics))
    if found != expected {
      differences.append("\(path): other findings in \(x.environment.displayName)")
      differences += Set(found).subtracting(expected).sorted().map { "  + \($0)" }
      differences += Set(expected).subtracting(found).sorted().map { "  - \($0)" }
    }
  }
  let all = analyzeLayoutsTogether(of: document, in: environments).diagnostics
  differences += lost(alone, in: all).map { "\(path): \($0)" }
  let together = words(all)
  let merged = words(mergeDiagnostics(alone))
  if together != merged {
    differences.append("\(path): other findings of all environments together")
    differences += Set(together).subtracting(merged).sorted().map { "  + \($0)" }
    differences += Set(merged).subtracting(together).sorted().map { "  - \($0)" }
  }
  return differences
}

@Test(
  "layouts of one run over all devices are those of separate runs, findings included",
  arguments: [("layout", 5), ("layout-diagnostics", 1), ("examples", 1)])
func manyEnvironmentsMatchSingleRuns(folder: String, step: Int) {
  let paths = Files.list("\(Files.repository)/Fixtures/\(folder)", suffixes: [".xib", ".storyboard"])
  #expect(!paths.isEmpty)
  let found = paths.flatMap { differences($0, step: step) }
  #expect(found.isEmpty, Comment(rawValue: found.joined(separator: "\n")))
}

@Test(
  "layouts of 300 real files in one run over all devices are those of separate runs",
  .enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func manyEnvironmentsMatchSingleRunsInRealFiles() throws {
  let corpus = try #require(Files.corpus)
  let paths = Files.list(corpus, suffixes: [".xib", ".storyboard"])
  /// FNV-1a of the path within the corpus, so that the same files are selected everywhere.
  func hash(_ path: String) -> UInt64 {
    path.utf8.dropFirst(corpus.utf8.count).reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
  let chosen = paths.sorted { hash($0) < hash($1) }.prefix(300)
  let found = chosen.flatMap { differences($0) }
  #expect(found.isEmpty, Comment(rawValue: found.joined(separator: "\n")))
}

/// Devices start from the solution for one standard screen, whichever come before them.
@Test(
  "layouts of hundreds of connected views are those of separate runs",
  arguments: [
    (gap: "greaterThanOrEqual", hasPlainViews: false, count: 300), ("equal", false, 300), ("equal", false, 5),
    ("equal", true, 140),
  ])
func largeComponentsMatchSingleRuns(gap: String, hasPlainViews: Bool, count: Int) {
  let text = rowOfLabels(gap: gap, hasPlainViews: hasPlainViews, count: count)
  let found = differences(Array(text.utf8), "row.storyboard", step: 13)
  #expect(found.isEmpty, Comment(rawValue: found.joined(separator: "\n")))
}

/// Labels side by side between the edges of a screen, every second of them a view without content if so asked.
private func rowOfLabels(gap: String, hasPlainViews: Bool, count: Int) -> String {
  var (views, constraints) = ("", "")
  func add(_ first: String, _ firstEdge: String, _ second: String, _ secondEdge: String, _ number: Int) {
    constraints += """
      <constraint firstItem="\(first)" firstAttribute="\(firstEdge)" relation="\(gap)" secondItem="\(second)" \
      secondAttribute="\(secondEdge)" constant="8" id="c\(number)"/>
      """
  }
  for index in 0..<count {
    let isOpen = hasPlainViews && index % 2 == 1
    views += """
      <\(isOpen ? "view" : "label text=\"ab\"") translatesAutoresizingMaskIntoConstraints="NO" id="b\(index)">\
      <rect key="frame" x="\(index)" y="9" width="20" height="20"/></\(isOpen ? "view" : "label")>
      """
    add(
      "b\(index)", "leading", index == 0 ? "v" : "b\(index - 1)", index == 0 ? "leading" : "trailing", index)
    constraints += """
      <constraint firstItem="b\(index)" firstAttribute="top" secondItem="v" secondAttribute="top" id="t\(index)"/>
      """
  }
  add("v", "trailing", "b\(count - 1)", "trailing", count)
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" \
    orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="v">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(views)</subviews><constraints>\
    \(constraints)</constraints></view></viewController></objects></scene></scenes></document>
    """
}

/// Cells with equal rows share a solver, whose last owner is another cell.
@Test func equalCellsMatchSingleRuns() {
  let found = differences(Array(tableOfEqualCells.utf8), "cells.storyboard", step: 7)
  #expect(found.isEmpty, Comment(rawValue: found.joined(separator: "\n")))
}

/// Cells of a few kinds in turn: determined, wrapping, ambiguous, contradictory, too low for their content; some
/// with equal texts, some with others.
private let tableOfEqualCells: String = {
  var number = 0
  func constraint(_ first: String, _ edge: String, _ second: String?, _ constant: Int, _ more: String = "")
    -> String
  {
    number += 1
    let other = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(edge)\"" } ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" \(other) constant="\(constant)" \(more) id="k\(number)"/>
      """
  }
  func cell(_ i: Int) -> String {
    let (label, content) = ("l\(i)", "cc\(i)")
    let sides = [
      constraint(label, "leading", content, 8), constraint(label, "top", content, 8),
      constraint(content, "trailing", label, 8), constraint(content, "bottom", label, 8),
    ]
    let rows: [String] =
      switch i % 5 {
      case 0: sides
      case 1: sides + [constraint(label, "width", nil, 90, "priority=\"800\"")]
      case 2: [constraint(label, "leading", content, 8)]
      case 3: sides + [constraint(label, "width", nil, 10), constraint(label, "width", nil, 20)]
      default: sides + [constraint(label, "height", nil, 120, "priority=\"999\"")]
      }
    let text = i % 3 == 0 ? "Text \(i) of some length that takes several lines on a phone" : "Some text"
    return """
      <tableViewCell reuseIdentifier="r\(i)" id="c\(i)"><rect key="frame" x="0" y="\(60 * i)" width="375" height="60"/>\
      <tableViewCellContentView key="contentView" tableViewCell="c\(i)" id="cc\(i)">\
      <rect key="frame" x="0" y="0" width="375" height="60"/><subviews><label text="\(text)" numberOfLines="\(i % 2)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l\(i)"><rect key="frame" x="8" y="8" width="90" height="44"/>\
      </label></subviews><constraints>\(rows.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
  }
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" \
    orientation="portrait"/><scenes><scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" \
    dataMode="prototypes" rowHeight="-1" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>\
    \((0..<30).map(cell).joined())</prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """
}()

/// The second of two devices with the same scale has another screen, although the view has its stored size on
/// both. Text that is truncated in a view as large as the screen may not be where the view is only a part of
/// it.
@Test func devicesThatShareASolutionHaveTheirOwnFindings() throws {
  let path = "shared.xib"
  let xml = try #require(XMLReader.read(Array(sharedSolution.utf8), path: path).document)
  let document = try #require(SceneDecoder.decode(xml).document)
  let devices = try ["retina4_7", "retina6_1"].map { id in
    LayoutEnvironment.make(
      device: try #require(Device.named(id)), orientation: .portrait,
      toolsVersion: document.header.toolsVersion)
  }
  let alone = devices.flatMap { analyzeLayouts(of: document, in: [$0]) }.map { words($0.diagnostics) }
  #expect(alone[0] != alone[1])
  #expect(analyzeLayouts(of: document, in: devices).map { words($0.diagnostics) } == alone)
  #expect(
    analyzeLayouts(of: document, in: devices.reversed()).map { words($0.diagnostics) } == alone.reversed())
}

/// A view of 375 × 200 points, as wide as one of the screens, with a truncated text.
private let sharedSolution = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_0" orientation="portrait"/>\
  <objects><view contentMode="scaleToFill" id="v01"><rect key="frame" x="0.0" y="0.0" width="375" height="200"/>\
  <subviews><label text="A text that is rather too long for a line of the view and is cut off at its end" \
  translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO" id="a01">\
  <rect key="frame" x="16" y="40" width="343" height="20.5"/>\
  <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
  <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c01"/>\
  <constraint firstAttribute="trailing" secondItem="a01" secondAttribute="trailing" constant="16" id="c02"/>\
  <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c03"/>\
  </constraints></view></objects></document>
  """
