// Applies the fixes that are safe without confirmation. Compiles the new bytes again until nothing is left to
// fix. Works on bytes; FixCommand reads and writes files.

import SceneDiagnostics
import SceneModel
import SceneProject
import SceneXML

/// The result of fixing one file.
public struct FixedFile: Sendable {
  /// The original text.
  public let original: SourceFile
  /// The fixed text; the original one if there is nothing to fix.
  public let bytes: [UInt8]
  /// What was fixed.
  public let fixed: [FixedFinding]
  /// The number of further findings that showed only after others were fixed, and were fixed too.
  public let uncovered: Int
  /// The reason why nothing was changed although there are fixes; nil otherwise.
  public let refusal: String?
  /// The errors because of which the file could not be compiled; empty otherwise.
  public let errors: [Diagnostic]

  /// Whether `bytes` differ from the original ones.
  public var isChanged: Bool { errors.isEmpty && bytes != original.bytes }
}

/// A finding that was fixed.
public struct FixedFinding: Sendable {
  /// The rule of the finding.
  public let rule: Rule
  /// The position of the finding in the original text.
  public let range: SourceRange?
  /// What was done, as an imperative: “set the frame to (16, 20, 100, 21)”.
  public let title: String
}

/// Applies safe fixes: `scenec fix` on bytes.
public enum SafeFixes {
  /// The maximum number of passes. Each pass compiles the whole file, because fixes can uncover others: a new
  /// frame moves its subviews.
  private static let passLimit = 8

  /// Applies all safe fixes of the selected rules. Leaves a file unchanged if it has still fixes after the
  /// last pass or if it would get a new error.
  ///
  /// - Parameter requested: the names of rules whose fixes are applied although they are not safe.
  public static func fix(
    _ bytes: [UInt8], path: String, environments: EnvironmentChoice = EnvironmentChoice(),
    settings: FileSettings = FileSettings(), alsoOf requested: Set<String> = []
  ) -> FixedFile {
    let original = Compilation.compile(bytes, path: path, environments: environments, settings: settings)
    guard original.document != nil else {
      return FixedFile(
        original: original.file, bytes: bytes, fixed: [], uncovered: 0, refusal: nil,
        errors: original.diagnostics)
    }
    func unchanged(_ refusal: String? = nil) -> FixedFile {
      FixedFile(
        original: SourceFile(path: path, bytes: bytes), bytes: bytes, fixed: [], uncovered: 0,
        refusal: refusal, errors: [])
    }
    var compiled = original
    var count = 0
    for _ in 0..<passLimit {
      let fixes = compiled.diagnostics.compactMap { fix(of: $0, requested) }
      if fixes.isEmpty {
        guard compiled.file.bytes != bytes else { return unchanged() }
        guard errors(compiled) <= errors(original) else {
          return unchanged("the fixes would cause new errors")
        }
        let fixed = original.diagnostics.compactMap { diagnostic in
          fix(of: diagnostic, requested).map {
            FixedFinding(rule: diagnostic.rule, range: diagnostic.range, title: $0.title)
          }
        }
        return FixedFile(
          original: original.file, bytes: compiled.file.bytes, fixed: fixed,
          uncovered: max(0, count - fixed.count), refusal: nil, errors: [])
      }
      // Edits refer to the decoded text, which equals the file's bytes only in UTF-8.
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

  /// The fix to apply; nil if there is none.
  private static func fix(of diagnostic: Diagnostic, _ requested: Set<String>) -> Diagnostic.FixIt? {
    let isRequested = requested.contains(diagnostic.rule.name)
    return diagnostic.fixes.first { ($0.isSafe || isRequested) && !$0.edits.isEmpty }
  }

  private static func errors(_ compiled: CompiledFile) -> Int {
    compiled.diagnostics.count { $0.severity == .error }
  }

  /// Applies the fixes that do not overlap an earlier one. Returns the new text and their number.
  static func apply(_ fixes: [Diagnostic.FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    // In a stable order by position, an overlap is always with the preceding edit, and the earlier finding
    // wins.
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
