// Three buttons with equal space between them.

import LayoutItems

let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480), identifier: "root")

let save = View(identifier: "save")
let cancel = View(identifier: "cancel")
let clear = View(identifier: "clear")
for (button, width) in [(save, 60.0), (cancel, 80), (clear, 50)] {
  button.translatesAutoresizingMaskIntoConstraints = false
  button.contentSize = Size(width: width, height: 30)
  root.addSubview(button)
}

let space1 = LayoutGuide(identifier: "space1")
let space2 = LayoutGuide(identifier: "space2")
root.addLayoutGuide(space1)
root.addLayoutGuide(space2)
LayoutConstraint.activate([
  space1.widthAnchor.constraint(equalTo: space2.widthAnchor),
  space1.leadingAnchor.constraint(equalTo: save.trailingAnchor),
  cancel.leadingAnchor.constraint(equalTo: space1.trailingAnchor),
  space2.leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
  clear.leadingAnchor.constraint(equalTo: space2.trailingAnchor),
])
