// Compares systems apart from the views, guides and constraints that they are about: roots with equal rows can
// share a solver, one after another.

import SceneModel
import Simplex

extension ConstraintSystem {
  /// What differs between roots with equal rows: whose rows, views and guides they are.
  struct Labels {
    fileprivate let views: [ViewIndex]
    fileprivate let positions: ViewPositions
    fileprivate let provenance: [Provenance]
    fileprivate let alignmentInsets: [EdgeInsets]
    fileprivate let contentSizes: [(view: ViewIndex, width: Variable, height: Variable)]
    fileprivate let guides: [(guide: GuideIndex, rect: ItemRect)]
  }

  var labels: Labels {
    get {
      Labels(
        views: views, positions: positions, provenance: provenance, alignmentInsets: alignmentInsets,
        contentSizes: contentSizes, guides: guides)
    }
    set {
      (views, positions, provenance) = (newValue.views, newValue.positions, newValue.provenance)
      (alignmentInsets, contentSizes) = (newValue.alignmentInsets, newValue.contentSizes)
      guides = newValue.guides
    }
  }

  /// Whether the rows are those of another system, with other labels and possibly other values of parameters.
  func hasRows(of other: ConstraintSystem) -> Bool {
    guard program.differsOnlyInConstants(from: other.program), parameters.hasRows(of: other.parameters),
      parametricRows.count == other.parametricRows.count,
      parametricTerms.count == other.parametricTerms.count, rootBottoms == other.rootBottoms,
      rootCenters == other.rootCenters,
      zip(parametricRows, other.parametricRows).allSatisfy({ $0 == $1 }),
      zip(parametricTerms, other.parametricTerms).allSatisfy({ $0 == $1 }),
      zip(provenance, other.provenance).allSatisfy({ $0.isAlike($1) })
    else { return false }
    var next = 0
    return (0..<program.rowCount).allSatisfy { row in
      if next < parametricRows.count, Int(parametricRows[next].row) == row {
        next += 1
        return true
      }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      return program.constant(of: id) == other.program.constant(of: id)
    }
  }

  /// A hash of the rows without the values of parameters.
  var hashOfRows: Int {
    var hasher = Hasher()
    program.hashApartFromConstants(into: &hasher)
    var next = 0
    for row in 0..<program.rowCount {
      if next < parametricRows.count, Int(parametricRows[next].row) == row {
        hasher.combine(parametricRows[next].rest)
        next += 1
      } else {
        hasher.combine(program.constant(of: RowID(index: Int32(truncatingIfNeeded: row))))
      }
    }
    return hasher.finalize()
  }
}
