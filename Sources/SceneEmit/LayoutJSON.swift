// Writes the output of `scenec compile`: one JSON document per scene file, with the solved frame of every
// view and guide. Writes finished values and computes nothing. LayoutJSON+Views.swift writes the tree of
// views.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneText
import TextMetrics

/// Writes a file's layouts and diagnostics.
public enum LayoutJSON {
  /// The version of the schema. It increases if a member is removed or changes its meaning, but not for new
  /// members.
  public static let schemaVersion = 1

  /// The JSON of one file.
  ///
  /// - Parameters:
  ///   - file: the text that the diagnostics' ranges refer to.
  ///   - document: nil if the file could not be decoded. Then only the diagnostics are written.
  ///   - layouts: one per environment. If empty, the stored frames are written and the environment is null.
  public static func text(
    of document: InterfaceDocument?, layouts: [DocumentLayout], diagnostics: [Diagnostic],
    in file: SourceFile,
    style: JSONWriter.Style = .pretty
  ) -> [UInt8] {
    var json = JSONWriter(style: style, capacity: 1024 + (document?.views.count ?? 0) * 512)
    json.beginObject()
    json.member("schema", "compile")
    json.member("schemaVersion", schemaVersion)
    json.member("file", file.path)
    json.key("document")
    if let document { writeHeader(document.header, to: &json) } else { json.null() }
    json.key("layouts")
    json.beginArray()
    if let document {
      var scenes = SceneWriter(document, layoutCount: layouts.count)
      for i in layouts.indices {
        let start = json.count
        write(layouts[i].environment, LayoutValues(layouts[i]), &scenes, to: &json)
        // The other layouts take about as many bytes.
        if i == 0 { json.reserve((json.count - start) * (layouts.count - 1) * 9 / 8) }
      }
      if layouts.isEmpty { write(nil, LayoutValues(stored: document), &scenes, to: &json) }
    }
    json.endArray()
    json.key("diagnostics")
    DiagnosticsJSON.write(diagnostics.flatMap(\.perPart), in: file, path: file.path, to: &json)
    json.endObject()
    return json.takeText()
  }

  private static func writeHeader(_ header: DocumentHeader, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", header.kind == .storyboard ? "storyboard" : "xib")
    json.member("platform", header.platform.rawValue)
    json.member("toolsVersion", ifPresent: header.toolsVersionText)
    json.member("usesAutoLayout", header.usesAutoLayout)
    json.member("usesTraitCollections", header.usesTraitCollections)
    json.member("usesSafeAreas", header.usesSafeAreas)
    if header.isLaunchScreen { json.member("isLaunchScreen", true) }
    json.member("initialViewController", ifPresent: header.initialViewController)
    if let device = header.device {
      json.key("device")
      json.beginObject(inline: true)
      json.member("id", device.id)
      json.member("orientation", word: name(of: device.orientation))
      json.member("layout", ifPresent: device.layout)
      json.endObject()
    }
    json.endObject()
  }

  private static func write(
    _ environment: LayoutEnvironment?, _ values: LayoutValues, _ scenes: inout SceneWriter,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("environment")
    if let environment { writeEnvironment(environment, to: &json) } else { json.null() }
    json.key("scenes")
    scenes.write(values, to: &json)
    json.endObject()
  }

  private static func writeEnvironment(_ environment: LayoutEnvironment, to json: inout JSONWriter) {
    json.beginObject()
    json.member("device", environment.deviceID)
    json.member("orientation", word: name(of: environment.orientation))
    json.key("screen")
    write(environment.screenSize, to: &json)
    json.member("scale", environment.scale)
    json.member("idiom", environment.idiom)
    json.member("horizontalSizeClass", word: name(of: environment.widthClass))
    json.member("verticalSizeClass", word: name(of: environment.heightClass))
    json.member("direction", word: environment.direction == .leftToRight ? "leftToRight" : "rightToLeft")
    json.member("textSize", word: name(of: environment.textSize))
    json.member("isDocumentsOwn", environment.isDocumentsOwn)
    if environment.isRunTime { json.member("isRunTime", true) }
    json.endObject()
  }

  // MARK: Values

  static func write(_ size: Size, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("width", size.width)
    json.member("height", size.height)
    json.endObject()
  }

  /// Writes a frame, or null for an item without one.
  static func write(_ rect: Rect?, to json: inout JSONWriter) {
    guard let rect else { return json.null() }
    json.inlineObject(("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height))
  }

  static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("top", insets.top)
    json.member("left", insets.left)
    json.member("bottom", insets.bottom)
    json.member("right", insets.right)
    json.endObject()
  }

  private static func name(of orientation: Orientation) -> StaticString {
    orientation == .portrait ? "portrait" : "landscape"
  }

  private static func name(of sizeClass: SizeClass) -> StaticString {
    switch sizeClass {
    case .any: "any"
    case .compact: "compact"
    case .regular: "regular"
    }
  }

  private static func name(of category: ContentSizeCategory) -> StaticString {
    switch category {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }
}
