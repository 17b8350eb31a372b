// Decodes texts: strings in attributes and children, fonts, attributed strings and their runs, labels.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  /// The text of a child `<string>` or `<mutableString>` with the given key. Decodes base 64.
  func childText(_ e: ElementID, key: StaticString) -> String? {
    guard let child = source.child(of: e, key: key) else { return nil }
    switch source.name(of: child) {
    case .string, .mutableString: break
    default: return nil
    }
    let text = source.text(of: child)
    if let flag = source.attribute(.base64UTF8, of: child), source.equals(flag, "YES") {
      return decodeBase64(text) ?? text
    }
    return text
  }

  mutating func fontChild(_ e: ElementID) -> FontDescription? {
    for child in source.children(of: e) where source.name(of: child) == .fontDescription {
      return font(child)
    }
    return nil
  }

  mutating func font(_ e: ElementID) -> FontDescription {
    var font = FontDescription()
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .type: font.type = source.value(of: attribute)
      case .name: font.name = source.value(of: attribute)
      case .family: font.family = source.value(of: attribute)
      case .pointSize, .size: font.pointSize = symbolicPointSize(attribute) ?? number(attribute)
      case .weight: font.weight = source.value(of: attribute)
      case .style: font.style = source.value(of: attribute)
      case .metaFont: font.type = source.value(of: attribute)
      default: break
      }
    }
    return font
  }

  /// The sizes that old documents refer to by name: UIKit's `buttonFontSize`, `labelFontSize`,
  /// `systemFontSize` and `smallSystemFontSize`.
  private func symbolicPointSize(_ attribute: XMLDocument.AttributeID) -> Double? {
    if source.equals(attribute, "button") { return 18 }
    if source.equals(attribute, "label") { return 17 }
    if source.equals(attribute, "system") { return 14 }
    if source.equals(attribute, "smallSystem") { return 12 }
    return nil
  }

  /// The fragments of the `<attributedString>` child with the given key.
  mutating func attributedString(_ e: ElementID, key: StaticString) -> [AttributedFragment]? {
    guard let child = source.child(of: e, key: key), source.name(of: child) == .attributedString else {
      return nil
    }
    var fragments: [AttributedFragment] = []
    for fragment in source.children(of: child) where source.name(of: fragment) == .fragment {
      var run = AttributedFragment(
        text: string(.content, of: fragment) ?? childText(fragment, key: "content") ?? "")
      if let attributes = source.firstChild(of: fragment, named: .attributes) {
        decodeTextAttributes(attributes, into: &run)
      }
      fragments.append(run)
    }
    return fragments
  }

  private mutating func decodeTextAttributes(_ e: ElementID, into run: inout AttributedFragment) {
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .font where source.value(.key, of: child) == "NSOriginalFont":
        // The font before a substitution. `NSFont` has the one that the text is drawn with.
        break
      case .font, .fontDescription: run.font = font(child)
      case .paragraphStyle:
        for attribute in source.attributes(of: child) {
          switch source.name(of: attribute) {
          case .lineSpacing: run.lineSpacing = number(attribute) ?? 0
          case .minimumLineHeight: run.minimumLineHeight = number(attribute) ?? 0
          case .maximumLineHeight: run.maximumLineHeight = number(attribute) ?? 0
          case .lineHeightMultiple: run.lineHeightMultiple = number(attribute) ?? 0
          case .paragraphSpacing: run.paragraphSpacing = number(attribute) ?? 0
          case .firstLineHeadIndent: run.firstLineHeadIndent = number(attribute) ?? 0
          case .headIndent: run.headIndent = number(attribute) ?? 0
          default: break
          }
        }
      case .real where source.value(.key, of: child) == "NSKern":
        run.kern = number(.value, of: child) ?? 0
      default: break
      }
    }
  }

  mutating func label(_ e: ElementID) -> Label {
    var label = Label()
    label.text = string(.text, of: e) ?? childText(e, key: "text")
    label.attributedText = attributedString(e, key: "attributedText")
    label.font = fontChild(e)
    label.numberOfLines = max(0, integer(.numberOfLines, of: e) ?? 1)
    if let width = number(.preferredMaxLayoutWidth, of: e), width > 0 {
      label.preferredMaxLayoutWidth = width
    }
    label.lineBreakMode = string(.lineBreakMode, of: e)
    label.adjustsFontSizeToFit =
      bool(.adjustsFontSizeToFitWidth, of: e) ?? bool(.adjustsFontSizeToFit, of: e) ?? true
    label.shadowOffset = shadowOffset(e)
    return label
  }

  /// The offset of a label's shadow, one point upwards by default. Without a color, there is no shadow.
  private mutating func shadowOffset(_ e: ElementID) -> Size? {
    var hasColor = false
    var offset = Size(width: 0, height: -1)
    for child in source.children(of: e) {
      switch source.name(of: child) {
      case .color where source.value(.key, of: child) == "shadowColor": hasColor = true
      case .size where source.value(.key, of: child) == "shadowOffset": offset = size(child) ?? offset
      default: break
      }
    }
    return hasColor ? offset : nil
  }
}
