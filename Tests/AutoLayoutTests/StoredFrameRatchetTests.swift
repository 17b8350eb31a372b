// Compares layouts of real scene files with the frames that Interface Builder stored. The frames of views
// that constraints place are zeroed first, so that nothing can be copied. The floors are a ratchet: raise
// them when the layout improves, never lower them. Skipped without the corpus.

import AutoLayout
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

/// The minimum shares of the corpus's views that must match.
private enum Floor {
  /// All four coordinates are within a point of the stored frame.
  static let views = 0.9192
  /// Single coordinates of origins.
  static let positions = 0.9736
}

/// Interface Builder does not flag differences below a point, and keeps whole-point label sizes of older
/// canvases.
private let tolerance = 1.000001

@Test(
  "the layout finds the stored frames of real files again",
  .enabled(if: Files.corpus != nil, "../shared/corpus is absent"))
func storedFramesAreFoundAgain() throws {
  let corpus = try #require(Files.corpus)
  var views = (found: 0, all: 0)
  var positions = (found: 0, all: 0)
  for path in Files.list(corpus, suffixes: [".xib", ".storyboard"]) {
    guard let bytes = Files.read(path), let source = XMLReader.read(bytes, path: path).document,
      let stored = SceneDecoder.decode(source).document, stored.header.platform == .iOS,
      stored.header.usesAutoLayout, stored.constraints.count > 0
    else { continue }
    let blinded = stored.bytes(zeroingFramesOf: isPlacedByConstraints)
    guard let xml = XMLReader.read(blinded, path: path).document,
      let document = SceneDecoder.decode(xml).document
    else {
      Issue.record("\(path): the blinded copy cannot be read")
      continue
    }
    let layout = layOut(document, in: [.own(document)])[0]
    for (i, view) in stored.views.enumerated() {
      guard isPlacedByConstraints(view), !isFlagged(view, in: stored), let want = view.storedRect else {
        continue
      }
      let got = layout.viewFrames[i]
      let hits = [
        got.map { abs($0.x - want.x) <= tolerance } ?? false,
        got.map { abs($0.y - want.y) <= tolerance } ?? false,
        got.map { abs($0.width - want.width) <= tolerance } ?? false,
        got.map { abs($0.height - want.height) <= tolerance } ?? false,
      ]
      views.all += 1
      positions.all += 2
      if hits.allSatisfy({ $0 }) { views.found += 1 }
      positions.found += hits.prefix(2).count { $0 }
    }
  }
  let viewShare = Double(views.found) / Double(max(views.all, 1))
  let positionShare = Double(positions.found) / Double(max(positions.all, 1))
  print("stored frames found again: \(views.found) of \(views.all) views, origins \(positionShare)")
  #expect(viewShare >= Floor.views, "views \(viewShare)")
  #expect(positionShare >= Floor.positions, "positions \(positionShare)")
}

private func isPlacedByConstraints(_ view: View) -> Bool {
  !view.translatesAutoresizingMask && !view.hasFixedFrame
}

/// Whether Interface Builder flagged the view or an ancestor, so that its stored frame does not satisfy the
/// constraints.
private func isFlagged(_ view: View, in document: InterfaceDocument) -> Bool {
  var current: View? = view
  while let view = current {
    if view.isFlaggedMisplaced || view.isFlaggedAmbiguous { return true }
    current = view.parent.map { document[$0] }
  }
  return false
}
