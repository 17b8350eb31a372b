// Tests foreign projects: a folder may contain anything, and nothing in it gives access to files outside.

import SceneTestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct UntrustedProjectTests {
  private static let secret = "hunter2-of-this-test"

  private func project(_ files: [(path: String, text: String)] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "app/a.xib")
    for file in files { folder.write(file.text, to: file.path) }
    folder.write("\(Self.secret): <b>\nother: line\n", to: "secret")
    return folder
  }

  // MARK: Special files

  @Test(arguments: [".scenec.yml", "app/.scenec.yml"])
  func aConfigurationThatIsAPipe(_ path: String) throws {
    let folder = try project()
    let outcome = try Command.shell("mkfifo \(path); $scenec lint app", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("not a regular file"), "\(outcome)")
  }

  @Test func catalogsAndFontsThatArePipes() throws {
    let image = #"<imageView image="logo" id="img-00-001"/>"#
    let folder = try project([
      ("app/b.xib", Sample.document.replacing("</view>", with: "<subviews>\(image)</subviews></view>")),
      (".scenec.yml", "fonts: Fonts\n"), ("Fonts/keep", ""),
      (
        "app/M.xcassets/logo.imageset/Contents.json",
        #"{"images": [{"filename": "logo.png", "scale": "1x"}]}"#
      ),
      ("app/N.xcassets/other.imageset/keep", ""),
    ])
    let outcome = try Command.shell(
      """
      mkdir app.xcodeproj; mkfifo Fonts/a.ttf app/M.xcassets/logo.imageset/logo.png \
        app/N.xcassets/other.imageset/Contents.json; ln -s /dev/zero Fonts/b.ttf
      $scenec compile --output out app && \
      rm app/M.xcassets/logo.imageset/Contents.json && mkfifo app/M.xcassets/logo.imageset/Contents.json && \
      $scenec compile --output out app
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
  }

  // MARK: Paths out of the folder

  @Test(arguments: [
    "baseline: /proc/self/environ", "baseline: ../secret", "baseline: link", "fonts: /", "fonts: ..",
  ])
  func aConfigurationCannotReferToFilesOutsideItsFolder(_ line: String) throws {
    let folder = try project([("app/.scenec.yml", line + "\n")])
    let outcome = try Command.shell(
      "ln -s ../secret app/link; SECRET=\(Self.secret) $scenec lint app", in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("leads out of the configuration’s folder"), "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains(Self.secret))
  }

  @Test(arguments: [
    "ln -s ../secret app/.scenec.yml; $scenec lint app",
    "ln -s secret base.yml; $scenec lint --baseline base.yml app",
    "ln -s ../secret app/b.xib; $scenec lint app",
    "ln -s ../secret app/b.xib; $scenec compile --output out app; cat out/* || true",
    "ln -s ../secret app/b.xib; $scenec convert --output out app",
    "ln -s ../secret app/b.xib.json; $scenec convert --to xml --output out app",
    "ln -s ../secret app/b.xib; $scenec diff app/a.xib app/b.xib",
    "ln -s ../secret app/b.xib; $scenec lint --format sarif app",
  ])
  func noReportShowsWhatIsNoneOfOurs(_ command: String) throws {
    let folder = try project()
    let outcome = try Command.shell(command, in: folder.path)
    #expect(!(outcome.output + outcome.errors).contains(Self.secret), "\(outcome)")
    #expect(!outcome.errors.isEmpty || !outcome.output.isEmpty)
  }

  @Test func fixesStayInTheFolder() throws {
    let misplaced = try #require(Files.read(Files.repository + "/Fixtures/rules/Misplaced.xib"))
    let folder = try project()
    let outside = folder.write(misplaced, to: "other/b.xib")
    let outcome = try Command.shell("ln -s ../other/b.xib app/b.xib; $scenec fix app", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("it points outside the folder app"), "\(outcome)")
    #expect(Files.read(outside) == misplaced)
  }

  // MARK: Names

  /// `é` in one or two scalars names two different files.
  @Test func namesThatLookAlike() throws {
    let folder = try project([("app/\u{E9}.xib", Sample.document), ("app/e\u{301}.xib", Sample.document)])
    let outcome = try Command.shell("$scenec compile --output out app && ls out | wc -l", in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "3\n")
    #expect(try Command.shell("$scenec lint app", in: folder.path).errors.contains("checked 3 files"))
  }

  @Test(arguments: ["text", "xcode", "json", "sarif", "junit", "checkstyle", "github", "gitlab", "ibtool"])
  func controlCharactersInNamesAreReplaced(_ format: String) throws {
    let name = "a\u{1B}[31m\u{9B}31m\u{7F}.xib"
    let folder = try project([("app/" + name, Sample.document.replacing("scaleToFill", with: "odd"))])
    let outcome = try Command.shell("$scenec lint --format \(format) app", in: folder.path)
    #expect(outcome.output.contains("contentMode") || outcome.output.contains("odd"), "\(outcome)")
    for text in [outcome.output, outcome.errors] {
      #expect(
        !text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
    }
  }

  /// In a git worktree, `.git` is a file.
  @Test func catalogsOfAWorkingTree() throws {
    let image = #"<imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="img-00-001"/>"#
    let constraints =
      #"<constraints><constraint firstItem="img-00-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" id="con-st-001"/><constraint firstItem="img-00-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" id="con-st-002"/></constraints>"#
    let scene = Sample.document.replacing(
      "</view>", with: "<subviews>\(image)</subviews>\(constraints)</view>")
    let folder = try project([
      ("tree/.git", "gitdir: elsewhere\n"), ("tree/app/b.xib", scene),
      ("tree/Media.xcassets/logo.imageset/Contents.json", #"{"images": [{"filename": "logo.svg"}]}"#),
      ("tree/Media.xcassets/logo.imageset/logo.svg", "<svg width='33' height='44'/>"),
    ])
    let outcome = try Command.shell("$scenec compile -q tree/app/b.xib", in: folder.path)
    #expect(outcome.output.contains(#""width": 33, "height": 44"#), "\(outcome)")
  }

  // MARK: Streams

  /// If standard error is closed, the next opened file would get its descriptor.
  @Test func aClosedStandardErrorIsNotAnOutput() throws {
    let folder = try TemporaryFolder()
    let flawed = Sample.document.replacing("scaleToFill", with: "odd")
    for i in 0..<60 { folder.write(flawed, to: "app/\(i).xib") }
    _ = try Command.shell("$scenec compile --jobs 4 --output out app 2>&-", in: folder.path)
    let outputs = folder.files(below: "out")
    #expect(outputs.count == 60)
    for name in outputs {
      let text = String(decoding: Files.read(folder.path + "/out/" + name) ?? [], as: UTF8.self)
      #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"), "\(name)")
    }
    let closed = try Command.shell("$scenec lint app >&- 2>&- <&-; echo $?", in: folder.path)
    #expect(closed.status == 0)
  }

  /// While two jobs wait for their inputs, a closed standard error is `/dev/null`, not one of the files.
  @Test(.timeLimit(.minutes(1)))
  func aClosedStandardErrorIsDevNull() throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document.replacing("scaleToFill", with: "odd"), to: "flawed.xib")
    let outcome = try Command.shell(
      """
      mkfifo a.xib b.xib; $scenec compile --jobs 2 --output out a.xib b.xib 2>&- & run=$!
      exec 8>a.xib; readlink /proc/$run/fd/2
      (cat flawed.xib >b.xib) & cat flawed.xib >&8; exec 8>&-; wait $run; echo $?
      """, in: folder.path)
    #expect(outcome.output == "/dev/null\n0\n", "\(outcome)")
    for name in ["a", "b"] {
      let text = String(decoding: Files.read("\(folder.path)/out/\(name).xib.json") ?? [], as: UTF8.self)
      #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"), "\(name)")
    }
  }
}
