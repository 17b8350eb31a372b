// Tests `<visualFormat>` in hand-written scenes: its constraints, and the positions of its errors.

import SceneDiagnostics
import SceneModel
import SceneXML
import Testing

private func decode(_ formats: String) throws -> (document: InterfaceDocument, diagnostics: [Diagnostic]) {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root"><subviews><view id="a-1"/><view id="b-2"/>\
    </subviews><constraints><constraint firstItem="a-1" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>\
    \(formats)</constraints></view></objects></document>
    """
  let xml = try #require(XMLReader.read(Array(text.utf8), path: "a.xib").document)
  let (document, diagnostics) = SceneDecoder.decode(xml)
  return (try #require(document), diagnostics)
}

@Test func aFormatBecomesConstraintsOfTheView() throws {
  let (document, diagnostics) = try decode(
    #"<visualFormat format="H:|-[a-1(&lt;=wide@750)]-gap-[b-2]|" options="alignAllTop" metrics="gap=12 wide=80"/>"#
  )
  #expect(diagnostics.isEmpty)
  let root = try #require(document.views.first)
  #expect(root.constraints == 0..<6)
  let width = document.constraints[2]
  #expect(width.firstAttribute == .width && width.constant == 80 && width.priority == 750)
  #expect(width.relation == .lessThanOrEqual && width.firstItem == .view(ViewIndex(1)))
  let place = try #require(width.formatRange)
  #expect(document.source.string(place) == "&lt;=wide@750")
  let margin = document.constraints[1]
  #expect(margin.secondItem == .view(ViewIndex(0)) && margin.secondAttribute == .leadingMargin)
  #expect(document.constraints[3].constant == 12)
  #expect(document.constraints[5].firstAttribute == .top)
  // A part of a format cannot be edited separately.
  #expect(document.edits(making: .remove(ConstraintIndex(2))).isEmpty)
}

@Test(arguments: [
  (
    #"<visualFormat format="H:|-[a-1"/>"#,
    "the visual format cannot be read: expected “]”, but the format ends", ""
  ),
  (
    #"<visualFormat format="V:[a-1(&lt;=50@)]"/>"#, "the visual format cannot be read: expected a priority",
    ")"
  ),
  (
    #"<visualFormat format="V:[a-1(nope)]"/>"#,
    "the visual format names “nope”, but no view and no layout guide has that id", "nope"
  ),
  (#"<visualFormat options="alignAllTop"/>"#, "the visual format has no “format”", "visualFormat"),
  (
    #"<visualFormat format="[a-1]-[b-2]" options="alignTop"/>"#,
    "“alignTop” is not a valid value for “options”", "alignTop"
  ),
  (
    #"<visualFormat format="[a-1]-[b-2]" metrics="gap"/>"#, "“gap” is not a valid value for “metrics”", "gap"
  ),
])
func errorsPointIntoTheFormat(element: String, message: String, place: String) throws {
  let (document, diagnostics) = try decode(element)
  #expect(diagnostics.map(\.message) == [message])
  let range = try #require(diagnostics.first?.range)
  #expect(document.source.string(range) == place)
}
