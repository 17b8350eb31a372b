// From the paths that the user names to the list of scene files: files as they are, folders and patterns searched.
// The result depends on names alone, never on the order in which a file system lists them.

import Glibc
import SceneXML

/// One file to compile.
public struct Input: Sendable, Hashable {
  /// As opened and as messages print it; `<stdin>` for standard input without a path of its own.
  public var path: String
  /// The place of its output below the output folder, without `.json`.
  public var outputName: String
  /// Bytes, as the file system says; 0 where it does not know.
  public var size: Int
  /// Whether the document comes from standard input; `path` is then only a name.
  public var isStandardInput = false

  /// A document on standard input.
  ///
  /// - Parameter path: the path of the file that the document stands for, such as the one an editor shows; nil where it stands
  ///   for none.
  public static func standardInput(path: String? = nil) -> Input {
    Input(
      path: path ?? "<stdin>", outputName: path.map(InputSearch.lastName) ?? "stdin", size: 0,
      isStandardInput: true, isUnnamed: path == nil)
  }

  /// A document on standard input that stands for no file.
  public private(set) var isUnnamed = false

  /// The document's bytes, at most `limit` + 1 of them.
  public func read(limit: Int = XMLLimits.default.maximumBytes) throws(FileError) -> [UInt8] {
    isStandardInput
      ? try FileAccess.readStandardInput(limit: limit) : try FileAccess.read(path, limit: limit)
  }
}

/// What a search found.
public struct InputList: Sendable {
  /// Files in the order of the paths given, those of one folder by the bytes of their paths; none twice.
  public var inputs: [Input] = []
  /// Paths that could not be searched, with the reason.
  public var problems: [InputProblem] = []

  /// Leaves each file once where several paths lead to it, such as `App` and `./App/Main.storyboard`: the first. Names are
  /// compared, not what links point to.
  package mutating func removeRepetitions() {
    var seen: Set<String> = []
    inputs.removeAll { !$0.isStandardInput && !seen.insert(InputSearch.absolute($0.path)).inserted }
  }
}

/// Which files of a folder are inputs.
public enum InputKind: Sendable {
  /// `.storyboard` and `.xib`.
  case scene
  /// What `convert` writes of them: `.storyboard.json` and `.xib.json`.
  case sceneJSON

  /// In lower case; names are compared without regard to case, as file systems of macOS do.
  fileprivate var endings: [String] {
    switch self {
    case .scene: [".storyboard", ".xib"]
    case .sceneJSON: [".storyboard.json", ".xib.json"]
    }
  }

  /// Whether a file's name ends as the kind's names do.
  func matches(_ name: String) -> Bool {
    endings.contains { ending in
      name.utf8.suffix(ending.utf8.count)
        .elementsEqual(ending.utf8) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
    }
  }

  /// "no .storyboard and no .xib file"
  fileprivate var absence: String { "no \(endings.joined(separator: " and no ")) file" }
}

/// A path that gave no input.
public struct InputProblem: Sendable {
  /// The path as the user gave it.
  public var path: String
  /// Whether the path was readable and simply held no scene.
  public var isEmpty: Bool
  /// The reason, in the system’s words or ours; one line.
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

  /// Searches paths as a command line gives them: files, folders, patterns, and `-` for standard input.
  ///
  /// Folders are searched for names of the given kind; those that begin with a dot are skipped.
  /// Symbolic links are followed, each folder is visited once. Linear in the number of entries.
  ///
  /// - Parameter jobs: how many folders are listed at a time.
  public static func search(
    _ paths: [String], for kind: InputKind = .scene, jobs: Int = Batch.coreCount
  ) -> InputList {
    var search = InputSearch(kind, jobs: jobs)
    for path in paths { search.add(path) }
    return search.list
  }

  /// Files named by a list, one path per line, or separated by NUL bytes where the list holds one. Relative paths keep
  /// their folders in the output; no path is searched or expanded.
  public static func list(_ bytes: [UInt8]) -> InputList {
    var search = InputSearch(.scene)
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
    var status = stat()
    guard stat(path, &status) == 0 else {
      let error = FileError.last
      if error.code == ENOENT, let pattern = GlobPattern(path) { return addMatches(of: pattern, path) }
      list.problems.append(Self.problem(path, error))
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      insert(Input(path: path, outputName: Self.lastName(of: path), size: Int(clamping: status.st_size)))
      return
    }
    let found = files(below: path)
    if found.isEmpty {
      list.problems.append(
        InputProblem(path: path, isEmpty: true, message: "the folder holds \(kind.absence)"))
    }
    for file in found {
      insert(Input(path: Self.join(path, file.path), outputName: file.path, size: file.size))
    }
  }

  private mutating func addFile(_ path: String, outputName: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      list.problems.append(Self.problem(path, .last))
      return
    }
    insert(Input(path: path, outputName: outputName, size: Int(clamping: status.st_size)))
  }

  /// Bytes that are no text became U+FFFD on the way to a path, which then names no file.
  private static func problem(_ path: String, _ error: FileError) -> InputProblem {
    let isNoText = error.code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
    return InputProblem(
      path: path, isEmpty: false, message: isNoText ? FolderWalk.nameIsNoText : error.message)
  }

  private mutating func addMatches(of pattern: GlobPattern, _ text: String) {
    var isEmpty = true
    for file in files(below: pattern.base.isEmpty ? "." : pattern.base) {
      guard pattern.matches(Array(file.path.utf8).split(separator: UInt8(ascii: "/"))) else { continue }
      isEmpty = false
      let path = pattern.base.isEmpty ? file.path : Self.join(pattern.base, file.path)
      insert(Input(path: path, outputName: file.path, size: file.size))
    }
    if isEmpty {
      list.problems.append(
        InputProblem(
          path: text, isEmpty: true, message: "\(kind.absence) matches the pattern"))
    }
  }

  private mutating func insert(_ input: Input) {
    if seen.insert(input).inserted { list.inputs.append(input) }
  }

  // MARK: Folders

  /// The files of the kind below a folder, by the bytes of their paths.
  private mutating func files(below root: String) -> [FoundFile] {
    var walk = FolderWalk(root, kind: kind, jobs: jobs)
    walk.run()
    list.problems += walk.problems
    return walk.files.sorted { Self.precedes($0.path, $1.path) }
  }

  static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  // MARK: Names

  static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// A path from the root on. `..` stays: behind a link it leads elsewhere than back.
  fileprivate static func absolute(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : join(PathPattern.currentFolder, parts)
  }

  /// A relative path as it is, without a leading `./`; only the last name of a path that leads elsewhere.
  private static func mirroredName(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains("..") else { return lastName(of: path) }
    return parts.joined(separator: "/")
  }
}
