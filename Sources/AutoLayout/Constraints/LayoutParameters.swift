// The numbers in rows that come from surroundings and content, and that change between environments and
// passes while the rows stay the same. A system is built once with these parameters and solved for each set
// of values.
//
// Rows that need a number itself (as a coefficient or for a case distinction) read it with `fixed`. The
// system is then valid only for environments and passes with the same number.

import SceneModel

/// The parameters of one layout root and their present values, in points.
struct LayoutParameters {
  /// By parameter.
  private(set) var values: [Double] = []
  /// By view: which numbers its content has. Rows exist only for these.
  private(set) var shapes: [ContentShape] = []
  /// Parameters that were read as numbers while rows were built.
  private(set) var fixed: [Int32] = []

  static let rootWidth = Parameter(index: 0)
  static let rootHeight = Parameter(index: 1)
  /// The `length` of the controller's top and bottom layout guides.
  static let topGuideLength = Parameter(index: 2)
  static let bottomGuideLength = Parameter(index: 3)
  private static let globalCount = 4

  /// Four consecutive numbers of a view: top, left, bottom, right.
  enum InsetKind: Int {
    case safeArea = 0
    case margins = 4
    /// The margins of the readable content guide.
    case readable = 8
    /// The insets of a table cell's content view.
    case cellContent = 12
  }

  /// The numbers of a view's content.
  enum ContentNumber: Int {
    case width = 16
    case height
    /// The distance from the top edge to the first baseline, or from the center to a centered baseline.
    case firstBaseline
    /// The distance from the last baseline to the bottom edge.
    case lastBaseline
  }

  private static let stride = 20

  /// Resets in place. Each pass of each environment does this, and new arrays took a tenth of the time for
  /// surroundings.
  mutating func reset(viewCount: Int) {
    values.refill(with: 0, count: Self.globalCount + viewCount * Self.stride)
    shapes.refill(with: [], count: viewCount)
    fixed.removeAll(keepingCapacity: true)
  }

  private static func index(_ k: Int, _ slot: Int) -> Int { globalCount + k * stride + slot }

  private static func parameter(_ k: Int, _ slot: Int) -> Parameter {
    Parameter(index: Int32(truncatingIfNeeded: index(k, slot)))
  }

  static func insets(_ kind: InsetKind, _ k: Int) -> ParameterInsets {
    ParameterInsets(
      top: parameter(k, kind.rawValue), left: parameter(k, kind.rawValue + 1),
      bottom: parameter(k, kind.rawValue + 2), right: parameter(k, kind.rawValue + 3))
  }

  /// The indices of all insets of a view.
  static func allInsets(_ k: Int) -> Range<Int> {
    index(k, 0)..<index(k, ContentNumber.width.rawValue)
  }

  static func content(_ number: ContentNumber, _ k: Int) -> Parameter { parameter(k, number.rawValue) }

  /// The kind of a parameter.
  enum Subject {
    case root
    /// The safe area, margins or readable margins of the view at a position.
    case insets(Int)
    case cellContent(Int)
    case content(Int)
  }

  static func subject(of index: Int32) -> Subject {
    let offset = Int(index) - globalCount
    if offset < 0 { return .root }
    let k = offset / stride
    switch offset % stride {
    case ..<InsetKind.cellContent.rawValue: return .insets(k)
    case ..<ContentNumber.width.rawValue: return .cellContent(k)
    default: return .content(k)
    }
  }

  mutating func set(_ parameter: Parameter, _ value: Double) { values[Int(parameter.index)] = value }

  mutating func set(_ kind: InsetKind, _ k: Int, _ insets: EdgeInsets) {
    let first = Self.index(k, kind.rawValue)
    // At once, because each change of an element checks whether the array is shared.
    values.withUnsafeMutableBufferPointer { values in
      values[first] = insets.top
      values[first + 1] = insets.left
      values[first + 2] = insets.bottom
      values[first + 3] = insets.right
    }
  }

