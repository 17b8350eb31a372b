// Rounding to device pixels: the only place where solved values are rounded.

import SceneModel

/// Rounds each edge half up to the nearest pixel, as Interface Builder does (`floor(v · scale + ½) / scale`; 15 of 16
/// discriminating stack views, 269 : 20 by sign among centred views of the corpus). Sizes follow from rounded edges.
package func alignedToPixels(_ frame: Rect, scale: Double) -> Rect {
  let minX = pixels(frame.minX, scale)
  let minY = pixels(frame.minY, scale)
  let maxX = pixels(frame.maxX, scale)
  let maxY = pixels(frame.maxY, scale)
  // Whole pixels are subtracted, not points: the width of a view is the same wherever it stands.
  return Rect(x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
}

/// Solved values carry rounding errors of a few 1e-10: a value that close below a half pixel counts as the half.
private func pixels(_ value: Double, _ scale: Double) -> Double {
  (value * scale + 0.5 + LayoutTolerances.pixelSnap).rounded(.down)
}

/// A frame that is aligned to pixels, in the coordinates of a superview that is. Counted in whole pixels, so that thirds of a
/// point come out as the nearest number and not as a difference of two.
func alignedFrame(_ frame: Rect, relativeTo parent: Rect, scale: Double) -> Rect {
  func pixels(_ points: Double) -> Double { (points * scale).rounded() }
  let minX = pixels(frame.x)
  let minY = pixels(frame.y)
  return Rect(
    x: (minX - pixels(parent.x)) / scale, y: (minY - pixels(parent.y)) / scale,
    width: (pixels(frame.maxX) - minX) / scale, height: (pixels(frame.maxY) - minY) / scale)
}

/// The whole pixels that a root of the height its content asks for takes; nil for one whose content asks for none.
func alignedFittingHeight(_ height: Double, scale: Double) -> Double? {
  guard height > LayoutTolerances.emptyContent else { return nil }
  return (height * scale).rounded(.up) / scale
}
