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
