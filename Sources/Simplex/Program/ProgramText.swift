// The text format of programs, with one statement per line, so that programs can be dumped, kept as fixtures,
// edited by hand and given to other solvers.
//
//     # anything after a hash is a comment
//     variables 4
//     bound x2 0 inf                     lower and upper bound of x2
//     required = 8 : 1 x0                priority, relation (=, <=, >=), constant, then the terms
//     750 >= 100 scale 3 rank 5 : 3 x2 -1 x3
//     end                                ends a program; further ones may follow

extension LinearProgram {
  /// Appends the program in the text format, including `end`. Removed and rejected rows are written as
  /// comments, so that line numbers are preserved; reading the text back renumbers the remaining rows.
  public func write(into text: inout String) {
    text += "variables \(variableCount)\n"
    for variable in 0..<variableCount where lower[variable] > -.infinity || upper[variable] < .infinity {
      text += "bound x\(variable) \(lower[variable]) \(upper[variable])\n"
    }
    for index in rows.indices {
      let row = rows[index]
      if !row.isActive {
        text += row.isRejected ? "# rejected row \(index)\n" : "# removed row \(index)\n"
        continue
      }
      text += row.isRequired ? "required" : "\(row.priority)"
      switch row.relation {
      case .equal: text += " = "
      case .lessThanOrEqual: text += " <= "
      case .greaterThanOrEqual: text += " >= "
      }
      text += "\(row.constant)"
      if row.deviationScale != 1 { text += " scale \(row.deviationScale)" }
      if row.rank != 0 { text += " rank \(row.rank)" }
      text += " :"
      for term in terms(of: index) { text += " \(termCoefficient[term]) x\(termVariable[term])" }
      text += "\n"
    }
    text += "end\n"
  }
}

/// An error in a line of a program's text.
public struct ProgramTextError: Error, Sendable, CustomStringConvertible {
  /// The line number, from 1.
  public var line: Int
  /// The error message.
  public var message: String

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}

/// Reads a sequence of programs in the text format.
public struct ProgramReader: ~Copyable {
  /// The maximum number of variables, so that a number in a file cannot exhaust memory.
  public static var largestVariableCount: Int { WorkLimits.variablesInText }

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 0
  private var fields: [Range<Int>] = []

  /// A reader for a copy of the text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the next program; nil at the end of the text.
  public mutating func next() throws(ProgramTextError) -> LinearProgram? {
    var program = LinearProgram()
    var isEmpty = true
    while nextLine() {
      if fields.isEmpty { continue }
      if matches(fields[0], "end") { return program }
      isEmpty = false
      if matches(fields[0], "variables") {
        try readVariables(into: &program)
      } else if matches(fields[0], "bound") {
        try readBound(into: &program)
      } else {
        try readRow(into: &program)
      }
    }
    return isEmpty ? nil : program
  }

  private mutating func readVariables(into program: inout LinearProgram) throws(ProgramTextError) {
    guard fields.count == 2, let count = Int(text(fields[1])), (0...Self.largestVariableCount).contains(count)
    else {
      throw error("expected: variables COUNT")
    }
    for _ in 0..<count { _ = program.addVariable() }
  }

  private mutating func readBound(into program: inout LinearProgram) throws(ProgramTextError) {
    guard fields.count == 4, let variable = variable(fields[1], program), let lower = number(fields[2]),
      let upper = number(fields[3])
    else { throw error("expected: bound xN LOWER UPPER") }
    program.setBounds(variable, lower: lower, upper: upper)
  }

  private mutating func readRow(into program: inout LinearProgram) throws(ProgramTextError) {
    let priority: RowPriority
    if matches(fields[0], "required") {
      priority = .required
    } else if let value = number(fields[0]) {
      priority = .optional(value)
    } else {
      throw error("expected a priority, found “\(text(fields[0]))”")
    }
    guard fields.count >= 3, let constant = number(fields[2]) else {
      throw error("expected: PRIORITY RELATION CONSTANT : COEFFICIENT xN …")
    }
    let relation: Relation
    switch text(fields[1]) {
    case "=": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default: throw error("expected =, <= or >=, found “\(text(fields[1]))”")
    }
    var scale = 1.0
    var rank: Int32 = 0
    var index = 3
    while index < fields.count, !matches(fields[index], ":") {
      if matches(fields[index], "scale"), index + 1 < fields.count, let value = number(fields[index + 1]) {
        scale = value
      } else if matches(fields[index], "rank"), index + 1 < fields.count,
        let value = Int32(text(fields[index + 1]))
      {
        rank = value
      } else {
        throw error("expected scale, rank or a colon, found “\(text(fields[index]))”")
      }
      index += 2
    }
    guard index < fields.count else { throw error("expected a colon before the terms") }
    index += 1
    while index < fields.count {
      guard index + 1 < fields.count, let coefficient = number(fields[index]),
        let variable = variable(fields[index + 1], program)
      else { throw error("expected terms: COEFFICIENT xN …") }
      program.addTerm(variable, coefficient)
      index += 2
    }
    program.endRow(relation, constant, priority: priority, deviationScale: scale, rank: rank)
  }

  // MARK: Fields

  /// Moves to the next line and splits it at spaces, without its comment.
  private mutating func nextLine() -> Bool {
    if offset >= bytes.count { return false }
    line += 1
    fields.removeAll(keepingCapacity: true)
    var begin = offset
    var isComment = false
    while offset < bytes.count, bytes[offset] != 0x0A {
      let byte = bytes[offset]
      if byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x23 {
        if !isComment, begin < offset { fields.append(begin..<offset) }
        if byte == 0x23 { isComment = true }
        begin = offset + 1
      }
      offset += 1
    }
    if !isComment, begin < offset { fields.append(begin..<offset) }
    offset += 1
    return true
  }

  private func matches(_ field: Range<Int>, _ word: StaticString) -> Bool {
    guard field.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[field]) }
  }

  private func text(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

  private func number(_ field: Range<Int>) -> Double? { Double(text(field)) }

  private func variable(_ field: Range<Int>, _ program: LinearProgram) -> Variable? {
    guard field.count >= 2, bytes[field.lowerBound] == 0x78,
      let index = Int32(text((field.lowerBound + 1)..<field.upperBound)), index >= 0,
      Int(index) < program.variableCount
    else { return nil }
    return Variable(index: index)
  }

  private func error(_ message: String) -> ProgramTextError { ProgramTextError(line: line, message: message) }
}
