// Finds the sizes of images in the asset catalogs near a scene. Interface Builder stores the sizes of images
// in the document. For an image that it could not find, the catalog has the size that the app will show.

import SceneModel
import SceneSystem

/// The asset catalogs of the projects in a run. Searches a project once, and only if a scene refers to an
/// image whose size its document does not state.
public final class AssetCatalogs: Sendable {
  /// One image or color set: its folder, as a path and as the components of the absolute path.
  private struct ImageSet: Sendable {
    var path: String
    var parts: [String]
  }

  /// The image and color sets of a project by the names of their folders, in the order of their paths.
  private typealias Index = [String: [ImageSet]]

  /// A name that a scene in a folder uses.
  private struct Request: Hashable {
    var folder: PathKey
    var name: PathKey
  }

  private struct State {
    /// The project's root, by the folder of a scene.
    var roots: [PathKey: String] = [:]
    var indices: [PathKey: Index] = [:]
    /// By the folder of the image set.
    var sizes: [PathKey: Size?] = [:]
    /// The image sets to search, nearest first, by the folder of a scene and the last component of a name.
    var candidates: [Request: [ImageSet]] = [:]
  }

  private let state = Locked(State())

  private static let maximumFolders = 20_000
  /// The maximum number of image sets with the same name that are searched.
  private static let maximumSets = 256

  /// Creates an empty cache. Catalogs are read when the first image is looked up.
  public init() {}

  /// The size of an image in points; nil if no catalog of the scene's project contains it. If several image
  /// sets have the name, the one nearest to the scene counts, and the first of equally near ones.
  func size(ofImage name: String, near path: String) -> Size? {
    guard let set = folder(of: name, suffix: ".imageset", near: path) else { return nil }
    let key = PathKey(set)
    if let known = state.withLock({ $0.sizes[key] }) { return known }
    // Reads without holding the lock. Another thread may read the same set at the same time, with the same
    // result.
    let size = Self.size(ofSet: set)
    state.withLock { $0.sizes[key] = .some(size) }
    return size
  }

  /// The folder of the set with a name; nil if no catalog of the scene's project has it. The nearest one to the
  /// scene counts, and the first of equally near ones.
  ///
  /// - Parameter suffix: `.imageset` or `.colorset`.
  func folder(of name: String, suffix: String, near path: String) -> String? {
    var folder = FilePaths.absoluteParts(of: path)
    guard !folder.isEmpty else { return nil }
    folder.removeLast()
    // In a group with a namespace, the name of an asset starts with the group's name.
    let groups = name.split(separator: "/")
    guard let last = groups.last else { return nil }
    let sets = candidates(named: last + suffix, near: folder)
    return sets.first { Self.isInside(groups.dropLast(), $0.parts.dropLast()) }?.path
  }

  private func candidates(named name: String, near folder: [String]) -> [ImageSet] {
    let key = PathKey(folder.joined(separator: "/"))
    let request = Request(folder: key, name: PathKey(name))
    return state.withLock { state in
      if let known = state.candidates[request] { return known }
      let root = state.roots[key] ?? ProjectRoot.above(folder)[0]
      state.roots[key] = root
      let index = state.indices[PathKey(root)] ?? Self.index(below: root)
      state.indices[PathKey(root)] = index
      let sets = (index[name] ?? []).enumerated().map { number, set in
        (number: number, shared: zip(set.parts, folder).prefix { $0 == $1 }.count, set: set)
      }
      let nearest = sets.sorted { ($1.shared, $0.number) < ($0.shared, $1.number) }.prefix(Self.maximumSets)
      let candidates = nearest.map(\.set)
      state.candidates[request] = candidates
      return candidates
    }
  }

  /// Whether a path contains these folders in this order, possibly with others between them.
  private static func isInside(_ groups: ArraySlice<Substring>, _ path: ArraySlice<String>) -> Bool {
    var rest = groups
    for part in path where rest.first.map({ $0 == part }) ?? false { rest.removeFirst() }
    return rest.isEmpty
  }

  /// All image and color sets of all catalogs below a folder.
  private static func index(below root: String) -> Index {
    var index: Index = [:]
    var folders: [(path: String, depth: Int, isCatalog: Bool)] = [(root, 0, false)]
    var count = 0
    while let folder = folders.popLast(), count < maximumFolders {
      count += 1
      guard let entries = try? FolderListing.entries(of: folder.path) else { continue }
      for entry in entries.reversed() where entry.isFolder {
        let path = "\(folder.path)/\(entry.name)"
        if folder.isCatalog, entry.name.hasSuffix(".imageset") || entry.name.hasSuffix(".colorset") {
          index[entry.name, default: []].append(
            ImageSet(path: path, parts: FilePaths.parts(of: path)))
        } else if folder.depth < 24, folder.isCatalog || !ProjectRoot.skipped.contains(entry.name) {
          folders.append((path, folder.depth + 1, folder.isCatalog || entry.name.hasSuffix(".xcassets")))
        }
      }
    }
    return index.mapValues { $0.sorted { FilePaths.precedes($0.path, $1.path) } }
  }

  /// The size that a set's files have.
  private static func size(ofSet path: String) -> Size? {
    guard
      let contents = try? FileAccess.readRegular(
        path + "/Contents.json", limit: ImageSetContents.maximumBytes)
    else { return nil }
    return ImageSetContents.size(contents) { name in
      try? FileAccess.readRegular("\(path)/\(name)", limit: ImageHeader.prefix)
    }
  }
}

extension InterfaceDocument {
  /// Adds the sizes of images that the document uses without stating their sizes, if a catalog has them.
  package func completed(from catalogs: AssetCatalogs, path: String) -> InterfaceDocument {
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
