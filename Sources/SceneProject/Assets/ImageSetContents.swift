// What an image set's Contents.json says. Xcode writes JSON, which is YAML too.

import SceneModel

package enum ImageSetContents {
  package static let maximumBytes = 1 << 20
  /// So many of a set's images are looked at.
  private static let maximumImages = 64

  /// The size that the set leads to: of its first file for any appearance on a phone or tablet, else on anything; pixels divided
  /// by the file's scale. Insets for resizing change nothing.
  ///
  /// - Parameter file: the first bytes of a file of the set; nil where there is none.
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
  fileprivate func member(_ name: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == name }?.value
  }

  fileprivate func word(_ name: String) -> String? {
    guard case .scalar(let text, _)? = member(name)?.value else { return nil }
    return text
  }
}
