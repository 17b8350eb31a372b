// Converts many inputs: reads, converts, writes, reports in input order, and exits with the right status.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem

struct ConversionRun {
  let conversion: Conversion
  let jobs: Int
  let style: ReportStyle
  /// The path of an input's output; nil for standard output.
  let outputPath: (Input) -> String?

  private struct Outcome: Sendable {
    var report: [UInt8] = []
    var standardOutput: [UInt8] = []
    var status: Int32 = 0
  }

  /// Converts all inputs. Throws the exit status if it is not 0.
  func run(_ list: InputList) throws {
    let status = Locked<Int32>(0)
    for problem in list.problems {
      let rule = problem.isEmpty ? InputRules.noInputs : InputRules.unreadableInput
      report(Diagnostic(rule, problem.message, at: nil), path: problem.path)
      status.withLock { $0 = ExitStatus.inputOutput }
    }
    let inputs = list.inputs
    let paths = inputs.map(outputPath)
    let (conversion, style) = (conversion, style)
    // A single input streams its output. With several, the output of each is collected until its turn.
    let streams = inputs.count == 1
    Batch.run(
      sizes: inputs.map(\.size), jobs: jobs,
      process: {
        Self.process(inputs[$0], $0, to: paths[$0], conversion, streams: streams, style: style)
      },
      deliver: { _, outcome in
        if !outcome.standardOutput.isEmpty { Terminal.write(outcome.standardOutput, to: .output) }
        if !outcome.report.isEmpty { Terminal.write(outcome.report, to: .error) }
        status.withLock { $0 = max($0, outcome.status) }
      })
    let final = status.withLock { $0 }
    if final != 0 { throw ExitCode(final) }
  }

  private func report(_ diagnostic: Diagnostic, path: String) {
    Terminal.write(
      TextReport.text(of: [diagnostic], in: nil, path: path, style: style), to: .error)
  }

  private static func process(
    _ input: Input, _ index: Int, to path: String?, _ conversion: Conversion, streams: Bool,
    style: ReportStyle
  ) -> Outcome {
    var outcome = Outcome()
    let prepared: Conversion.Prepared
    do throws(FileError) {
      let bytes = try input.read(limit: conversion.sizeLimit)
      prepared = conversion.prepare(bytes, index: index, path: input.path)
    } catch {
      return failure(InputRules.unreadableInput, error, path: input.path, style)
    }
    if case .failed(let diagnostics, let file) = prepared {
      outcome.status = ExitStatus.findings
      outcome.report = TextReport.text(of: diagnostics, in: file, path: file.path, style: style)
      return outcome
    }
    do throws(FileError) {
      if let path {
        try AtomicFile.write(to: path) { sink throws(FileError) in
          try conversion.write(prepared, path: input.path, to: sink)
        }
      } else if streams {
        try conversion.write(prepared, path: input.path) { piece throws(FileError) in
          Terminal.write(piece, to: .output)
        }
      } else {
        try conversion.write(prepared, path: input.path) { piece throws(FileError) in
          outcome.standardOutput += piece
        }
      }
    } catch {
      return failure(InputRules.unwritableOutput, error, path: path ?? input.path, style)
    }
    return outcome
  }

  private static func failure(_ rule: Rule, _ error: FileError, path: String, _ style: ReportStyle) -> Outcome
  {
    let diagnostic = Diagnostic(rule, error.message, at: nil)
    return Outcome(
      report: TextReport.text(of: [diagnostic], in: nil, path: path, style: style),
      status: ExitStatus.inputOutput)
  }
}