  /// - Parameter isEmpty: whether the view shows nothing before frames are known.
  mutating func set(_ content: IntrinsicContent, _ k: Int, isEmpty: Bool) {
    let first = Self.index(k, ContentNumber.width.rawValue)
    var shape: ContentShape = isEmpty ? .empty : []
    values[first] = content.width ?? 0
    values[first + 1] = content.height ?? 0
    if content.width != nil { shape.insert(.width) }
    if content.height != nil { shape.insert(.height) }
    switch content.baselines {
    case .edges: (values[first + 2], values[first + 3]) = (0, 0)
    case .text(let top, let bottom):
      (values[first + 2], values[first + 3]) = (top, bottom)
      shape.insert(.textBaselines)
    case .centred(let offset):
      (values[first + 2], values[first + 3]) = (offset, 0)
      shape.insert(.centredBaseline)
    }
    shapes[k] = shape
  }

  // MARK: Fixed parameters

  mutating func fix(_ kind: InsetKind, _ k: Int) {
    let first = Int32(truncatingIfNeeded: Self.index(k, kind.rawValue))
    for offset in 0..<4 { fixed.append(first + Int32(offset)) }
  }

  mutating func fixContent(_ k: Int) {
    let first = Int32(truncatingIfNeeded: Self.index(k, ContentNumber.width.rawValue))
    for offset in 0..<4 { fixed.append(first + Int32(offset)) }
  }

  /// The insets of a view as numbers.
  func insetValues(_ kind: InsetKind, _ k: Int) -> EdgeInsets {
    let first = Self.index(k, kind.rawValue)
    return EdgeInsets(
      top: values[first], left: values[first + 1], bottom: values[first + 2], right: values[first + 3])
  }

  /// The content size of a view as numbers; nil where it has none.
  func contentSize(_ k: Int) -> (width: Double?, height: Double?) {
    let first = Self.index(k, ContentNumber.width.rawValue)
    return (
      shapes[k].contains(.width) ? values[first] : nil, shapes[k].contains(.height) ? values[first + 1] : nil
    )
  }

  /// Whether rows that were built for `built` are also valid for these values.
  func agree(withRowsFor built: LayoutParameters) -> Bool {
    guard shapes == built.shapes, values.count == built.values.count else { return false }
    return built.fixed.allSatisfy { values[Int($0)] == built.values[Int($0)] }
  }

  /// Whether rows were built for parameters of the same shapes and the same numbers.
  func hasRows(of other: LayoutParameters) -> Bool {
    shapes == other.shapes && fixed == other.fixed && values.count == other.values.count
      && fixed.allSatisfy { values[Int($0)].bitPattern == other.values[Int($0)].bitPattern }
  }

  /// Whether the given parameters have exactly the same values.
  func agree(with other: LayoutParameters, in indices: [Int32]) -> Bool {
    values.count == other.values.count
      && indices.allSatisfy { values[Int($0)].bitPattern == other.values[Int($0)].bitPattern }
  }

  /// Copies the values of another set, but not the shapes and fixed parameters that the rows were built for.
  /// Copies elements instead of sharing the array, so that both can be changed in place.
  mutating func take(valuesOf other: LayoutParameters) { values.refill(with: other.values) }
}

/// The numbers that a view's content has.
struct ContentShape: OptionSet {
  let rawValue: UInt8

  static let width = ContentShape(rawValue: 1)
  static let height = ContentShape(rawValue: 2)
  /// The first and the last baseline, measured from the edges.
  static let textBaselines = ContentShape(rawValue: 4)
  /// A single baseline, measured from the center.
  static let centredBaseline = ContentShape(rawValue: 8)
  /// Both lengths are 0: the view shows nothing.
  static let empty = ContentShape(rawValue: 16)
}

extension Array {
  /// `count` copies of `value`. The standard initializer, if not specialized, looks up its storage's type on
  /// every call; this is for arrays that every environment creates.
  init(filledWith value: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(value, count: count))
  }

  /// Sets all elements to `value`. Allocates only if the length changes.
  mutating func refill(with value: Element, count: Int) {
    guard self.count == count else {
      self = Array(filledWith: value, count: count)
      return
    }
    for i in indices { self[i] = value }
  }

  /// Copies `other`. Allocates only if the length changes.
  mutating func refill(with other: [Element]) {
    guard count == other.count else {
      self = other
      return
    }
    for i in indices { self[i] = other[i] }
  }
}

/// Insets whose values are parameters.
package struct ParameterInsets {
  package var top: Parameter
  package var left: Parameter
  package var bottom: Parameter
  package var right: Parameter

  package init(top: Parameter, left: Parameter, bottom: Parameter, right: Parameter) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
