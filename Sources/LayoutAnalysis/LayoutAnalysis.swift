// The driver: lays out a document in each environment and analyzes the layouts. The diagnostics of a layout
// do not depend on earlier layouts. Only DiagnosticMerge combines diagnostics of several environments.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// A document's layout in one environment, with its diagnostics.
public struct AnalyzedLayout: Sendable {
  /// The frames.
  public let layout: DocumentLayout
  /// Conflicts, ambiguity, misplacement and other diagnostics about the layout, in document order.
  public let diagnostics: [Diagnostic]
}

/// Lays out `document` in each environment and analyzes each layout as if it were the only one.
///
/// - Parameter isSelected: the rules that the caller wants; some checks run only if they are selected.
/// - Returns: one layout per environment; none for a platform other than iOS.
public func analyzeLayouts(
  of document: InterfaceDocument, in environments: [LayoutEnvironment],
  isSelected: (Rule) -> Bool = { _ in true }
) -> [AnalyzedLayout] {
  let analyzer = LayoutAnalyzer(
    document, environmentCount: environments.count, memory: LayoutMemory(), isSelected: isSelected)
  return environments.compactMap { analyzer.analyze(in: $0, TrialBudget(), besides: nil) }
}

/// Lays out `document` in each environment, and returns the diagnostics of all as one list.
///
/// The diagnostics are those of ``mergeDiagnostics(_:)`` for ``analyzeLayouts(of:in:isSelected:)``, but cost
/// less: a diagnostic that an earlier environment has is not explained again. The only difference is that the
/// number of tried fixes is limited per document here, and per environment there.
public func analyzeLayoutsTogether(
  of document: InterfaceDocument, in environments: [LayoutEnvironment],
  isSelected: (Rule) -> Bool = { _ in true }
) -> (layouts: [DocumentLayout], diagnostics: [Diagnostic]) {
  var layouts: [DocumentLayout] = []
  let diagnostics = analyzeLayoutsTogether(
    of: document, in: environments, memory: LayoutMemory(), isSelected: isSelected
  ) { layouts.append($0) }
  return (layouts, diagnostics)
}

/// The same in the memory of earlier layouts. Passes each layout to `visit` as soon as it is analyzed, so that
/// the caller decides whether to keep it: those of a large document for all devices take most of a run's memory.
package func analyzeLayoutsTogether(
  of document: InterfaceDocument, in environments: [LayoutEnvironment], memory: LayoutMemory,
  isSelected: (Rule) -> Bool, visit: (DocumentLayout) -> Void
) -> [Diagnostic] {
  let analyzer = LayoutAnalyzer(
    document, environmentCount: environments.count, memory: memory, isSelected: isSelected)
  if environments.count == 1 {
    guard let analyzed = analyzer.analyze(in: environments[0], TrialBudget(), besides: nil) else {
      return []
    }
    visit(analyzed.layout)
    return DiagnosticMerge.diagnostics(ofOne: analyzed)
  }
  let trials = TrialBudget()
  var merge = DiagnosticMerge()
  for environment in environments {
    guard let analyzed = analyzer.analyze(in: environment, trials, besides: merge) else { continue }
    visit(analyzed.layout)
    merge.add(analyzed)
  }
  return merge.merged
}

/// The state that the analyses of one document's layouts share. It does not affect diagnostics.
private struct LayoutAnalyzer {
  private let document: InterfaceDocument
  private let layouts: LayoutCache
  private let rules: QualityRules
  private let facts: DiagnosticFacts
  private let cache: AnalysisCache?

  init(
    _ document: InterfaceDocument, environmentCount: Int, memory: LayoutMemory, isSelected: (Rule) -> Bool
  ) {
    self.document = document
    layouts = LayoutCache(document, environmentCount: environmentCount, memory: memory)
    rules = QualityRules(isSelected)
    facts = DiagnosticFacts(document)
    cache = environmentCount > 1 ? AnalysisCache() : nil
  }

  /// - Parameter merge: the diagnostics of other environments, if equal ones only need outlines.
  func analyze(
    in environment: LayoutEnvironment, _ trials: TrialBudget, besides merge: DiagnosticMerge?
  ) -> AnalyzedLayout? {
    let context = DiagnosticContext(
      document: document, traits: layouts.traitResolution(in: environment), environment: environment,
      rules: rules, facts: facts, trials: trials, explained: merge)
    var diagnostics: [Diagnostic] = []
    let layout = layouts.layOut(in: environment) { root in
      let found = rootDiagnostics(of: root, context)
      if diagnostics.isEmpty { diagnostics = found } else { diagnostics += found }
    }
    guard let layout else { return nil }
    addOffscreenCells(layout, to: &diagnostics)
    diagnostics += presentationContextDiagnostics(layouts.containers(in: environment), in: document)
    diagnostics += unknownDeviceDiagnostics(environment, of: document)
    diagnostics += staleFlagDiagnostics(layout, diagnostics, of: document)
    diagnostics = document.withoutClaimsAboutLostParts(diagnostics)
    diagnostics.sort { a, b in
      if let x = a.range, let y = b.range, x != y { return x < y }
      return a.rule.name < b.rule.name
    }
    return AnalyzedLayout(layout: layout, diagnostics: diagnostics)
  }

  /// Interface Builder does not lay out rows off the canvas, so that their views are not misplaced: their
  /// stored frames have no meaning (flagged 0 of 4).
  private func addOffscreenCells(_ layout: DocumentLayout, to diagnostics: inout [Diagnostic]) {
    let notes = offscreenCellDiagnostics(layout, diagnostics, of: document)
    if notes.isEmpty { return }
    let unlaid = Set(notes.flatMap(\.objects))
    diagnostics.removeAll {
      $0.rule == LayoutRules.misplacedView && $0.objects.first.map(unlaid.contains) == true
    }
    diagnostics += notes
  }

  private func rootDiagnostics(of root: RootLayout, _ context: DiagnosticContext) -> [Diagnostic] {
    guard let cache else { return layoutDiagnostics(of: root, root.solved(), nil, context) }
    if !root.isSolved, let known = cache.findings(of: root, context) { return known }
    let solved = root.solved()
    let found = layoutDiagnostics(of: root, solved, cache, context)
    cache.keep(found, of: root, solved, context)
    return found
  }
}
