// Three buttons with equal space between them.

import LayoutItems

let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480), identifier: "root")
