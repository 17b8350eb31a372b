// What `scenec init` would write into a repository: files, lines of files, and git settings. Existing content stays;
// what is there already is no step. InitTexts has the texts, InitCommand shows and carries out the steps.

import SceneSystem

/// One thing that `scenec init` does.
struct InitStep {
  enum Action {
    /// A new file.
    case create(text: String, isExecutable: Bool = false)
    /// Lines at the end of a file with this content.
    case append(text: String, to: [UInt8])
    /// A setting of the repository, with the value that it replaces.
    case set(value: String, old: String?)
  }

  /// A path relative to the repository, or the name of a setting.
  var name: String
  var action: Action
}

/// The steps for one repository.
struct InitPlan {
  /// The hosts whose continuous integration can be set up.
  enum Host: String, CaseIterable {
    case github, gitlab, none
  }

  /// The top folder of the repository, or the current folder without one.
  private(set) var root: String
  private(set) var hasGit = false
  private(set) var steps: [InitStep] = []
  /// What is left alone, and why.
  private(set) var notes: [String] = []

  /// Plans for the repository around the current folder. Without a host, decides by what the repository has.
  init(host: Host?) {
    root = FilePaths.currentFolder
    if Self.isInRepository(root), let top = Self.git(["rev-parse", "--show-toplevel"]) {
      root = top
      hasGit = true
    } else {
      notes.append("no git repository here: no drivers and no commit hook")
    }
    planConfiguration()
    if hasGit {
      planAttributes()
      for (name, value) in InitTexts.settings { planSetting(name, value) }
      planHook()
    }
    planHost(host ?? guessedHost)
  }

  /// Whether a folder or one above it has `.git`. Asking git instead would print its error.
  private static func isInRepository(_ folder: String) -> Bool {
    var folder = folder
    while !FileAccess.exists(FilePaths.join(folder, ".git")) {
      if folder == "/" { return false }
      folder = FilePaths.folder(of: folder)
    }
    return true
  }

  /// What git prints, without the line end; nil if it fails.
  private static func git(_ arguments: [String]) -> String? {
    guard let program = ChildProcess.find("git"),
      let result = try? ChildProcess.run(program, arguments, input: [], outputLimit: 1 << 16),
      result.status == 0
    else { return nil }
    let text = String(decoding: result.output, as: UTF8.self)
    return text.last == "\n" ? String(text.dropLast()) : text
  }

  private func path(_ name: String) -> String { name.hasPrefix("/") ? name : FilePaths.join(root, name) }

  private mutating func planFile(_ name: String, _ text: String, isExecutable: Bool = false) {
    if FileAccess.exists(path(name)) {
      if !isSame(name, text) { notes.append("\(name) exists and is left alone") }
    } else {
      steps.append(InitStep(name: name, action: .create(text: text, isExecutable: isExecutable)))
    }
  }

  private func isSame(_ name: String, _ text: String) -> Bool {
    (try? FileAccess.readRegular(path(name))) == Array(text.utf8)
  }

  // MARK: Parts

  private mutating func planConfiguration() {
    let excluded = InitTexts.foreignFolders.filter { FileAccess.exists(path($0)) }
    if FileAccess.exists(path(".scenec.yml")) { return }
    planFile(".scenec.yml", InitTexts.configuration(excluding: excluded))
  }

  /// Adds the lines that are missing. A line that gives a scene file other drivers is the user's.
  private mutating func planAttributes() {
    let name = ".gitattributes"
    let old = (try? FileAccess.readRegular(path(name))) ?? []
    let lines = String(decoding: old, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    var missing: [String] = []
    for pattern in InitTexts.patterns {
      let attributes = lines.filter { $0.first.map(String.init) == pattern }.flatMap { $0.dropFirst() }
      let (wanted, foreign) = (
        "merge=scenec", attributes.first { $0.hasPrefix("merge=") || $0.hasPrefix("diff=") }
      )
      if attributes.contains(where: { $0 == wanted }) { continue }
      if let foreign {
        notes.append("\(name) has \(foreign) for \(pattern), which is left alone")
      } else {
        missing.append("\(pattern) \(InitTexts.attributes)\n")
      }
    }
    if missing.isEmpty { return }
    let text = missing.joined()
    if old.isEmpty, !FileAccess.exists(path(name)) {
      steps.append(InitStep(name: name, action: .create(text: text)))
    } else {
      let separator = old.isEmpty || old.last == 0x0A ? "" : "\n"
      steps.append(InitStep(name: name, action: .append(text: separator + text, to: old)))
    }
  }

  private mutating func planSetting(_ name: String, _ value: String) {
    let old = Self.git(["config", "--local", "--get", name])
    if old == value { return }
    steps.append(InitStep(name: name, action: .set(value: value, old: old)))
  }

  private mutating func planHook() {
    guard let hooks = Self.git(["rev-parse", "--git-path", "hooks"]) else { return }
    // Git answers relative to the current folder.
    let folder = hooks.hasPrefix("/") ? hooks : FilePaths.join(FilePaths.currentFolder, hooks)
    let file = FilePaths.join(folder, "pre-commit")
    let name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    if let bytes = try? FileAccess.readRegular(file),
      String(decoding: bytes, as: UTF8.self).contains("scenec")
    {
      return
    }
    planFile(name, InitTexts.hook, isExecutable: true)
    if FileAccess.exists(file) { notes.append("to check commits, add this to it: \(InitTexts.hookCommand)") }
  }

  private mutating func planHost(_ host: Host) {
    switch host {
    case .none: notes.append("no CI file: --ci github or --ci gitlab writes one")
    case .github: planFile(".github/workflows/scenes.yml", InitTexts.gitHubWorkflow)
    case .gitlab:
      let name = ".gitlab-ci.yml"
      if let bytes = try? FileAccess.readRegular(path(name)),
        String(decoding: bytes, as: UTF8.self).contains("scenec")
      {
        return
      }
      planFile(name, InitTexts.gitLabPipeline)
      if FileAccess.exists(path(name)) {
        notes.append("to check scenes there, add this job to it:\n\(InitTexts.gitLabPipeline)")
      }
    }
  }

  private var guessedHost: Host {
    if FileAccess.exists(path(".gitlab-ci.yml")) { return .gitlab }
    if FileAccess.exists(path(".github")) { return .github }
    let remotes = hasGit ? Self.git(["config", "--get-regexp", "^remote\\..*\\.url$"]) ?? "" : ""
    if remotes.contains("github") { return .github }
    return remotes.contains("gitlab") ? .gitlab : .none
  }

  // MARK: Steps

  /// Carries out a step.
  func carryOut(_ step: InitStep) throws(FileError) {
    switch step.action {
    case .create(let text, let isExecutable):
      try AtomicFile.write(Array(text.utf8), to: path(step.name))
      if isExecutable { try FileAccess.makeExecutable(path(step.name)) }
    case .append(let text, let old):
      guard try AtomicFile.replace(path(step.name), expecting: old, with: old + Array(text.utf8)) else {
        throw FileError.failed("the file changed during the run and was not overwritten")
      }
    case .set(let value, _):
      guard Self.git(["config", "--local", step.name, value]) != nil else {
        throw FileError.failed("git config failed")
      }
    }
  }
}
