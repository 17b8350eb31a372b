// Path data: numbers in the spelling of all numbers of a picture.

import SceneModel
import SceneText

/// A number in a picture.
func shown(_ number: Double) -> String { DecimalNumber.text(rounded: number) }

/// A polygon or polyline as path data.
func polyline(_ points: [(Double, Double)], isClosed: Bool = false) -> String {
  var text = ""
  for (index, point) in points.enumerated() {
    text += "\(index == 0 ? "M" : "L")\(shown(point.0)) \(shown(point.1))"
  }
  return isClosed ? text + "Z" : text
}
