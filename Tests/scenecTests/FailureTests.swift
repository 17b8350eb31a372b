// Tests failures outside of documents, for every command that writes: a full disk, a closed pipe, a file size
// limit, a signal. The status reports them, and files on disk are complete or unchanged.

import SceneTestSupport
import Testing

/// A xib in which `compile`, `lint`, `convert` and `fix` all have something to write for every view: its flag
/// is stale.
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
  /// Commands whose output is standard output.
  static let streams = ["compile a.xib", "lint a.xib", "convert a.xib", "fix --dry-run a.xib"]
  /// Commands whose output is files.
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
  func aClosedPipeEndsTheRun(_ command: String) throws {
    let folder = try TemporaryFolder()
    // More than a pipe's buffer.
    folder.write(large(1500), to: "a.xib")
    let outcome = try Command.shell(
      "$scenec \(command) 2>errors | head -c 10; exit ${PIPESTATUS[0]}", in: folder.path)
    #expect(outcome.status == 128 + SIGPIPE, "\(outcome.status)")
    #expect(outcome.output.utf8.count == 10)
    #expect(folder.files() == ["a.xib", "errors"])
  }

  /// A file size limit stands for a disk that becomes full while a file is written. It is 1 MiB, because
  /// ThreadSanitizer's runtime writes half of that before the program starts.
  @Test(arguments: writers)
  func anUnfinishedFileIsRemoved(_ command: String) throws {
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
  func aFolderThatCannotBeCreatedIsReported(_ command: String) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.document, to: "a.xib")
    folder.write("a file", to: "out")
    let outcome = try Command.shell("$scenec \(command)", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error: cannot write to out/x: Not a directory"), "\(outcome)")
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
  func aSignalLeavesOnlyCompleteFiles(_ command: String, _ signal: (name: String, number: Int32)) throws {
    let folder = try TemporaryFolder()
    let document = large(20)
    let count = 120
    for i in 0..<count { folder.write(document, to: "app/\(i).xib") }
    // Python starts the program, because background jobs of a script ignore SIGINT. The program is stopped
    // after it has started to write. It cannot end earlier, because its last input is a pipe without a
    // writer.
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
