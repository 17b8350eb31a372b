// Tests how inputs are found and where outputs are written.

import SceneTestSupport
import Testing

@Test func aFolderIsMirrored() throws {
  let folder = try TemporaryFolder()
  for name in ["app/b/Z.xib", "app/b/a.storyboard", "app/A.XIB", "app/.git/x.xib", "app/notes.txt"] {
    folder.write(Sample.document, to: name)
  }
  let outcome = try Command.scenec("compile", "--output", folder.path + "/out", folder.path + "/app")
  #expect(outcome.status == 0)
  #expect(folder.files(below: "out") == ["A.XIB.json", "b/Z.xib.json", "b/a.storyboard.json"])
}

@Test func aSingleFileKeepsItsName() throws {
  let folder = try TemporaryFolder()
  let path = folder.write(Sample.document, to: "deep/er/a.xib")
  #expect(try Command.scenec("compile", "--output", folder.path + "/out/", path).status == 0)
  #expect(folder.files(below: "out") == ["a.xib.json"])
}

@Test func twoInputsForOneOutputAreRejected() throws {
  let folder = try TemporaryFolder()
  let first = folder.write(Sample.document, to: "a/x.xib")
  let second = folder.write(Sample.document, to: "b/x.xib")
  let outcome = try Command.scenec("compile", "--output", folder.path + "/out", first, second)
  #expect(outcome.status == 2)
  #expect(outcome.errors.contains("a/x.xib and "))
  #expect(folder.files(below: "out").isEmpty)
  #expect(try Command.scenec("compile", "--output", folder.path + "/out", first, first).status == 0)
}

@Test func cyclesOfLinksEnd() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "app/sub/a.xib")
  symlink("..", folder.path + "/app/sub/loop")
  symlink("nowhere", folder.path + "/app/dangling.xib")
  symlink("sub/a.xib", folder.path + "/app/link.xib")
  let outcome = try Command.scenec("compile", "--output", folder.path + "/out", folder.path + "/app")
  #expect(outcome.status == 0)
  #expect(folder.files(below: "out") == ["link.xib.json", "sub/a.xib.json"])
}

@Test func patternsAreExpanded() throws {
  let folder = try TemporaryFolder()
  for name in ["app/a.xib", "app/b.storyboard", "app/x/c.xib", "app/x/y/d.xib"] {
    folder.write(Sample.document, to: name)
  }
  func found(_ pattern: String) throws -> [String] {
    let output = try TemporaryFolder()
    _ = try Command.scenec("compile", "--output", output.path, folder.path + "/" + pattern)
    return output.files()
  }
  #expect(try found("app/*.xib") == ["a.xib.json"])
  #expect(try found("app/**/*.xib") == ["a.xib.json", "x/c.xib.json", "x/y/d.xib.json"])
  #expect(try found("app/[ab].*") == ["a.xib.json", "b.storyboard.json"])
  #expect(try found("app/[!a].*") == ["b.storyboard.json"])
  #expect(try found("app/[^a].*") == ["b.storyboard.json"])
  #expect(try found("app/?/?.xib") == ["x/c.xib.json"])
  #expect(try Command.scenec("lint", folder.path + "/none/*.xib").status == 3)
}

@Test func listsAndDocumentsCanComeFromStandardInput() throws {
  let folder = try TemporaryFolder()
  let document = folder.write(Sample.document, to: "x/a.xib")
  let piped = try Command.scenec("compile", "-", input: document)
  #expect(piped.status == 0)
  #expect(piped.output.contains(#""file": "<stdin>""#))

  // Like an editor that checks an unsaved file.
  folder.write("excluded: [b.xib]\n", to: "x/.scenec.yml")
  folder.write(Sample.broken, to: "unsaved")
  let lint = "$scenec lint - <unsaved --stdin-path"
  #expect(try Command.shell("\(lint) x/a.xib", in: folder.path).output.hasPrefix("x/a.xib:"))
  #expect(try Command.shell("\(lint) x/b.xib", in: folder.path).output.isEmpty)
  #expect(try Command.scenec("lint", "--stdin-path", "x/a.xib", document).status == 2)

  folder.write(Sample.document, to: "y/a.xib")
  for list in ["x/a.xib\n./y/a.xib\r\n\n", "x/a.xib\0y/a.xib\0"] {
    folder.write(list, to: "list")
    for command in ["compile", "convert"] {
      let outcome = try Command.shell(
        "$scenec \(command) --files-from - --output \(command)ed <list", in: folder.path)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(folder.files(below: "\(command)ed") == ["x/a.xib.json", "y/a.xib.json"])
    }
  }
}

