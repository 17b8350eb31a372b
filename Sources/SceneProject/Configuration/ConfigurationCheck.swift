// Errors in configurations that show only beside the project's files: patterns that match no file, and
// suppressions of objects that no scene has. Both would silently do nothing.

import SceneDiagnostics
import SceneSystem

extension Configuration {
  /// Errors about paths and patterns under `included` that match nothing.
  ///
  /// - Parameter inputs: the files of the run. Others are searched for only if none of them matches.
  func unmatchedPatterns(_ inputs: [String]) -> [Diagnostic] {
    let folder = "/" + folder.joined(separator: "/")
    var scenes: [[String]]?
    return included.compactMap { pattern in
      guard let range = pattern.range else { return nil }
      if let path = pattern.plainPath {
        if FileAccess.exists(FilePaths.join(folder, path)) { return nil }
      } else {
        if inputs.contains(where: { relativeNames(of: $0).map(pattern.matches) == true }) { return nil }
        let known =
          scenes ?? InputSearch.search([folder]).inputs.compactMap { relativeNames(of: $0.path) }
        scenes = known
        if known.contains(where: pattern.matches) { return nil }
      }
      var diagnostic = Diagnostic(
        ConfigurationRules.invalidConfiguration, "“\(pattern.text)” under “included” matches nothing",
        at: range)
      diagnostic.help = "patterns are relative to the folder of this file"
      return diagnostic
    }
  }

  /// Errors about suppressions of objects and labels that no scene below the configuration’s folder has.
  ///
  /// - Parameter use: what the files of the run contain. The other files are read only if a suppression is
  ///   about none of these.
  package func unknownObjects(_ use: SuppressionUse) -> [Diagnostic] {
    var left = settings.suppressions.filter { $0.place.map { !use.known.contains($0) } ?? false }
    if left.isEmpty { return [] }
    for input in InputSearch.search(["/" + folder.joined(separator: "/")]).inputs where !left.isEmpty {
      guard let names = relativeNames(of: input.path) else { continue }
      let concerned = left.indices.filter { index in
        left[index].paths.map { $0.contains { $0.matches(names) } } ?? true
      }
      guard !concerned.isEmpty, let bytes = try? input.read() else { continue }
      for index in concerned.reversed()
      where left[index].attributes.contains(where: { Self.contains(bytes, $0) }) {
        left.remove(at: index)
      }
    }
    return left.compactMap { suppression in
      guard let place = suppression.place else { return nil }
      let what = suppression.label.map { "the label “\($0)”" } ?? "the id “\(suppression.object ?? "")”"
      var diagnostic = Diagnostic(
        ConfigurationRules.invalidConfiguration, "no object has \(what)", at: place.range)
      diagnostic.help = "correct the suppression or delete it"
      return diagnostic
    }
  }

  private static func contains(_ bytes: [UInt8], _ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension Suppression {
  /// The attributes that identify its object, as Interface Builder writes them.
  fileprivate var attributes: [[UInt8]] {
    let escapes = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
    return [("id", object), ("userLabel", label)].compactMap { name, value in
      guard let value else { return nil }
      var text = ""
      for character in value { text += escapes.first { $0.0 == String(character) }?.1 ?? String(character) }
      return Array(" \(name)=\"\(text)\"".utf8)
    }
  }
}
