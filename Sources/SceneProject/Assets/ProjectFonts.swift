// The font files that lie in the projects around scenes. An app's own fonts are found as its images are:
// without being named, and only when a scene asks for one. Font files are read by TextMetrics.

import SceneDiagnostics
import SceneModel
import SceneSystem
import SceneXML
import TextMetrics

/// The rule about fonts that nobody has.
package enum FontRules {
  package static let missingFont = Rule(
    "missing-font", .quality, .note,
    summary: "a font is neither the platform's nor in the project",
    rationale: """
      Where the app has no file of a font that a scene names, the system shows the text in another one, of other widths and \
      heights. Here such texts are measured by what is known of the font, or else in Helvetica Neue.
      """,
    remedy: "Add the font's file to the project, correct its name, or say where it lies with --fonts.")

  package static let all: [Rule] = [missingFont]
}

/// The fonts of the projects around the scenes of a run. A project is searched once, and only when a scene
/// names a font that is not the platform's; files are read whole when a scene names one of their fonts.
public final class ProjectFonts: Sendable {
  /// Font files by the keys of the fonts in them.
  private typealias Index = [String: [String]]

  private struct State {
    /// By folder of a scene: the roots to search, the nearest first.
    var roots: [String: [String]] = [:]
    var indices: [String: Index] = [:]
    var faces: [String: [FontFace]] = [:]
    /// By the files that make it up.
    var libraries: [[String]: FontLibrary] = [:]
  }

  private let state = Locked(State())

  private static let maximumFiles = 2000
  /// Of one file, and of all files of a project together. The largest fonts, of Chinese, have about 20 MiB.
  private static let maximumBytes = 32 << 20
  private static let maximumTotalBytes = 512 << 20
  /// How many of a project's files measure the texts of one document.
  private static let maximumUsedFiles = 64

  /// No folder is searched before the first font is looked up.
  public init() {}

  /// The fonts that measure a document: those that the user gave, then the project's files with a font that
  /// the document names; and a finding for every font that is nowhere.
  package func fonts(
    of document: InterfaceDocument, path: String, given: FontLibrary?
  ) -> (library: FontLibrary?, findings: [Diagnostic]) {
    let named = document.namedFonts.filter { font in
      !PlatformFonts.contains(font.name) && given?.face(for: Font(family: .named(font.name), size: 17)) == nil
    }
    guard !named.isEmpty else { return (given, []) }
    var folder = FilePaths.absoluteParts(of: path)
    if !folder.isEmpty { folder.removeLast() }
    let (faces, files) = faces(named: named.map(\.name), near: folder)
    let own = FontLibrary([], projectFaces: faces)
    let findings = named.filter { own.face(for: Font(family: .named($0.name), size: 17)) == nil }.map {
      font in
      Diagnostic(
        FontRules.missingFont, "the font “\(font.name)” is neither the platform's nor in the project",
        at: document.source.startTagRange(of: font.element))
    }
    guard !faces.isEmpty else { return (given, findings) }
    if let given { return (FontLibrary(given.faces, projectFaces: faces), findings) }
    return (state.withLock { $0.libraries[files, default: own] }, findings)
  }

  /// The faces of the files that have one of these fonts; a file that two folders have counts once, the
  /// nearer one.
  private func faces(named names: [String], near folder: [String]) -> (faces: [FontFace], files: [String]) {
    state.withLock { state in
      let key = folder.joined(separator: "/")
      let roots = state.roots[key] ?? ProjectRoot.above(folder)
      state.roots[key] = roots
      var files: [String] = []
      for name in names {
        for root in roots {
          if state.indices[root] == nil { state.indices[root] = Self.index(below: root) }
          guard let found = state.indices[root]?[FontFaceNames.key(name)] else { continue }
          for file in found where !files.contains(file) && files.count < Self.maximumUsedFiles {
            files.append(file)
          }
          break
        }
      }
      files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let faces = files.flatMap { file -> [FontFace] in
        if let known = state.faces[file] { return known }
        let faces = Self.read(file).map(FontFace.faces) ?? []
        state.faces[file] = faces
        return faces
      }
      return (faces, files)
    }
  }

  /// All font files below a folder, by the names of their fonts; of files that have the same font, each in
  /// the order of their paths.
  private static func index(below root: String) -> Index {
    var index: Index = [:]
    var total = 0
    for path in ProjectRoot.files(below: root, limit: maximumFiles, where: FontFolder.isFont) {
      guard total < maximumTotalBytes, let bytes = read(path) else { continue }
      total += bytes.count
      var keys: Set<String> = []
      for names in FontFace.names(in: bytes) { keys.formUnion(names.searchKeys) }
      for key in keys { index[key, default: []].append(path) }
    }
    return index
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let bytes = try? FileAccess.readRegular(path, limit: maximumBytes), bytes.count <= maximumBytes
    else { return nil }
    return bytes
  }
}

extension InterfaceDocument {
  /// The fonts that the document names, each once, with the first element that does.
  fileprivate var namedFonts: [(name: String, element: XMLDocument.ElementID)] {
    var seen: Set<String> = []
    var fonts: [(name: String, element: XMLDocument.ElementID)] = []
    for element in source.elements {
      switch source.name(of: element) {
      case .fontDescription, .font:
        guard let attribute = source.attribute(.name, of: element) else { continue }
        let name = source.value(of: attribute)
        if !name.isEmpty, name.utf8.count <= 512, seen.insert(name).inserted { fonts.append((name, element)) }
      default: continue
      }
    }
    return fonts
  }
}
