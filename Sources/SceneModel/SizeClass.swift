// Size classes and the keys of `<variation>` elements.

/// One of the two size classes, or no statement about it.
public enum SizeClass: UInt8, Sendable, Hashable {
  /// Nothing is said.
  case any
  /// Little room: a phone held upright is compact in width.
  case compact
  /// Much room: a tablet is regular in both.
  case regular
}

/// The traits under which a variation applies: `heightClass=compact-widthClass=regular`.
public struct TraitCondition: Sendable, Hashable {
  /// The horizontal size class that is asked for.
  public var widthClass: SizeClass = .any
  /// The vertical size class that is asked for.
  public var heightClass: SizeClass = .any
  /// `mac`, `pad`, …; nil for every idiom.
  public var idiom: String?
  /// The key is one that this compiler does not know; such a variation never applies.
  public var isUnknown = false

  /// The `default` variation: it applies always, before all others.
  public static let `default` = TraitCondition()

  /// The condition that always holds.
  public init() {}

  /// Reads a variation's key.
  public init(key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact": widthClass = .compact
      case "widthClass=regular": widthClass = .regular
      case "heightClass=compact": heightClass = .compact
      case "heightClass=regular": heightClass = .regular
      default:
        if part.hasPrefix("userInterfaceIdiom=") {
          idiom = String(part.dropFirst("userInterfaceIdiom=".count))
        } else {
          isUnknown = true
        }
      }
    }
  }

  /// How many traits it names: variations apply from general to specific.
  public var specificity: Int {
    (widthClass == .any ? 0 : 1) + (heightClass == .any ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  /// Whether it applies under these traits. An environment of `any` classes (a canvas without a device)
  /// matches the default variation only.
  public func matches(width: SizeClass, height: SizeClass, idiom current: String) -> Bool {
    !isUnknown && (widthClass == .any || widthClass == width)
      && (heightClass == .any || heightClass == height)
      && (idiom == nil || idiom == current)
  }
}
