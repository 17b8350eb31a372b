// Turns the paths that the user gives into a list of scene files: takes files as they are, and searches
// folders and patterns. The result depends only on names, never on the file system's order.

import SceneSystem

/// One file to compile.
///
/// Two inputs are equal if their paths and output names have the same bytes.
public struct Input: Sendable, Hashable {
  /// The path to open and to print, without a leading `./`; `<stdin>` for standard input without a path.
  public var path: String
  /// The output's path relative to the output folder, without `.json`.
  public var outputName: String
  /// In bytes, as reported by the file system; 0 if it does not know.
  public var size: Int
  /// Whether the document comes from standard input; `path` is then only a name.
  public var isStandardInput = false

  /// A document on standard input.
  ///
  /// - Parameter path: the path of the file that the document represents, such as the one open in an editor;
  ///   nil if there is none.
  public static func standardInput(path: String? = nil) -> Input {
    Input(
      standardInput: path ?? "<stdin>", outputName: path.map(FilePaths.lastName) ?? "stdin",
      isUnnamed: path == nil)
  }

  /// Whether it is a document on standard input without a path.
  public private(set) var isUnnamed = false

  /// Whether it was a regular file when it was found. Then it must still be one when it is read, so that
  /// reading never blocks on a pipe that replaced it.
  private var isRegular = false
  /// The folder in which it was found; nil for a file that the user named.
  package var folder: String? { searched?.path }
  /// The same with what the search has seen in it.
  let searched: SearchedFolder?
  /// Whether the user named it although its name is not that of a scene.
  private var mayBeForeign = false

  fileprivate init(
    path: String, outputName: String, _ status: FileStatus, _ kind: InputKind,
    in searched: SearchedFolder? = nil
  ) {
    self.searched = searched
    mayBeForeign = searched == nil && kind == .scene && !kind.matches(path)
    self.path = path
    self.outputName = outputName
    size = status.size
    isRegular = status.kind == .regular
  }

  public static func == (a: Input, b: Input) -> Bool {
    PathKey(a.path) == PathKey(b.path) && PathKey(a.outputName) == PathKey(b.outputName)
      && a.isStandardInput == b.isStandardInput
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(PathKey(path)) }

  private init(standardInput path: String, outputName: String, isUnnamed: Bool) {
    self.path = path
    self.outputName = outputName
    searched = nil
    size = 0
    isStandardInput = true
    self.isUnnamed = isUnnamed
  }

  /// The document's bytes, at most `limit` + 1 of them.
  public func read(limit: Int = FileAccess.defaultLimit) throws(FileError) -> [UInt8] {
    if isStandardInput { return try FileAccess.readStandardInput(limit: limit) }
    let bytes =
      isRegular
      ? try FileAccess.readRegular(path, limit: limit) : try FileAccess.read(path, limit: limit)
    if mayBeForeign, let refusal = ForeignFile.refusal(of: bytes) { throw .refused(refusal) }
    return bytes
  }

  /// The bytes of the one file that a command takes, or of standard input for `-`. A file that is no scene by
  /// its name and its first bytes is refused.
  public static func read(named path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try FileAccess.readStandardInput() }
    let bytes = try FileAccess.read(path)
    if !InputKind.scene.matches(path), let refusal = ForeignFile.refusal(of: bytes) {
      throw .refused(refusal)
    }
    return bytes
  }
}

/// The result of a search.
public struct InputList: Sendable {
  /// Files in the order of the given paths, without duplicates. The files of a folder are sorted by the bytes
  /// of their paths.
  public var inputs: [Input] = []
  /// Paths that could not be searched, with the reasons.
  public var problems: [InputProblem] = []

  /// Keeps the first input if several paths lead to the same file, such as `App` and `./App/Main.storyboard`.
  /// Compares paths, not the targets of links.
  package mutating func removeRepetitions() {
    var seen: Set<PathKey> = []
    inputs.removeAll { !$0.isStandardInput && !seen.insert(PathKey(FilePaths.absolute($0.path))).inserted }
  }
}

/// The kinds of files that are searched for in folders.
public enum InputKind: Sendable {
  /// `.storyboard` and `.xib`.
  case scene
  /// The output of `convert` for scenes: `.storyboard.json` and `.xib.json`.
  case sceneJSON

  /// In lower case. Names are compared without regard to case, like in macOS's file systems.
  fileprivate var endings: [String] {
    switch self {
    case .scene: [".storyboard", ".xib"]
    case .sceneJSON: [".storyboard.json", ".xib.json"]
    }
  }

  /// Whether a file's name has an ending of this kind.
  func matches(_ name: String) -> Bool {
    endings.contains { ending in
      name.utf8.suffix(ending.utf8.count)
        .elementsEqual(ending.utf8) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
    }
  }

  /// The text “no .storyboard or .xib files”.
  fileprivate var absence: String { "no \(endings.joined(separator: " or ")) files" }
}

/// A path without inputs.
public struct InputProblem: Sendable {
  /// The path as the user gave it.
  public var path: String
  /// Whether the path could be read but contains no scenes.
  public var isEmpty: Bool
  /// The reason, in the system’s words or ours, on one line.
  public var message: String

