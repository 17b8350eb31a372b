// Tests what happens when other things happen to a run: another run in the same folder, a disk that is full, a
// kill without warning, very many files, names that are not text. Nothing is lost and nothing half-written.

import SceneTestSupport
import Testing

/// Whether a file system of our own can be mounted without being root outside.
private let canMount = (try? Command.shell("unshare -rm mount -t tmpfs tmpfs /mnt"))?.status == 0

@Suite(.serialized) struct InterferenceTests {
  /// A view whose stored frame is wrong.
  private static let misplaced = String(
    decoding: Files.read(Files.repository + "/Fixtures/rules/Misplaced.xib") ?? [], as: UTF8.self)

  /// Checks that all files below a folder are whole JSON texts.
  private static let isWhole = """
    import json, os, sys
    for folder, _, names in os.walk(sys.argv[1]):
        for name in names:
            if name.startswith(".scenec-") and "killed" in sys.argv[2:]: continue
            assert name.endswith(".json"), name
            with open(os.path.join(folder, name), "rb") as file: json.load(file)
    """

  private static func project(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for i in 0..<count { folder.write(misplaced, to: "app/\(i % 7)/\(i).xib") }
    folder.write(isWhole, to: "whole.py")
    return folder
  }

  @Test func twoRunsIntoOneFolder() throws {
    let folder = try Self.project(60)
    let outcome = try Command.shell(
      """
      $scenec compile -q -o alone app || exit 1
      for i in 1 2 3; do $scenec compile -q -o out app & pids="$pids $!"; done
      for pid in $pids; do wait $pid || exit 1; done
      diff -r alone out && python3 whole.py out
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(folder.files(below: "out").count == 60)
  }

  /// Both runs fix all files between them; one that comes too late says so.
  @Test func twoRunsFixTheSameFiles() throws {
    let folder = try Self.project(60)
    let outcome = try Command.shell(
      """
      cp -r app alone; $scenec fix -q alone || exit 1
      $scenec fix -q app 2>first & $scenec fix -q app 2>second
      wait
      cat first second >&2
      diff -r alone app
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    let complaints = outcome.errors.split(separator: "\n")
    #expect(complaints.allSatisfy { $0.contains("the file changed during the run") }, "\(outcome.errors)")
  }

  @Test(.enabled(if: canMount, "no file system can be mounted"))
  func aFullDisk() throws {
    let folder = try Self.project(400)
    let outcome = try Command.shell(
      """
      unshare -rm bash -c '
        mkdir disk && mount -t tmpfs -o size=300k tmpfs disk || exit 9
        $0 compile -o disk/out app 2>errors
        [ $? = 3 ] || exit 8
        grep -q "No space left on device" errors || exit 7
        python3 whole.py disk/out || exit 6
        [ $(find disk/out -type f | wc -l) -gt 10 ] || exit 5
        rm -r disk/out; cp app/1/1.xib disk/a.xib; cp disk/a.xib original
        dd if=/dev/zero of=disk/filler bs=1k 2>/dev/null
        $0 fix -q disk/a.xib 2>errors
        [ $? = 3 ] || exit 4
        cmp disk/a.xib original || exit 2
        [ "$(ls -A disk)" = "$(printf "a.xib\\nfiller")" ] || exit 1
      ' "$scenec"
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
  }

  /// Nobody can clean up after SIGKILL, but what has an output's name is whole, and inputs are the old or the
  /// new ones. The next run does the rest.
  @Test(arguments: ["compile -q -o out app", "fix -q app"])
  func aKilledRun(_ command: String) throws {
    let folder = try Self.project(300)
    let outcome = try Command.shell(
      """
      cp -r app original; cp -r app fixed; $scenec fix -q fixed
      for delay in 0.02 0.05 0.1 0.2; do
        $scenec \(command) 2>/dev/null & sleep $delay; kill -9 $!; wait $! 2>/dev/null
        [ ! -d out ] || python3 whole.py out killed || exit 1
        for file in $(cd app; find . -name '*.xib'); do
          cmp -s app/$file original/$file || cmp app/$file fixed/$file || exit 2
        done
      done
      $scenec \(command) || exit 3
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    let isFix = command.hasPrefix("fix")
    #expect(isFix || folder.files(below: "out").count { !$0.contains(".scenec-") } == 300)
  }

  @Test func twentyThousandFiles() throws {
    let folder = try TemporaryFolder()
    let empty = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
      """
    folder.write(empty, to: "empty")
    let outcome = try Command.shell(
      """
      mkdir -p app; for d in $(seq 20); do mkdir app/$d; done
      python3 -c 'import os
      for i in range(20000): os.link("empty", "app/%d/%05d.storyboard" % (i % 20 + 1, i))'
      $scenec lint --format json app >lint || exit 1
      $scenec compile -q -o out app 2>/dev/null || exit 2
      [ $(wc -l <lint) = 20000 ] || exit 3
      [ $(find out -name '*.storyboard.json' | wc -l) = 20000 ] || exit 4
      grep -o '"file":"[^"]*"' lint | LC_ALL=C sort -c -u || exit 5
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.contains("checked 20000 files"), "\(outcome.errors.suffix(300))")
  }

  /// A file whose name is not UTF-8 stays as it is, and the others are processed.
  @Test func namesThatAreNotText() throws {
    let folder = try Self.project(3)
    let outcome = try Command.shell(
      """
      cp app/0/0.xib $'app/\\xff\\xfe.xib'; mkdir $'app/\\xe9'; cp app/0/0.xib $'app/\\xe9/x.xib'
      cp app/0/0.xib original
      $scenec compile -q -o out app 2>errors; [ $? = 3 ] || exit 1
      [ $(find out -type f | wc -l) = 3 ] && python3 whole.py out || exit 2
      $scenec fix -q app 2>>errors; [ $? = 3 ] || exit 3
      cmp $'app/\\xff\\xfe.xib' original && cmp $'app/\\xe9/x.xib' original || exit 4
      [ $(grep -c 'rename the' errors) -ge 2 ] || exit 5
      $scenec fix --check -q app/[0-9]
      """, in: folder.path)
    #expect(outcome.status == 0, "\(outcome)")
  }
}
