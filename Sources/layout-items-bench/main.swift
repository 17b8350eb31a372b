// Measures layouts from code while one constant changes repeatedly. For Scripts/simplex/compare-items; not
// part of the product.
//
//   layout-items-bench list|nested COUNT [PROGRAM]
//
// Prints the number of items, the microseconds of the first layout, and the mean and the worst of the
// microseconds of a thousand changes. Writes the rows to PROGRAM in simplex-bench's format.

import LayoutItems
import SceneSystem

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, let count = Int(arguments[1]), count > 1 else {
  print("usage: layout-items-bench list|nested COUNT [PROGRAM]")
  Interruption.end(status: 2)
}

let root = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100_000))
let container = child(of: root, width: nil)
var constraints = [
  container.leftAnchor.constraint(equalTo: root.leftAnchor),
  container.topAnchor.constraint(equalTo: root.topAnchor),
  container.heightAnchor.constraint(equalToConstant: 100_000),
]
// Optional, because kiwi's edit variables cannot be required.
let width = container.widthAnchor.constraint(equalToConstant: 375).with(priority: 999)
constraints.append(width)
var items = 1
if arguments[0] == "nested" { addStacks(to: container, isHorizontal: false) } else { addRows() }
LayoutConstraint.activate(constraints)

let clock = ContinuousClock()
var start = clock.now
root.layoutIfNeeded()
let first = microseconds(clock.now - start)
let changes = 1000
var (sum, worst, value) = (0.0, 0.0, 375.0)
for change in 0..<changes {
  start = clock.now
  value = 376 + Double(change % 7)
  width.constant = value
  root.layoutIfNeeded()
  let time = microseconds(clock.now - start)
  sum += time
  worst = max(worst, time)
}
let isRight = (container.frame.width - value).magnitude < 0.5
print("items \(items) first \(first) change \(sum / Double(changes)) \(worst) \(isRight ? "ok" : "wrong")")
if arguments.count > 2 {
  try AtomicFile.write(Array(root.linearProgram.utf8), to: arguments[2])
}

func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

@MainActor func child(of view: View, width: Double?) -> View {
  let child = View()
  child.translatesAutoresizingMaskIntoConstraints = false
  if let width { child.contentSize = Size(width: width, height: 20) }
  view.addSubview(child)
  return child
}

/// Adds rows with an icon, a label that fills the remaining width, and a button.
@MainActor func addRows() {
  var above = container.topAnchor
  while items < count {
    let (icon, label, button) = (
      child(of: container, width: 24), child(of: container, width: 120), child(of: container, width: 60)
    )
    items += 3
    label.setContentHuggingPriority(200, for: .horizontal)
    constraints += [
      icon.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
      label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
      button.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
    ]
    constraints += [
      container.rightAnchor.constraint(equalTo: button.rightAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: above, constant: 8),
      label.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      button.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ]
    above = icon.bottomAnchor
  }
}

/// Adds a tree of boxes with five children each, alternately in a row and in a column.
@MainActor func addStacks(to view: View, isHorizontal: Bool) {
  var level = [view]
  var isHorizontal = isHorizontal
  while items < count {
    var next: [View] = []
    for parent in level where items < count {
      let children = (0..<5).map { _ in child(of: parent, width: nil) }
      items += 5
      next += children
      addStack(children, in: parent, isHorizontal: isHorizontal)
    }
    level = next
    isHorizontal.toggle()
  }
}

@MainActor func addStack(_ children: [View], in parent: View, isHorizontal: Bool) {
  var previous: View?
  for view in children {
    if isHorizontal {
      constraints.append(view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? parent.leftAnchor))
      constraints.append(view.topAnchor.constraint(equalTo: parent.topAnchor))
      constraints.append(view.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
      if let previous { constraints.append(view.widthAnchor.constraint(equalTo: previous.widthAnchor)) }
    } else {
      constraints.append(view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? parent.topAnchor))
      constraints.append(view.leftAnchor.constraint(equalTo: parent.leftAnchor))
      constraints.append(view.rightAnchor.constraint(equalTo: parent.rightAnchor))
      if let previous { constraints.append(view.heightAnchor.constraint(equalTo: previous.heightAnchor)) }
    }
    previous = view
  }
  guard let previous else { return }
  constraints.append(
    isHorizontal
      ? previous.rightAnchor.constraint(equalTo: parent.rightAnchor)
      : previous.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
}
