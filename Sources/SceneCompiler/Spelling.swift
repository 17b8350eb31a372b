// Suggests the right word for a wrong one.

import SceneDiagnostics

extension Spelling {
  /// The candidate that `word` most likely stands for; nil where none is near. The first of equally near ones.
  public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      // What is longer than a name can be is far from every name.
      let distance = distance(candidate.utf8.prefix(80), word.utf8.prefix(80))
      guard distance <= 1 + word.utf8.count / 4, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// “; did you mean “x”?”, or nothing.
  static func question(for word: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean “\($0)”?" }
  }
}
