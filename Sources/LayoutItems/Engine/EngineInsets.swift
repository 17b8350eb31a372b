// Computes safe areas, margins and derived insets, from the root view downwards. The rules are those of
// AutoLayout's LayoutMargins, for views whose settings come from code.

import AutoLayout
import SceneModel
import TextMetrics

struct EngineInsets {
  /// The insets by view.
  private var safeAreas: [EdgeInsets] = []
  private var margins: [EdgeInsets] = []
  private var readable: [EdgeInsets] = []
  private var keyboard: [EdgeInsets] = []

  func values(_ kind: InsetKind, _ k: Int) -> EdgeInsets {
    switch kind {
    case .safeArea: safeAreas[k]
    case .margins: margins[k]
    case .readable: readable[k]
    case .keyboard: keyboard[k]
    }
  }

  /// - Parameter previous: the views' frames from an earlier pass, in root coordinates; nil before the first.
  mutating func update(_ rows: EngineRows, _ root: View, previous: [Rect]?) {
    let count = rows.views.count
    safeAreas = [EdgeInsets](repeating: .zero, count: count)
    margins = safeAreas
    readable = safeAreas
    keyboard = safeAreas
    let size = root.storedFrame.size
    let rootInsets = Self.rootSafeArea(root)
    for (k, view) in rows.views.enumerated() {
      let parent = k == 0 ? nil : view.superview?.position
      let frame = k == 0 ? Rect(x: 0, y: 0, width: size.width, height: size.height) : previous?[k]
      if k == 0 {
        safeAreas[k] = rootInsets
      } else if let frame {
        safeAreas[k] = nestedSafeAreaInsets(frame: frame, rootSize: size, rootInsets: rootInsets)
      }
      margins[k] = margins(
        of: view, k, frame: frame, outer: parent.flatMap { p in previous.map { ($0[p], margins[p]) } })
      if let frame {
        readable[k] = limitedToReadableWidth(margins[k], width: frame.width, .large)
        keyboard[k] = keyboardInsets(root.keyboardFrame, frame, safeAreas[k])
      }
    }
  }

  /// The root's safe area: the insets from the device and from its controller's bars.
  private static func rootSafeArea(_ root: View) -> EdgeInsets {
    var insets = root.margins.rootSafeArea
    if let more = root.controller?.additionalSafeAreaInsets { insets.add(more) }
    return insets
  }

  /// - Parameter outer: the frame and the margins of the superview.
  private func margins(
    of view: View, _ k: Int, frame: Rect?, outer: (frame: Rect, margins: EdgeInsets)?
  ) -> EdgeInsets {
    var margins = view.statedMargins
    if let controller = view.controller {
      // A controller's view has no top and bottom margins of its own.
      if view.margins.own == nil { margins = .zero }
      if controller.viewRespectsSystemMinimumLayoutMargins {
        let least = controller.systemMinimumLayoutMargins
        margins.left = max(margins.left, least.leading)
        margins.right = max(margins.right, least.trailing)
      }
    }
    if view.insetsLayoutMarginsFromSafeArea { margins.add(safeAreas[k]) }
    if view.preservesSuperviewLayoutMargins, let frame, let outer {
      margins.preserve(outer.margins, of: outer.frame, around: frame)
    }
    return margins
  }

  /// The insets from a view's edges to the keyboard's frame. Off screen, the keyboard has zero height and is
  /// at the bottom edge of the safe area.
  private func keyboardInsets(_ keyboard: Rect?, _ frame: Rect, _ safeArea: EdgeInsets) -> EdgeInsets {
    guard let keyboard, keyboard.height > 0 else {
      return EdgeInsets(
        top: frame.height - safeArea.bottom, left: safeArea.left, bottom: safeArea.bottom,
        right: safeArea.right)
    }
    return EdgeInsets(
      top: keyboard.minY - frame.minY, left: keyboard.minX - frame.minX, bottom: frame.maxY - keyboard.maxY,
      right: frame.maxX - keyboard.maxX)
  }

  /// The insets of a view in the last layout.
  func values(_ kind: InsetKind, of view: View, _ rows: EngineRows, _ root: View, _ values: [Double])
    -> EdgeInsets
  {
    if safeAreas.indices.contains(view.position), rows.dependsOnFrames {
      return self.values(kind, view.position)
    }
    // No row needed them, so they are computed on demand.
    var insets = self
    insets.update(rows, root, previous: rows.rects(values))
    return insets.safeAreas.indices.contains(view.position) ? insets.values(kind, view.position) : .zero
  }
}
