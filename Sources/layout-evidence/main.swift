// Counts how often each behavior of Interface Builder's canvas improves and worsens layouts of real files.
// Lays out every file with its stored frames zeroed, with all behaviors and once more without each, and
// counts the views that are within a point of their stored frame only with or only without the behavior. Used
// by Scripts/evaluate/evidence; not part of the product.
//
//   layout-evidence [FOLDER] < LIST
//
// LIST has one path per line, relative to FOLDER (default: the current one). The first folder of a path is
// the project. Prints tab-separated lines: `behavior`, its name, summary, versions and source; then, for each
// project that it affects, `count`, its name, the project, the number of views that it improves and of those
// that it worsens.

import AutoLayout
import SceneModel
import SceneSystem
import SceneXML

struct Tally {
  var supporting = 0
  var opposing = 0
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
var tallies: [LayoutBehavior: [String: Tally]] = [:]
while let path = readLine() {
  guard let bytes = try? FileAccess.read(folder + "/" + path),
    let source = XMLReader.read(bytes, path: path).document,
    let stored = SceneDecoder.decode(source).document, stored.header.platform == .iOS,
    stored.header.usesAutoLayout, !stored.constraints.isEmpty,
    let xml = XMLReader.read(stored.bytes(zeroingFramesOf: isPlacedByConstraints), path: path).document,
    let document = SceneDecoder.decode(xml).document
  else { continue }
  let own = LayoutEnvironment.own(document)
  let all = found(document, stored, own)
  let project = String(path.prefix { $0 != "/" })
  for behavior in LayoutBehavior.allCases {
    var environment = own
    environment.ignoredBehavior = behavior
    let without = found(document, stored, environment)
    for (a, b) in zip(all, without) where a != b {
      var tally = tallies[behavior, default: [:]][project] ?? Tally()
      if a { tally.supporting += 1 } else { tally.opposing += 1 }
      tallies[behavior, default: [:]][project] = tally
    }
  }
}
for behavior in LayoutBehavior.allCases {
  let evidence = behavior.evidence
  print("behavior\t\(behavior)\t\(evidence.statement)\t\(evidence.eras)\t\(evidence.source)")
  for (project, tally) in (tallies[behavior] ?? [:]).sorted(by: { $0.key < $1.key }) {
    print("count\t\(behavior)\t\(project)\t\(tally.supporting)\t\(tally.opposing)")
  }
}

/// For each view that constraints place and that Interface Builder did not flag: whether it is within a point
/// of its stored frame.
func found(_ document: InterfaceDocument, _ stored: InterfaceDocument, _ environment: LayoutEnvironment)
  -> [Bool]
{
  guard let layout = layOut(document, in: [environment]).first else { return [] }
  var isFlagged = [Bool](repeating: false, count: stored.views.count)
  var result: [Bool] = []
  for (i, view) in stored.views.enumerated() {
    isFlagged[i] =
      view.isFlaggedMisplaced || view.isFlaggedAmbiguous || view.parent.map { isFlagged[$0.index] } ?? false
    guard !isFlagged[i], isPlacedByConstraints(view), let want = view.storedRect else { continue }
    let tolerance = 1.000001
    guard let got = layout.viewFrames[i] else {
      result.append(false)
      continue
    }
    let differences: [Double] = [
      got.x - want.x, got.y - want.y, got.width - want.width, got.height - want.height,
    ]
    result.append(differences.allSatisfy { $0.magnitude <= tolerance })
  }
  return result
}

func isPlacedByConstraints(_ view: View) -> Bool {
  view.parent != nil && !view.translatesAutoresizingMask && !view.hasFixedFrame
}
