// Types of other modules that the members of views and constraints have, so that `import LayoutItems` is all that a program
// needs. The modules they come from have more, such as the views of scenes, which are other types than those here.

import AutoLayout
import SceneModel
import VisualFormat

/// A rectangle in points, in the coordinates of whatever the context names.
public typealias Rect = SceneModel.Rect
/// A size in points.
public typealias Size = SceneModel.Size
/// Distances inwards from the four edges, in points.
public typealias EdgeInsets = SceneModel.EdgeInsets
/// How a constraint relates its two sides.
public typealias LayoutRelation = SceneModel.LayoutRelation
/// Which side is leading.
public typealias LayoutDirection = AutoLayout.LayoutDirection
/// Alignment, direction and spacing of a visual format.
public typealias FormatOptions = VisualFormat.FormatOptions
/// What is wrong with a visual format, and where.
public typealias FormatError = VisualFormat.FormatError
