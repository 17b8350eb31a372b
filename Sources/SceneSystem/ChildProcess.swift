// Runs another program on bytes: standard input from memory, standard output into memory.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs that are not part of this one.
package enum ChildProcess {
  /// How a program ended.
  package struct Result: Sendable {
    /// The exit status; 128 and more if a signal ended it.
    package var status: Int32
    /// What it wrote on standard output.
    package var output: [UInt8]
  }

  /// The path of a program in the folders of `PATH`; nil if there is none. A relative folder in `PATH` does
  /// not count, because it would run programs of the project that is being worked on.
  package static func find(_ name: String) -> String? {
    guard let list = getenv("PATH") else { return nil }
    for folder in String(cString: list).split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0, (try? FileStatus(at: path).kind) == .regular { return path }
    }
    return nil
  }

  /// Runs a program and waits for its end. Its messages go to this program's standard error.
  ///
  /// Input and output are unlinked temporary files rather than pipes, so that neither side waits for the
  /// other, whatever the program reads and writes first.
  package static func run(
    _ path: String, _ arguments: [String], input: [UInt8], outputLimit: Int
  ) throws(FileError) -> Result {
    guard let inputFile = tmpfile() else { throw .last }
    defer { fclose(inputFile) }
    guard let outputFile = tmpfile() else { throw .last }
    defer { fclose(outputFile) }
    let (source, sink) = (fileno(inputFile), fileno(outputFile))
    try FileAccess.write(input, to: source)
    guard lseek(source, 0, SEEK_SET) == 0 else { throw .last }
    let status = try wait(for: startProgram(path, arguments, streams: [(source, 0), (sink, 1)]))
    guard lseek(sink, 0, SEEK_SET) == 0 else { throw .last }
    return Result(status: status, output: try FileAccess.read(sink, limit: outputLimit))
  }

  private static func wait(for process: pid_t) throws(FileError) -> Int32 {
    var status: Int32 = 0
    guard retrying({ waitpid(process, &status, 0) }) == process else { throw .last }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
