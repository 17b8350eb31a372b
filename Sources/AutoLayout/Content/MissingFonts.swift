// Content sizes with the fallback that Interface Builder uses for fonts of an app that are not installed. A
// font is then missing for the whole document, and no attribute records it: of 24 documents whose projects
// contain the file, 16 store line heights of the font, 8 those of the fallback, and none a mixture.

import SceneModel
import TextMetrics

/// The size of a view's content on a machine without the app's own fonts, all of which are plain Helvetica
/// Neue there, regardless of weight. Nil if it does not differ.
///
/// - Parameter maximumWidth: the width at which a multiline text wraps; nil for no limit.
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
  /// The substitute for a font that is neither the platform's nor installed. San Francisco under a name of its own is
  /// not on every device.
  var fallback: Font {
    guard case .named(let name) = family,
      !PlatformFonts.contains(name) || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
    else { return self }
    return Font(family: .named("HelveticaNeue"), size: size, era: era)
  }
}
