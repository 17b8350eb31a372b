// Fonts that an app brings along, as Interface Builder drew them where it did not have them. A font that a
// document names is then missing for the whole document, and no attribute says so: 24 documents whose
// projects have the file store heights of one line by it in 16, by the fallback in 8, never mixed.

import SceneModel
import TextMetrics

/// The size of a view's content on a machine without the app's own fonts: each is plain Helvetica Neue there,
/// whatever its weight. Nil where it is no other than with them.
///
/// - Parameter maximumWidth: the width at which a text of several lines breaks; nil for none.
package func contentSizeWithoutOwnFonts(
  of view: View, in document: InterfaceDocument, environment: LayoutEnvironment, maximumWidth: Double?
) -> (width: Double?, height: Double?)? {
  var measurement = ContentMeasurement(
    document: document, environment: environment, maximumWidth: maximumWidth)
  let own = measurement.content(of: view)
  measurement.lacksOwnFonts = true
  let other = measurement.content(of: view)
  guard own.width != other.width || own.height != other.height else { return nil }
  return (other.width, other.height)
}

extension Font {
  /// What stands in for a font that is neither the platform's nor installed.
  var fallback: Font {
    guard case .named(let name) = family, !PlatformFonts.contains(name) else { return self }
    return Font(family: .named("HelveticaNeue"), size: size, era: era)
  }
}
