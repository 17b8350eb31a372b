// Tests that solutions do not depend on how a program is written: order, scale, repetition, signs, presolve.

import SceneTestSupport
import Simplex
import Testing

private let seeds = Array(0..<250)

@Test func presolveChangesNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let program = Draft.random(&random).program()
    let difference = Answer(program).difference(from: Answer(program, presolve: false))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func orderOfRowsChangesNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    var other = draft
    other.rows.shuffle(using: &random)
    let difference = Answer(draft.program()).difference(from: Answer(other.program()))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func orderOfVariablesChangesNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    let place = Array(draft.bounds.indices).shuffled(using: &random)
    var other = draft
    for variable in draft.bounds.indices { other.bounds[place[variable]] = draft.bounds[variable] }
    for row in draft.rows.indices {
      other.rows[row].terms = draft.rows[row].terms.map { (place[$0.variable], $0.coefficient) }.shuffled(
        using: &random)
    }
    var answer = Answer(other.program())
    answer.ranges = place.map { answer.ranges[$0] }
    let difference = Answer(draft.program()).difference(from: answer)
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func scaleOfRowsChangesNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    var other = draft
    for row in other.rows.indices {
      let factors = [0.25, 3, 10, 1024, 0.1]
      let factor: Double = factors.randomElement(using: &random) ?? 1
      other.rows[row].terms = other.rows[row].terms.map { ($0.variable, $0.coefficient * factor) }
      other.rows[row].constant *= factor
      other.rows[row].scale *= factor
    }
    let difference = Answer(draft.program()).difference(from: Answer(other.program()))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func repeatedRequiredRowsChangeNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    var other = draft
    other.rows += draft.rows.filter { $0.priority == .required }
    other.rows.shuffle(using: &random)
    let difference = Answer(draft.program()).difference(from: Answer(other.program()))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func mirroringChangesNothing() {
  for seed in seeds {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    var other = draft
    // Negates every variable, and multiplies every other row by −1.
    other.bounds = draft.bounds.map { (-$0.upper, -$0.lower) }
    for row in other.rows.indices {
      let isFlipped = row % 2 == 0
      other.rows[row].terms = draft.rows[row].terms.map {
        ($0.variable, isFlipped ? $0.coefficient : -$0.coefficient)
      }
      if isFlipped {
        other.rows[row].constant = -draft.rows[row].constant
        switch draft.rows[row].relation {
        case .equal: break
        case .lessThanOrEqual: other.rows[row].relation = .greaterThanOrEqual
        case .greaterThanOrEqual: other.rows[row].relation = .lessThanOrEqual
        }
      }
    }
    var answer = Answer(other.program())
    answer.ranges = answer.ranges.map {
      ValueRange(minimum: -$0.maximum, maximum: -$0.minimum, isUnique: $0.isUnique)
    }
    let difference = Answer(draft.program()).difference(from: answer)
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

@Test func conflictsAreIrreducible() {
  var count = 0
  for seed in 0..<600 {
    var random = SeededGenerator(program: seed)
    let draft = Draft.random(&random)
    let solution = { () -> Solution in
      var solver = Solver(draft.program())
      return solver.solve()
    }()
    for conflict in solution.conflicts {
      count += 1
      #expect(!isFeasible(draft, conflict, without: nil), "seed \(seed): a conflict is none: \(conflict)")
      for member in 0..<(conflict.rows.count + conflict.bounds.count) {
        #expect(
          isFeasible(draft, conflict, without: member), "seed \(seed): \(conflict) without member \(member)")
      }
    }
  }
  #expect(count > 30, "too few conflicts to say anything: \(count)")
}

private func isFeasible(_ draft: Draft, _ conflict: Conflict, without omitted: Int?) -> Bool {
  var subset = Draft(bounds: draft.bounds.map { _ in (-.infinity, .infinity) }, rows: [])
  for (index, row) in conflict.rows.enumerated() where index != omitted {
    subset.rows.append(draft.rows[Int(row.index)])
  }
  for (index, bound) in conflict.bounds.enumerated() where index + conflict.rows.count != omitted {
    let variable = Int(bound.variable.index)
    if bound.side == .lower {
      subset.bounds[variable].lower = draft.bounds[variable].lower
    } else {
      subset.bounds[variable].upper = draft.bounds[variable].upper
    }
  }
  var solver = Solver(subset.program())
  return solver.solve().status == .optimal
}
