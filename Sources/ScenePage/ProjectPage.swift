// Writes a page: one HTML document with its style, its script, and the data of all files. It loads nothing: its
// security policy allows this script and this style only, by their hashes, and no connection at all.

import SceneRender
import SceneText

/// A self-contained HTML page.
public struct ProjectPage: Sendable {
  /// The name at the top of the page.
  public var title: String
  /// The path that answers when a file has changed, for a page that a local server serves; nil for a page in
  /// a file.
  public var changesPath: String?
  /// The names of the layers that are shown at first.
  public var layers: [String] = []
  /// The names of the two versions, for a comparison.
  private let versions: (old: String, new: String)?

  /// A page with a title.
  public init(title: String) { (self.title, versions) = (title, nil) }

  /// A page of comparisons.
  public init(title: String, old: String, new: String) { (self.title, versions) = (title, (old, new)) }

  /// Writes the page in pieces, so that it is never in memory twice.
  public func write<Failure: Error>(
    _ files: [PageFile], to sink: (_ piece: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try sink(head)
    try sink(index(of: files))
    for (number, file) in files.enumerated() {
      for (version, details) in file.details {
        try sink(Self.data(details, id: "details-\(version)\(number)", type: "application/json"))
      }
      for (version, end, svg) in file.pictures where EmbeddedText.isInert(svg) {
        try sink(Self.data(svg, id: "picture-\(version)\(number)-\(end)", type: "image/svg+xml"))
      }
    }
    try sink(Array("<script>\(PageTexts.script)</script>\n</body>\n</html>\n".utf8))
  }

  /// The whole page.
  public func bytes(_ files: [PageFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.reduce(1 << 16) { $0 + $1.count })
    write(files) { bytes += $0 }
    return bytes
  }

  /// The policy of the page, as the content of a header or of a meta element.
  public var policy: String {
    "default-src 'none'; script-src '\(PageTexts.scriptHash)'; style-src '\(PageTexts.styleHash)'; img-src data:; "
      + (changesPath == nil ? "" : "connect-src 'self'; ") + "base-uri 'none'; form-action 'none'"
  }

  private var head: [UInt8] {
    var text = Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">

      """.utf8)
    if let changesPath {
      text += Array("<meta name=\"scenec-changes\" content=\"".utf8) + EmbeddedText.escaped(changesPath)
      text += Array("\">\n".utf8)
    }
    text += Array("<title>".utf8) + EmbeddedText.escaped(title) + Array("</title>\n".utf8)
    text += Array("<style>\(PageTexts.style)</style>\n</head>\n<body>\n\(PageTexts.body)\n".utf8)
    return text
  }

  private func index(of files: [PageFile]) -> [UInt8] {
    var json = JSONWriter(style: .compact)
    json.beginObject()
    json.member("kind", versions == nil ? "project" : "comparison")
    json.member("title", title)
    if !layers.isEmpty { json.member("layers", layers) }
    writeLegend(to: &json)
    if let versions {
      json.member("oldName", versions.old)
      json.member("newName", versions.new)
    }
    json.endObject()
    // The entries are JSON already.
    var bytes = EmbeddedText.data(json.takeText())
    bytes.removeLast()
    bytes += Array(",\"files\":[".utf8)
    for (number, file) in files.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += file.entry
    }
    bytes += Array("]}".utf8)
    return Self.data(bytes, id: "index", type: "application/json")
  }

  /// What the lines of layers mean: color, whether dashed, meaning, layers.
  private func writeLegend(to json: inout JSONWriter) {
    json.array("legend") { json in
      for entry in LegendEntry.all {
        json.array { json in
          json.value(entry.color)
          json.value(entry.isDashed)
          json.value(entry.text)
          for (name, layer) in PictureOptions.Layers.named where entry.layers.contains(layer) {
            json.value("\(name)")
          }
        }
      }
    }
  }

  /// A script element that is not run and not parsed.
  private static func data(_ content: [UInt8], id: String, type: String) -> [UInt8] {
    Array("<script type=\"\(type)\" id=\"\(id)\">".utf8) + content + Array("</script>\n".utf8)
  }
}
