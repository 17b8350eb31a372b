// Errors in visual formats, with their positions in the text.

/// An error in a visual format: the text violates the grammar or contains an unknown name.
public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole text.
  public var format: String
  /// The message, in lower case and without a full stop.
  public var message: String
  /// The range of the error, in UTF-8 bytes of `format`; empty at the end of the text.
  public var range: Range<Int>

  /// An error with a message and a range.
  public init(format: String, message: String, range: Range<Int>) {
    self.format = format
    self.message = message
    self.range = range
  }

  /// The column of the first character, from 1.
  public var column: Int {
    let bytes = format.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: bytes.endIndex)
    return format[..<(end ?? bytes.endIndex)].count + 1
  }

  /// The message, the text, and a caret below the error.
  public var description: String {
    "column \(column): \(message)\n\(format)\n" + String(repeating: " ", count: column - 1) + "^"
  }
}
