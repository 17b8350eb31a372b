// Parses the targets and dependencies in Package.swift, as text, so that no test needs a package manager.

import SceneTestSupport

/// The targets that Package.swift declares.
struct Manifest {
  enum Kind: String { case target, executableTarget, testTarget, systemLibrary }

  struct Target {
    var kind: Kind
    var name: String
    /// The names of targets, and of other packages' products.
    var dependencies: [String]
  }

  let targets: [Target]

  static let package = Manifest(
    String(decoding: Files.read(Files.repository + "/Package.swift") ?? [], as: UTF8.self))

  init(_ text: String) {
    var targets: [Target] = []
    for match in text.matches(of: /\.(systemLibrary|target|executableTarget|testTarget)\(/) {
      guard let kind = Kind(rawValue: String(match.1)) else { continue }
      let body = Self.bracketed(text[match.range.upperBound...], open: "(", close: ")")
      guard let name = body.firstMatch(of: /name:\s*"([^"]+)"/) else { continue }
      var dependencies: [String] = []
      if let start = body.firstMatch(of: /dependencies:\s*\[/) {
        var list = String(Self.bracketed(body[start.range.upperBound...], open: "[", close: "]"))
        // Keeps the name of a product and drops its package's.
        list.replace(/package:\s*"[^"]+"/, with: "")
        dependencies = list.matches(of: /"([^"]+)"/).map { String($0.1) }
      }
      targets.append(Target(kind: kind, name: String(name.1), dependencies: dependencies))
    }
    self.targets = targets
  }

  /// The text up to the bracket that closes an already open one.
  private static func bracketed(_ text: Substring, open: Character, close: Character) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  /// All modules that a target links, directly and indirectly.
  func reach(of name: String) -> Set<String> {
    var reached: Set<String> = []
    var rest = self[name]?.dependencies ?? []
    while let next = rest.popLast() {
      if reached.insert(next).inserted { rest += self[next]?.dependencies ?? [] }
    }
    return reached
  }
}
