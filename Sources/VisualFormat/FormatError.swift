// What is wrong with a visual format, and where in the text.

/// A visual format that means nothing: the text breaks the grammar, or names what nobody has.
public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole text.
  public var format: String
  /// What is wrong, in lower case and without a full stop.
  public var message: String
  /// The place that the message is about, in UTF-8 bytes of `format`; empty at the end of the text.
  public var range: Range<Int>

  /// A message about a place in a text.
  public init(format: String, message: String, range: Range<Int>) {
    self.format = format
    self.message = message
    self.range = range
  }

  /// The character that the place begins at, from 1.
  public var column: Int {
    let bytes = format.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: bytes.endIndex)
    return format[..<(end ?? bytes.endIndex)].count + 1
  }

  /// The message, the text, and a caret below the place.
  public var description: String {
    "column \(column): \(message)\n\(format)\n" + String(repeating: " ", count: column - 1) + "^"
  }
}
