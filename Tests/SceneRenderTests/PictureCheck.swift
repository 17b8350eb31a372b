// What every picture must be: well-formed XML, with each panel inside the picture, and each text inside its
// view unless something clips it.

import SceneTestSupport
import SceneXML

enum PictureCheck {
  private struct Group {
    /// The depth of the element in the tree.
    var depth: Int
    /// The size of the view; nil for an element that clips.
    var width: Double?
  }

  /// The amount by which a text may exceed its view, in points.
  private static let tolerance = 1.0

  /// What is wrong with a picture.
  static func problems(of svg: [UInt8]) -> [String] {
    let (read, diagnostics) = XMLReader.read(svg, path: "picture.svg")
    guard let document = read, document.isWellFormed, diagnostics.isEmpty, let root = document.root else {
      return ["not well-formed: \(diagnostics.first?.message ?? "no element")"]
    }
    var problems = textProblems(document)
    let viewBox = numbers(value("viewBox", of: root, document))
    guard viewBox.count == 4 else { return problems + ["no viewBox"] }
    for child in document.children(of: root) {
      guard value("class", of: child, document) == "panel" else { continue }
      let moved = value("transform", of: child, document).map(translation) ?? (0, 0)
      for inner in document.children(of: child) where document.spelling(of: inner) == "svg" {
        let size = [value("width", of: inner, document), value("height", of: inner, document)].map {
          $0.flatMap(Double.init) ?? 0
        }
        if moved.0 < viewBox[0] || moved.1 < viewBox[1] || moved.0 + size[0] > viewBox[0] + viewBox[2]
          || moved.1 + size[1] > viewBox[1] + viewBox[3]
        {
          problems.append("a panel leaves the viewBox")
        }
      }
    }
    return problems
  }

  private static func textProblems(_ document: XMLDocument) -> [String] {
    var problems: [String] = []
    // Views and clips around the current element, outermost first.
    var groups: [Group] = []
    var depths: [Int] = []
    for element in document.elements {
      let depth = document.parent(of: element).map { depths[Int($0.index)] + 1 } ?? 0
      depths.append(depth)
      while let last = groups.last, last.depth >= depth { groups.removeLast() }
      switch document.spelling(of: element) {
      case "g":
        if value("class", of: element, document)?.hasPrefix("layer") == true {
          groups.append(Group(depth: depth, width: nil))
        } else if let size = value("data-size", of: element, document) {
          groups.append(Group(depth: depth, width: numbers(size).first))
        }
      case "svg": groups.append(Group(depth: depth, width: nil))
      case "text":
        guard let width = groups.last?.width, let x = value("x", of: element, document).flatMap(Double.init),
          let length = value("textLength", of: element, document).flatMap(Double.init)
        else { continue }
        if x < -tolerance || x + length > width + tolerance {
          problems.append("a text from \(x) to \(x + length) leaves its view of \(width) points")
        }
      default: break
      }
    }
    return problems
  }

  private static func value(_ name: String, of element: XMLDocument.ElementID, _ document: XMLDocument)
    -> String?
  {
    for attribute in document.attributes(of: element) where document.spelling(of: attribute) == name {
      return document.value(of: attribute)
    }
    return nil
  }

  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(separator: " ").compactMap { Double($0) }
  }

  /// The numbers of `translate(x,y)`.
  private static func translation(_ text: String) -> (Double, Double) {
    let parts = text.dropFirst("translate(".count).dropLast().split(separator: ",").compactMap { Double($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : (0, 0)
  }
}
