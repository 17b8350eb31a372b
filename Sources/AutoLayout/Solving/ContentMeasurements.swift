// Measured contents of a root's views, cached for other passes and environments: a second pass usually has
// the widths of the first, and devices share widths.

/// The measured contents for the current and other kinds of environments. Contents depend on the pixels per
/// point, and on whether the document's own canvas is laid out.
struct ContentMeasurements {
  /// The contents of views whose widths are not known yet, by position; empty until they are measured.
  var natural: [IntrinsicContent] = []
  /// The contents of texts at widths from this or an earlier pass.
  private var atWidth: [TextAtWidth: IntrinsicContent] = [:]
  private var kind: SolutionKey.Kind?
  private var ofOtherKinds: [Contents] = []

  /// A measured text, by position, and its width.
  private struct TextAtWidth: Hashable {
    var k: Int32
    var width: Double
  }

  private struct Contents {
    var kind: SolutionKey.Kind
    var natural: [IntrinsicContent] = []
    var atWidth: [TextAtWidth: IntrinsicContent] = [:]
  }

  /// Switches to the contents of another kind of environment, which are empty if it is new.
  mutating func use(_ new: SolutionKey.Kind) {
    if new == kind { return }
    let known = ofOtherKinds.firstIndex { $0.kind == new }
    let next = known.map { ofOtherKinds.remove(at: $0) } ?? Contents(kind: new)
    if let kind, !natural.isEmpty {
      ofOtherKinds.append(Contents(kind: kind, natural: natural, atWidth: atWidth))
    }
    (kind, natural, atWidth) = (next.kind, next.natural, next.atWidth)
  }

  /// The content of a text that has had this width before.
  func content(_ k: Int, atWidth width: Double) -> IntrinsicContent? {
    atWidth[TextAtWidth(k: Int32(truncatingIfNeeded: k), width: width)]
  }

  mutating func keep(_ content: IntrinsicContent, _ k: Int, atWidth width: Double) {
    if atWidth.count >= LayoutLimits.measuredTexts { atWidth.removeAll() }
    atWidth[TextAtWidth(k: Int32(truncatingIfNeeded: k), width: width)] = content
  }
}
