// A label and a field that a guide holds together.

import LayoutItems

let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480), identifier: "root")
let label = View(identifier: "label")
let field = View(identifier: "field")
for (view, width) in [(label, 60.0), (field, 150)] {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.contentSize = Size(width: width, height: 30)
  root.addSubview(view)
}
let container = LayoutGuide(identifier: "container")
root.addLayoutGuide(container)
