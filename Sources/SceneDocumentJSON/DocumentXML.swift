// Converts the JSON of a document back to a scene file. This file reads the parts around the elements, checks
// the result and reports errors. XMLEmitter.swift writes the elements.

import SceneDiagnostics
import SceneXML

/// Reads JSON that `DocumentJSON` wrote.
public enum DocumentXML {
  /// Whether the beginning of a text looks like JSON from `DocumentJSON`.
  public static func mayBeDocument(_ json: [UInt8]) -> Bool {
    let head = json.prefix(4096)
    return head.indices.contains { head[$0...].starts(with: "\"schema\"".utf8) }
  }

  /// The bytes of the scene file that the JSON describes. Nil and one diagnostic if the JSON is wrong.
  ///
  /// Checks all of the JSON: its syntax, its schema and version, the types of values and the ids. Then checks
  /// the resulting XML by reading it with `limits`. O(bytes).
  public static func read(
    _ json: [UInt8], path: String, limits: XMLLimits = .default
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let text: JSONText
    do throws(JSONProblem) {
      text = try JSONText(json, maximumValues: valuesPerElement &* limits.maximumElements)
    } catch {
      return (
        nil, [diagnostic(JSONRules.malformedJSON, error.message, at: error.offset..<error.offset + 1, json)]
      )
    }
    var emitter = XMLEmitter(text, limits: limits)
    do throws(JSONProblem) { try emitter.emitDocument() } catch {
      return (nil, [diagnostic(JSONRules.unexpectedJSON, error, text)])
    }
    let result = encoded(emitter.bytes, as: emitter.form)
    if let problem = check(result, emitter, limits: limits) {
      return (nil, [diagnostic(problem.rule, problem.problem, text)])
    }
    return (result, [])
  }

  /// The JSON of one element has about ten values and names.
  private static let valuesPerElement = 16

  /// Reads the result like any scene file, and checks that all ids have an object.
  private static func check(
    _ result: [UInt8], _ emitter: XMLEmitter, limits: XMLLimits
  ) -> (rule: Rule, problem: JSONProblem)? {
    let (document, diagnostics) = XMLReader.read(result, path: "", limits: limits)
    if let first = diagnostics.first {
      let excerpt =
        first.range.map { range in
          String(
            decoding: emitter.bytes.dropFirst(Int(range.lower)).prefix(min(range.count, 60)), as: UTF8.self)
        } ?? ""
      return (
        JSONRules.unexpectedJSON,
        JSONProblem(
          message: "the XML would be invalid: \(first.message) (“\(excerpt)”)", offset: 0, node: 0)
      )
    }
    guard let document else { return nil }
    let index = ObjectIndex(document)
    var position = 0
    for element in document.elements {
      let name = document.name(of: element)
      for attribute in document.attributes(of: element)
      where document.name(of: attribute).isReference(in: name) {
        let node = position < emitter.references.count ? emitter.references[position] : 0
        position += 1
        if document.withValue(of: attribute, { index.element(id: $0) }) != nil { continue }
        let id = document.value(of: attribute)
        if emitter.unresolved.contains(id) { continue }
        return (
          JSONRules.danglingReference,
          JSONProblem(message: "no object in the document has the id “\(id)”", offset: 0, node: node)
        )
      }
    }
    return nil
  }

  private static func diagnostic(_ rule: Rule, _ problem: JSONProblem, _ text: JSONText) -> Diagnostic {
    guard let node = problem.node, node < text.nodes.count else {
      return diagnostic(rule, problem.message, at: problem.offset..<problem.offset + 1, text.bytes)
    }
    let value = text.nodes[node]
    let isString = value.kind == .string
    var upper = Int(value.upper) + (isString ? 1 : 0)
    let lower = Int(value.lower) - (isString ? 1 : 0)
    if value.kind == .object || value.kind == .array { upper = lower + 1 }
    let pointer = text.pointer(to: node)
    return diagnostic(
      rule, "\(problem.message), at \(pointer.isEmpty ? "the top of the JSON" : pointer)", at: lower..<upper,
      text.bytes)
  }

  private static func diagnostic(
    _ rule: Rule, _ message: String, at range: Range<Int>, _ bytes: [UInt8]
  ) -> Diagnostic {
    var lower = min(range.lowerBound, bytes.count)
    var upper = min(range.upperBound, bytes.count)
    while lower > 0, lower < bytes.count, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return Diagnostic(
      rule, message, at: SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper)))
  }

  /// Converts the text to the file's original encoding.
  private static func encoded(_ bytes: [UInt8], as form: DocumentForm) -> [UInt8] {
    if form.encoding == .utf8 { return bytes }
    let isBigEndian = form.encoding == .utf16BigEndian
    var result: [UInt8] = []
    result.reserveCapacity(2 * bytes.count + 2)
    func append(_ unit: UInt16) {
      let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
      result.append(isBigEndian ? high : low)
      result.append(isBigEndian ? low : high)
    }
    if form.hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { append(unit) }
    return result
  }
}