/// File names are bytes. A name that is not UTF-8 is reported rather than skipped.
@Test func aNameThatIsNotUTF8IsReported() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "app/a.xib")
  let outcome = try Command.shell(
    "cp app/a.xib $'app/\\xff.xib' && $scenec lint app", in: folder.path)
  #expect(outcome.status == 3)
  let report = "app/\u{FFFD}.xib: error: the file name is not UTF-8; rename the file [unreadable-input]\n"
  #expect(outcome.output == report)
  let named = try Command.shell("$scenec lint app/$'\\xff'.xib", in: folder.path)
  #expect(named.output == report)
}

/// A file that is named twice is processed once, so that two jobs never fix the same file.
@Test(arguments: ["lint --strict --format xcode", "fix --dry-run"])
func aFileNamedTwiceIsProcessedOnce(_ command: String) throws {
  let folder = try TemporaryFolder()
  folder.write(
    Sample.document.replacing("id=\"roo", with: "misplaced=\"YES\" id=\"roo"), to: "app/sub/a.xib")
  let once = try Command.shell("$scenec \(command) app/sub/a.xib", in: folder.path)
  #expect(!once.output.isEmpty)
  let more = try Command.shell(
    "$scenec \(command) app/sub/a.xib app ./app app//sub/./a.xib \"$PWD\" 'app/**/*.xib'", in: folder.path)
  #expect(more.output == once.output)
}

@Test func controlCharactersInArgumentsAreReplaced() throws {
  let outcome = try Command.scenec("fix", "\u{1B}[31m/x.xib", "/\u{1B}x.xib")
  #expect(outcome.status == 3)
  #expect(!outcome.errors.contains("\u{1B}"))
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "\u{1B}[31m.xib")
  folder.write(Sample.document.replacing("667", with: "600"), to: "b.xib")
  for command in [
    "diff $'\\e[31m.xib' b.xib", "lint b.xib --write-baseline $'\\e[31m.yml'", "$'\\e[31m'",
    "lint --$'\\e[31m' a",
    "explain $'\\e[31m'", "lint --format text $'\\e[31m.xib' --enable fixed-frame",
  ] {
    let outcome = try Command.shell("$scenec \(command)", in: folder.path)
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(command)")
    #expect(!(outcome.output + outcome.errors).isEmpty || outcome.status == 0, "\(command)")
  }
}

