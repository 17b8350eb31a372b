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

LayoutConstraint.activate([
  label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
  field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor),
  field.trailingAnchor.constraint(equalTo: container.trailingAnchor),
  label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
  field.topAnchor.constraint(equalTo: container.topAnchor),
  field.bottomAnchor.constraint(equalTo: container.bottomAnchor),
  container.centerXAnchor.constraint(equalTo: root.centerXAnchor),
  container.centerYAnchor.constraint(equalTo: root.centerYAnchor),
])

root.layoutIfNeeded()
print(container)
print(label)
print(field)
