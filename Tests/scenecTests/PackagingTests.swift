// Tests the files of a release and everything that installs them: every command in action.yml, the GitLab template and the
// hooks of pre-commit is run, on a release made of the program under test. `Scripts/evaluate/new-user` installs the Debian
// package on a clean system.

import SceneDiagnostics
import SceneTestSupport
import Testing

private let repository = Files.repository
private func text(_ name: String) -> String {
  String(decoding: Files.read("\(repository)/\(name)") ?? [], as: UTF8.self)
}

private let missing: String? = {
  for tool in ["python3", "git", "dpkg-deb", "curl", "strip"] {
    if (try? Command.shell("command -v \(tool)"))?.status != 0 { return tool }
  }
  return (try? Command.shell("git -C '\(repository)' rev-parse HEAD"))?.status == 0 ? nil : "the history"
}()

@Test func everyPackageHasTheVersion() {
  let files = [
    "Packaging/install", "Packaging/pre-commit", "Packaging/gitlab.yml", "Packaging/scenec.rb", "README.md",
  ]
  for name in files {
    let versions = text(name).matches(of: /\d+\.\d+\.\d+/).map { String($0.output) }
    #expect(!versions.isEmpty, "\(name) names no version")
    #expect(
      versions.allSatisfy { $0 == Product.version }, "\(name): \(versions) instead of \(Product.version)")
  }
  for name in files + ["action.yml", ".pre-commit-hooks.yaml", "Packaging/Dockerfile"] {
    for match in text(name).matches(of: /https:\/\/github\.com\/[a-z]+\/[a-z]+/) {
      #expect(match.output == Product.home, "\(name): \(match.output)")
    }
  }
}

/// Makes a release of the program under test.
private func release(in folder: TemporaryFolder) throws {
  let outcome = try Command.shell(
    """
    strip -o scenec "$scenec" && strip -o preview "$(dirname "$scenec")/scenec-preview" &&
      '\(repository)/Scripts/dev/release' --scenec scenec --preview preview release
    """, in: folder.path)
  try #require(outcome.status == 0, "\(outcome.errors)")
}

/// The commands of the `run:` and `script:` parts of a YAML file, or of its lists of commands.
private func commands(in name: String) -> [String] {
  var result: [String] = []
  var block: (indentation: Int, lines: [String])?
  var isList = false
  for line in text(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    let indentation = line.prefix { $0 == " " }.count
    let content = String(line.dropFirst(indentation))
    if let open = block {
      if indentation > open.indentation || content.isEmpty {
        block?.lines.append(content)
        continue
      }
      result.append(open.lines.joined(separator: "\n"))
      block = nil
    }
    if content == "run: |" {
      block = (indentation, [])
    } else if content.hasSuffix("script:") {
      isList = true
    } else if isList, content.hasPrefix("- ") {
      result.append(String(content.dropFirst(2)))
    } else {
      isList = false
    }
  }
  if let open = block { result.append(open.lines.joined(separator: "\n")) }
  return result
}

/// One release for all checks, because packing takes time.
@Test(.enabled(if: missing == nil, "\(missing ?? "") is missing"))
func aReleaseIsCompleteAndInstalls() throws {
  let folder = try TemporaryFolder()
  try release(in: folder)
  try checkFiles(of: folder)
  try checkCommands(with: folder)
  try checkRefusal(of: folder)
}

private func checkFiles(of folder: TemporaryFolder) throws {
  let outcome = try Command.shell(
    """
    set -e
    cp -r release opened; cd opened; ls; sha256sum --check --quiet SHA256SUMS
    for file in *.tar.gz; do tar -tzf $file; done; for file in *.deb; do dpkg-deb -c $file; dpkg-deb -f $file Version; done
    python3 -c "import json; print(sorted(p['name'] for p in json.load(open('$(ls *.spdx.json)'))['packages']))"
    tar -xzf scenec-[0-9]*.tar.gz --strip-components 1; grep -c . scenec.1; bash -n completions/scenec.bash
    SCENEC_RELEASES=file://$PWD SCENEC_PREVIEW=1 '\(repository)/Packaging/install' local; ls local/bin/*
    """, in: folder.path)
  #expect(outcome.status == 0, "\(outcome)")
  for part in [
    "/scenec.1\n", "/LICENSE\n", "/NOTICE\n", "/completions/_scenec\n", "./usr/bin/scenec\n",
    "./usr/bin/scenec-preview\n", "\nlocal/bin/scenec-preview\n",
    "./usr/share/man/man1/scenec.1.gz\n", "./usr/share/bash-completion/completions/scenec\n",
    "\n\(Product.version)\n", "'flyingfox'", "'scenec', 'scenec-preview', 'swift'",
  ] {
    #expect(outcome.output.contains(part), "\(part) is missing in \(outcome.output)")
  }
  let first = Files.read(folder.path + "/release/SHA256SUMS")
  let again = try Command.shell(
    "'\(repository)/Scripts/dev/release' --scenec scenec --preview preview again && cat again/SHA256SUMS",
    in: folder.path)
  #expect(again.output.hasSuffix(String(decoding: first ?? [], as: UTF8.self)), "a second release differs")
}

