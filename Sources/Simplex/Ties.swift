// Ties: rows of equal priority of which one could deviate less if another deviated more, at no cost.
//
// Over the final optimal face the deviations of a level's rows are linear, so that the points that they take together are
// a polytope. Its affine hull says everything: which rows may deviate more or less at all, and which two can do so against
// each other while every other row of the level stays as it is. The hull is found by linear programs, each of which either
// adds a dimension to it or proves that a combination of deviations has one value on the whole face.

/// What a search for ties found.
public struct TieSearch: Sendable, Hashable {
  /// In ascending order.
  public var ties: [Tie]
  /// Whether all pairs are named. The search is confined to the first few hundred rows of a level that can trade with each
  /// other, and ends early where the iteration limit or rounding stops it.
  public var isComplete: Bool
}

extension Solver {
  /// The pairs of optional rows of equal priority that can trade deviation on the final optimal face of the last solve,
  /// such as two views of equal hugging priority of which either could stretch. None where the face is a point.
  ///
  /// Two rows are a pair if one can gain exactly what the other loses while all other rows of their priority stay as they
  /// are. A row that can trade only with several others at once is paired with those that lose when it gains most directly.
  ///
  /// - Complexity: two linear programs per row whose deviation is not settled; of each level of a component, at most the
  ///   first `largestTieSearch` of these are searched.
  public mutating func searchTies() -> TieSearch {
    var found: [Tie] = []
    var isComplete = true
    for index in 0..<components.count where components.isOpen[index] {
      if !searchTies(in: index, &found) { isComplete = false }
    }
    return TieSearch(
      ties: found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }, isComplete: isComplete)
  }

  /// The ties that ``searchTies()`` finds.
  public mutating func ties() -> [Tie] { searchTies().ties }

  /// More rows that can trade than a real scene has.
  private static let largestTieSearch = 256

  /// - Returns: whether all pairs of the component were found.
  private mutating func searchTies(in index: Int, _ found: inout [Tie]) -> Bool {
    loadedComponent = -1
    loadedFace = -1
    components.load(index, of: reduction, into: &kernel)
    components.loadPoint(index, values, &kernel)
    components.resumeFace(index, &kernel)
    let first = Int(components.rowStart[index])
    let open = (0..<kernel.m).filter {
      kernel.rows[$0].level > 0 && kernel.costSide($0) != 0 && kernel.canMove($0)
    }
    var isComplete = true
    for (_, all) in Dictionary(grouping: open, by: { kernel.rows[$0].level }).sorted(by: { $0.key < $1.key })
    {
      let members = Array(all.prefix(Self.largestTieSearch))
      if members.count < all.count { isComplete = false }
      guard let hull = deviationHull(members) else {
        isComplete = false
        continue
      }
      for (a, b) in hull.pairs {
        let one = reduction.sources[Int(components.rows[first + members[a]])]
        let other = reduction.sources[Int(components.rows[first + members[b]])]
        found.append(Tie(first: RowID(index: min(one, other)), second: RowID(index: max(one, other))))
      }
    }
    return isComplete
  }

  /// The affine hull of what the rows, all of one level, deviate by over the face that the kernel stands on; nil if a
  /// linear program did not come to its end.
  private mutating func deviationHull(_ members: [Int]) -> DeviationHull? {
    var hull = DeviationHull(count: members.count)
    while let combination = hull.nextCombination() {
      var gradient = [Double](repeating: 0, count: kernel.n)
      for (row, weight) in zip(members, combination) where weight != 0 {
        let side = weight * kernel.costSide(row)
        for term in kernel.terms(of: row) {
          gradient[Int(kernel.rowTerms[term].column)] += side * kernel.rowTerms[term].value
        }
      }
      kernel.pivots = 0
      guard kernel.minimum(of: gradient).outcome == .optimal else { return nil }
      let least = members.map { kernel.deviation(of: $0) }
      kernel.pivots = 0
      guard kernel.minimum(of: gradient.map { -$0 }).outcome == .optimal else { return nil }
      hull.add(zip(members, least).map { kernel.deviation(of: $0) - $1 }, along: combination)
    }
    return hull
  }
}

