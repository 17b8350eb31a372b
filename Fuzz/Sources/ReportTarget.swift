// The fuzz target for rules and report formats. Scenes with arbitrary names, classes and texts are checked by
// every rule, with arbitrary options, and reported in a format, sometimes in every one. JSON and XML reports
// must be well-formed, and reports of lines must not contain control characters.

import SceneCompiler
import SceneDiagnostics
import SceneDocumentJSON
import SceneEmit
import SceneProject
import SceneXML

func report(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let format = source.element(ReportFormat.allCases, or: .text)
  let style = ReportStyle(isColored: source.bool(), hasLinks: source.bool(), isVerbose: source.bool())
  let path = source.element(["a.xib", "-", "é\u{9B}\n]]>.xib", source.text()], or: "")
  // The settings have a decision for each rule, so they come last: a short input is a scene.
  let scene = ReportedScene.document(&source)
  let settings = FileSettings.any(&source)
  let compiled = Compilation.compile(Array(scene.utf8), path: path, settings: settings)
  let reports = [
    FileReport(path: path, file: compiled.file, diagnostics: compiled.diagnostics),
    FileReport(path: source.text(), file: nil, diagnostics: compiled.diagnostics),
  ]
  // Some formats describe each rule.
  let found = Set(compiled.diagnostics.map(\.rule))
  let rules = RuleCatalogue.all.filter(found.contains)
  let formats = isChosen(bytes, oneIn: 64) ? ReportFormat.allCases : [format]
  for format in formats {
    check(format.reporter(rules: rules, version: "1", style: style).report(reports), format)
  }
}

private func check(_ text: [UInt8], _ format: ReportFormat) {
  precondition(String(validating: text, as: UTF8.self) != nil)
  switch format {
  case .json: for line in text.split(separator: 0x0A) { precondition(isJSON(Array(line))) }
  case .sarif, .gitlab: precondition(isJSON(text))
  case .junit, .checkstyle:
    precondition(!XMLReader.read(text, path: "report.xml").diagnostics.contains { $0.severity == .error })
  case .xcode, .github, .ibtool:
    precondition(text.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
  case .text: break
  }
}

/// Uses the converter, whose JSON parser is strict.
private func isJSON(_ text: [UInt8]) -> Bool {
  !DocumentXML.read(text, path: "report.json").diagnostics.contains { $0.rule == JSONRules.malformedJSON }
}

extension FileSettings {
  /// Most rules enabled, some with another severity, with arbitrary options.
  fileprivate static func any(_ source: inout ByteSource) -> FileSettings {
    var settings = FileSettings()
    for rule in RuleCatalogue.all {
      switch source.isEmpty ? 0 : source.number(below: 12) {
      case 1: settings.rules.settings[rule.name] = .severity(.error)
      case 2: settings.rules.settings[rule.name] = .severity(.note)
      case 3: settings.rules.settings[rule.name] = .off
      default: settings.rules.settings[rule.name] = .on
      }
      for option in rule.options {
        var values = Rule.OptionValues()
        switch option.kind {
        case .flag: values.flags[option.name] = source.bool()
        case .word: values.words[option.name] = source.element(["retina4_7", "x", source.text()], or: "")
        case .wordsByElement: values.wordsByElement[option.name] = ["viewController": ["A", source.text()]]
        }
        settings.rules.options[rule.name] = values
      }
    }
    return settings
  }
}

/// A scene with the objects that practice rules check. Attribute values are arbitrary texts or known values.
private enum ReportedScene {
  private static let elements = [
    "view", "label", "button", "imageView", "textField", "stackView", "tableView", "tableViewCell", "switch",
    "mapView",
    "collectionViewCell", "barButtonItem", "tapGestureRecognizer", "searchBar", "webView", "containerView",
  ]
  private static let attributes = [
    "text", "title", "placeholder", "customClass", "customModule", "customModuleProvider", "reuseIdentifier",
    "storyboardIdentifier", "userLabel", "restorationIdentifier", "image", "hidden", "opaque", "contentMode",
    "translatesAutoresizingMaskIntoConstraints", "ambiguous", "misplaced", "fixedFrame",
    "adjustsFontForContentSizeCategory",
    "axis", "backgroundColor", "buttonType", "id", "x\u{E9}",
  ]
  private static let values = [
    "YES", "NO", "", "$(PRODUCT_MODULE_NAME)", "scaleToFill", "Cell", "a", "b", "👩‍👩‍👧", "\u{202E}abc", "]]>",
    "&amp;", "&#x9B;", "%0A",
    "::error::", "\u{2028}", "]]&gt;", "--&gt;",
  ]

  static func document(_ source: inout ByteSource) -> String {
    let isStoryboard = source.bool()
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard.XIB" : "XIB")" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="\(source.bool() ? "YES" : "NO")"\
      \(source.bool() ? " launchScreen=\"YES\"" : "") useTraitCollections="\(source.bool() ? "YES" : "NO")">
      """
    if isStoryboard {
      text += "<scenes><scene sceneID=\"s\"><objects><viewController\(attributes(&source)) id=\"c\">"
      text += "<view key=\"view\" id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    } else {
      text += "<objects><view id=\"r\">"
    }
    text += "<subviews>" + children(&source, depth: 0) + "</subviews></view>"
    text += isStoryboard ? "</viewController></objects></scene></scenes>" : "</objects>"
    text += "<resources><image name=\"\(value(&source))\" width=\"1\" height=\"1\"/></resources>"
    return text + "</document>"
  }

  private static func children(_ source: inout ByteSource, depth: Int) -> String {
    var text = ""
    while !source.isEmpty, source.number(below: 4) > 0 {
      let element = source.element(elements, or: "view")
      text += "<\(element)\(attributes(&source))>"
      if source.bool() {
        text += "<connections><\(source.bool() ? "outlet" : "segue") property=\"\(value(&source))\" "
        text += "destination=\"\(value(&source))\" kind=\"show\" id=\"\(value(&source))\"/></connections>"
      }
      if source.bool() {
        text += "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        text += "keyPath=\"\(value(&source))\" value=\"\(value(&source))\"/></userDefinedRuntimeAttributes>"
      }
      if source.bool() { text += "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\"/>" }
      if depth < 4, source.bool() {
        text += "<subviews>" + children(&source, depth: depth + 1) + "</subviews>"
      }
      if source.number(below: 5) == 0 { text += "\n" }
      text += "</\(element)>"
    }
    return text
  }

  private static func attributes(_ source: inout ByteSource) -> String {
    var used: Set<String> = []
    var text = ""
    for _ in 0..<source.number(below: 6) {
      let name = source.element(attributes, or: "id")
      guard used.insert(name).inserted else { continue }
      text += " \(name)=\"\(value(&source))\""
    }
    return text
  }

  private static func value(_ source: inout ByteSource) -> String {
    guard source.number(below: 4) == 0 else { return source.element(values, or: "") }
    var text = ""
    for scalar in source.text().unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: if scalar.value >= 0x20 || scalar == "\n" { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
