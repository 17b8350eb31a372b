// Generates scenes from bytes: well-formed documents whose views, constraints and values depend on the bytes.
// Unlike random XML, they reach the layout.

enum SceneGenerator {
  private static let kinds = [
    "view", "label", "button", "imageView", "textField", "stackView", "scrollView", "switch", "slider",
    "tableView", "tableViewCell", "collectionView", "segmentedControl", "progressView", "textView", "toolbar",
  ]
  private static let attributes = [
    "width", "height", "leading", "trailing", "top", "bottom", "left", "right", "centerX", "centerY",
    "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
    "baseline",
    "leftMargin", "rightMargin", "centerXWithinMargins", "centerYWithinMargins", "nonsense", "",
  ]
  private static let relations = ["greaterThanOrEqual", "lessThanOrEqual", "equal", "odd"]
  private static let numbers = [
    "0", "8", "-8", "20", "0.5", "1e9", "-1e9", "1e999", "nan", "33.333333333333336", "375", "", "x", "1:0",
    "1:3",
    "999999999", "0.000000001",
  ]
  private static let priorities = ["1", "250", "251", "750", "999", "1000", "999.5", "0", "1001", "x"]
  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// A storyboard with one scene.
  static func document(_ bytes: [UInt8]) -> [UInt8] {
    var source = ByteSource(bytes)
    let device = source.element(["retina4_7", "retina6_12", "ipad9_7", "unknown", ""], or: "")
    let tools = source.element(["22505", "14460", "9531", "0"], or: "0")
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="\(source.bool() ? "YES" : "NO")" \
      useTraitCollections="YES" useSafeAreas="\(source.bool() ? "YES" : "NO")" initialViewController="c">
      <device id="\(device)" orientation="\(source.bool() ? "portrait" : "landscape")"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
      """
    if source.bool() {
      text += "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
    }
    var count = 0
    text += view(&source, kind: "view", key: " key=\"view\"", depth: 0, count: &count)
    text += "</viewController></objects></scene></scenes></document>"
    return Array(text.utf8)
  }

  private static func view(
    _ source: inout ByteSource, kind: String, key: String, depth: Int, count: inout Int
  ) -> String {
    let id = count
    count += 1
    var text = "<\(kind)\(key) id=\"v\(id)\""
    if source.bool() { text += " translatesAutoresizingMaskIntoConstraints=\"NO\"" }
    if source.bool() { text += " horizontalHuggingPriority=\"\(source.element(priorities, or: "1"))\"" }
    if source.bool() { text += " text=\"\(escaped(source.text()))\"" }
    if kind == "stackView" {
      text += " axis=\"\(source.bool() ? "vertical" : "horizontal")\""
      text += " distribution=\"\(source.element(distributions, or: ""))\""
      text +=
        " alignment=\"\(source.element(["fill", "center", "top", "trailing", "lastBaseline"], or: ""))\""
      text += " spacing=\"\(source.element(numbers, or: "0"))\""
    }
    text += ">"
    if source.bool() {
      text += "<rect key=\"frame\" x=\"\(source.element(numbers, or: "0"))\" y=\"0\""
      text +=
        " width=\"\(source.element(numbers, or: "0"))\" height=\"\(source.element(numbers, or: "0"))\"/>"
    }
    if source.bool() {
      text += "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"
    }
    let first = count
    if depth < 6, count < 40, !source.isEmpty {
      text += "<subviews>"
      for _ in 0..<source.number(below: 5) {
        let kind = source.element(kinds, or: "view")
        text += view(&source, kind: kind, key: "", depth: depth + 1, count: &count)
      }
      text += "</subviews>"
    }
    if source.bool() { text += "<viewLayoutGuide key=\"safeArea\" id=\"g\(id)\"/>" }
    text += "<constraints>"
    for number in 0..<source.number(below: 9) {
      text += constraint(&source, id: "k\(id)-\(number)", owner: id, views: first..<max(first + 1, count))
    }
    text += "</constraints>"
    if source.number(below: 8) == 1 {
      text += "<variation key=\"widthClass=compact\"><mask key=\"constraints\">"
      text += "<exclude reference=\"k\(id)-0\"/></mask></variation>"
    }
    return text + "</\(kind)>"
  }

  private static func constraint(
    _ source: inout ByteSource, id: String, owner: Int, views: Range<Int>
  ) -> String {
    func item() -> String {
      switch source.number(below: 8) {
      case 0: "v\(owner)"
      case 1: "g\(owner)"
      case 2: "t"
      case 3: "missing"
      default: "v\(views.lowerBound + source.number(below: views.count))"
      }
    }
    var text = "<constraint id=\"\(id)\" firstItem=\"\(item())\""
    text += " firstAttribute=\"\(source.element(attributes, or: "width"))\""
    if source.number(below: 4) > 0 {
      text += " secondItem=\"\(item())\" secondAttribute=\"\(source.element(attributes, or: "width"))\""
    }
    if source.bool() { text += " relation=\"\(source.element(relations, or: ""))\"" }
    if source.bool() { text += " constant=\"\(source.element(numbers, or: "0"))\"" }
    if source.number(below: 4) == 0 { text += " multiplier=\"\(source.element(numbers, or: "1"))\"" }
    if source.number(below: 3) == 0 { text += " priority=\"\(source.element(priorities, or: "1000"))\"" }
    return text + "/>"
  }

  /// The text as the value of an attribute, without control characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: if scalar.value >= 0x20 { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
