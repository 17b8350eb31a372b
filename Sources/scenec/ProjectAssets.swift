// The colors and images of a project for pictures of one of its scenes.

import SceneProject
import SceneRender
import SceneSystem

enum ProjectAssets {
  /// The assets that a scene sees.
  ///
  /// - Parameter catalogs: nil for none.
  static func assets(of catalogs: AssetCatalogs?, near path: String) -> PictureAssets {
    guard let catalogs else { return .none }
    // A scene uses the same few colors again and again.
    let known = Locked<[String: PictureColor?]>([:])
    return PictureAssets(
      color: { name, appearance in
        let key = "\(appearance.rawValue) \(name)"
        if let color = known.withLock({ $0[key] }) { return color }
        let color = catalogs.color(named: name, isDark: appearance == .dark, near: path).map {
          PictureColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
        }
        known.withLock { $0[key] = .some(color) }
        return color
      },
      image: { name, appearance in
        catalogs.image(named: name, isDark: appearance == .dark, near: path).map {
          PictureAssets.Image(mediaType: $0.mediaType, bytes: $0.bytes)
        }
      })
  }
}
