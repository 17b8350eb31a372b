// Where the simplex starts in roots with thousands of connected views: at the solution for one standard screen,
// which every layout of the root starts from. Devices then share most of the work, and a layout does not depend
// on which devices are laid out before it.

import SceneModel
import Simplex

/// The solution of a root for the standard screen. Empty for roots without large components.
struct RootStart {
  private(set) var rows: SharedStart?
  /// The rows that conflicts broke, and the solution near them.
  private var near: (broken: [RowID], rows: SharedStart)?
  /// The result if the layout takes too many steps: it is not tried on other screens.
  private(set) var failure: Solution?
  /// Whether values near broken rows take too many steps.
  private(set) var isNearOutOfReach = false

  init() {}

  /// - Parameters:
  ///   - solved: rows that were not solved yet.
  ///   - parameters: their numbers on the standard screen.
  init(of solved: SolvedRoot, _ parameters: LayoutParameters) {
    let root = SolvedRoot(copying: solved)
    root.state.restart(with: parameters)
    let broken = root.state.solve()
    switch root.state.solution.status {
    case .optimal, .infeasible: break
    case .iterationLimit:
      failure = root.state.solution
      return
    case .numericalFailure: return
    }
    rows = root.state.solver.nonbasicRows
    if broken.isEmpty { return }
    let near = NearBrokenRows(broken, of: root)
    if near.values(for: root) == nil {
      isNearOutOfReach = true
    } else {
      self.near = (broken, near.solver.nonbasicRows)
    }
  }

  /// The start of the rows in which the broken ones are optional.
  func rows(near broken: [RowID]) -> SharedStart? {
    if let near, near.broken == broken { return near.rows }
    return rows
  }
}

extension RootInputs {
  /// The inputs on the standard screen. They depend only on what all layouts of the same rows have in common.
  func onStandardScreen(_ traits: RowTraits) -> RootInputs {
    var environment = environment
    environment.deviceID = ""
    environment.orientation = .portrait
    environment.screenSize = Size(width: 375, height: 667)
    environment.scale = 2
    environment.widthClass = .compact
    environment.heightClass = .regular
    environment.idiom = "phone"
    environment.isDocumentsOwn = traits.isDocumentsOwn
    environment.screenInsets = .zero
    environment.hasHomeIndicator = false
    environment.doublesScreenInsets = false
    return RootInputs(environment: environment, size: environment.screenSize, geometry: nil)
  }
}
