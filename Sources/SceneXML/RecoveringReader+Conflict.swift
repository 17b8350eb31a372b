// Reads past merge conflicts: keeps the first side, skips the other, and reports each conflict once.

import SceneDiagnostics

extension RecoveringReader {
  /// Reports the conflict whose first marker line starts at `i`.
  mutating func startConflict() {
    let end = lineEnd(i)
    conflict = isStopped ? nil : diagnostics.count
    error(
      "an unresolved merge conflict starts here", rule: SyntaxRules.mergeConflict, from: i, to: end,
      help: "keep one side and delete the marker lines")
    i = end
  }

  /// Skips from the line between the two sides to the end of the conflict.
  mutating func skipOtherSide() {
    guard let index = conflict else { return }
    conflict = nil
    diagnostics[index].notes.append(
      .init("the other side starts here", at: SourceRange(offset(i), offset(i + 7))))
    var line = i
    while line < bytes.count {
      if matches(">>>>>>>", at: line) {
        let end = lineEnd(line)
        diagnostics[index].notes.append(.init("and ends here", at: SourceRange(offset(line), offset(end))))
        i = end
        return
      }
      line = lineEnd(line) + 1
    }
    i = bytes.count
  }
}
