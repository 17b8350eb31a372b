// Rounding to device pixels. No other code rounds solved values.

import SceneModel

/// Rounds each edge to the nearest pixel, halves up, like Interface Builder (`floor(v · scale + ½) / scale`;
/// 15 of 16 discriminating stack views, 269 : 20 by sign among centered views of the corpus). Sizes are the
/// differences of rounded edges.
package func alignedToPixels(_ frame: Rect, scale: Double) -> Rect {
  let minX = pixels(frame.minX, scale)
  let minY = pixels(frame.minY, scale)
  let maxX = pixels(frame.maxX, scale)
  let maxY = pixels(frame.maxY, scale)
  // Subtracts whole pixels rather than points, so that the width of a view does not depend on its position.
  return Rect(x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
}

/// Solved values have rounding errors of a few 1e-10, so that a value this close below a half pixel counts as
/// the half.
private func pixels(_ value: Double, _ scale: Double) -> Double {
  (value * scale + 0.5 + LayoutTolerances.pixelSnap).rounded(.down)
}

/// An aligned frame in the coordinates of an aligned superview. Computed in whole pixels, so that thirds of a
/// point are the nearest doubles rather than differences.
func alignedFrame(_ frame: Rect, relativeTo parent: Rect, scale: Double) -> Rect {
  func pixels(_ points: Double) -> Double { (points * scale).rounded() }
  let minX = pixels(frame.x)
  let minY = pixels(frame.y)
  return Rect(
    x: (minX - pixels(parent.x)) / scale, y: (minY - pixels(parent.y)) / scale,
    width: (pixels(frame.maxX) - minX) / scale, height: (pixels(frame.maxY) - minY) / scale)
}

extension LayoutEnvironment {
  /// A length, rounded up to whole pixels.
  func roundedUpToPixels(_ points: Double) -> Double { (points * scale).rounded(.up) / scale }
}

/// The fitting height of a root, rounded up to whole pixels; nil if its content does not determine one.
func alignedFittingHeight(_ height: Double, scale: Double) -> Double? {
  guard height > LayoutTolerances.emptyContent else { return nil }
  return (height * scale).rounded(.up) / scale
}
