// Findings about files as files: what cannot be read, written or found. A run with one of them exits with status 3.

import SceneDiagnostics

/// Rules about inputs and outputs. None can be turned off.
package enum InputRules {
  package static let unreadableInput = Rule(
    "unreadable-input", .syntax, .error,
    summary: "an input cannot be read",
    rationale: "A file that is missing or may not be read is not compiled; the other inputs of the run are.",
    remedy: "Correct the path, or the file's permissions.")

  package static let noInputs = Rule(
    "no-inputs", .syntax, .error,
    summary: "a folder or pattern holds no storyboard and no xib",
    rationale: """
      A folder is searched for files whose names end in .storyboard or .xib; hidden folders are skipped. A build that \
      compiles nothing where scenes are expected should not pass.
      """,
    remedy: "Give the folder that holds the scene files.")

  package static let unwritableOutput = Rule(
    "unwritable-output", .syntax, .error,
    summary: "an output cannot be written",
    rationale: """
      Outputs are written to a temporary file beside their place and renamed when they are complete, so a full disk or \
      a stopped run never leaves half a file.
      """,
    remedy: "Free space, or choose another output folder.")

  package static let all: [Rule] = [unreadableInput, noInputs, unwritableOutput]
}
