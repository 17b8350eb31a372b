// Which anchors can be related. The compiler must reject exactly the lines that end with “// error”.

import LayoutItems

func relate(_ view: View, _ other: View, _ guide: LayoutGuide, _ controller: ViewController) -> [LayoutConstraint] {
  _ = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
  _ = view.leftAnchor.constraint(equalTo: other.centerXAnchor, constant: 8)
  _ = view.topAnchor.constraint(equalTo: other.lastBaselineAnchor)
  _ = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2)
  _ = guide.topAnchor.constraint(greaterThanOrEqualTo: controller.topLayoutGuide.bottomAnchor)
  _ = view.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.trailingAnchor)
  _ = view.topAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 2)
  _ = view.heightAnchor.constraint(lessThanOrEqualToConstant: 44)

  // Other axes.
  _ = view.leadingAnchor.constraint(equalTo: other.topAnchor)  // error
  _ = view.topAnchor.constraint(equalTo: other.leadingAnchor)  // error
  _ = view.centerXAnchor.constraint(lessThanOrEqualTo: other.centerYAnchor)  // error
  _ = view.firstBaselineAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor, constant: 8)  // error
  _ = guide.leftAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)  // error

  // Positions and lengths.
  _ = view.widthAnchor.constraint(equalTo: other.leadingAnchor)  // error
  _ = view.bottomAnchor.constraint(equalTo: other.heightAnchor)  // error
  _ = view.leadingAnchor.constraint(equalToConstant: 8)  // error
  _ = view.topAnchor.constraint(greaterThanOrEqualToConstant: 8)  // error
  _ = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, multiplier: 2)  // error

  // System spacing runs along one axis, and not between lengths.
  _ = view.topAnchor.constraint(equalToSystemSpacingAfter: other.bottomAnchor)  // error
  _ = view.leadingAnchor.constraint(equalToSystemSpacingBelow: other.trailingAnchor)  // error
  _ = view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.topAnchor)  // error
  _ = view.widthAnchor.constraint(equalToSystemSpacingAfter: other.widthAnchor)  // error

  // Guides have no text.
  _ = guide.firstBaselineAnchor  // error
  _ = guide.lastBaselineAnchor  // error
  return []
}

// Lists of anchors of one measure.
func edges(_ view: View) -> [LayoutXAxisAnchor] { [view.leadingAnchor, view.trailingAnchor] }
func mixed(_ view: View) -> [LayoutXAxisAnchor] { [view.leadingAnchor, view.topAnchor] }  // error
