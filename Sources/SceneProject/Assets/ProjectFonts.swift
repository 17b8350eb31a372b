// Finds the font files in the projects around scenes. An app's fonts are found like its images:
// automatically, and only if a scene uses one. TextMetrics parses font files.

import SceneDiagnostics
import SceneModel
import SceneSystem
import SceneXML
import TextMetrics

/// The rule about fonts that are not available.
package enum FontRules {
  package static let missingFont = Rule(
    "missing-font", .quality, .note,
    summary: "a font is neither the platform's nor in the project",
    rationale: """
      Where the app has no file of a font that a scene names, the system shows the text in another one, of other widths and \
      heights. Here such texts are measured by what is known of the font, or else in Helvetica Neue.
      """,
    remedy: "Add the font's file to the project, correct its name, or pass its folder with --fonts.")

  package static let all: [Rule] = [missingFont]
}

/// The fonts of the projects in a run. Searches a project once, and only if a scene uses a font that is not
/// part of the platform. Reads a whole file only if a scene uses one of its fonts.
public final class ProjectFonts: Sendable {
  /// Font files, by the keys of their fonts.
  private typealias Index = [String: [String]]

  private struct State {
    /// The roots to search, nearest first, by the folder of a scene.
    var roots: [String: [String]] = [:]
    var indices: [String: Index] = [:]
    var faces: [String: [FontFace]] = [:]
    /// By the files that the library contains.
    var libraries: [[String]: FontLibrary] = [:]
  }

  private let state = Locked(State())

  private static let maximumFiles = 2000
  /// Limits for one file, and for all files of a project. The largest fonts, which are Chinese, take about 20
  /// MiB.
  private static let maximumBytes = 32 << 20
  private static let maximumTotalBytes = 512 << 20
  /// The maximum number of a project's files that are used for one document.
  private static let maximumUsedFiles = 64

  /// Creates an empty cache. Folders are searched when the first font is looked up.
  public init() {}

  /// The fonts for measuring a document: the given ones, then the project's files with a font that the
  /// document uses. Also a finding for every font that is not available.
  package func fonts(
    of document: InterfaceDocument, path: String, given: FontLibrary?
  ) -> (library: FontLibrary?, findings: [Diagnostic]) {
    // The list of the platform's fonts is that of iOS.
    guard document.header.platform != .macOS else { return (given, []) }
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

  /// The faces of the files with one of these fonts. If two folders contain the same file, the nearer one
  /// counts.
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

  /// All font files below a folder, by the names of their fonts. Files with the same font are in the order of
  /// their paths.
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
  /// The fonts that the document uses, each once, with the first element that uses it.
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
