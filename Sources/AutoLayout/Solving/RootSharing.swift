// What the roots of a document share if it is laid out in several environments: measured texts, and the solvers
// of roots with equal rows. Lists have thousands of equal cells, which then take the memory of one, and those
// with equal numbers are solved once for each screen.

import SceneModel

/// The state that the solvers of a document's roots share. It does not affect any layout.
final class RootSharing {
  /// The measured texts.
  let texts = KeptTexts()
  /// By the hash of their rows. Never iterated over.
  private var rows: [Int: [SharedRows]] = [:]
  private var count = 0

  /// The rows of another root that are equal to these apart from their labels; otherwise these, for others.
  func join(_ new: SharedRows) -> SharedRows {
    let system = new.solved.state.system
    guard system.program.variableCount <= LayoutLimits.variablesOfSharedRows,
      system.program.rejectedRows.isEmpty
    else { return new }
    let hash = system.hashOfRows
    if let known = rows[hash]?.first(where: { $0.solved.state.system.hasRows(of: system) }) {
      known.userCount += 1
      return known
    }
    new.kind = SharedRows.Kind(number: count, hash: hash)
    new.solved.kindOfRows = count
    count += 1
    rows[hash, default: []].append(new)
    return new
  }

  /// Forgets rows that no root uses any more.
  func leave(_ shared: SharedRows) {
    shared.userCount -= 1
    guard shared.userCount == 0, let hash = shared.kind?.hash else { return }
    rows[hash]?.removeAll { $0 === shared }
  }
}
