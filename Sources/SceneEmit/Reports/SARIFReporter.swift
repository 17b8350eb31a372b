// SARIF 2.1.0 (OASIS): the tool with all its rules, then a result per diagnostic with related locations and
// fixes. Columns count Unicode code points, as `columnKind` declares. A region ends after its last character.

import SceneDiagnostics
import SceneText

struct SARIFReporter: Reporter {
  private let rules: [Rule]
  private let indices: [Rule: Int]
  private let version: String

  init(rules: [Rule], version: String) {
    self.rules = rules
    self.version = version
    indices = Dictionary(zip(rules, rules.indices)) { first, _ in first }
  }

  var header: [UInt8] {
    var json = JSONWriter(style: .compact, capacity: 1 << 16)
    json.beginObject()
    json.member("name", Product.name)
    json.member("version", version)
    json.member("informationUri", Product.home)
    json.key("rules")
    json.beginArray()
    for rule in rules { write(rule, to: &json) }
    json.endArray()
    json.endObject()
    let start = """
      {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",\
      "version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","tool":{"driver":
      """
    return Array(start.utf8) + json.bytes + Array("},\n\"results\":[\n".utf8)
  }
  var separator: [UInt8] { Array(",\n".utf8) }
  var footer: [UInt8] { Array("\n]}]}\n".utf8) }

  func part(of report: FileReport) -> [UInt8] {
    var parts: [[UInt8]] = []
    let fingerprints = Fingerprint.all(of: report.diagnostics, path: report.plainPath)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      var json = JSONWriter(style: .compact, capacity: 1024)
      write(diagnostic, fingerprint, in: report, to: &json)
      parts.append(json.bytes)
    }
    return Array(parts.joined(separator: separator))
  }

  // MARK: Rules

  private func write(_ rule: Rule, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", rule.name)
    write("shortDescription", text: rule.summary, to: &json)
    if !rule.rationale.isEmpty { write("fullDescription", text: rule.rationale, to: &json) }
    if !rule.remedy.isEmpty { write("help", text: rule.remedy, to: &json) }
    json.member("helpUri", rule.page)
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("enabled", rule.isEnabledByDefault)
    json.member("level", rule.defaultSeverity.name)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.member("tags", [rule.category.rawValue])
    json.endObject()
    json.endObject()
  }

  private func write(_ key: StaticString, text: String, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }

  // MARK: Results

  private func write(
    _ d: Diagnostic, _ fingerprint: Fingerprint, in report: FileReport, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("ruleId", d.rule.name)
    if let index = indices[d.rule] { json.member("ruleIndex", index) }
    json.member("level", d.severity.name)
    write("message", text: ([d.line] + d.details).joined(separator: "\n"), to: &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    writePhysicalLocation(d.range, in: report, to: &json)
    writeLogicalLocation(of: d, to: &json)
    json.endObject()
    json.endArray()
    let related = d.notes.filter { $0.range != nil }
    if !related.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for (i, note) in related.enumerated() {
        json.beginObject()
        json.member("id", i)
        writePhysicalLocation(note.range, in: report, to: &json)
        write("message", text: note.message, to: &json)
        json.endObject()
      }
      json.endArray()
    }
    json.key("partialFingerprints")
    json.beginObject()
    json.member("scenec/v2", fingerprint.hexadecimal)
    json.endObject()
    writeFixes(d.fixes.filter { !$0.edits.isEmpty }, in: report, to: &json)
    if d.restsOnAssumedSize || !d.environments.isEmpty || !d.facts.isEmpty {
      json.key("properties")
      json.beginObject()
      if !d.environments.isEmpty {
        json.member("environments", d.environments.lazy.map(\.name))
        json.member("environmentIDs", d.environments.lazy.map(\.id))
      }
      if d.restsOnAssumedSize { json.member("restsOnAssumedSize", true) }
      if !d.facts.isEmpty { FactsJSON.write(d.facts, in: report.file, path: report.plainPath, to: &json) }
      json.endObject()
    }
    json.endObject()
  }

  private func writePhysicalLocation(
    _ range: SourceRange?, in report: FileReport, to json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.beginObject()
    writeArtifact(report.plainPath, to: &json)
    if let range, report.file != nil {
      json.key("region")
      writeRegion(range, in: report, to: &json)
    }
    json.endObject()
  }

  private func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", Self.uri(path))
    json.endObject()
  }

  private func writeRegion(_ range: SourceRange, in report: FileReport, to json: inout JSONWriter) {
    json.beginObject()
    if let (start, end) = report.place(of: range) {
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
    json.endObject()
  }

  /// The object in terms of Interface Builder: its id and its path in words.
  private func writeLogicalLocation(of d: Diagnostic, to json: inout JSONWriter) {
    guard d.objectPath != nil || !d.objects.isEmpty else { return }
    json.key("logicalLocations")
    json.beginArray()
    json.beginObject()
    json.member("kind", "element")
    json.member("name", ifPresent: d.objects.first)
    json.member("fullyQualifiedName", ifPresent: d.objectPath)
    json.endObject()
    json.endArray()
  }

  private func writeFixes(_ fixes: [Diagnostic.FixIt], in report: FileReport, to json: inout JSONWriter) {
    guard !fixes.isEmpty else { return }
    json.key("fixes")
    json.beginArray()
    for fix in fixes {
      json.beginObject()
      write("description", text: fix.title, to: &json)
      json.key("artifactChanges")
      json.beginArray()
      json.beginObject()
      writeArtifact(report.plainPath, to: &json)
      json.key("replacements")
      json.beginArray()
      for edit in fix.edits {
        json.beginObject()
        json.key("deletedRegion")
        writeRegion(edit.range, in: report, to: &json)
        write("insertedContent", text: edit.replacement, to: &json)
        json.endObject()
      }
      json.endArray()
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// A URI reference: unreserved characters and slashes as they are, all other bytes percent-encoded, so that
  /// a colon in a name is not read as the end of a scheme. An absolute path becomes a file URI.
  static func uri(_ path: String) -> String {
    var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