/// The directions in which points with one coordinate per row can move together, found one at a time.
private struct DeviationHull {
  let count: Int
  /// Orthonormal: directions in which the points extend, and combinations of coordinates that have one value.
  private var directions: [[Double]] = []
  private var relations: [[Double]] = []
  private var nextCoordinate = 0

  init(count: Int) {
    self.count = count
  }

  /// A unit vector that is orthogonal to all that is known; nil once everything is.
  mutating func nextCombination() -> [Double]? {
    while nextCoordinate < count, directions.count + relations.count < count {
      var unit = [Double](repeating: 0, count: count)
      unit[nextCoordinate] = 1
      if let rest = Self.rest(of: unit, without: directions + relations) { return rest }
      nextCoordinate += 1
    }
    return nil
  }

  /// Takes in how far the points extend along a combination.
  mutating func add(_ difference: [Double], along combination: [Double]) {
    let extent = Self.product(difference, combination)
    if extent > Tolerances.unique, let direction = Self.rest(of: difference, without: directions + relations)
    {
      directions.append(direction)
    } else {
      relations.append(combination)
    }
  }

  /// A vector less its projections on orthonormal ones, at unit length; nil if rounding is all that is left.
  private static func rest(of vector: [Double], without known: [[Double]]) -> [Double]? {
    let length = product(vector, vector).squareRoot()
    var rest = vector
    // Twice, as the first time leaves roundings.
    for _ in 0..<2 {
      for other in known {
        let share = product(rest, other)
        if share == 0 { continue }
        for index in rest.indices { rest[index] -= share * other[index] }
      }
    }
    let left = product(rest, rest).squareRoot()
    if left <= Tolerances.unique * length { return nil }
    return rest.map { $0 / left }
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }

  /// How the coordinate moves in the direction in which another one moves most.
  private func response(of coordinate: Int, to other: Int) -> Double {
    var sum = 0.0
    for direction in directions { sum += direction[coordinate] * direction[other] }
    return sum
  }

  /// Pairs of coordinates that can move against each other.
  var pairs: [(Int, Int)] {
    let moving = (0..<count).filter { response(of: $0, to: $0) > Tolerances.unique }
    var pairs: [(Int, Int)] = []
    var isPaired = [Bool](repeating: false, count: count)
    // Two coordinates can be exchanged if every relation has them with the same weight.
    for (place, a) in moving.enumerated() {
      for b in moving[(place + 1)...]
      where relations.allSatisfy({ ($0[a] - $0[b]).magnitude <= Tolerances.unique }) {
        pairs.append((a, b))
        isPaired[a] = true
        isPaired[b] = true
      }
    }
    // The others trade with several at once; the response is symmetric.
    for a in moving where !isPaired[a] {
      for b in moving where b != a && response(of: b, to: a) < -Tolerances.unique {
        if b > a || isPaired[b] { pairs.append((a, b)) }
      }
    }
    return pairs
  }
}

extension Kernel {
  /// How the row's deviation grows with its slack over the face: every optional row keeps to one side of its kink there.
  fileprivate func costSide(_ row: Int) -> Double {
    // A row that costs on neither side it may move to has no deviation to trade.
    if !rows[row].isBlockedUp, rows[row].costUp > 0 { return rows[row].costUp }
    if !rows[row].isBlockedDown, rows[row].costDown > 0 { return -rows[row].costDown }
    return 0
  }

  /// Whether the row's slack changes along an edge of the present face.
  fileprivate mutating func canMove(_ row: Int) -> Bool {
    for term in terms(of: row) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
    factor.solveTransposed(&byColumn, into: &rateChange)
    var canMove = false
    for place in rateChange.indices where rateChange[Int(place)].magnitude > Tolerances.rate {
      if isOpen(Int(place)) { canMove = true }
    }
    rateChange.clear()
    return canMove
  }

  /// What the row costs at the present vertex, without the tolerance.
  fileprivate func deviation(of row: Int) -> Double {
    let s = rows[row].slack
    return s > 0 ? s * rows[row].costUp : -s * rows[row].costDown
  }
}
