// Names of objects for messages: “Login › View › Button “Sign in””.

import SceneXML

extension InterfaceDocument {
  /// A view's kind and what distinguishes it: its label in Interface Builder, its text, or its custom class.
  public func displayName(of index: ViewIndex) -> String {
    let view = views[index.index]
    if let label = view.userLabel, !label.isEmpty { return "\(view.kind.displayName) “\(shortened(label))”" }
    let text: String? =
      switch view.content {
      case .label(let label): label.text ?? label.attributedText.map { $0.map(\.text).joined() }
      case .button(let button): button.normal.title ?? button.configuration?.title
      case .textField(let field): field.placeholder ?? field.text
      case .tableViewCell(let cell): cell.reuseIdentifier
      case .collectionViewCell(let cell): cell.reuseIdentifier
      case .imageView(let view): view.image?.name
      default: nil
      }
    if let text, !text.isEmpty { return "\(view.kind.displayName) “\(shortened(text))”" }
    if let name = view.customClass, !name.isEmpty { return "\(view.kind.displayName) (\(name))" }
    if view.kind == .other { return source.spelling(of: view.element) }
    return view.kind.displayName
  }

  /// A controller's name: its label, title, identifier or class.
  public func displayName(of index: ControllerIndex) -> String {
    let controller = controllers[index.index]
    for name in [
      controller.userLabel, controller.title, controller.storyboardIdentifier, controller.customClass,
      controller.referencedIdentifier, controller.referencedStoryboard,
    ] {
      if let name, !name.isEmpty { return shortened(name) }
    }
    return controller.kind.displayName
  }

  /// A guide's name for messages: its identifier, or else what it represents.
  public func displayName(of index: GuideIndex) -> String {
    let guide = guides[index.index]
    switch guide.kind {
    case .top: return "Top Layout Guide"
    case .bottom: return "Bottom Layout Guide"
    case .safeArea: return "Safe Area"
    case .layoutMargins: return "Layout Margins Guide"
    case .readableContent: return "Readable Content Guide"
    case .frame: return "Frame Layout Guide"
    case .content: return "Content Layout Guide"
    case .keyboard: return "Keyboard Layout Guide"
    case .custom: return guide.identifier.map { "Layout Guide “\($0)”" } ?? "Layout Guide"
    case .unknown: return "Layout Guide"
    }
  }

  /// The names of the objects around an element, from its scene inwards. Linear in the depth.
  public func objectPath(of element: XMLDocument.ElementID) -> String {
    var parts: [String] = []
    var current: XMLDocument.ElementID? = element
    var seenController = false
    var isFirst = true
    while let e = current {
      let i = Int(e.index)
      if enclosingView.indices.contains(i), enclosingView[i] >= 0, views[Int(enclosingView[i])].element == e {
        parts.append(displayName(of: ViewIndex(Int(enclosingView[i]))))
      } else if enclosingController.indices.contains(i), enclosingController[i] >= 0,
        controllers[Int(enclosingController[i])].element == e
      {
        parts.append(displayName(of: ControllerIndex(Int(enclosingController[i]))))
        seenController = true
      } else if isFirst, let label = source.value(.userLabel, of: e) {
        parts.append("\(source.spelling(of: e)) “\(shortened(label))”")
      }
      if seenController { break }
      isFirst = false
      current = source.parent(of: e)
    }
    if parts.count > Self.namesOfPath {
      let middle = Self.namesOfPath / 2..<parts.count - (Self.namesOfPath - Self.namesOfPath / 2 - 1)
      parts.replaceSubrange(middle, with: ["…"])
    }
    return parts.reversed().joined(separator: " › ")
  }

  /// The maximum number of names in a path. Longer paths omit the middle.
  private static let namesOfPath = 20

  private func shortened(_ text: String) -> String {
    // Reads only the beginning, because a text may be megabytes long.
    let start = text.drop(while: \.isNewline).prefix(41)
    let line = start.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }
}
