// The entry point: one scene in one or several layouts as a whole SVG document. Painter draws the parts.

import AutoLayout
import SceneDiagnostics
import SceneModel
import TextMetrics

/// The pictures of all scenes of a document. What they have in common is prepared once.
public struct ScenePictures {
  private let document: InterfaceDocument
  private let painters: [Painter]
  private let diagnostics: [Diagnostic]

  /// Prepares pictures that show all layouts side by side.
  ///
  /// - Parameter diagnostics: the findings about the document, for the layer that shows them.
  public init(
    of document: InterfaceDocument, layouts: [DocumentLayout], diagnostics: [Diagnostic] = [],
    options: PictureOptions = PictureOptions(), assets: PictureAssets = .none
  ) {
    (self.document, self.diagnostics) = (document, diagnostics)
    painters = layouts.flatMap { layout in
      options.appearances.map { Painter(document, layout, options, $0, assets) }
    }
  }

  /// Draws a scene, as `ScenePicture.svg` does.
  public func svg(of scene: SceneIndex) -> [UInt8] {
    guard document.scenes.indices.contains(scene.index) else { return [] }
    return ScenePanels(scene, painters, diagnostics).svg()
  }
}

/// Pictures of single scenes, and of whole storyboards.
public enum ScenePicture {
  /// Draws one scene in one or several layouts, side by side.
  ///
  /// Every view is a group with its id in `data-id` and its size in `data-size`; every layer is a group with
  /// the class `layer` and its own name.
  ///
  /// - Parameters:
  ///   - scene: an index of the document's scenes.
  ///   - layouts: layouts of the document, in the order of the picture.
  ///   - diagnostics: the findings about the document, for the layer that shows them.
  /// - Returns: an SVG document without an XML declaration.
  public static func svg(
    of scene: SceneIndex, layouts: [DocumentLayout], document: InterfaceDocument,
    diagnostics: [Diagnostic] = [], options: PictureOptions = PictureOptions(),
    assets: PictureAssets = .none
  ) -> [UInt8] {
    ScenePictures(
      of: document, layouts: layouts, diagnostics: diagnostics, options: options, assets: assets
    ).svg(of: scene)
  }

  /// Draws one scene in one layout.
  public static func svg(
    of scene: SceneIndex, layout: DocumentLayout, document: InterfaceDocument,
    diagnostics: [Diagnostic] = [], options: PictureOptions = PictureOptions(),
    assets: PictureAssets = .none
  ) -> [UInt8] {
    svg(
      of: scene, layouts: [layout], document: document, diagnostics: diagnostics, options: options,
      assets: assets)
  }

  /// Draws all scenes of a storyboard where its canvas has them, with segues as arrows by kind, the entry
  /// point, and references to other storyboards.
  ///
  /// Every scene is a group with its id in `data-scene`, and every segue one with its id in `data-id` and its
  /// kind in `data-kind`.
  public static func canvas(
    of document: InterfaceDocument, layout: DocumentLayout, diagnostics: [Diagnostic] = [],
    options: PictureOptions = PictureOptions(), assets: PictureAssets = .none
  ) -> [UInt8] {
    let painter = Painter(document, layout, options, options.appearances.first ?? .light, assets)
    var canvas = StoryboardCanvas(painter, diagnostics)
    return canvas.svg()
  }

  /// The name of a scene for people: that of its controller, or else of its first view.
  public static func name(of scene: SceneIndex, in document: InterfaceDocument) -> String {
    guard document.scenes.indices.contains(scene.index) else { return "" }
    let content = document[scene]
    if let controller = content.controller { return document.displayName(of: controller) }
    return content.topLevelViews.first.map { document.displayName(of: $0) } ?? "Scene"
  }
}
