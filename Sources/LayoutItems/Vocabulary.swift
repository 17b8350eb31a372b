// Types of other modules that the public API uses, so that programs only need `import LayoutItems`. The other
// modules have more types, such as the views of scenes, which differ from the ones here.

import AutoLayout
import SceneModel
import VisualFormat

/// A rectangle in points, usually in the superview's coordinates.
public typealias Rect = SceneModel.Rect
/// A size in points.
public typealias Size = SceneModel.Size
/// Distances inwards from the four edges, in points.
public typealias EdgeInsets = SceneModel.EdgeInsets
/// The relation between a constraint's two sides.
public typealias LayoutRelation = SceneModel.LayoutRelation
/// The layout direction, which determines the leading side.
public typealias LayoutDirection = AutoLayout.LayoutDirection
/// Alignment, direction and spacing of a visual format.
public typealias FormatOptions = VisualFormat.FormatOptions
/// An error in a visual format, with its position.
public typealias FormatError = VisualFormat.FormatError
