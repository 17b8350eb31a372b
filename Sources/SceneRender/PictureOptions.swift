// What a picture shows besides the views: appearance, layers, images.

/// The options of a picture.
public struct PictureOptions: Hashable, Sendable {
  /// The light or the dark appearance of the interface.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
  }

  /// Layers that are drawn over the views.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// The layers as bits.
    public let rawValue: UInt16
    /// A set with these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Layout guides.
    public static let guides = Layers(rawValue: 1)
    /// Layout margins of views that constraints refer to.
    public static let margins = Layers(rawValue: 2)
    /// Safe areas.
    public static let safeArea = Layers(rawValue: 4)
    /// Constraints as dimension lines with their constants and priorities.
    public static let constraints = Layers(rawValue: 8)
    /// Outlines of all views.
    public static let frames = Layers(rawValue: 16)
    /// The ids of views.
    public static let ids = Layers(rawValue: 32)
    /// The baselines of texts.
    public static let baselines = Layers(rawValue: 64)
    /// Stored frames that differ from the solved ones.
    public static let stored = Layers(rawValue: 128)
    /// Conflicting, ambiguous and misplaced items.
    public static let findings = Layers(rawValue: 256)

    /// All layers with their names, in drawing order.
    public static let named: [(name: StaticString, layer: Layers)] = [
      ("safe-area", .safeArea), ("margins", .margins), ("guides", .guides), ("frames", .frames),
      ("baselines", .baselines), ("stored", .stored), ("constraints", .constraints),
      ("findings", .findings), ("ids", .ids),
    ]
  }

  /// How a text gets the width that the layout measured, although the viewer's font may have other widths.
  public enum TextFitting: Hashable, Sendable {
    /// By `textLength`, which browsers and resvg follow.
    case lengths
    /// By scaling Helvetica or a metrically equal font, for viewers that ignore `textLength`, such as
    /// librsvg.
    case scaling
  }

  /// The appearances of the interface, side by side.
  public var appearances = [Appearance.light]
  /// The layers over the views.
  public var layers: Layers = []
  /// Whether images of asset catalogs are embedded. Otherwise placeholders with their names are drawn.
  public var embedsImages = false
  /// How texts get their widths.
  public var textFitting = TextFitting.lengths
  /// Whether each picture has a caption with the device and the settings.
  public var showsCaptions = true
  /// Whether a legend below the picture explains its layers.
  public var showsLegend = true
  /// Whether the picture is white around the screens. Without a background, viewers show their own.
  public var hasBackground = true

  /// A picture of the views alone, in the light appearance.
  public init() {}
}

/// What pictures take from a project's asset catalogs.
public struct PictureAssets: Sendable {
  /// An image as a file.
  public struct Image: Sendable {
    /// Such as `image/png`.
    public var mediaType: String
    /// The file.
    public var bytes: [UInt8]

    /// An image with its bytes.
    public init(mediaType: String, bytes: [UInt8]) {
      self.mediaType = mediaType
      self.bytes = bytes
    }
  }

  /// The color with a name; nil if no catalog has it.
  public var color: @Sendable (_ name: String, _ appearance: PictureOptions.Appearance) -> PictureColor?
  /// The image with a name; nil if no catalog has it.
  public var image: @Sendable (_ name: String, _ appearance: PictureOptions.Appearance) -> Image?

  /// Assets that functions look up.
  public init(
    color: @escaping @Sendable (String, PictureOptions.Appearance) -> PictureColor?,
    image: @escaping @Sendable (String, PictureOptions.Appearance) -> Image?
  ) {
    self.color = color
    self.image = image
  }

  /// No assets: documents' own colors, and placeholders for images.
  public static let none = PictureAssets(color: { _, _ in nil }, image: { _, _ in nil })
}
