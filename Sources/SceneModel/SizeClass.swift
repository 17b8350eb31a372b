// Size classes and the keys of `<variation>` elements.

/// A size class, or none.
public enum SizeClass: UInt8, Sendable, Hashable {
  /// No condition on the size class.
  case any
  /// Constrained space: a phone in portrait has a compact width.
  case compact
  /// Expansive space: a tablet is regular in both directions.
  case regular
}

/// The traits under which a variation applies: `heightClass=compact-widthClass=regular`.
public struct TraitCondition: Sendable, Hashable {
  /// The required horizontal size class.
  public var widthClass: SizeClass = .any
  /// The required vertical size class.
  public var heightClass: SizeClass = .any
  /// `mac`, `pad`, …; nil for every idiom.
  public var idiom: String?
  /// Whether the key is unknown. Such a variation never applies.
  public var isUnknown = false

  /// The condition of the `default` variation, which always applies, before all others.
  public static let `default` = TraitCondition()

  /// The condition that is always met.
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

  /// The number of traits in the condition. Variations apply from the least to the most specific.
  public var specificity: Int {
    (widthClass == .any ? 0 : 1) + (heightClass == .any ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  /// Whether the condition is met under these traits. An environment with `any` classes (a canvas without a
  /// device) matches only the default variation.
  public func matches(width: SizeClass, height: SizeClass, idiom current: String) -> Bool {
    !isUnknown && (widthClass == .any || widthClass == width)
      && (heightClass == .any || heightClass == height)
      && (idiom == nil || idiom == current)
  }
}
