// The affine hull of what rows deviate by over an optimal face: in which directions deviations can move
// together, and which combinations of them have one value. `Ties` asks for it one linear program at a time.

/// The directions in which points with one coordinate per row can move together, found one at a time.
struct DeviationHull {
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
    if left <= Tolerances.dependence * length { return nil }
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
    let moving = (0..<count).filter { response(of: $0, to: $0) > Tolerances.trade }
    var pairs: [(Int, Int)] = []
    var isPaired = [Bool](repeating: false, count: count)
    // Two coordinates can be exchanged if every relation has them with the same weight.
    for (place, a) in moving.enumerated() {
      for b in moving[(place + 1)...]
      where relations.allSatisfy({ ($0[a] - $0[b]).magnitude <= Tolerances.trade }) {
        pairs.append((a, b))
        isPaired[a] = true
        isPaired[b] = true
      }
    }
    // The others trade with several at once; the response is symmetric.
    for a in moving where !isPaired[a] {
      for b in moving where b != a && response(of: b, to: a) < -Tolerances.trade {
        if b > a || isPaired[b] { pairs.append((a, b)) }
      }
    }
    return pairs
  }
}
