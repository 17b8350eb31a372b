// cyclic-containment: a controller that contains itself.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let cyclicContainment = ValidationRule(
    Rule(
      "cyclic-containment", .structure, .error,
      summary: "a view controller contains itself",
      rationale: """
        Embed segues and containment relationships load their destination immediately. In a cycle, each controller loads the \
        next one until the app runs out of memory.
        """,
      remedy: "Break the cycle: embed another controller, or load one in code when it is needed.",
      examples: [
        .init(
          #"<navigationController id="a"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController>"#,
          findings: 1),
        .init(
          #"<navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController><viewController id="b"/>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    var edges: [[(controller: Int, segue: Int)]] = Array(repeating: [], count: document.controllers.count)
    for (index, segue) in document.segues.enumerated()
    where segue.kind == .embed || segue.kind == .relationship {
      guard let source = segue.sourceController, let destination = segue.destinationController else {
        continue
      }
      edges[source.index].append((destination.index, index))
    }
    // Depth-first search without recursion. An edge to a controller on the path closes a cycle.
    enum State { case new, onPath, done }
    var states = Array(repeating: State.new, count: edges.count)
    for start in edges.indices where states[start] == .new {
      var path: [(controller: Int, next: Int)] = [(start, 0)]
      states[start] = .onPath
      while let last = path.last {
        guard last.next < edges[last.controller].count else {
          states[last.controller] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[last.controller][last.next]
        switch states[edge.controller] {
        case .new:
          states[edge.controller] = .onPath
          path.append((edge.controller, 0))
        case .onPath:
          let segue = document.segues[edge.segue]
          let cycle = path.drop { $0.controller != edge.controller }.map(\.controller)
          let name = document.displayName(of: ControllerIndex(edge.controller))
          var notes = cycle.prefix(8).map { index in
            Diagnostic.Note(
              "\(document.displayName(of: ControllerIndex(index))) is part of the cycle",
              at: findings.source.nameRange(of: document.controllers[index].element))
          }
          if cycle.count > notes.count {
            notes.append(.init("and \(cycle.count - notes.count) more controllers"))
          }
          findings.report(
            "this segue creates a cycle: \(name) would contain itself",
            at: findings.range(.destination, of: segue.element), in: segue.element,
            objects: [segue.id] + cycle.map { document.controllers[$0].id }, notes: notes,
            help: "embed another controller in one of them")
        case .done: break
        }
      }
    }
  }
}
