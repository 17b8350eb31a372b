// What all report formats share: a report is written file by file, so that a run over many files keeps
// nothing in memory. Each format has its own file; the caller selects the findings.

import SceneDiagnostics

/// The findings of one file.
public struct FileReport: Sendable {
  /// The file's name as reports print it.
  public var path: String
  /// The text that the ranges index; nil if it could not be read.
  public var file: SourceFile?
  /// In the order of the file.
  public var diagnostics: [Diagnostic]

  /// What is reported about one file; `file` is nil if it could not be read.
  public init(path: String, file: SourceFile?, diagnostics: [Diagnostic]) {
    self.path = path
    self.file = file
    self.diagnostics = diagnostics
  }
}

/// Writes findings in one format.
///
/// A report is `header`, the parts of the files in order with `separator` between those that are not empty,
/// and `footer`.
public protocol Reporter: Sendable {
  /// UTF-8.
  var header: [UInt8] { get }
  /// Between two parts.
  var separator: [UInt8] { get }
  /// What ends the report.
  var footer: [UInt8] { get }
  /// One file's part. Callable from any thread.
  func part(of report: FileReport) -> [UInt8]
}

extension Reporter {
  /// Nothing; so below: a format of lines needs no frame.
  public var header: [UInt8] { [] }
  /// Nothing.
  public var separator: [UInt8] { [] }
  /// Nothing.
  public var footer: [UInt8] { [] }

  /// The whole report over finished values.
  public func report(_ reports: [FileReport]) -> [UInt8] {
    let parts = reports.map { part(of: $0) }.filter { !$0.isEmpty }
    return header + Array(parts.joined(separator: separator)) + footer
  }
}

/// The formats by the names that `--format` takes.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: the source line with the range underlined.
  case text
  /// One line per finding, as compilers print it.
  case xcode
  /// JSON lines: one object per finding.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// JUnit’s XML, as Jenkins and GitLab read it.
  case junit
  /// Checkstyle’s XML.
  case checkstyle
  /// Annotations of GitHub Actions.
  case github
  /// GitLab Code Quality.
  case gitlab
  /// The text that build-log parsers know from ibtool.
  case ibtool

  /// - Parameters:
  ///   - rules: every rule that a finding may be of, for formats that describe them.
  ///   - version: scenec's version, for formats that name the tool.
  ///   - colored: of the text format.
  public func reporter(rules: [Rule], version: String, colored: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(isColored: colored)
    case .xcode: XcodeReporter()
    case .json: JSONLinesReporter()
    case .sarif: SARIFReporter(rules: rules, version: version)
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .ibtool: IbtoolReporter()
    }
  }
}

/// `text`: see `TextReport`.
struct TextReporter: Reporter {
  let isColored: Bool

  func part(of report: FileReport) -> [UInt8] {
    TextReport.text(of: report.diagnostics, in: report.file, path: report.path, colored: isColored)
  }
}
