// The properties of Core Animation layers that scenes set with user-defined runtime attributes, as far as a
// picture shows them.

import SceneModel
import SceneText
import SceneXML

/// The `layer` properties of one view.
struct LayerProperties {
  /// In points.
  var cornerRadius = 0.0
  /// In points.
  var borderWidth = 0.0
  /// The `<color>` of the border; nil for black.
  var borderColor: XMLDocument.ElementID?
  var masksToBounds = false

  /// By the id of the view.
  static func all(of document: InterfaceDocument) -> [String: LayerProperties] {
    var result: [String: LayerProperties] = [:]
    for attribute in document.runtimeAttributes {
      guard let property = property(attribute.keyPath) else { continue }
      let source = document.source
      let child = source.children(of: attribute.element).first { source.value(.key, of: $0) == "value" }
      func number() -> Double {
        if let value = attribute.value { return Double(value) ?? 0 }
        return child.flatMap { source.attribute(.value, of: $0) }.flatMap {
          source.withValue(of: $0, DecimalNumber.value)
        } ?? 0
      }
      switch property {
      case .cornerRadius: result[attribute.object, default: LayerProperties()].cornerRadius = number()
      case .borderWidth: result[attribute.object, default: LayerProperties()].borderWidth = number()
      case .borderColor: result[attribute.object, default: LayerProperties()].borderColor = child
      case .masks:
        result[attribute.object, default: LayerProperties()].masksToBounds = attribute.value == "YES"
      }
    }
    return result
  }

  private enum Property { case cornerRadius, borderWidth, borderColor, masks }

  /// The property that a key path sets. Many apps give views inspectable properties with the same names.
  private static func property(_ keyPath: String) -> Property? {
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius": .cornerRadius
    case "layer.borderWidth", "borderWidth": .borderWidth
    case "layer.borderColor", "layer.borderUIColor", "borderColor": .borderColor
    case "layer.masksToBounds", "clipsToBounds": .masks
    default: nil
    }
  }
}
