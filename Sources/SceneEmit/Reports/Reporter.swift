// The protocol of all report formats. A report is written file by file, so that a run over many files keeps
// none of them in memory. Each format has its own file. The caller selects the diagnostics.

import SceneDiagnostics

/// The diagnostics of one file.
public struct FileReport: Sendable {
  /// The file's path, as reports print it.
  public var path: String
  /// The text that the ranges refer to; nil if it could not be read.
  public var file: SourceFile?
  /// In the order of the file.
  public var diagnostics: [Diagnostic]

  /// The diagnostics of a file; `file` is nil if it could not be read.
  public init(path: String, file: SourceFile?, diagnostics: [Diagnostic]) {
    self.path = path
    self.file = file
    self.diagnostics = diagnostics
  }
}

/// Writes diagnostics in one format.
///
/// A report is the `header`, the parts of the files in order with `separator` between the non-empty ones, and
/// the `footer`.
public protocol Reporter: Sendable {
  /// The text before the first part, in UTF-8.
  var header: [UInt8] { get }
  /// The text between two parts.
  var separator: [UInt8] { get }
  /// The text after the last part.
  var footer: [UInt8] { get }
  /// The part of one file. Can be called from any thread.
  func part(of report: FileReport) -> [UInt8]
}

extension Reporter {
  /// Empty by default, as formats with one line per diagnostic need.
  public var header: [UInt8] { [] }
  /// Empty by default.
  public var separator: [UInt8] { [] }
  /// Empty by default.
  public var footer: [UInt8] { [] }

  /// The whole report, for callers that have all files.
  public func report(_ reports: [FileReport]) -> [UInt8] {
    let parts = reports.map { part(of: $0) }.filter { !$0.isEmpty }
    return header + Array(parts.joined(separator: separator)) + footer
  }
}

/// The formats. Their raw values are the values of `--format`.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: two or three lines per diagnostic, or the source line with everything that is known.
  case text
  /// One line per diagnostic, as compilers print it.
  case xcode
  /// JSON lines: one object per diagnostic.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// JUnit XML, as Jenkins and GitLab read it.
  case junit
  /// Checkstyle XML.
  case checkstyle
  /// Annotations of GitHub Actions.
  case github
  /// GitLab Code Quality.
  case gitlab
  /// The format of ibtool, for build-log parsers.
  case ibtool

  /// - Parameters:
  ///   - rules: all rules that diagnostics can have, for formats that describe them.
  ///   - version: scenec's version, for formats that name the tool.
  ///   - style: the look of the text format.
  public func reporter(
    rules: [Rule], version: String = Product.version, style: ReportStyle = ReportStyle()
  ) -> any Reporter {
    switch self {
    case .text: TextReporter(style: style)
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
  let style: ReportStyle

  func part(of report: FileReport) -> [UInt8] {
    TextReport.text(of: report.diagnostics, in: report.file, path: report.path, style: style)
  }
}
