// Reads an image set's Contents.json. Xcode writes JSON, which is also YAML.

import SceneModel

package enum ImageSetContents {
  package static let maximumBytes = 1 << 20
  /// The maximum number of a set's images that are read.
  private static let maximumImages = 64

  /// The size of the set's image: of the first file for any appearance on a phone or tablet, or else for any
  /// idiom. Divides pixels by the file's scale. Resizing insets have no effect.
  ///
  /// - Parameter file: returns the first bytes of a file of the set; nil if there is none.
  package static func size(_ contents: [UInt8], file: (String) -> [UInt8]?) -> Size? {
    guard contents.count <= maximumBytes, let contents = try? YAMLReader.read(contents),
      case .list(let images)? = contents.member("images")?.value
    else { return nil }
    let plain = images.filter { $0.member("appearances") == nil }
    let touch = plain.filter { image in
      image.word("idiom").map { ["universal", "iphone", "ipad"].contains($0) } ?? true
    }
    for image in (touch + plain).prefix(maximumImages) {
      guard let name = image.word("filename"), !name.contains("/"), let bytes = file(name),
        let (size, isVector) = ImageHeader.size(bytes)
      else { continue }
      let scale = isVector ? 1.0 : image.word("scale").flatMap { Double($0.dropLast()) } ?? 1
      guard scale >= 1, scale <= 4 else { continue }
      return Size(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }
}

extension YAMLNode {
  func member(_ name: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == name }?.value
  }

  func word(_ name: String) -> String? {
    guard case .scalar(let text, _)? = member(name)?.value else { return nil }
    return text
  }
}
