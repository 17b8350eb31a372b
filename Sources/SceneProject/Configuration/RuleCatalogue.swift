// All rules of all stages, for listing and explaining. Each stage declares its own rules.

import LayoutAnalysis
import SceneDiagnostics
import SceneDocumentJSON
import SceneModel
import SceneRules
import SceneValidation
import SceneXML

/// All rules of scenec.
public enum RuleCatalogue {
  /// All rules, sorted by name.
  public static let all: [Rule] =
    (InputRules.all + ConfigurationRules.all + FontRules.all + AcceptanceRules.all + SyntaxRules.all
    + JSONRules.all
    + [.unsupportedDocument, .malformedValue] + ValidationRules.all + PracticeRules.all + LayoutRules.all)
    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }

  /// The rule with a name; nil if there is none.
  public static func rule(named name: String) -> Rule? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
