// Tests conflicts with many members, and diagnostics about views whose constraints a conflict broke.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

struct ConflictLimitsTests {
  /// Adjacent boxes from edge to edge of a screen that is 320 points wide.
  private func row(of count: Int, width: Int, trailing: String) -> String {
    let boxes = (0..<count).map { i in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b\(i)"><constraints>\
      <constraint firstAttribute="width" constant="\(width)" id="w\(i)"/>\
      <constraint firstAttribute="height" constant="40" id="h\(i)"/></constraints></view>
      """
    }
    let chain = (0..<count).map { i in
      let (item, attribute) = i == 0 ? ("v01", "leading") : ("b\(i - 1)", "trailing")
      return """
        <constraint firstItem="b\(i)" firstAttribute="leading" secondItem="\(item)" secondAttribute="\(attribute)" id="x\(i)"/>\
        <constraint firstItem="b\(i)" firstAttribute="top" secondItem="v01" secondAttribute="top" id="y\(i)"/>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\
      <device id="retina4_0" orientation="portrait"/><scenes><scene sceneID="s1"><objects>\
      <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
      <subviews>\(boxes.joined())</subviews><constraints>\(chain.joined())\
      <constraint firstItem="v01" firstAttribute="trailing"\(trailing) secondItem="b\(count - 1)" secondAttribute="trailing" id="e1"/>\
      </constraints></view></viewController></objects></scene></scenes></document>
      """
  }

  private func document(_ text: String) throws -> InterfaceDocument {
    let xml = try #require(XMLReader.read(Array(text.utf8), path: "conflicts.storyboard").document)
    return try #require(SceneDecoder.decode(xml).document)
  }

  @Test func aDiagnosticListsSomeMembersAndCountsTheOthers() throws {
    let document = try document(row(of: 40, width: 9, trailing: ""))
    let found = analyzeLayouts(of: document, in: [.own(document)])[0].diagnostics
      .filter { $0.rule == LayoutRules.conflictingConstraints }
    #expect(found.count == 1)
    let conflict = try #require(found.first)
    let places = conflict.notes.filter { $0.range != nil }
    #expect(conflict.constraints.count == 77)
    #expect(places.count == 20)
    #expect(conflict.notes.contains { $0.message == "and 57 more constraints" })
    #expect(conflict.objects.count == 20)
  }

  /// One hundred widths, any of which could be the broken one: the search stops early and the report says so.
  @Test func aSearchThatEndedEarlySaysSo() throws {
    let document = try document(row(of: 100, width: 60, trailing: ""))
    let found = analyzeLayouts(of: document, in: [.own(document)])[0].diagnostics
    #expect(Set(found.map(\.rule)) == [LayoutRules.conflictingConstraints])
    let last = try #require(found.last { $0.constraints.isEmpty })
    #expect(last.severity == .note)
    #expect(
      last.message == "View has more conflicts than are listed; its views were not checked for anything else")
  }

  /// Another device proves the conflicts of the first one again instead of searching for its own.
  @Test func aSearchThatEndedEarlyFindsTheSameOnEachDevice() throws {
    let document = try document(row(of: 100, width: 60, trailing: ""))
    let environments = Device.all.map {
      LayoutEnvironment.make(device: $0, orientation: .portrait, toolsVersion: 22_505)
    }
    let together = analyzeLayouts(of: document, in: environments)
    let alone = environments.flatMap { analyzeLayouts(of: document, in: [$0]) }
    for (one, other) in zip(together, alone) {
      #expect(one.layout.exactFrames == other.layout.exactFrames)
      #expect(one.diagnostics.map(\.message) == other.diagnostics.map(\.message))
      #expect(one.diagnostics.map(\.constraints) == other.diagnostics.map(\.constraints))
    }
  }

  /// A row that is too long regardless of its trailing edge: one width is broken and as close to its constant
  /// as possible.
  @Test func aBrokenConstraintCausesNoAmbiguity() throws {
    let text = row(of: 1, width: 400, trailing: " relation=\"greaterThanOrEqual\"")
    let document = try document(text)
    let analyzed = analyzeLayouts(of: document, in: [.own(document)])[0]
    #expect(analyzed.diagnostics.map(\.rule) == [LayoutRules.conflictingConstraints])
    #expect(analyzed.layout.viewFrames[1]?.width == 320)
  }

  /// The number of fixes to try is limited per document, not per device. In a chain that fits nowhere, some
  /// conflicts say that their fixes were not tried.
  @Test func fixesAreTriedPerDocument() throws {
    let document = try document(row(of: 80, width: 60, trailing: ""))
    let environments = Device.all.map {
      LayoutEnvironment.make(device: $0, orientation: .portrait, toolsVersion: 22_505)
    }
    let analyzed = analyzeLayoutsTogether(of: document, in: environments)
    #expect(analyzed.layouts.count == environments.count)
    #expect(analyzed.diagnostics.contains { $0.rule == LayoutRules.conflictingConstraints })
    #expect(analyzed.diagnostics.allSatisfy { $0.fixes.count <= 8 })
  }
}
