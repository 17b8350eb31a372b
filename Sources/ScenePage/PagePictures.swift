// The pictures of a file: every scene in every environment, with all layers, which the page shows on demand.

import AutoLayout
import SceneModel
import SceneRender

enum PagePictures {
  /// The pictures with the ends of their ids: the number of the scene and that of the layout.
  static func draw(
    _ input: PageInput, _ scenes: PageScenes, _ options: PictureOptions
  ) -> [(end: String, svg: [UInt8])] {
    guard let document = input.document else { return [] }
    var options = options
    options.layers = PictureOptions.Layers(PictureOptions.Layers.named.map(\.layer))
    options.showsCaptions = false
    options.showsLegend = false
    options.hasBackground = false
    let layouts = input.layouts.map {
      ScenePictures(
        of: document, layouts: [$0], diagnostics: input.diagnostics, options: options, assets: input.assets)
    }
    var pictures: [(end: String, svg: [UInt8])] = []
    for (number, scene) in scenes.all.enumerated() {
      for (layoutNumber, layout) in layouts.enumerated() {
        pictures.append(("\(number)-\(layoutNumber)", layout.svg(of: scene)))
      }
    }
    return pictures
  }

  /// The canvas of a storyboard with several scenes, without layers.
  static func canvas(of input: PageInput, _ scenes: PageScenes, _ options: PictureOptions) -> [UInt8]? {
    guard let document = input.document, document.header.kind == .storyboard, scenes.all.count > 1,
      let layout = input.layouts.first
    else { return nil }
    var options = options
    options.layers = []
    return ScenePicture.canvas(
      of: document, layout: layout, diagnostics: input.diagnostics, options: options, assets: input.assets)
  }
}