  /// A problem with one path.
  public init(path: String, isEmpty: Bool, message: String) {
    self.path = path
    self.isEmpty = isEmpty
    self.message = message
  }
}

/// Finds scene files.
public struct InputSearch {
  private let kind: InputKind
  private var list = InputList()
  private let jobs: Int
  private var seen: Set<Input> = []

  private init(_ kind: InputKind, jobs: Int = 1) {
    self.kind = kind
    self.jobs = jobs
  }

  /// Searches paths from the command line: files, folders, patterns, and `-` for standard input.
  ///
  /// Searches folders for files of the given kind, except hidden ones. Follows symbolic links and visits each
  /// folder once. Linear in the number of entries.
  ///
  /// - Parameter jobs: the number of folders to list in parallel.
  public static func search(
    _ paths: [String], for kind: InputKind = .scene, jobs: Int = Batch.coreCount
  ) -> InputList {
    var search = InputSearch(kind, jobs: jobs)
    for path in paths { search.add(path) }
    return search.list
  }

  /// Files from a list of paths, one per line, or separated by NUL bytes if there is one. Relative paths keep
  /// their folders in the output. Paths are not searched or expanded.
  public static func list(_ bytes: [UInt8], of kind: InputKind = .scene) -> InputList {
    var search = InputSearch(kind)
    let separator: UInt8 = bytes.contains(0) ? 0 : 0x0A
    for entry in bytes.split(separator: separator) {
      let line = separator == 0x0A && entry.last == 0x0D ? entry.dropLast() : entry
      guard !line.isEmpty else { continue }
      let path = String(decoding: line, as: UTF8.self)
      search.addFile(path, outputName: mirroredName(path))
    }
    return search.list
  }

  // MARK: Paths

  private mutating func add(_ path: String) {
    if path == "-" {
      insert(.standardInput())
      return
    }
    let status: FileStatus
    do throws(FileError) {
      status = try FileStatus(at: path)
    } catch {
      if error.isMissing, let pattern = GlobPattern(path) { return addMatches(of: pattern, path) }
      list.problems.append(Self.problem(path, error))
      return
    }
    guard status.kind == .folder else {
      insert(Input(path: FilePaths.plain(path), outputName: FilePaths.lastName(of: path), status, kind))
      return
    }
    let (found, searched) = files(below: path)
    if found.isEmpty {
      list.problems.append(
        InputProblem(path: path, isEmpty: true, message: "the folder contains \(kind.absence)"))
    }
    for file in found {
      insert(
        Input(
          path: FilePaths.plain(FilePaths.join(path, file.path)), outputName: file.path, file.status, kind,
          in: searched))
    }
  }

  private mutating func addFile(_ path: String, outputName: String) {
    do throws(FileError) {
      insert(Input(path: FilePaths.plain(path), outputName: outputName, try FileStatus(at: path), kind))
    } catch {
      list.problems.append(Self.problem(path, error))
    }
  }

  /// If the bytes of a path are not text, they were replaced by U+FFFD, and the path refers to no file.
  private static func problem(_ path: String, _ error: FileError) -> InputProblem {
    let isNoText = error.isMissing && path.unicodeScalars.contains("\u{FFFD}")
    return InputProblem(
      path: path, isEmpty: false, message: isNoText ? FolderWalk.nameIsNoText : error.message)
  }

  private mutating func addMatches(of pattern: GlobPattern, _ text: String) {
    var isEmpty = true
    let folder = pattern.base.isEmpty ? "." : pattern.base
    let (found, searched) = files(below: folder)
    for file in found {
      guard pattern.matches(Array(file.path.utf8).split(separator: UInt8(ascii: "/"))) else { continue }
      isEmpty = false
      let path = pattern.base.isEmpty ? file.path : FilePaths.join(pattern.base, file.path)
      insert(Input(path: FilePaths.plain(path), outputName: file.path, file.status, kind, in: searched))
    }
    if isEmpty {
      list.problems.append(
        InputProblem(
          path: text, isEmpty: true, message: "\(kind.absence) match the pattern"))
    }
  }

  private mutating func insert(_ input: Input) {
    if seen.insert(input).inserted { list.inputs.append(input) }
  }

  // MARK: Folders

  /// The files of the kind below a folder, sorted by the bytes of their paths.
  private mutating func files(below root: String) -> ([FoundFile], SearchedFolder) {
    var walk = FolderWalk(root, kind: kind, jobs: jobs)
    walk.run()
    list.problems += walk.problems
    return (
      walk.files.sorted { FilePaths.precedes($0.path, $1.path) },
      SearchedFolder(root, configured: walk.configured)
    )
  }

  // MARK: Names

  /// A relative path without a leading `./`. Only the last component of an absolute path or of one with `..`.
  private static func mirroredName(_ path: String) -> String {
    let parts = FilePaths.names(in: path)
    guard !path.hasPrefix("/"), !parts.contains("..") else { return FilePaths.lastName(of: path) }
    return parts.joined(separator: "/")
  }
}
