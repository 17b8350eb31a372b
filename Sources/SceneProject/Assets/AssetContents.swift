// What pictures of scenes need from asset catalogs: the colors of color sets and the files of image sets, in
// the light and the dark appearance.

import SceneSystem

/// A color of a color set: components from 0 to 1.
package struct AssetColor: Sendable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
}

/// A file of an image set.
package struct AssetImage: Sendable {
  /// Such as `image/png`.
  package var mediaType: String
  package var bytes: [UInt8]
}

extension AssetCatalogs {
  /// The largest image that is embedded in a picture, in bytes.
  private static let largestImage = 4 << 20

  /// The color with a name; nil if no catalog of the scene's project has it.
  package func color(named name: String, isDark: Bool, near path: String) -> AssetColor? {
    guard let contents = contents(of: name, ".colorset", near: path)?.contents,
      case .list(let colors)? = contents.member("colors")?.value,
      let entry = Self.entry(of: colors, isDark: isDark), let color = entry.member("color"),
      let components = color.member("components")
    else { return nil }
    func number(_ name: String) -> Double? { components.word(name).flatMap(Self.component) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return AssetColor(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return AssetColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The file of an image that a viewer can show; nil if no catalog of the scene's project has one.
  package func image(named name: String, isDark: Bool, near path: String) -> AssetImage? {
    guard let (folder, contents) = contents(of: name, ".imageset", near: path),
      case .list(let images)? = contents.member("images")?.value
    else { return nil }
    let usable = images.filter { image in
      image.word("filename").flatMap(Self.mediaType) != nil
        && (image.word("idiom").map { ["universal", "iphone", "ipad"].contains($0) } ?? true)
    }
    // The sharpest file, but none larger than a screen with two pixels per point needs.
    let order = ["2x", "3x", "1x"]
    func rank(_ image: YAMLNode) -> Int { image.word("scale").flatMap { order.firstIndex(of: $0) } ?? 0 }
    let sorted = usable.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    guard let entry = Self.entry(of: sorted.map(\.element), isDark: isDark),
      let file = entry.word("filename"),
      !file.contains("/"), let type = Self.mediaType(file),
      let bytes = try? FileAccess.readRegular("\(folder)/\(file)", limit: Self.largestImage),
      bytes.count <= Self.largestImage
    else { return nil }
    return AssetImage(mediaType: type, bytes: bytes)
  }

  private func contents(
    of name: String, _ suffix: String, near path: String
  ) -> (folder: String, contents: YAMLNode)? {
    guard let folder = folder(of: name, suffix: suffix, near: path),
      let bytes = try? FileAccess.readRegular(
        folder + "/Contents.json", limit: ImageSetContents.maximumBytes),
      bytes.count <= ImageSetContents.maximumBytes, let contents = try? YAMLReader.read(bytes)
    else { return nil }
    return (folder, contents)
  }

  /// The entry for an appearance, or else the first one without any.
  private static func entry(of entries: [YAMLNode], isDark: Bool) -> YAMLNode? {
    let plain = entries.first { $0.member("appearances") == nil }
    guard isDark else { return plain ?? entries.first }
    return entries.first { entry in
      guard case .list(let appearances)? = entry.member("appearances")?.value else { return false }
      return appearances.contains { $0.word("value") == "dark" }
    } ?? plain ?? entries.first
  }

  /// A component: `0.5`, `0x7F` or `127`.
  static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || value <= 1 ? value : value / 255
  }

  /// The type of a file that browsers show; nil for others, such as PDF.
  private static func mediaType(_ name: String) -> String? {
    let lowered = name.lowercased()
    if lowered.hasSuffix(".png") { return "image/png" }
    if lowered.hasSuffix(".jpg") || lowered.hasSuffix(".jpeg") { return "image/jpeg" }
    if lowered.hasSuffix(".svg") { return "image/svg+xml" }
    return nil
  }
}
