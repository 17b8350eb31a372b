// Checks explanations on real files: explains every view that is positioned by constraints, changes each
// constraint of the file, lays it out again, and compares what moves. For Scripts/evaluate/explanations; not
// part of the product.
//
//   layout-explanations [FOLDER] < LIST
//
// LIST has one path per line, relative to FOLDER (default: the current one). Prints tab-separated lines with
// a kind, the file, the view, the axis and the constraint. The kind is `unnamed` for a constraint that moves
// a view but is not named in its explanation, and `idle` for one that is named as deciding but moves nothing.
// The last lines are `total` with a name and a number each.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneSystem
import SceneXML

let folder = CommandLine.arguments.dropFirst().first ?? "."
var totals: [(name: String, count: Int)] = [
  "files", "views", "numbers", "sums", "ambiguous", "changes", "unnamed", "deciding", "bound", "offset",
  "idle",
  "microseconds",
].map { ($0, 0) }

@MainActor func add(_ name: String, _ count: Int = 1) {
  for index in totals.indices where totals[index].name == name { totals[index].count += count }
}

/// The change of a constant, in points; less for constraints whose slack is smaller than twice this change.
let step = 0.25
/// Smaller movements are rounding errors.
let stillness = LayoutExplainer.smallestMovement

while let path = readLine() {
  guard let bytes = try? FileAccess.read(folder + "/" + path),
    let document = document(bytes), document.header.platform == .iOS, document.header.usesAutoLayout,
    !document.constraints.isEmpty,
    let explainer = LayoutExplainer(document, in: .own(document))
  else { continue }
  add("files")
  check(document, bytes, explainer, path)
}
for (name, count) in totals { print("total\t\(name)\t\(count)") }

func document(_ bytes: [UInt8]) -> InterfaceDocument? {
  XMLReader.read(bytes, path: "").document.flatMap { SceneDecoder.decode($0).document }
}

func constraint(_ term: LayoutExplanation.Term) -> ConstraintIndex? {
  if case .authored(let index) = term.source { index } else { nil }
}

/// The explanation of a view along one axis.
struct Statement {
  let view: ViewIndex
  let axis: Axis
  let named: Set<ConstraintIndex>
  let deciding: Set<ConstraintIndex>
  /// The deciding constraints that cannot change without contradicting others.
  let bound: Set<ConstraintIndex>
}

@MainActor func check(
  _ document: InterfaceDocument, _ bytes: [UInt8], _ explainer: LayoutExplainer, _ path: String
) {
  var statements: [Statement] = []
  let clock = ContinuousClock()
  for (i, view) in document.views.enumerated() {
    guard view.parent != nil, !view.translatesAutoresizingMask, !view.hasFixedFrame else { continue }
    let start = clock.now
    var isExplained = false
    for axis in Axis.allCases {
      guard let explanation = explainer.explain(.view(ViewIndex(i)), [axis]) else { continue }
      isExplained = true
      let own = explanation.numbers.filter {
        $0.subject.item == explanation.item && $0.subject.quantity.axis == axis
      }
      for number in own {
        add("numbers")
        let sum = number.terms.reduce(number.offset) { $0 + $1.points }
        if (sum - number.value).magnitude < stillness { add("sums") }
      }
      if explanation.numbers.contains(where: { $0.range != nil }) {
        add("ambiguous")
        continue
      }
      let moving = own.flatMap(\.terms).filter { !$0.isOffset }
      add("offset", own.flatMap(\.terms).filter(\.isOffset).count)
      statements.append(
        Statement(
          view: ViewIndex(i), axis: axis, named: explanation.namedConstraints,
          deciding: Set(moving.compactMap(constraint)),
          bound: Set(own.flatMap(\.terms).filter(\.isBound).compactMap(constraint))))
    }
    if isExplained {
      add("views")
      let time = clock.now - start
      add("microseconds", Int(time.components.attoseconds / 1_000_000_000_000))
    }
  }
  for index in document.constraints.indices {
    check(ConstraintIndex(index), statements, document, bytes, explainer, path)
  }
}

@MainActor func check(
  _ constraint: ConstraintIndex, _ statements: [Statement], _ document: InterfaceDocument, _ bytes: [UInt8],
  _ explainer: LayoutExplainer, _ path: String
) {
  // The constant of a symbolic constraint is its standard spacing, whatever the file contains.
  guard document[constraint].variations.isEmpty, !document[constraint].isSymbolic,
    let slack = explainer.slack(of: constraint)
  else { return }
  let distance = slack.magnitude > stillness ? min(step, slack.magnitude / 2) : step
  var moved: [Set<ViewIndex>] = [[], []]
  for sign in [1.0, -1.0] {
    let edits = document.edits(
      making: .setConstant(constraint, document[constraint].constant + sign * distance))
    guard let changed = SwiftEdits.apply(edits, to: bytes).flatMap(document(_:)),
      let layout = layOut(changed, in: [explainer.layout.environment]).first
    else { return }
    add("changes")
    for i in document.views.indices {
      guard let old = explainer.layout.exactFrames[i], let new = layout.exactFrames[i] else { continue }
      if max((old.x - new.x).magnitude, (old.width - new.width).magnitude) > stillness {
        moved[0].insert(ViewIndex(i))
      }
      if max((old.y - new.y).magnitude, (old.height - new.height).magnitude) > stillness {
        moved[1].insert(ViewIndex(i))
      }
    }
  }
  for statement in statements {
    let hasMoved = moved[Int(statement.axis.rawValue)].contains(statement.view)
    let words = "\(path)\t\(document[statement.view].id)\t\(statement.axis.name)\t\(document[constraint].id)"
    if hasMoved, !statement.named.contains(constraint) {
      add("unnamed")
      print("unnamed\t" + words)
    }
    if statement.bound.contains(constraint) {
      add("bound")
    } else if statement.deciding.contains(constraint) {
      add("deciding")
      if !hasMoved {
        add("idle")
        print("idle\t" + words)
      }
    }
  }
}

enum SwiftEdits {
  /// Applies edits that do not overlap. Returns nil if there are none.
  static func apply(_ edits: [Diagnostic.FixIt.Edit], to bytes: [UInt8]) -> [UInt8]? {
    if edits.isEmpty { return nil }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lower > $1.range.lower }) {
      guard Int(edit.range.upper) <= result.count else { return nil }
      result.replaceSubrange(
        Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.replacement.utf8))
    }
    return result
  }
}
