// The fuzz target for visual formats: generated ones and any bytes. The format must have constraints or an
// error with its place, must read back from its own text, must lay out views from code, and must do the same
// as an element of a scene.

import LayoutItems
import SceneModel
import SceneXML
import VisualFormat

/// Reads the bytes as a format, and a format generated from them.
func readFormat(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let names = source.element([FormatNames.identifiers, .objectIDs], or: .identifiers)
  var options: FormatOptions = []
  if source.number(below: 4) == 3,
    let option = FormatOptions(name: source.element(FormatOptions.names, or: ""))
  {
    options = option
  }
  for format in [FormatGenerator.format(&source), String(decoding: bytes, as: UTF8.self)] {
    do throws(FormatError) {
      let line = try FormatLine(parsing: format, names: names)
      checkText(of: line, names)
    } catch {
      check(error, format)
    }
    // The parser takes microseconds, views from code ten times that, a layout or a scene a hundred times, and the
    // whole pipeline thousands of times.
    if isChosen(bytes, oneIn: 4) { relate(format, options, layOut: isChosen(bytes, oneIn: 32)) }
    if isChosen(bytes, oneIn: 16) { decode(scene(with: format)) }
    if isChosen(bytes, oneIn: 2048) { compile(scene(with: format)) }
  }
}

/// Prints a generated format and whether it gets past the parser, for measuring how many do.
func showFormat(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  _ = (source.byte(), source.byte())
  let format = FormatGenerator.format(&source)
  print((try? FormatLine(parsing: format)) == nil ? "refused" : "read", format)
}

private func check(_ error: FormatError, _ format: String) {
  precondition(error.range.lowerBound >= 0 && error.range.upperBound <= format.utf8.count)
  precondition(error.column >= 1 && !error.message.isEmpty && !error.description.isEmpty)
}

/// A line's text means the same line.
private func checkText(of line: FormatLine, _ names: FormatNames) {
  let text = line.description
  guard let again = try? FormatLine(parsing: text, names: names) else { preconditionFailure(text) }
  precondition(again.description == text && again.items.count == line.items.count)
}

/// Makes the format's constraints between views that have sizes. Also lays them out, and asks about the layout.
private func relate(_ format: String, _ options: FormatOptions, layOut: Bool) {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let controller = ViewController(view: root)
  var items: [String: LayoutItem] = ["topGuide": controller.topLayoutGuide]
  let outer = View(identifier: "outer")
  for name in ["outer", "a", "b", "c", "d", "other"] {
    let view = name == "outer" ? outer : View(identifier: name)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.contentSize = Size(width: 40, height: 20)
    (name == "c" || name == "d" ? outer : root).addSubview(view)
    items[name] = view
  }
  let guide = LayoutGuide(identifier: "guide")
  outer.addLayoutGuide(guide)
  items["guide"] = guide
  do throws(FormatError) {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: format, options: options,
      metrics: Dictionary(uniqueKeysWithValues: FormatGenerator.metrics), views: items)
    LayoutConstraint.activate(constraints)
    for constraint in constraints { precondition(constraint.isActive || constraint.refusal != nil) }
    guard layOut else { return }
    root.layoutIfNeeded()
    for view in root.subviews + outer.subviews {
      let frame = view.frame
      precondition([frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite))
    }
    _ = outer.subviews.first.map { ($0.hasAmbiguousLayout, $0.constraintsAffectingLayout(for: .horizontal)) }
    if root.layoutConflicts.isEmpty, let constraint = constraints.first {
      constraint.constant += 1
      root.layoutIfNeeded()
    }
  } catch {
    check(error, format)
  }
}

/// Checks the places of findings in a scene.
private func decode(_ bytes: [UInt8]) {
  guard let xml = XMLReader.read(bytes, path: "fuzz.xib").document else { return }
  for diagnostic in SceneDecoder.decode(xml).diagnostics {
    guard let range = diagnostic.range else { continue }
    precondition(range.lower <= range.upper && Int(range.upper) <= bytes.count)
  }
}

/// A scene with the format among its constraints.
private func scene(with format: String) -> [UInt8] {
  let text = SceneGenerator.escaped(format)
  let views = FormatGenerator.items.map {
    "<view id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }
  let metrics = FormatGenerator.metrics.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
  return Array(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>\
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>\(views.joined())</subviews>\
    <constraints><visualFormat format="\(text)" metrics="\(metrics)"/></constraints></view></objects></document>
    """.utf8)
}
