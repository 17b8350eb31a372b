// Applies the fixes that are safe without asking: edits from findings give new bytes, which are compiled
// again until nothing is left to fix. Works on bytes; FixCommand reads and writes files.

import SceneDiagnostics
import SceneModel
import SceneProject
import SceneXML

/// What fixing one file came to.
public struct FixedFile: Sendable {
  /// The text before, and the findings about it.
  public let original: SourceFile
  /// The text after; the same when there is nothing to fix.
  public let bytes: [UInt8]
  /// How many findings were fixed.
  public let count: Int
  /// Why nothing was changed although something could be fixed; nil otherwise.
  public let refusal: String?
  /// Why the text is not a document that could be looked at; empty otherwise.
  public let errors: [Diagnostic]

  /// Whether `bytes` differ from those that were given.
  public var isChanged: Bool { errors.isEmpty && bytes != original.bytes }
}

/// Puts right what can be fixed without asking: `scenec fix` on bytes.
public enum SafeFixes {
  /// Fixes can uncover others: a new frame moves what is in it. Each pass compiles the whole file.
  private static let passLimit = 8

  /// Applies all safe fixes of the selected rules. A file that does not settle within a few passes, or that
  /// would hold a new error afterwards, is left as it is.
  public static func fix(
    _ bytes: [UInt8], path: String, environments: EnvironmentChoice = EnvironmentChoice(),
    settings: FileSettings = FileSettings()
  ) -> FixedFile {
    let original = Compilation.compile(bytes, path: path, environments: environments, settings: settings)
    guard original.document != nil else {
      return FixedFile(
        original: original.file, bytes: bytes, count: 0, refusal: nil, errors: original.diagnostics)
    }
    func unchanged(_ refusal: String? = nil) -> FixedFile {
      FixedFile(
        original: SourceFile(path: path, bytes: bytes), bytes: bytes, count: 0, refusal: refusal, errors: [])
    }
    var compiled = original
    var count = 0
    for _ in 0..<passLimit {
      let fixes = compiled.diagnostics.compactMap { $0.fixes.first { $0.isSafe && !$0.edits.isEmpty } }
      if fixes.isEmpty {
        guard compiled.file.bytes != bytes else { return unchanged() }
        guard errors(compiled) <= errors(original) else {
          return unchanged("the fixes would cause new errors")
        }
        return FixedFile(
          original: original.file, bytes: compiled.file.bytes, count: count, refusal: nil, errors: [])
      }
      // Edits index the text as it was decoded; only UTF-8 is stored as it is read.
      guard original.file.bytes == bytes else { return unchanged("the file is not UTF-8") }
      let (next, applied) = apply(fixes, to: compiled.file.bytes)
      guard applied > 0, next != compiled.file.bytes else {
        return unchanged("the fixes conflict with each other")
      }
      count += applied
      compiled = Compilation.compile(next, path: path, environments: environments, settings: settings)
    }
    return unchanged("applying the fixes again would change the file again")
  }

  private static func errors(_ compiled: CompiledFile) -> Int {
    compiled.diagnostics.count { $0.severity == .error }
  }

  /// The text with the edits of all fixes that do not overlap an earlier one, and how many those are.
  static func apply(_ fixes: [Diagnostic.FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    // By place: an overlap is then one with the neighbor before. Stable, so that the earlier finding wins.
    let candidates = fixes.enumerated()
      .flatMap { number, fix in fix.edits.map { (number: number, edit: $0) } }
      .sorted { ($0.edit.range.lower, $0.number) < ($1.edit.range.lower, $1.number) }
    var refused: Set<Int> = []
    var reached: UInt32 = 0
    for (number, edit) in candidates {
      if edit.range.lower < reached || Int(edit.range.upper) > bytes.count { refused.insert(number) }
      reached = max(reached, edit.range.upper)
    }
    let accepted = candidates.filter { !refused.contains($0.number) }.map(\.edit)
    let applied = fixes.count - refused.count
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in accepted where Int(edit.range.lower) >= position {
      result += bytes[position..<Int(edit.range.lower)]
      result += edit.replacement.utf8
      position = Int(edit.range.upper)
    }
    result += bytes[position...]
    return (result, applied)
  }
}
