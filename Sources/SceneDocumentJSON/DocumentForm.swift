// The form of a document's text: encoding, line ends, indentation. It is written only where it differs from
// Interface Builder's own form.

import SceneXML

/// The form of a file's text.
struct DocumentForm {
  var encoding = SourceEncoding.utf8
  var hasByteOrderMark = false
  var lineEnding = LineEnding.lf
  /// The white space that each nesting level adds at the start of a line.
  var indentation: [UInt8] = Array("    ".utf8)

  init() {}

  init(of document: XMLDocument) {
    encoding = document.encoding
    hasByteOrderMark = document.hasByteOrderMark
    lineEnding = document.lineEnding
    guard let root = document.root else { return }
    var contents = document.contents(of: root)
    guard case .text(let range)? = contents.next() else { return }
    var unit: [UInt8] = []
    for byte in document.file.bytes[Int(range.lower)..<Int(range.upper)] {
      switch byte {
      case 0x0A, 0x0D: unit = []
      case 0x20, 0x09: unit.append(byte)
      default: return
      }
    }
    if !unit.isEmpty, unit.count <= 16 { indentation = unit }
  }

  var isInterfaceBuilders: Bool {
    encoding == .utf8 && !hasByteOrderMark && lineEnding == .lf && indentation.elementsEqual("    ".utf8)
  }

  /// Whether the bytes are exactly the line end and indentation before a node at `depth`.
  func isBreak(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int) -> Bool {
    let ending = lineEnding.rawValue.utf8
    guard bytes.count == ending.count + depth * indentation.count, bytes.starts(with: ending) else {
      return false
    }
    var i = ending.count
    while i < bytes.count {
      for byte in indentation {
        if bytes[i] != byte { return false }
        i += 1
      }
    }
    return true
  }

  func appendBreak(depth: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: lineEnding.rawValue.utf8)
    for _ in 0..<max(0, depth) { bytes.append(contentsOf: indentation) }
  }
}

extension LineEnding {
  var name: String {
    switch self {
    case .lf: "lf"
    case .crlf: "crlf"
    case .cr: "cr"
    }
  }

  init?(name: String) {
    switch name {
    case "lf": self = .lf
    case "crlf": self = .crlf
    case "cr": self = .cr
    default: return nil
    }
  }
}
