// Runs that are stopped from outside: no partial output is left, and the status says what happened.

import Glibc
import SceneTestSupport
import Testing

@Test func aFullDiskIsReported() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "a.xib")
  let outcome = try Command.shell("$scenec compile a.xib >/dev/full", in: folder.path)
  #expect(outcome.status == 3)
  #expect(outcome.errors.contains("No space left on device"))
}

@Test func aReaderThatLeavesEndsTheRunQuietly() throws {
  let folder = try TemporaryFolder()
  // More output than a pipe holds.
  let views = (0..<3000).map {
    """
    <view contentMode="scaleToFill" id="vie-w0-\($0)"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
    """
  }
  folder.write(
    Sample.document.replacing("</objects>", with: views.joined(separator: "\n") + "</objects>"), to: "a.xib")
  let outcome = try Command.shell("$scenec compile a.xib | head -n 1; exit ${PIPESTATUS[0]}", in: folder.path)
  #expect(outcome.status == 128 + SIGPIPE)
  #expect(outcome.output == "{\n")
  #expect(outcome.errors.isEmpty)
}

@Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM)])
func aSignalLeavesWholeFilesOnly(_ name: String, _ number: Int32) throws {
  let folder = try TemporaryFolder()
  for i in 0..<400 { folder.write(Sample.document, to: "app/\(i).xib") }
  // A background job of a script ignores SIGINT; `setsid` and a trap would differ from a user's shell, so Python starts it.
  folder.write(
    """
    import os, signal, subprocess, sys, time
    signal.signal(signal.SIGINT, signal.default_int_handler)
    run = subprocess.Popen([sys.argv[1], "compile", "--quiet", "--output", "out", "app"])
    while run.poll() is None and not (os.path.isdir("out") and os.listdir("out")): time.sleep(0.0005)
    run.send_signal(signal.SIG\(name))
    sys.exit(-run.wait())
    """, to: "stop.py")
  let outcome = try Command.shell("python3 stop.py $scenec", in: folder.path)
  let written = folder.files(below: "out")
  // A machine may be fast enough to finish first.
  #expect(outcome.status == number || written.count == 400, "\(outcome)")
  for file in written {
    #expect(file.hasSuffix(".json"), "\(file) was left")
    let text = String(decoding: Files.read(folder.path + "/out/" + file) ?? [], as: UTF8.self)
    #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"), "\(file) is incomplete")
  }
}
