// How reports for people look.

/// The look of text reports.
public struct ReportStyle: Sendable, Hashable {
  /// Whether to write escape sequences for colors.
  public var isColored = false
  /// Whether to write escape sequences for links (OSC 8), so that a rule's name leads to its page.
  public var hasLinks = false
  /// Whether to show everything: source lines, notes and all fixes.
  public var isVerbose = false

  /// Two or three plain lines per finding.
  public init() {}

  /// A style with some of these properties.
  public init(isColored: Bool = false, hasLinks: Bool = false, isVerbose: Bool = false) {
    self.isColored = isColored
    self.hasLinks = hasLinks
    self.isVerbose = isVerbose
  }
}
