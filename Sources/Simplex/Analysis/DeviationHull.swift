// The affine hull of the deviations of rows over an optimal face: the directions in which deviations can
// change together, and the combinations of them that are constant. `Ties` determines it with linear programs.

/// The directions in which points with one coordinate per row can move, found one at a time.
struct DeviationHull {
  let count: Int
  /// Orthonormal directions in which the points extend, and combinations of coordinates that are constant.
  private var directions: [[Double]] = []
  private var relations: [[Double]] = []
  private var nextCoordinate = 0

  init(count: Int) {
    self.count = count
  }

  /// A unit vector that is orthogonal to all known ones; nil if everything is known.
  mutating func nextCombination() -> [Double]? {
    while nextCoordinate < count, directions.count + relations.count < count {
      var unit = [Double](repeating: 0, count: count)
      unit[nextCoordinate] = 1
      if let rest = Self.rest(of: unit, without: directions + relations) { return rest }
      nextCoordinate += 1
    }
    return nil
  }

  /// Adds the extent of the points along a combination.
  mutating func add(_ difference: [Double], along combination: [Double]) {
    let extent = Self.product(difference, combination)
    if extent > Tolerances.unique, let direction = Self.rest(of: difference, without: directions + relations)
    {
      directions.append(direction)
    } else {
      relations.append(combination)
    }
  }

  /// A vector minus its projections on orthonormal ones, normalized; nil if only rounding errors remain.
  private static func rest(of vector: [Double], without known: [[Double]]) -> [Double]? {
    let length = product(vector, vector).squareRoot()
    var rest = vector
    // Twice, because the first pass leaves rounding errors.
    for _ in 0..<2 {
      for other in known {
        let share = product(rest, other)
        if share == 0 { continue }
        for index in rest.indices { rest[index] -= share * other[index] }
      }
    }
    let left = product(rest, rest).squareRoot()
    if left <= Tolerances.dependence * length { return nil }
    return rest.map { $0 / left }
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }

  /// How the coordinate changes in the direction in which another one changes most.
  private func response(of coordinate: Int, to other: Int) -> Double {
    var sum = 0.0
    for direction in directions { sum += direction[coordinate] * direction[other] }
    return sum
  }

  /// Pairs of coordinates that can change in opposite directions.
  var pairs: [(Int, Int)] {
    let moving = (0..<count).filter { response(of: $0, to: $0) > Tolerances.trade }
    var pairs: [(Int, Int)] = []
    var isPaired = [Bool](repeating: false, count: count)
    // Two coordinates can be exchanged if they have the same weight in every relation.
    for (place, a) in moving.enumerated() {
      for b in moving[(place + 1)...]
      where relations.allSatisfy({ ($0[a] - $0[b]).magnitude <= Tolerances.trade }) {
        pairs.append((a, b))
        isPaired[a] = true
        isPaired[b] = true
      }
    }
    // The other coordinates trade with several at once. The response is symmetric.
    for a in moving where !isPaired[a] {
      for b in moving where b != a && response(of: b, to: a) < -Tolerances.trade {
        if b > a || isPaired[b] { pairs.append((a, b)) }
      }
    }
    return pairs
  }
}
