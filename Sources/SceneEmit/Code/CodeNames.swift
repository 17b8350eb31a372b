// The names of views and guides in code: unique identifiers made from their labels in Interface Builder, or
// from their kind.

import SceneModel

struct CodeNames {
  private let document: InterfaceDocument
  private var views: [String] = []
  private var guides: [String] = []

  init(_ document: InterfaceDocument) {
    self.document = document
    var used: [String: Int] = [:]
    func unique(_ name: String) -> String {
      let count = used[name, default: 0] + 1
      used[name] = count
      return count == 1 ? name : unique("\(name)\(count)")
    }
    for view in document.views {
      let isRoot = view.role == .root
      views.append(
        unique(
          isRoot
            ? "view"
            : Self.identifier(view.userLabel ?? "") ?? Self.identifier(view.kind.displayName) ?? "view"))
    }
    for guide in document.guides { guides.append(unique(Self.identifier(guide.identifier ?? "") ?? "guide")) }
  }

  /// The expression for an item; nil if its id is unknown.
  func name(_ item: ItemReference) -> String? {
    switch item {
    case .view(let view): return views[view.index]
    case .unresolved: return nil
    case .guide(let index):
      let guide = document[index]
      let owner = guide.owner.map { views[$0.index] } ?? "view"
      switch guide.kind {
      case .top: return "topLayoutGuide"
      case .bottom: return "bottomLayoutGuide"
      case .safeArea: return "\(owner).safeAreaLayoutGuide"
      case .layoutMargins: return "\(owner).layoutMarginsGuide"
      case .readableContent: return "\(owner).readableContentGuide"
      case .frame: return "\(owner).frameLayoutGuide"
      case .content: return "\(owner).contentLayoutGuide"
      case .keyboard: return "\(owner).keyboardLayoutGuide"
      case .custom: return guides[index.index]
      case .unknown: return owner
      }
    }
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let",
    "nil",
    "operator", "protocol", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "true", "try", "var", "where", "while",
  ]

  /// A label as an identifier: “Sign in” becomes `signIn`. Nil if the label has no ASCII letter or digit.
  private static func identifier(_ label: String) -> String? {
    var name = ""
    var startsWord = false
    for character in label.prefix(60) {
      guard character.isASCII, character.isLetter || character.isNumber else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? character.uppercased() : name.isEmpty ? character.lowercased() : String(character)
      startsWord = false
    }
    guard let first = name.first else { return nil }
    return first.isNumber || keywords.contains(name)
      ? "the" + name.prefix(1).uppercased() + name.dropFirst() : name
  }
}
