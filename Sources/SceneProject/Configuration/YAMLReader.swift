// Parses YAML with libyaml into a tree in which every value has its range. Rejects anchors, aliases, tags and
// multiple documents: no configuration needs them, and aliases could make a huge tree from a small file. The
// readers of configurations and baselines interpret keys.

internal import CLibYAML
import SceneDiagnostics
import SceneSystem

/// A value in a YAML text.
struct YAMLNode: Sendable {
  enum Value: Sendable {
    /// A missing value after a key, `~` or `null`.
    case null
    /// A plain, quoted or block scalar.
    case scalar(String, isQuoted: Bool)
    case list([YAMLNode])
    /// In the order of the text, without duplicate keys.
    case mapping([(key: String, keyRange: SourceRange, value: YAMLNode)])
  }

  var value: Value
  /// The range of the whole value.
  var range: SourceRange
}

/// An error in a text, with its range.
struct YAMLError: Error {
  var message: String
  var range: SourceRange
}

/// Parses a text into a tree, without recursion.
struct YAMLReader {
  private static let maximumDepth = 32
  /// Far more values than a project needs. They take at most half a gigabyte of memory.
  private static let maximumValues = 2_000_000

  /// A list or mapping that is not closed yet.
  private struct Open {
    var isMapping: Bool
    var start: UInt32
    var nodes: [YAMLNode] = []
    var entries: [(key: String, keyRange: SourceRange, value: YAMLNode)] = []
    /// Keys are compared by their bytes, because those of a baseline are paths.
    var keys: Set<PathKey> = []
    /// For a mapping, the key whose value comes next.
    var key: (text: String, range: SourceRange)?
  }

  private var open: [Open] = []
  private var root: YAMLNode?
  private var documents = 0
  private var values = 0
  /// The byte offset of each character, and of the end of the text. libyaml counts in characters.
  private let offsets: [UInt32]

  /// Parses a text into a value. An empty text is null.
  ///
  /// - Parameter maximumBytes: the size limit. A longer text is rejected, and may have been read only in
  ///   part.
  static func read(_ bytes: [UInt8], maximumBytes: Int = .max) throws(YAMLError) -> YAMLNode {
    guard bytes.count <= maximumBytes else {
      throw YAMLError(message: "the file has more than \(maximumBytes) bytes", range: SourceRange(0, 0))
    }
    var reader = YAMLReader(bytes)
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(message: "out of memory", range: SourceRange(0, 0))
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    // libyaml keeps the pointer, so all parsing happens inside this closure.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Void, YAMLError> in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      return Result { () throws(YAMLError) in try reader.readEvents(&parser) }
    }
    try result.get()
    return reader.root ?? YAMLNode(value: .null, range: SourceRange(0, 0))
  }

  private init(_ bytes: [UInt8]) {
    var offsets: [UInt32] = []
    offsets.reserveCapacity(bytes.count + 1)
    for (i, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      offsets.append(UInt32(truncatingIfNeeded: i))
    }
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    self.offsets = offsets
  }

  private mutating func readEvents(_ parser: inout yaml_parser_t) throws(YAMLError) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxError(parser) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return }
      try take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(YAMLError) {
    let range = range(event.start_mark, event.end_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 {
        throw YAMLError(message: "multiple documents in one file are not supported", range: range)
      }
    case YAML_ALIAS_EVENT:
      throw YAMLError(message: "aliases are not supported; quote a text that begins with *", range: range)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try refuse(scalar.anchor, scalar.tag, range)
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
      let isNull = !isQuoted && (text.isEmpty || text == "~" || text == "null")
      try add(YAMLNode(value: isNull ? .null : .scalar(text, isQuoted: isQuoted), range: range))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try refuse(start.anchor, start.tag, range)
      try begin(Open(isMapping: false, start: range.lower), range)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try refuse(start.anchor, start.tag, range)
      try begin(Open(isMapping: true, start: range.lower), range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let ended = open.popLast() else { return }
      // A block has no end marker in the text and ends with its last value. A bracketed collection ends with
      // its bracket.
      let last = ended.nodes.last ?? ended.entries.last?.value
      let end = max(range.lower == range.upper ? last?.range.upper ?? range.lower : range.upper, ended.start)
      try add(
        YAMLNode(
          value: ended.isMapping ? .mapping(ended.entries) : .list(ended.nodes),
          range: SourceRange(ended.start, end)))
    default: break
    }
  }

  private mutating func begin(_ node: Open, _ range: SourceRange) throws(YAMLError) {
    guard open.count < Self.maximumDepth else {
      throw YAMLError(message: "values are nested too deeply", range: range)
    }
    if let last = open.last, last.isMapping, last.key == nil { throw Self.keyIsNoWord(range) }
    open.append(node)
  }

  /// Adds a complete value to the tree: as the value of the pending key, as the next key, to a list, or as
  /// the root.
  private mutating func add(_ node: YAMLNode) throws(YAMLError) {
    values += 1
    guard values <= Self.maximumValues else {
      throw YAMLError(message: "the file holds more than \(Self.maximumValues) values", range: node.range)
    }
    guard let last = open.indices.last else {
      root = node
      return
    }
    guard open[last].isMapping else {
      open[last].nodes.append(node)
      return
    }
    if let key = open[last].key {
      var node = node
      // A missing value has the range of its key.
      if node.range.lower == node.range.upper { node.range = key.range }
      open[last].entries.append((key.text, key.range, node))
      open[last].key = nil
      return
    }
    guard case .scalar(let text, _) = node.value else { throw Self.keyIsNoWord(node.range) }
    guard open[last].keys.insert(PathKey(text)).inserted else {
      throw YAMLError(message: "duplicate key", range: node.range)
    }
    open[last].key = (text, node.range)
  }

  private static func keyIsNoWord(_ range: SourceRange) -> YAMLError {
    YAMLError(message: "a key must be a word", range: range)
  }

  private func refuse(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?,
    _ range: SourceRange
  ) throws(YAMLError) {
    if anchor != nil || tag != nil {
      throw YAMLError(
        message: "anchors and tags are not supported; quote a text that begins with & or !", range: range)
    }
  }

  // MARK: Ranges

  private func offset(_ mark: yaml_mark_t) -> UInt32 {
    offsets[min(Int(clamping: mark.index), offsets.count - 1)]
  }

  private func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
    let lower = offset(start)
    return SourceRange(lower, max(lower, offset(end)))
  }

  private func syntaxError(_ parser: yaml_parser_t) -> YAMLError {
    guard let problem = parser.problem else {
      return YAMLError(message: "out of memory", range: SourceRange(0, 0))
    }
    var message = "this is not YAML: \(String(cString: problem))"
    if parser.error == YAML_READER_ERROR {
      // Ill-formed UTF-8 has no mark, only an offset in bytes.
      let end = offsets.last ?? 0
      let lower = min(UInt32(clamping: parser.problem_offset), end)
      return YAMLError(message: message, range: SourceRange(lower, min(lower + 1, end)))
    }
    if let context = parser.context {
      let context = String(cString: context)
      message =
        context == "while scanning an alias" ? "quote a text that begins with *" : "\(message), \(context)"
    }
    let lower = offset(parser.problem_mark)
    return YAMLError(message: message, range: SourceRange(lower, min(lower + 1, offsets.last ?? lower)))
  }
}
