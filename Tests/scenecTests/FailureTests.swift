// What can go wrong outside of the documents, for every command that writes: a full disk, a reader that leaves, a file
// that cannot get as long as it must, a signal. The status says so, and what is on disk is complete or as before.

import SceneTestSupport
import Testing

/// A xib whose every view gives `compile`, `lint`, `convert` and `fix` something to write: the mark is stale.
private func large(_ views: Int) -> String {
  let text = (0..<views).map {
    """
    <view misplaced="YES" contentMode="none" id="vie-w0-\($0)"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
    """
  }
  return Sample.document.replacing(
    "</view>", with: "<subviews>\n" + text.joined(separator: "\n") + "\n</subviews></view>")
}

@Suite struct FailureTests {
  /// Commands whose result goes to standard output.
  static let streams = ["compile a.xib", "lint a.xib", "convert a.xib", "fix --dry-run a.xib"]
  /// Commands whose result goes to files.
  static let writers = ["compile --output out app", "convert --output out app", "fix app"]

  @Test(arguments: streams)
  func aFullDiskIsReported(_ command: String) throws {
    let folder = try TemporaryFolder()
    folder.write(large(3), to: "a.xib")
    let outcome = try Command.shell("$scenec \(command) >/dev/full", in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.contains("No space left on device"))
  }

  @Test(arguments: streams)
  func aReaderThatLeavesEndsTheRun(_ command: String) throws {
    let folder = try TemporaryFolder()
    // More than a pipe holds.
    folder.write(large(1500), to: "a.xib")
    let outcome = try Command.shell(
      "$scenec \(command) 2>errors | head -c 10; exit ${PIPESTATUS[0]}", in: folder.path)
    #expect(outcome.status == 128 + SIGPIPE, "\(outcome.status)")
    #expect(outcome.output.utf8.count == 10)
    #expect(folder.files() == ["a.xib", "errors"])
  }

  /// A limit on the length of files stands in for a disk that becomes full in the middle of a file. It is 1 MiB: the run time
  /// of ThreadSanitizer writes half of that before the program begins, and would be ended by a smaller one.
  @Test(arguments: writers)
  func aFileThatCannotBeFinishedLeavesNothing(_ command: String) throws {
    let folder = try TemporaryFolder()
    let label = String(repeating: "x", count: 200_000)
    var document = large(8)
    for i in 0..<8 {
      document = document.replacing("id=\"vie-w0-\(i)\"", with: "userLabel=\"\(label)\" id=\"vie-w0-\(i)\"")
    }
    let bytes = Array(document.utf8)
    folder.write(bytes, to: "app/a.xib")
    let outcome = try Command.shell("ulimit -f 1024; $scenec \(command) --quiet 2>/dev/null", in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(folder.files() == ["app/a.xib"])
    #expect(Files.read(folder.path + "/app/a.xib") == bytes)
  }

  @Test(arguments: ["compile --output out/x a.xib", "convert --output out/x a.xib"])
  func aFolderThatCannotBeMadeIsReported(_ command: String) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "a.xib")
    folder.write("a file", to: "out")
    let outcome = try Command.shell("$scenec \(command)", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error[unwritable-output]: Not a directory"), "\(outcome)")
    #expect(folder.files() == ["a.xib", "out"])
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not bind root"), arguments: writers)
  func aFolderWithoutPermissionIsReported(_ command: String) throws {
    let folder = try TemporaryFolder()
    let bytes = Array(large(3).utf8)
    folder.write(bytes, to: "app/a.xib")
    let outcome = try Command.shell(
      "mkdir out; chmod 500 app out; $scenec \(command) --quiet; status=$?; chmod 700 app out; exit $status",
      in: folder.path)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.contains("Permission denied"))
    #expect(folder.files() == ["app/a.xib"])
    #expect(Files.read(folder.path + "/app/a.xib") == bytes)
  }

  @Test(arguments: writers + ["lint app"], [("INT", SIGINT), ("TERM", SIGTERM)])
  func aSignalLeavesWholeFilesOnly(_ command: String, _ signal: (name: String, number: Int32)) throws {
    let folder = try TemporaryFolder()
    let document = large(20)
    let count = 120
    for i in 0..<count { folder.write(document, to: "app/\(i).xib") }
    // A background job of a script ignores SIGINT, so Python starts the program. It is stopped once it has begun to write, and
    // cannot end before: its last input is a pipe that nobody writes to.
    folder.write(
      """
      import os, signal, subprocess, sys, time
      signal.signal(signal.SIGINT, signal.default_int_handler)
      os.mkfifo("wait.xib")
      before = os.stat("app").st_mtime_ns
      with open("output", "wb") as output:
          run = subprocess.Popen(sys.argv[1:], stdout=output, stderr=subprocess.DEVNULL)
          def begun():
              out = os.path.isdir("out") and os.listdir("out")
              return out or os.stat("app").st_mtime_ns != before or os.path.getsize("output") > 0
          while run.poll() is None and not begun(): time.sleep(0.0005)
          run.send_signal(signal.SIG\(signal.name))
          sys.exit(-run.wait())
      """, to: "stop.py")
    let outcome = try Command.shell("python3 stop.py $scenec \(command) wait.xib", in: folder.path)
    #expect(outcome.status == signal.number, "\(outcome)")
    let inputs = folder.files(below: "app")
    #expect(inputs.count == count && inputs.allSatisfy { $0.hasSuffix(".xib") })
    for name in inputs {
      let text = String(decoding: Files.read(folder.path + "/app/" + name) ?? [], as: UTF8.self)
      #expect(text == document || (command == "fix app" && text.hasSuffix("</document>\n")), "\(name)")
    }
    for name in folder.files(below: "out") {
      #expect(name.hasSuffix(".json"), "\(name) was left")
      let text = String(decoding: Files.read(folder.path + "/out/" + name) ?? [], as: UTF8.self)
      #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"), "\(name) is incomplete")
    }
  }
}
