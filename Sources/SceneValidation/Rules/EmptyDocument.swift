// no-scenes: a document without anything to compile.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let emptyDocument = ValidationRule(.noScenes) { findings in
    guard let root = findings.source.root else { return }
    let hasObjects = findings.document.scenes.contains { scene in
      var objects = scene.element
      if findings.source.name(of: objects) == .scene {
        guard let inner = findings.source.firstChild(of: objects, named: .objects) else { return false }
        objects = inner
      } else if findings.source.name(of: objects) != .objects {
        return true
      }
      return findings.source.children(of: objects).contains { _ in true }
    }
    guard !hasObjects else { return }
    findings.report(
      "the document contains no scenes and no objects", at: findings.source.nameRange(of: root), in: root,
      help: "restore its content from version control, or remove the file from the target")
  }
}
