// Separates changed frames that only followed other changes from edits. Interface Builder stores the frames
// that result from constraints, autoresizing masks, table rows and devices, so that editing one constant
// changes many frames in the file.
//
// A changed frame followed another change if nothing else about the object changed and the object does not
// determine its own position:
// - Constraints place it (`translatesAutoresizingMaskIntoConstraints="NO"`, and no fixed frame), or it is a
//   cell or a cell's content, which its table places, and the same scene or the document as a whole has an
//   edit.
// - Its autoresizing mask places it, and the mask leads from the old frame to the new one when its superview
//   is resized.
// - It is a controller's root view, and the device or the simulated metrics changed.

import SceneXML

struct FrameConsequences {
  private let comparison: Comparison
  private var new: ObjectTree { comparison.new }
  private var old: ObjectTree { comparison.old }

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Moves the changes that followed others out of `edits` and returns them.
  func separate(_ edits: inout [ObjectChange]) -> [ObjectChange] {
    var candidates: [Int] = []
    var scenesWithEdits: Set<Int> = []
    var hasDocumentEdit = false
    for (i, edit) in edits.enumerated() {
      if isCandidate(edit) {
        candidates.append(i)
        continue
      }
      let object = edit.kind == .removed ? old.objects[edit.position] : new.objects[edit.position]
      if object.parent < 0 || object.scene < 0 { hasDocumentEdit = true }
      // A scene has the same key in both documents.
      let scene = edit.kind == .removed ? newScene(ofOld: object.scene) : object.scene
      scenesWithEdits.insert(scene)
    }
    var consequences: [ObjectChange] = []
    var followed: Set<Int> = []
    for i in candidates {
      let position = edits[i].position
      let isNearEdit = hasDocumentEdit || scenesWithEdits.contains(new.objects[position].scene)
      if isPlaced(position) ? isNearEdit : follows(position) {
        followed.insert(i)
        consequences.append(edits[i])
      }
    }
    guard !followed.isEmpty else { return [] }
    edits = edits.indices.filter { !followed.contains($0) }.map { edits[$0] }
    return consequences
  }

  private func newScene(ofOld scene: Int) -> Int {
    scene >= 0 ? new.positions[old.objects[scene].key] ?? -1 : -1
  }

  /// Whether only the frame, or Interface Builder's misplaced and ambiguous flags, differ.
  private func isCandidate(_ edit: ObjectChange) -> Bool {
    edit.kind == .changed && !edit.changes.isEmpty
      && edit.changes.allSatisfy {
        switch $0.path {
        case "frame": $0.old != nil && $0.new != nil
        case "misplaced", "ambiguous": true
        default: false
        }
      }
  }

  /// Whether constraints, a stack view or a table place the object.
  private func isPlaced(_ position: Int) -> Bool {
    let document = new.document
    let element = new.objects[position].element
    switch document.name(of: element) {
    case .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
      .collectionReusableView:
      return true
    default:
      if let attribute = document.attribute(.fixedFrame, of: element), document.equals(attribute, "YES") {
        return false
      }
      guard let attribute = document.attribute(.translatesAutoresizingMaskIntoConstraints, of: element) else {
        return false
      }
      return document.equals(attribute, "NO")
    }
  }

  /// Whether the mask explains the new frame, or for a root view the screen.
  private func follows(_ position: Int) -> Bool {
    let object = new.objects[position]
    guard let before = old.positions[object.key], object.parent >= 0 else { return false }
    guard let parentBefore = old.positions[new.objects[object.parent].key],
      let outerOld = frame(parentBefore, in: old), let outerNew = frame(object.parent, in: new)
    else { return isRoot(position) && screenChanged(position) }
    guard outerOld.width != outerNew.width || outerOld.height != outerNew.height,
      let a = frame(before, in: old), let b = frame(position, in: new)
    else { return false }
    let mask = new.document.child(of: object.element, key: "autoresizingMask")
    func flag(_ name: XMLName) -> Bool {
      mask.flatMap { new.document.attribute(name, of: $0) }.map { new.document.equals($0, "YES") } ?? false
    }
    let x = Self.resize(
      (a.x, a.width), outer: (outerOld.width, outerNew.width), flag(.flexibleMinX), flag(.widthSizable),
      flag(.flexibleMaxX))
    let y = Self.resize(
      (a.y, a.height), outer: (outerOld.height, outerNew.height), flag(.flexibleMinY), flag(.heightSizable),
      flag(.flexibleMaxY))
    return abs(x.0 - b.x) <= 1 && abs(x.1 - b.width) <= 1 && abs(y.0 - b.y) <= 1 && abs(y.1 - b.height) <= 1
  }

  /// Position and length after the superview's length changed. Flexible parts share the difference in
  /// proportion to their lengths, or evenly if all of these are zero.
  private static func resize(
    _ inner: (Double, Double), outer: (old: Double, new: Double), _ minimum: Bool, _ length: Bool,
    _ maximum: Bool
  ) -> (Double, Double) {
    let difference = outer.new - outer.old
    let parts = [minimum ? inner.0 : 0, length ? inner.1 : 0, maximum ? outer.old - inner.0 - inner.1 : 0]
    let total = parts.reduce(0, +)
    let count = Double([minimum, length, maximum].count { $0 })
    guard count > 0, difference != 0 else { return inner }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? difference * part / total : difference / count
    }
    return (inner.0 + share(minimum, parts[0]), inner.1 + share(length, parts[1]))
  }

  private func frame(_ position: Int, in tree: ObjectTree) -> (
    x: Double, y: Double, width: Double, height: Double
  )? {
    guard let rect = tree.document.child(of: tree.objects[position].element, key: "frame"),
      case .rect(let x, let y, let width, let height)? = tree.rect(of: rect)
    else { return nil }
    return (x, y, width, height)
  }

  private func isRoot(_ position: Int) -> Bool {
    let element = new.objects[position].element
    guard let key = new.document.attribute(.key, of: element) else { return false }
    return new.document.equals(key, "view")
  }

  /// Whether the document's device or the controller's simulated metrics changed.
  private func screenChanged(_ position: Int) -> Bool {
    func metrics(_ tree: ObjectTree, _ position: Int, _ prefixes: [String]) -> [String] {
      tree.properties(of: position).filter { property in prefixes.contains { property.path.hasPrefix($0) } }
        .map { "\($0.path)=\($0.value)" }
    }
    let controller = new.objects[position].parent
    if metrics(old, 0, ["device", "simulated", "default"])
      != metrics(new, 0, ["device", "simulated", "default"])
    {
      return true
    }
    guard controller >= 0, let before = old.positions[new.objects[controller].key] else { return false }
    let names = ["simulated", "freeformSize", "extendedEdge", "edgesForExtendedLayout"]
    return metrics(old, before, names) != metrics(new, controller, names)
  }
}
