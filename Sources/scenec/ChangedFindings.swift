// The findings of a file that have to do with its changes since a commit: those about objects that changed,
// and those that the file did not have before, because a change on one object can have consequences on others.

import SceneCompiler
import SceneDiagnostics
import SceneDiff
import SceneProject
import SceneXML

struct ChangedFindings {
  let changes: GitChanges

  /// The findings to report, in order. All of a new file, and of a file whose former version cannot be read.
  ///
  /// - Parameter findings: findings of `compiled`.
  func select(_ findings: [Diagnostic], of compiled: CompiledFile, _ plan: FilePlan) -> [Diagnostic] {
    let path = compiled.file.path
    guard !findings.isEmpty, let bytes = changes.formerBytes(of: path),
      let old = XMLReader.read(bytes, path: path).document, let new = compiled.document?.source
    else { return findings }
    // Stored frames that only follow other edits do not make an object a changed one.
    let changed = Set(SceneDiff(from: old, to: new).edits.compactMap(\.object.id))
    let former = Compilation.compile(
      bytes, path: path, environments: plan.environments, settings: plan.settings
    ).diagnostics
    let appeared = BaselineMatch(findings, accepting: former).areNew
    return zip(findings, appeared).filter { finding, isNew in
      isNew || (finding.allObjects + finding.objects + finding.constraints).contains(where: changed.contains)
    }.map(\.0)
  }
}
