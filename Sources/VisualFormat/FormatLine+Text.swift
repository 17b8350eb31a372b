// Lines as text in the grammar. Parsing the text gives the same line, except for the ranges.

extension FormatLine: CustomStringConvertible {
  /// The line as a visual format with its orientation: `H:|-[find]-20-[field(>=20@750)]-|`.
  public var description: String {
    var text = orientation == .horizontal ? "H:" : "V:"
    for (i, item) in items.enumerated() {
      if i > 0, gaps.indices.contains(i - 1) { text += gaps[i - 1].description }
      text += item.description
    }
    return text
  }
}

extension FormatItem: CustomStringConvertible {
  /// The item with its predicates in brackets, or `|` for the superview.
  public var description: String {
    guard let name else { return "|" }
    return predicates.isEmpty ? "[\(name)]" : "[\(name)(\(FormatPredicate.list(predicates)))]"
  }
}

extension FormatGap: CustomStringConvertible {
  /// The gap with its hyphens; empty for items that touch.
  public var description: String {
    switch kind {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates):
      if predicates.count == 1, let only = predicates.first, only.standsWithoutParentheses {
        "-\(only.object)-"
      } else {
        "-(\(FormatPredicate.list(predicates)))-"
      }
    }
  }
}

extension FormatPredicate: CustomStringConvertible {
  /// The predicate without “==”: `20`, `>=20@750`.
  public var description: String {
    let text = (relation == .equal ? "" : relation.spelling) + object.description
    return priority.map { text + "@\($0)" } ?? text
  }

  fileprivate static func list(_ predicates: [FormatPredicate]) -> String {
    predicates.map(\.description).joined(separator: ",")
  }

  /// Whether `-20-` says the same as `-(20)-`. The hyphens end a number or name.
  fileprivate var standsWithoutParentheses: Bool {
    guard relation == .equal, priority == nil else { return false }
    switch object {
    case .number(let value): return value.sign == .plus
    case .name(let name):
      let startsWithDigit = name.utf8.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? true
      return !startsWithDigit && !name.utf8.contains(UInt8(ascii: "-"))
    }
  }
}

extension FormatOperand: CustomStringConvertible {
  /// The name, or the number without an exponent and without “.0”.
  public var description: String {
    switch self {
    case .name(let name): name
    case .number(let value): Self.decimal(value)
    }
  }

  /// The fewest digits that read back the same. Swift writes small numbers with an exponent, which the
  /// grammar does not have.
  private static func decimal(_ value: Double) -> String {
    let text = "\(value)"
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0, exponent > -400 else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let digits = parts[0].filter { $0 != "." && $0 != "-" }
    return sign + "0." + String(repeating: "0", count: -exponent - 1)
      + digits.reversed().drop { $0 == "0" }.reversed()
  }
}
