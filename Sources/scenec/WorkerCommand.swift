// `scenec worker`: runs other commands of scenec one after the other in one process, for Bazel: a persistent worker
// with the JSON protocol. https://bazel.build/remote/persistent describes the protocol.

import ArgumentParser
import SceneDocumentJSON
import SceneSystem
import SceneText

struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs commands for Bazel: once, or as a persistent worker.",
    discussion: """
      ARGUMENTS are those of another command: worker lint --strict App. An argument @FILE stands for the lines of that file. \
      With --report FILE, what the command prints on standard output is written to FILE.

      With --persistent_worker, reads requests from standard input and writes responses to standard output, one JSON object a \
      line, until standard input ends. Packaging/bazel has rules that use this.
      """)

  @Flag(name: .customLong("persistent_worker"), help: "Serve requests.")
  var isPersistent = false

  @Option(help: ArgumentHelp("Write the command’s output to this file.", valueName: "file"))
  var report: String?

  @Argument(parsing: .captureForPassthrough, help: "A command with its arguments.")
  var arguments: [String] = []

  func run() throws {
    Interruption.prepare()
    guard isPersistent || arguments.contains("--persistent_worker") else {
      let status = Self.execute(
        (report.map { ["--report", $0] } ?? []) + arguments, write: { Terminal.write($0, to: .error) })
      if status != 0 { throw ExitCode(status) }
      return
    }
    var requests = RequestStream()
    while let text = try requests.next() {
      guard let request = WorkRequest(text) else {
        Terminal.report("error: a request that is not JSON, or has no arguments")
        throw ExitCode(ExitStatus.usage)
      }
      // A command is over before the next request is read, so that there is nothing left to cancel.
      if request.isCancellation {
        Terminal.write(
          WorkRequest.response(to: request, status: 0, output: [], wasCancelled: true), to: .output)
        continue
      }
      var output: [UInt8] = []
      let status = Self.execute(request.arguments) { output += $0 }
      Terminal.write(WorkRequest.response(to: request, status: status, output: output), to: .output)
    }
  }

  /// Runs a command in this process.
  ///
  /// - Parameter write: gets what it prints, except what goes to a report.
  private static func execute(_ arguments: [String], write: ([UInt8]) -> Void) -> Int32 {
    var words: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("@") else {
        words.append(argument)
        continue
      }
      do throws(FileError) {
        let text = String(decoding: try FileAccess.read(String(argument.dropFirst())), as: UTF8.self)
        words += text.split(separator: "\n").map(String.init)
      } catch {
        write(Array("error: \(argument): \(error.message)\n".utf8))
        return ExitStatus.inputOutput
      }
    }
    var report: String?
    if words.count > 1, words[0] == "--report" {
      report = words[1]
      words.removeFirst(2)
    }
    let (status, output, messages) = Terminal.capturing { Scenec.execute(words) }
    guard let report else {
      write(output + messages)
      return status
    }
    do throws(FileError) {
      try AtomicFile.write(output, to: report)
    } catch {
      write(Array("error: \(report): \(error.message)\n".utf8))
      return ExitStatus.inputOutput
    }
    // A failed build shows what failed.
    write(status == 0 ? messages : output + messages)
    return status
  }
}

/// The requests on standard input. Newer versions of Bazel end each with a line end, older ones write one after
/// the other, so that only its last bracket ends a request.
private struct RequestStream {
  private var bytes: [UInt8] = []
  private var position = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// The maximum length of a request.
  private static let limit = 1 << 28

  /// The bytes of the next object; nil at the end.
  mutating func next() throws -> [UInt8]? {
    while true {
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if isInString {
          isInString = isEscaped || byte != UInt8(ascii: "\"")
          isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          guard depth <= 0 else { break }
          let request = Array(bytes[..<position])
          bytes.removeFirst(position)
          (position, depth) = (0, 0)
          return request
        default: break
        }
      }
      let arrived: [UInt8]
      do throws(FileError) {
        arrived = try FileAccess.readArrivedInput()
      } catch {
        Terminal.report("error: standard input: \(error.message)")
        throw ExitCode(ExitStatus.inputOutput)
      }
      if arrived.isEmpty || bytes.count > Self.limit {
        return bytes.allSatisfy { $0 <= 0x20 } ? nil : bytes
      }
      bytes += arrived
    }
  }
}

/// One request of Bazel.
private struct WorkRequest {
  var arguments: [String] = []
  var id = 0
  var isCancellation = false

  /// The maximum number of values in a request: actions with a million inputs have fewer.
  private static let maximumValues = 4_000_000

  init?(_ text: [UInt8]) {
    guard let json = try? JSONText(text, maximumValues: Self.maximumValues),
      json.nodes.first?.kind == .object
    else { return nil }
    for (key, value) in json.members(of: 0) {
      if json.equals(key, "arguments"), json.nodes[value].kind == .array {
        for element in json.elements(of: value) where json.nodes[element].kind == .string {
          arguments.append(json.string(element))
        }
      } else if json.equals(key, "requestId"), json.nodes[value].kind == .number {
        id = json.number(value).flatMap { Int(exactly: $0) } ?? 0
      } else if json.equals(key, "cancel") {
        isCancellation = json.nodes[value].kind == .true
      }
    }
    if arguments.isEmpty, !isCancellation { return nil }
  }

  static func response(
    to request: WorkRequest, status: Int32, output: [UInt8], wasCancelled: Bool = false
  ) -> [UInt8] {
    var json = JSONWriter(style: .compact)
    json.beginObject()
    json.member("exitCode", Int(status))
    json.member("output", String(decoding: output, as: UTF8.self))
    json.member("requestId", request.id)
    if wasCancelled { json.member("wasCancelled", true) }
    json.endObject()
    return json.takeText() + [0x0A]
  }
}
