// Tests scenec as build systems run it: dependency files with Make, Bazel's worker protocol with a scripted client, and a
// cluster whose worker is killed.

import SceneTestSupport
import Testing

private func has(_ command: String) -> Bool { (try? Command.shell(command))?.status == 0 }

@Test func aDependencyFileListsWhatWasRead() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "App/Main.xib")
  folder.write("strict: true\n", to: "App/.scenec.yml")
  folder.write(Sample.document, to: "App/a b#$c.xib")
  let compile = try Command.shell("\"$scenec\" compile App -o out --depfile out.d --quiet", in: folder.path)
  #expect(compile.status == 0, "\(compile)")
  #expect(
    String(decoding: Files.read(folder.path + "/out.d") ?? [], as: UTF8.self) == """
      out/Main.xib.json out/a\\ b\\#$$c.xib.json: \\
        App/.scenec.yml \\
        App/Main.xib \\
        App/a\\ b\\#$$c.xib

      App/.scenec.yml:

      App/Main.xib:

      App/a\\ b\\#$$c.xib:

      """)
  // The report of lint goes to standard output, which is named after the dependency file.
  let lint = try Command.shell("\"$scenec\" lint App/Main.xib --depfile lint.txt.d", in: folder.path)
  #expect(lint.status == 0, "\(lint)")
  #expect(
    String(decoding: Files.read(folder.path + "/lint.txt.d") ?? [], as: UTF8.self).hasPrefix("lint.txt: \\\n")
  )
}

@Test(.enabled(if: has("make --version"), "make is missing"))
func makeRunsAgainWhenAnInputChanged() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "App/Main 1.xib")
  folder.write("strict: true\n", to: "App/.scenec.yml")
  folder.write(
    "report.txt:\n\t@$(scenec) lint --quiet App --depfile report.txt.d >report.txt; echo ran\n-include report.txt.d\n",
    to: "Makefile")
  let outcome = try Command.shell(
    """
    make -s scenec="$scenec"; make -s scenec="$scenec"; echo --
    touch -d '+2 seconds' App/.scenec.yml; make -s scenec="$scenec"; echo --
    rm App/.scenec.yml; make -s scenec="$scenec"
    """, in: folder.path)
  #expect(outcome.output.filter { $0 != "\r" } == "ran\n--\nran\n--\nran\n", "\(outcome)")
}

/// Runs the recipe of the documentation.
@Test(.enabled(if: has("ninja --version"), "ninja is missing"))
func ninjaRunsAgainWhenAnInputChanged() throws {
  let page = String(
    decoding: Files.read(Files.repository + "/Documentation/Integration.md") ?? [], as: UTF8.self)
  let block = try #require(page.split(separator: "```").first { $0.hasPrefix("ninja\n") })
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "App/Main.storyboard")
  folder.write("strict: true\n", to: "App/.scenec.yml")
  folder.write(String(block.dropFirst("ninja\n".count)), to: "build.ninja")
  let outcome = try Command.shell(
    """
    export PATH="$(dirname "$scenec"):$PATH"; run() { ninja | grep -o -e 'no work' -e '^.[0-9]*/[0-9]*.' || true; }
    run; run; touch -d '+2 seconds' App/.scenec.yml; run; test -s layouts/Main.storyboard.json && echo written
    """, in: folder.path)
  #expect(outcome.output == "[1/1]\nno work\n[1/1]\nwritten\n", "\(outcome)")
}

/// Speaks the protocol of Bazel's persistent workers: without line ends, as older versions do, and with them.
@Test(.enabled(if: has("python3 --version"), "Python is missing"))
func theWorkerAnswersRequests() throws {
  let folder = try TemporaryFolder()
  folder.write(Sample.document, to: "Main.xib")
  folder.write("--report\nreport.json\nlint\n--format\njson\nbroken.xib\n", to: "parameters")
  folder.write(Sample.broken, to: "broken.xib")
  folder.write(
    """
    import json, subprocess, sys
    worker = subprocess.Popen([sys.argv[1], "worker", "--persistent_worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    def ask(end, **request):
        worker.stdin.write(json.dumps(request).encode() + end); worker.stdin.flush()
        return json.loads(worker.stdout.readline())
    for end in (b"\\n", b""):
        right = ask(end, arguments=["lint", "--quiet", "Main.xib"], inputs=[{"path": "Main.xib", "digest": "{\\"[]"}], requestId=0)
        assert right == {"exitCode": 0, "output": "", "requestId": 0}, right
        wrong = ask(end, arguments=["@parameters"], requestId=7)
        assert wrong["exitCode"] == 1 and wrong["requestId"] == 7 and "malformed-value" in wrong["output"] + open("report.json").read(), wrong
        usage = ask(end, arguments=["lint", "--explode"], requestId=8)
        assert usage["exitCode"] == 2 and "--explode" in usage["output"], usage
        assert ask(end, requestId=9, cancel=True)["wasCancelled"]
        layout = ask(end, arguments=["--report", "layout.json", "compile", "Main.xib"])
        assert layout["exitCode"] == 0 and json.load(open("layout.json"))["schema"] == "compile"
    worker.stdin.close()
    assert worker.wait() == 0
    print("answered")
    """, to: "client.py")
  let outcome = try Command.shell("python3 client.py \"$scenec\"", in: folder.path)
  #expect(outcome.output == "answered\n", "\(outcome)")
  let once = try Command.shell("\"$scenec\" worker @parameters", in: folder.path)
  #expect(once.status == 1, "\(once)")
}

@Test(.enabled(if: has("bazel --version"), "bazel is missing"))
func bazelBuildsWithTheRules() throws {
  let outcome = try Command.shell("'\(Files.repository)/Scripts/evaluate/bazel' \"$scenec\"")
  #expect(outcome.status == 0, "\(outcome)")
}

@Test(
  .enabled(
    if: has("python3 -c 'import dask.distributed'"), "Python’s dask and distributed are missing"))
func aClusterGivesTheBytesOfASingleRun() throws {
  let folder = Files.corpus ?? Files.repository + "/Fixtures/layout"
  let outcome = try Command.shell(
    "python3 '\(Files.repository)/Scripts/evaluate/cluster' --scenec \"$scenec\" --chunk \(Files.corpus == nil ? 2 : 60) '\(folder)'"
  )
  #expect(outcome.status == 0, "\(outcome)")
}
