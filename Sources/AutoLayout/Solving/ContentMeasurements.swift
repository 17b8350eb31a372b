// What the contents of a root's views measured, kept for other passes and environments: a second pass mostly finds the widths
// of the first, and devices share widths.

/// The measured contents of environments of one kind, and of other kinds: contents depend on the pixels per point, and on whether
/// the document's own canvas is laid out.
struct ContentMeasurements {
  /// The contents of views whose width is not known yet, by position; empty before they are measured.
  var natural: [IntrinsicContent] = []
  /// What texts asked for at widths that they had before, in this pass or another.
  private var atWidth: [TextAtWidth: IntrinsicContent] = [:]
  private var kind: SolutionKey.Kind?
  private var ofOtherKinds: [Contents] = []

  /// A text that was measured, by position, and the width that it had.
  private struct TextAtWidth: Hashable {
    var k: Int32
    var width: Double
  }

  private struct Contents {
    var kind: SolutionKey.Kind
    var natural: [IntrinsicContent] = []
    var atWidth: [TextAtWidth: IntrinsicContent] = [:]
  }

  /// Makes the contents those of another kind of environment, which are empty if it is new.
  mutating func use(_ new: SolutionKey.Kind) {
    if new == kind { return }
    let known = ofOtherKinds.firstIndex { $0.kind == new }
    let next = known.map { ofOtherKinds.remove(at: $0) } ?? Contents(kind: new)
    if let kind, !natural.isEmpty {
      ofOtherKinds.append(Contents(kind: kind, natural: natural, atWidth: atWidth))
    }
    (kind, natural, atWidth) = (next.kind, next.natural, next.atWidth)
  }

  /// The content of a text that had this width before.
  func content(_ k: Int, atWidth width: Double) -> IntrinsicContent? {
    atWidth[TextAtWidth(k: Int32(truncatingIfNeeded: k), width: width)]
  }

  mutating func keep(_ content: IntrinsicContent, _ k: Int, atWidth width: Double) {
    if atWidth.count >= LayoutLimits.measuredTexts { atWidth.removeAll() }
    atWidth[TextAtWidth(k: Int32(truncatingIfNeeded: k), width: width)] = content
  }
}