/// Every command of the integrations runs.
private func checkCommands(with folder: TemporaryFolder) throws {
  folder.write(Sample.document, to: "project/Main.xib")
  let setup = """
    set -e; work=$PWD; cd project
    export SCENEC_RELEASES=file://$work/release SCENEC_VERSION=\(Product.version)
    export RUNNER_TEMP=$work/runner GITHUB_ACTION_PATH='\(repository)' GITHUB_PATH=$work/path PATHS=. ARGUMENTS=--strict
    export SCENEC_FOLDER=$work/local XDG_CACHE_HOME=$work/cache; export PATH=$work/local/bin:$PATH
    """
  let action = commands(in: "action.yml")
  #expect(action.count == 2)
  for command in action {
    let outcome = try Command.shell("\(setup)\n\(command)", in: folder.path)
    #expect(outcome.status == 0, "\(command): \(outcome)")
  }
  // The template runs in an image; the packages that it installs there are here already.
  let pipeline = commands(in: "Packaging/gitlab.yml").filter { !$0.hasPrefix("apt-get ") }
  #expect(pipeline.count == 2)
  for command in pipeline {
    let outcome = try Command.shell("\(setup)\n\(command)", in: folder.path)
    #expect(outcome.status == 0, "\(command): \(outcome)")
  }
  #expect(Files.read(folder.path + "/project/scenec.json")?.first == UInt8(ascii: "["))
  let entries = text(".pre-commit-hooks.yaml").split(separator: "\n").filter { $0.contains("entry: ") }
    .map { String($0.drop { $0 == " " }.dropFirst("entry: ".count)) }
  #expect(entries.count == 2)
  for entry in entries {
    let outcome = try Command.shell(
      "\(setup)\nrm -rf ../local; '\(repository)'/\(entry) Main.xib", in: folder.path)
    #expect(outcome.status == 0, "\(entry): \(outcome)")
    // As .gitlab-ci.yml and hooks do, with scenec in the path.
    let installed = try Command.shell(
      "\(setup)\nPATH=$(dirname \"$scenec\"):$PATH '\(repository)'/\(entry) Main.xib", in: folder.path)
    #expect(installed.status == 0, "\(entry): \(installed)")
  }
}

/// An archive with another checksum is not installed.
private func checkRefusal(of made: TemporaryFolder) throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.shell(
    """
    cp -r '\(made.path)/release' .; for file in release/*.tar.gz; do printf x >>$file; done
    SCENEC_RELEASES=file://$PWD/release '\(repository)/Packaging/install' local
    """, in: folder.path)
  #expect(outcome.status != 0)
  #expect(!folder.files().contains { $0.hasPrefix("local/") })
}

@Test(.enabled(if: missing == nil, "\(missing ?? "") is missing"))
func theManualPageNamesEveryCommand() throws {
  let page = try Command.shell("'\(repository)/Scripts/generate/man-page' \"$scenec\"")
  #expect(page.status == 0, "\(page.errors)")
  let help = try Command.scenec("--help").output
  let commands = help.matches(of: /\n {2}([a-z]+) {2,}/).map { String($0.1) }
  #expect(commands.contains("merge"))
  for command in commands { #expect(page.output.contains("\n.SS \(command)\n"), "\(command)") }
}

/// What the hosted workflows and the formula call is in the repository.
@Test func theWorkflowsCallWhatExists() {
  for name in [".github/workflows/ci.yml", "Packaging/scenec.rb"] {
    let scripts = text(name).matches(of: /(Scripts\/[a-z\/-]+[a-z]|\.ci\/run)/).map { String($0.1) }
    #expect(!scripts.isEmpty)
    for script in scripts { #expect(access("\(repository)/\(script)", X_OK) == 0, "\(name): \(script)") }
  }
}
