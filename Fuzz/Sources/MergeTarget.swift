// The fuzz target for merges: three versions of one document. A result must parse wherever the versions do, and
// edits of one side alone, or of both sides alike, must be taken as they are.

import SceneDiagnostics
import SceneMerge
import SceneXML

func merge(_ bytes: [UInt8]) {
  let versions = versions(bytes)
  guard let base = document(versions.base), let ours = document(versions.ours),
    let theirs = document(versions.theirs)
  else { return }
  for favored in [MergeSide.ours, .theirs] {
    let result = SceneMerge.merge(base: base, ours: ours, theirs: theirs, favoring: favored)
    precondition(document(result.bytes) != nil)
    _ = MergeText.text(of: result, path: "fuzz.xib", favoring: favored)
  }
  take(theirs, SceneMerge.merge(base: base, ours: base, theirs: theirs))
  take(ours, SceneMerge.merge(base: base, ours: ours, theirs: base))
  take(ours, SceneMerge.merge(base: base, ours: ours, theirs: ours))
}

private func take(_ version: XMLDocument, _ result: MergeResult) {
  precondition(result.conflicts.isEmpty)
  precondition(result.bytes == version.file.bytes)
}

/// A document without errors, as `scenec merge` takes it.
private func document(_ bytes: [UInt8]) -> XMLDocument? {
  let (document, diagnostics) = XMLReader.read(bytes, path: "fuzz.xib")
  return diagnostics.contains { $0.severity == .error } ? nil : document
}

private func versions(_ bytes: [UInt8]) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
  var source = ByteSource(bytes)
  let tree = EditedTree(&source)
  var (mine, yours) = (tree, tree)
  mine.edit(&source)
  yours.edit(&source)
  return (tree.written(&source), mine.written(&source), yours.written(&source))
}

/// Prints the versions that the bytes make.
func showMerge(_ bytes: [UInt8]) {
  let versions = versions(bytes)
  for (name, text) in [("base", versions.base), ("ours", versions.ours), ("theirs", versions.theirs)] {
    print("-- \(name)", String(decoding: text, as: UTF8.self), separator: "\n")
  }
}
