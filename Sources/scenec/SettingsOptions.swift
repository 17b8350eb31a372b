// The arguments for checking: configuration files, rules, a baseline. Together with the configuration files,
// they determine the settings of every input.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem
import TextMetrics

struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this configuration for all inputs instead of the nearest .scenec.yml above each.",
      valueName: "file"
    ))
  var config: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Check only these rules, separated by commas; repeatable.", valueName: "rule")
  )
  var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Turn these rules off, separated by commas; repeatable.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Turn these rules on, separated by commas; repeatable.", valueName: "rule"))
  var enable: [String] = []

  /// The rule settings in the arguments, which override all files.
  func selection() throws -> RuleSelection {
    var selection = RuleSelection()
    for (names, setting) in [(enable, RuleSelection.Setting.on), (disable, .off)] {
      for name in try Self.rules(names) { selection.settings[name] = setting }
    }
    selection.only = Set(try Self.rules(only))
    return selection
  }

  func validate() throws {
    // An unset shell variable gives an empty list. Without a rule, --only would check all rules.
    for (option, names) in [("only", only), ("disable", disable), ("enable", enable)]
    where names.contains(where: { $0.allSatisfy { $0 == "," } }) {
      throw ValidationError("--\(option) needs a rule name")
    }
    if config?.isEmpty == true { throw ValidationError("--config needs a file name") }
  }

  private static func rules(_ arguments: [String]) throws -> [String] {
    try arguments.flatMap { $0.split(separator: ",").map(String.init) }.map { name in
      guard try Rule.named(name).canBeTurnedOff else {
        throw ValidationError("the rule “\(name)” is always on")
      }
      return name
    }
  }
}

/// A configuration file of a run, and the settings for findings about the file itself.
struct UsedConfiguration: Sendable {
  var configuration: Configuration
  var file: SourceFile { configuration.file }
  var rules: RuleSelection
  var failingSeverity: Severity
}

/// The settings for one input.
struct FilePlan: Sendable {
  var settings = FileSettings()
  var environments = EnvironmentChoice()
  var failingSeverity: Severity = .error
}

/// The inputs of a run with their settings.
struct RunPlan {
  var inputs: [Input] = []
  var files: [FilePlan] = []
  /// The number of inputs that configurations exclude.
  var excluded = 0
  /// The baseline of the first input whose configuration has one.
  var baselinePath: String?
  /// In the order of the inputs, without duplicates.
  var configurations: [UsedConfiguration] = []
  /// The rule settings in the arguments.
  let selection: RuleSelection
  /// Whether all inputs are laid out as their configurations say. Only then are missing findings meaningful.
  let isConfigured: Bool

  /// Reads the configuration files. Reports errors in them, then throws the exit status for wrong arguments.
  ///
  /// - Parameter excludes: whether to leave out files that a configuration excludes.
  init(
    _ inputs: [Input], settings: SettingsOptions, environments: EnvironmentOptions, failingSeverity: Severity,
    style: ReportStyle, excludes: Bool
  ) throws {
    let selection = try settings.selection()
    self.selection = selection
    isConfigured = environments.isUnset
    var choice = try environments.choice()
    choice.catalogs = AssetCatalogs()
    let projectFonts = ProjectFonts()
    if !environments.noFonts { choice.projectFonts = projectFonts }
    var libraries: [String: FontLibrary] = [:]
    if let path = environments.fonts { choice.fonts = try Self.fonts(in: path, &libraries) }
    var search: ConfigurationSearch
    do throws(FileError) {
      search = try ConfigurationSearch(given: settings.config)
    } catch {
      Terminal.report("error: cannot read \(settings.config ?? ""): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    for input in inputs {
      var plan = FilePlan(environments: choice, failingSeverity: failingSeverity)
      if let configuration = search.configuration(for: input) {
        if excludes, !input.isUnnamed, !configuration.includes(input.path) {
          excluded += 1
          continue
        }
        plan.settings = configuration.settings(for: input.path)
        if configuration.isStrict { plan.failingSeverity = min(plan.failingSeverity, .warning) }
        if choice.devices.isEmpty { plan.environments.devices = configuration.devices }
        if !configuration.searchesFonts { plan.environments.projectFonts = nil }
        if choice.fonts == nil, let path = configuration.fontsPath {
          plan.environments.fonts = try Self.fonts(in: path, &libraries)
        }
        baselinePath = baselinePath ?? configuration.baselinePath
        if !configurations.contains(where: { $0.file.path == configuration.file.path }) {
          var rules = configuration.settings.rules
          rules.override(with: selection)
          configurations.append(
            UsedConfiguration(
              configuration: configuration, rules: rules, failingSeverity: plan.failingSeverity))
        }
      }
      plan.settings.rules.override(with: selection)
      plan.settings.reportsIdleNotes = isConfigured
      self.inputs.append(input)
      files.append(plan)
    }
    if excludes { search.checkPatterns(for: inputs.map(\.path)) }
    try Self.requireNoProblems(in: search, style)
  }

  private static func requireNoProblems(in search: ConfigurationSearch, _ style: ReportStyle) throws {
    if search.problems.isEmpty { return }
    for problem in search.problems {
      let text = TextReport.text(
        of: problem.diagnostics, in: problem.file, path: problem.file.path, style: style)
      Terminal.write(text, to: .error)
    }
    let isUnread = search.problems.contains { problem in
      problem.diagnostics.contains { $0.rule == InputRules.unreadableInput }
    }
    throw ExitCode(isUnread ? ExitStatus.inputOutput : ExitStatus.usage)
  }

  /// The fonts of a folder, which is read only once. Throws the exit status of a file that cannot be read.
  private static func fonts(in path: String, _ libraries: inout [String: FontLibrary]) throws -> FontLibrary {
    if let known = libraries[path] { return known }
    do throws(FileError) {
      let library = try FontFolder.load(path)
      if library.faces.isEmpty {
        Terminal.report("warning: no font files in \(path)")
      }
      libraries[path] = library
      return library
    } catch {
      Terminal.report("error: cannot read \(path): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }
}
