// The sizes of images that stand in asset catalogs near a scene. Interface Builder writes the sizes of images into the
// document; for one that it could not find the catalog says what the app will show.

import SceneModel

/// The asset catalogs around the scenes of a run. A project is searched once, and only when a scene names an image whose size
/// its document does not state.
public final class AssetCatalogs: Sendable {
  /// One image set: its folder.
  private typealias Index = [String: [String]]

  private struct State {
    /// By folder of a scene: the project's root.
    var roots: [String: String] = [:]
    var indices: [String: Index] = [:]
    /// By folder of an image set.
    var sizes: [String: Size?] = [:]
  }

  private let state = Locked(State())

  /// How far above a scene its project may begin, how deep a catalog may stand below, and how much is looked at.
  private static let levels = 8
  private static let maximumFolders = 20_000

  /// No catalog is read before the first image is looked up.
  public init() {}

  /// The size in points of an image, nil where no catalog of the scene's project has it. Of several image sets with one name
  /// the one nearest to the scene counts.
  func size(ofImage name: String, near path: String) -> Size? {
    var folder = PathPattern.absoluteParts(of: path)
    guard !folder.isEmpty else { return nil }
    folder.removeLast()
    return state.withLock { state in
      let key = folder.joined(separator: "/")
      let root: String
      if let known = state.roots[key] {
        root = known
      } else {
        root = Self.root(above: folder)
        state.roots[key] = root
      }
      if state.indices[root] == nil { state.indices[root] = Self.index(below: root) }
      // The name of an image in a group with a namespace begins with the group's.
      let groups = name.split(separator: "/")
      guard let last = groups.last, let sets = state.indices[root]?[String(last)] else { return nil }
      // Sets stand in the order of their paths; the first of the nearest wins.
      var best: (shared: Int, path: String)?
      for set in sets {
        let parts = PathPattern.absoluteParts(of: set)
        guard Self.isInside(groups.dropLast(), parts.dropLast()) else { continue }
        let shared = zip(parts, folder).prefix { $0 == $1 }.count
        if shared > best?.shared ?? -1 { best = (shared, set) }
      }
      guard let set = best?.path else { return nil }
      if let known = state.sizes[set] { return known }
      let size = Self.size(ofSet: set)
      state.sizes[set] = .some(size)
      return size
    }
  }

  /// Whether a path has these folders one within the other, others between them.
  private static func isInside(_ groups: ArraySlice<Substring>, _ path: ArraySlice<String>) -> Bool {
    var rest = groups
    for part in path where rest.first.map({ $0 == part }) ?? false { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The nearest folder upwards that holds a project, a package or a repository; the scene's own where none is near.
  private static func root(above folder: [String]) -> String {
    var current = folder
    for _ in 0..<levels where !current.isEmpty {
      let path = "/" + current.joined(separator: "/")
      let entries = (try? FolderListing.entries(of: path)) ?? []
      let isRoot = entries.contains {
        $0.name == "Package.swift" || $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace")
      }
      if isRoot || (try? FolderListing.entries(of: path + "/.git")) != nil { return path }
      current.removeLast()
    }
    return "/" + folder.joined(separator: "/")
  }

  /// All image sets of all catalogs below a folder, by name.
  private static func index(below root: String) -> Index {
    var index: Index = [:]
    var folders: [(path: String, depth: Int, isCatalog: Bool)] = [(root, 0, false)]
    var count = 0
    while let folder = folders.popLast(), count < maximumFolders {
      count += 1
      guard let entries = try? FolderListing.entries(of: folder.path) else { continue }
      for entry in entries.reversed() where entry.isFolder {
        let path = "\(folder.path)/\(entry.name)"
        if folder.isCatalog, entry.name.hasSuffix(".imageset") {
          index[String(entry.name.dropLast(9)), default: []].append(path)
        } else if folder.depth < 24, folder.isCatalog || !skipped.contains(entry.name) {
          folders.append((path, folder.depth + 1, folder.isCatalog || entry.name.hasSuffix(".xcassets")))
        }
      }
    }
    return index.mapValues { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  /// Folders that hold what other tools made.
  private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Carthage"]

  /// The size that a set's Contents.json leads to: of its first file for any appearance on a phone or tablet, else on anything;
  /// pixels divided by the file's scale. Insets for resizing change nothing.
  private static func size(ofSet path: String) -> Size? {
    guard let text = try? FileAccess.read(path + "/Contents.json", limit: 1 << 20), text.count <= 1 << 20,
      let contents = try? YAMLReader.read(text), case .list(let images)? = contents.member("images")?.value
    else { return nil }
    let plain = images.filter { $0.member("appearances") == nil }
    let touch = plain.filter { image in
      image.word("idiom").map { ["universal", "iphone", "ipad"].contains($0) } ?? true
    }
    for image in touch + plain {
      guard let file = image.word("filename"), !file.contains("/"),
        let bytes = try? FileAccess.read("\(path)/\(file)", limit: ImageHeader.prefix),
        let (size, isVector) = ImageHeader.size(bytes)
      else { continue }
      let scale = isVector ? 1.0 : image.word("scale").flatMap { Double($0.dropLast()) } ?? 1
      guard scale >= 1, scale <= 4 else { continue }
      return Size(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }
}

extension YAMLNode {
  fileprivate func member(_ name: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == name }?.value
  }

  fileprivate func word(_ name: String) -> String? {
    guard case .scalar(let text, _)? = member(name)?.value else { return nil }
    return text
  }
}

extension InterfaceDocument {
  /// The document with the sizes of images that it names but states no size of, where a catalog has them.
  func completed(from catalogs: AssetCatalogs, path: String) -> InterfaceDocument {
    var wanted: Set<String> = []
    func want(_ image: ImageReference?) {
      guard let image, image.catalog == nil, images[image.name]?.size == nil else { return }
      wanted.insert(image.name)
    }
    for view in views {
      switch view.content {
      case .imageView(let view): want(view.image)
      case .button(let button):
        want(button.normal.image)
        want(button.normal.backgroundImage)
        want(button.configuration?.image)
      case .segmentedControl(let control):
        for segment in control.segments { want(segment.image) }
      default: break
      }
    }
    guard !wanted.isEmpty, let root = source.root else { return self }
    var result = parts
    for name in wanted {
      guard let size = catalogs.size(ofImage: name, near: path) else { continue }
      let known = images[name]
      result.images[name] = ImageResource(
        element: known?.element ?? root, size: size, isSystem: known?.isSystem ?? false)
    }
    return InterfaceDocument(result)
  }
}
