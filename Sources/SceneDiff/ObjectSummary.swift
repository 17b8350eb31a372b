// Names of objects for reports: the element and what distinguishes it, or the equation of a constraint.

import SceneDocumentJSON
import SceneXML

extension ObjectTree {
  /// The description of the object at a position.
  package func summary(of position: Int) -> ObjectSummary {
    let object = objects[position]
    let element = document.spelling(of: object.element)
    let id =
      object.parent < 0
      ? nil
      : document.name(of: object.element) == .scene
        ? document.value(.sceneID, of: object.element) : document.value(.id, of: object.element)
    return ObjectSummary(
      id: id, element: element, name: name(of: position), scene: sceneName(of: object.scene))
  }

  private func name(of position: Int) -> String? {
    let element = objects[position].element
    switch document.name(of: element) {
    case .constraint: return equation(of: element, owner: objects[position].parent)
    case .scene: return sceneName(of: position)
    case .outlet, .outletCollection:
      return "\(document.value(.property, of: element) ?? "?") → \(reference(.destination, of: element))"
    case .action:
      let target = document.attribute(.target, of: element) == nil ? XMLName.destination : .target
      return "\(document.value(.selector, of: element) ?? "?") → \(reference(target, of: element))"
    case .segue:
      let kind = document.value(.kind, of: element) ?? "segue"
      return "\(document.value(.identifier, of: element) ?? kind) → \(reference(.destination, of: element))"
    default: return document.distinctiveName(of: element).map { Self.shortened(document.value(of: $0)) }
    }
  }

  /// The name of a scene's first object.
  private func sceneName(of scene: Int) -> String? {
    guard scene >= 0 else { return nil }
    guard let first = children[scene].first else {
      return document.value(.sceneID, of: objects[scene].element)
    }
    let element = objects[first].element
    if let name = document.distinctiveName(of: element) { return Self.shortened(document.value(of: name)) }
    return "\(document.spelling(of: element)) \(document.value(.id, of: element) ?? "")"
  }

  private func reference(_ attribute: XMLName, of element: XMLDocument.ElementID) -> String {
    guard let id = document.value(attribute, of: element) else { return "?" }
    return object(id: id).map(called) ?? id
  }

  /// The name of an object in an equation or at the end of an arrow.
  private func called(_ position: Int) -> String {
    let element = objects[position].element
    if let name = document.distinctiveName(of: element) { return Self.shortened(document.value(of: name)) }
    if document.name(of: element) == .viewLayoutGuide, let key = document.value(.key, of: element) {
      return key
    }
    return document.spelling(of: element)
  }

  /// The equation of a constraint: `Title.leading = View.leadingMargin + 8 @750`.
  private func equation(of element: XMLDocument.ElementID, owner: Int) -> String {
    func item(_ name: XMLName) -> String? {
      guard let id = document.value(name, of: element) else { return nil }
      return object(id: id).map(called) ?? id
    }
    let first = item(.firstItem) ?? (owner >= 0 ? called(owner) : "?")
    let sign =
      switch document.value(.relation, of: element) {
      case "greaterThanOrEqual"?: "≥"
      case "lessThanOrEqual"?: "≤"
      default: "="
      }
    var text = "\(first).\(document.value(.firstAttribute, of: element) ?? "?") \(sign)"
    let constant = document.value(.constant, of: element)
    if let second = item(.secondItem), let attribute = document.value(.secondAttribute, of: element) {
      if let multiplier = document.value(.multiplier, of: element), multiplier != "1" {
        text += " \(multiplier) ×"
      }
      text += " \(second).\(attribute)"
      if let constant, constant != "0" {
        text += constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += " \(constant ?? "0")"
    }
    if let priority = document.value(.priority, of: element), priority != "1000" { text += " @\(priority)" }
    return text
  }

  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}
