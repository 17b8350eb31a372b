// The name, version and home page of the program. Everything that states one of them takes it from here.

/// The program.
public enum Product {
  /// The name of the command.
  public static let name = "scenec"
  /// The version of the program, the library and the packages.
  public static let version = "0.1.0"
  /// The repository's page.
  public static let home = "https://github.com/scenec/scenec"
}

extension Rule {
  /// The address of the rule's documentation.
  public var page: String { "\(Product.home)/blob/main/Documentation/Rules.md#\(name)" }
}
