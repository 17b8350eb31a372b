// Reads the colors of a document: components in the file, colors that UIKit names, and the project's own,
// which asset catalogs or the document's resources have.

import SceneModel
import SceneText
import SceneXML

/// The colors of one document in one appearance.
struct ColorReader {
  let source: XMLDocument
  let appearance: PictureOptions.Appearance
  let assets: PictureAssets
  /// The `<color>` elements of `<namedColor>` and `<systemColor>` in the resources, by name.
  private var resources: [String: XMLDocument.ElementID] = [:]
  /// The tint of the whole document; nil for UIKit's.
  private(set) var globalTint: PictureColor?

  init(_ source: XMLDocument, _ appearance: PictureOptions.Appearance, _ assets: PictureAssets) {
    self.source = source
    self.appearance = appearance
    self.assets = assets
    guard let root = source.root else { return }
    for child in source.children(of: root) {
      switch source.name(of: child) {
      case .resources:
        for resource in source.children(of: child) {
          let name = source.name(of: resource)
          guard name == .namedColor || name == .systemColor, let key = source.value(.name, of: resource),
            let color = source.firstChild(of: resource, named: .color)
          else { continue }
          resources[key] = color
        }
      default: break
      }
    }
    for child in source.children(of: root) where source.name(of: child) == .color {
      if source.value(.key, of: child) == "tintColor" { globalTint = color(child) }
    }
  }

  /// The color that UIKit has under a name.
  func system(_ name: String) -> PictureColor { SystemColor.named(name, appearance) ?? .black }

  /// The color of an element's property; nil if the file does not set it.
  func color(_ key: StaticString, of element: XMLDocument.ElementID) -> PictureColor? {
    guard let child = source.child(of: element, key: key), source.name(of: child) == .color else {
      return nil
    }
    return color(child)
  }

  /// The color of a `<color>` element.
  func color(_ element: XMLDocument.ElementID) -> PictureColor? {
    if let name = source.value(.systemColor, of: element)
      ?? source.value(.xcode11CocoaTouchSystemColor, of: element)
      ?? source.value(.cocoaTouchSystemColor, of: element)
    {
      if let color = SystemColor.named(name, appearance) { return color }
      if let resource = resources[name], resource != element { return components(of: resource) }
    }
    if let name = source.value(.name, of: element) {
      if let color = assets.color(name, appearance) { return color }
      if let resource = resources[name], resource != element { return components(of: resource) }
    }
    return components(of: element)
  }

  /// A color in components. Gray and wide color spaces are taken for sRGB, which is close for most colors.
  private func components(of element: XMLDocument.ElementID) -> PictureColor? {
    func number(_ name: XMLName) -> Double? {
      source.attribute(name, of: element).flatMap { source.withValue(of: $0, DecimalNumber.value) }
    }
    let alpha = number(.alpha) ?? 1
    if let white = number(.white) {
      return PictureColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number(.red), let green = number(.green), let blue = number(.blue) else { return nil }
    return PictureColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
