// The measured texts of a document, for other widths: on each device a wrapping text has another width, and
// measuring its characters takes longer than breaking it into lines.

import SceneModel
import TextMetrics

/// The texts of views that were measured at a width. One text for each view, up to a number of characters in all.
package final class KeptTexts {
  private var texts: [ViewIndex: BreakableText] = [:]
  private var room = LayoutLimits.keptCharacters

  /// The text of a view with its characters measured; nil if there is no room for it.
  func text(of view: ViewIndex, _ runs: [TextRun]) -> BreakableText? {
    if let known = texts[view], known.runs == runs { return known }
    if let old = texts.removeValue(forKey: view) { room += Self.size(of: old) }
    guard room > 0 else { return nil }
    let text = BreakableText(runs)
    room -= Self.size(of: text)
    texts[view] = text
    return text
  }

  private static func size(of text: BreakableText) -> Int {
    text.count + text.runs.count * LayoutLimits.charactersOfRun
  }
}
