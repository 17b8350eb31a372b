// Rules about files that cannot be read, written or found, which make a run exit with status 3, and about
// findings that are left out of reports.

import SceneDiagnostics

/// Rules about inputs and outputs. None can be turned off.
package enum InputRules {
  package static let unreadableInput = Rule(
    "unreadable-input", .syntax, .error,
    summary: "an input cannot be read",
    rationale: "A file that is missing or unreadable is skipped; the other inputs are processed.",
    remedy: "Correct the path or the file's permissions.")

  package static let noInputs = Rule(
    "no-inputs", .syntax, .error,
    summary: "a folder or pattern contains no storyboards or xibs",
    rationale: """
      A folder is searched for files that end in .storyboard or .xib; hidden folders are skipped. A build that expects scenes \
      but finds none should not pass.
      """,
    remedy: "Pass the folder that contains the scene files.")

  package static let unwritableOutput = Rule(
    "unwritable-output", .syntax, .error,
    summary: "an output cannot be written",
    rationale: """
      Outputs are written to a temporary file in the same folder and renamed when complete, so a full disk or an interrupted \
      run never leaves a partial file.
      """,
    remedy: "Free up space, or choose another output folder.")

  package static let unlistedFindings = Rule(
    "unlisted-findings", .syntax, .note,
    summary: "a file has more findings than a report lists",
    rationale: """
      A report lists 10,000 findings of one file, the most severe ones. The others are counted in the summary, and decide about \
      the exit status too.
      """,
    remedy: """
      Correct what is listed, turn off the rule with the most findings, or accept the findings with a baseline.
      """)

  package static let all: [Rule] = [unreadableInput, noInputs, unwritableOutput, unlistedFindings]
}
