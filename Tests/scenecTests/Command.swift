// Runs the built scenec like a user: takes arguments, returns the status and both streams. Does not need
// Foundation.

import SceneTestSupport
import Testing

/// The results of a finished process.
struct Outcome {
  /// The exit status, or 128 plus the signal that ended the process.
  var status: Int32
  var output: String
  var errors: String
}

/// The program under test and other programs.
enum Command {
  /// The scenec next to the test program.
  static let scenec: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/scenec"
  }()

  /// Runs scenec with the arguments and waits for it.
  static func scenec(_ arguments: String..., input: String = "/dev/null") throws -> Outcome {
    try run([scenec] + arguments, input: input)
  }

  /// Runs a shell command in which `$scenec` is the program under test.
  static func shell(_ command: String, in folder: String = "/") throws -> Outcome {
    try run(["/bin/bash", "-c", "cd \"$1\"; scenec=$2; \(command)", "bash", folder, scenec])
  }

  static func run(_ arguments: [String], input: String = "/dev/null") throws -> Outcome {
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path + "/output", folder.path + "/errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o600)
    var process = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    try #require(failure == 0, "cannot run \(arguments[0]): \(String(cString: strerror(failure)))")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: String(decoding: Files.read(output) ?? [], as: UTF8.self),
      errors: String(decoding: Files.read(errors) ?? [], as: UTF8.self))
  }
}

/// A xib with one view, and one with an error.
enum Sample {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            </view>
        </objects>
    </document>

    """
  static let broken = document.replacing("width=\"375\"", with: "width=\"wide\"")
}

extension String {
  /// The text with the first occurrence of a part replaced.
  func replacing(_ part: String, with replacement: String) -> String {
    let (text, needle) = (Array(utf8), Array(part.utf8))
    guard let start = text.indices.first(where: { text[$0...].starts(with: needle) }) else { return self }
    return String(
      decoding: text[..<start] + Array(replacement.utf8) + text[(start + needle.count)...], as: UTF8.self)
  }
}