/// A document of another platform keeps its frames, and the summary says so.
@Test func otherPlatformsAreNotLaidOut() throws {
  let folder = try TemporaryFolder()
  let mac = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
            <view id="v"><rect key="frame" x="1" y="2" width="480" height="270"/></view>
        </objects>
    </document>
    """
  let outcome = try Command.scenec("compile", "--device", "retina4_7", folder.write(mac, to: "a.xib"))
  #expect(outcome.status == 0)
  #expect(outcome.output.contains(#""environment": null"#))
  #expect(outcome.output.contains(#""frame": {"x": 1, "y": 2, "width": 480, "height": 270}"#))
  #expect(
    outcome.errors == "scenec: compiled 1 file, 1 scene: no findings; checked but not laid out: 1 of macOS\n")
}

@Test func processSubstitutionIsAnInput() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "a.xib")
  #expect(try Command.shell("$scenec compile <(cat a.xib)", in: folder.path).status == 0)
}

/// Xcode makes links of absolute paths.
@Test func pathsForXcodeAreAbsolute() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.broken, to: "app/a.xib")
  for path in ["app", "./app/a.xib", "$PWD/app"] {
    let outcome = try Command.shell("$scenec lint --format xcode \(path); pwd -P >&2", in: folder.path)
    let pwd = outcome.errors.split(separator: "\n").last ?? ""
    #expect(outcome.output.hasPrefix("\(pwd)/app/a.xib:7:54: error: "), "\(outcome)")
  }
}

/// Paths are printed without a leading `./`, and no path means the current folder.
@Test func pathsAreShort() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.broken, to: "app/a.xib")
  for path in ["", ".", "./app", "app", "'./**/*.xib'", "././/app/a.xib"] {
    let outcome = try Command.shell("$scenec lint \(path)", in: folder.path)
    #expect(outcome.output.hasPrefix("app/a.xib:7:54: error: "), "\(path): \(outcome)")
  }
  let none = try Command.shell("cd app && rm a.xib && $scenec lint", in: folder.path)
  #expect(none.status == 3)
  #expect(none.output == ".: error: the folder contains no .storyboard or .xib files [no-inputs]\n")
}

/// Files that cannot be scenes are refused in one line each; those that may be are read, whatever their name.
@Test func foreignFilesAreRefused() throws {
  let folder = try TemporaryFolder()
  folder.write("import UIKit\n", to: "a.swift")
  folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], to: "b.png")
  folder.write(Sample.document, to: "c.xib.orig")
  for command in ["lint", "compile -o out", "fix", "convert -o out"] {
    let outcome = try Command.shell("$scenec \(command) a.swift b.png c.xib.orig", in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    let lines = (outcome.output + outcome.errors).split(separator: "\n").filter { !$0.hasPrefix("scenec: ") }
    #expect(lines.count == 2, "\(outcome)")
    #expect(lines.contains { $0.contains("a.swift") && $0.contains("not a storyboard or xib") }, "\(outcome)")
    #expect(lines.contains { $0.contains("b.png") && $0.contains("binary data") }, "\(outcome)")
  }
  #expect(folder.files(below: "out") == ["c.xib.orig.json"])
  for command in ["why a.swift id", "code a.swift", "diff c.xib.orig a.swift"] {
    let outcome = try Command.shell("$scenec \(command)", in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors == "a.swift: error: not a storyboard or xib [unreadable-input]\n")
  }
}

@Test(arguments: ["iphone15", "iPhone 15", "IPHONE-15", "retina6_12"])
func devicesAreFoundByName(_ name: String) throws {
  let folder = try TemporaryFolder()
  let path = folder.write(Sample.document, to: "a.xib")
  let outcome = try Command.scenec("compile", "--compact", "--device", name, path)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.output.contains("\"environment\":{\"device\":\"retina6_12\""))
}

/// `lint` always ends with a summary; `--statistics` adds the number of findings by rule.
@Test func summariesCountFindings() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "clean/a.xib")
  for name in ["a", "b"] { folder.write(Sample.broken, to: "app/\(name).xib") }
  let clean = try Command.shell("$scenec lint --statistics clean/a.xib", in: folder.path)
  #expect(clean.output.isEmpty)
  #expect(clean.errors == "scenec: checked 1 file, 1 scene, 1 device: no findings\n")
  let found = try Command.shell("$scenec lint --statistics app >/dev/null", in: folder.path)
  #expect(found.errors.hasPrefix("2  error    malformed-value  in 2 files\n"), "\(found.errors)")
}

@Test func warningsHaveALimit() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document.replacing("id=\"roo", with: "custom=\"x\" id=\"roo"), to: "a.xib")
  folder.write(try #require(Files.read(Files.repository + "/Fixtures/rules/Misplaced.xib")), to: "b.xib")
  let unlimited = try Command.shell("$scenec lint .", in: folder.path)
  #expect(unlimited.status == 0 && unlimited.output.contains(": warning: "), "\(unlimited)")
  let none = try Command.shell("$scenec lint --max-warnings 0 .", in: folder.path)
  #expect(none.status == 1)
  #expect(none.errors.contains("but --max-warnings allows 0"))
  #expect(try Command.shell("$scenec lint --max-warnings 100 .", in: folder.path).status == 0)
}
