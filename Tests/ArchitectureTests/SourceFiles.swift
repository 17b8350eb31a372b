// The repository's own files, for tests about them.

import SceneTestSupport

/// One Swift file of the repository.
struct SwiftFile {
  /// Relative to the repository.
  let path: String
  let lines: [String]

  /// The folder below `Sources` or `Tests`.
  var module: String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  /// The imported modules, with the line numbers of the imports.
  let imports: [(number: Int, name: String)]

  init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
    imports = lines.enumerated().compactMap { index, line in
      Self.importedModule(line).map { (index + 1, $0) }
    }
  }

  /// The top-level module in an import line.
  static func importedModule(_ line: String) -> String? {
    guard line.contains("import ") else { return nil }
    var words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    if let access = words.first, ["internal", "package", "public", "private", "fileprivate"].contains(access)
    {
      words = words.dropFirst()
    }
    guard words.first == "import", words.count == 2, let name = words.last,
      // Tests contain Python programs, whose modules have lower-case names.
      name.first?.isUppercase == true || name == "scenec"
    else { return nil }
    return name.split(separator: ".").first.map(String.init)
  }

  /// The file's name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines with their numbers, except comments.
  var code: [(number: Int, text: String)] {
    lines.enumerated().compactMap { index, line in
      line.drop { $0 == " " }.hasPrefix("//") ? nil : (index + 1, line)
    }
  }
}

enum SourceFiles {
  static let sources = files(below: "Sources")
  static let tests = files(below: "Tests")

  private static func files(below folder: String) -> [SwiftFile] {
    // The programs of tutorials are no part of their modules.
    let paths = Files.list(Files.repository + "/" + folder, suffixes: [".swift"]).filter {
      !$0.contains(".docc/")
    }
    return paths.map { path in
      let text = String(decoding: Files.read(path) ?? [], as: UTF8.self)
      return SwiftFile(
        path: String(path.dropFirst(Files.repository.count + 1)),
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// All committed text files: sources, tests, scripts, documents.
  static let all: [(path: String, text: String)] = {
    let suffixes = [".swift", ".md", ".sh", ".py", ".json", ".txt", ".dict", ".yml", ".h", ".modulemap"]
    var paths = [
      "Package.swift", ".ci/run", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md",
    ]
    .map { Files.repository + "/" + $0 }
    for folder in ["Sources", "Tests", "Scripts", "Benchmarks", "Documentation"] {
      paths += Files.list(
        Files.repository + "/" + folder, suffixes: folder == "Scripts" ? [""] : suffixes)
    }
    return paths.compactMap { path in
      Files.read(path).map {
        (String(path.dropFirst(Files.repository.count + 1)), String(decoding: $0, as: UTF8.self))
      }
    }
  }()
}
