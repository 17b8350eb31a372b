// A document's file without some of its stored frames. For measurements of the layout: a frame that the file no longer holds
// cannot be copied from it.

import SceneXML

extension InterfaceDocument {
  /// The text of the document with the stored frames of the chosen views set to zero. Linear in its size.
  package func bytes(zeroingFramesOf isChosen: (View) -> Bool) -> [UInt8] {
    var ranges: [Range<Int>] = []
    for view in views where isChosen(view) {
      for child in source.children(of: view.element) where source.name(of: child) == .rect {
        guard source.value(.key, of: child) == "frame" else { continue }
        for name in [XMLName.x, .y, .width, .height] {
          guard let attribute = source.attribute(name, of: child) else { continue }
          let range = source.valueRange(of: attribute)
          ranges.append(Int(range.lower)..<Int(range.upper))
        }
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    let bytes = source.file.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for range in ranges {
      result += bytes[position..<range.lowerBound]
      result.append(UInt8(ascii: "0"))
      position = range.upperBound
    }
    return result + bytes[position...]
  }
}
