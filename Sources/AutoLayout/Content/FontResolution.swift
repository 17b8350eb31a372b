// Converts a file's font description to a font that can be measured.

import SceneModel
import TextMetrics

/// The font for a description. `defaultSize` applies if the file has no size.
func resolveFont(
  _ description: FontDescription?, defaultSize: Double, in document: InterfaceDocument,
  category: ContentSizeCategory
) -> Font {
  let era = SystemFontEra(toolsVersion: document.header.toolsVersion)
  guard let description else { return Font(size: defaultSize, era: era) }
  if let style = description.style, var font = Font.textStyle(style, category: category) {
    font.era = era
    return font
  }
  let size = description.pointSize ?? systemSize(description.type) ?? defaultSize
  if let name = description.name { return Font(family: .named(name), size: size, era: era) }
  let weight = weight(description.weight) ?? weight(ofType: description.type)
  let isItalic = description.type == "italicSystem" || description.type == "systemItalic"
  return Font(family: isItalic ? .systemItalic : .system, weight: weight, size: size, era: era)
}

/// The weight with a name; nil if there is none.
private func weight(_ name: String?) -> Font.Weight? {
  switch name {
  case "ultraLight": .ultraLight
  case "thin": .thin
  case "light": .light
  case "regular": .regular
  case "medium": .medium
  case "semibold": .semibold
  case "bold": .bold
  case "heavy": .heavy
  case "black": .black
  default: nil
  }
}

/// The weight in the type of a font description (`boldSystem`) or of a meta font in an attributed text
/// (`systemSemibold`).
private func weight(ofType type: String?) -> Font.Weight {
  switch type {
  case "boldSystem", "systemBold", "smallSystemBold": .bold
  case "systemUltraLight": .ultraLight
  case "systemThin": .thin
  case "systemLight": .light
  case "systemMedium": .medium
  case "systemSemibold": .semibold
  case "systemHeavy": .heavy
  case "systemBlack": .black
  default: .regular
  }
}

/// The default size of a meta font in an attributed text, in points.
private func systemSize(_ type: String?) -> Double? {
  switch type {
  case "smallSystem", "smallSystemBold", "toolTip", "message": 11
  case "miniSystem": 9
  case "cellTitle", "controlContent": 12
  case "label": 10
  default: nil
  }
}
