// What the roots of a document share if it is laid out in several environments.

/// The state that the solvers of a document's roots share. It does not affect any layout.
final class RootSharing {
  /// The measured texts.
  let texts = KeptTexts()
}
