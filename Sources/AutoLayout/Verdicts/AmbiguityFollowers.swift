// Views whose size follows that of an ambiguous view around them: they have no finding of their own, as nothing about them is to
// be mended, but are named in the other one. Interface Builder marks them as ambiguous as well, as their frames have no one value.

import SceneDiagnostics
import SceneModel

/// Which views follow which findings, gathered from the root inwards.
struct AmbiguityFollowers {
  struct Follower {
    var k: Int
    var axis: Axis
    /// The place of the finding among all.
    var finding: Int
  }
  private(set) var found: [Follower] = []
  /// By position and axis: the finding that leaves the size open, its own or the one that it follows.
  private var findings: [Int: [Axis: Int]] = [:]
  private var current: (k: Int, parent: Int?) = (0, nil)
  private var openSizes: [Axis] = []
  /// Whether the range that was looked for last is the container's alone.
  var isFollowing = false

  mutating func begin(_ k: Int, parent: Int?) {
    current = (k, parent)
    openSizes = []
  }

  /// What the present view's size is along an axis: open by itself, following, or neither.
  mutating func note(_ axis: Axis, isOpen: Bool) {
    if isOpen {
      openSizes.append(axis)
    } else if isFollowing, let parent = current.parent, let finding = findings[parent]?[axis] {
      findings[current.k, default: [:]][axis] = finding
      found.append(Follower(k: current.k, axis: axis, finding: finding))
    }
  }

  /// The present view has a finding of its own.
  mutating func found(_ k: Int, at finding: Int) {
    found.removeAll { $0.k == k }
    for axis in openSizes { findings[k, default: [:]][axis] = finding }
  }
}

extension AmbiguitySearch {
  /// How many followers a note names.
  private static let namedFollowers = 4

  mutating func addFollowers(to diagnostics: inout [Diagnostic]) {
    guard !followers.found.isEmpty else { return }
    var members: [Int: [AmbiguityFollowers.Follower]] = [:]
    for follower in followers.found { members[follower.finding, default: []].append(follower) }
    for (place, followers) in members.sorted(by: { $0.key < $1.key }) {
      let document = context.document
      var finding = diagnostics[place]
      guard finding.parts.isEmpty, let owner = finding.objects.first else { continue }
      var seen: Set<Int> = []
      let views = followers.filter { seen.insert($0.k).inserted }
      let subject = solved.system.views.first { document[$0].id == owner }.map {
        document.displayName(of: $0)
      }
      finding.parts = [.init(owner, finding.message, at: finding.range, objectPath: finding.objectPath)]
      for follower in views {
        let index = solved.system.views[follower.k]
        let length = follower.axis == .horizontal ? "width" : "height"
        finding.parts.append(
          .init(
            document[index].id,
            "the \(length) of \(document.displayName(of: index)) follows that of \(subject ?? owner), which is ambiguous",
            at: context.range(of: index), objectPath: document.objectPath(of: document[index].element)))
      }
      var names = views.prefix(Self.namedFollowers).map {
        document.displayName(of: solved.system.views[$0.k])
      }
      if names.count < views.count { names.append("\(views.count - names.count) more views") }
      let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : ""
      let verb =
        names.count > 1 ? "sizes of \(list)\(names[names.count - 1]) follow" : "size of \(names[0]) follows"
      finding.notes.append(.init("inside it, the \(verb)"))
      diagnostics[place] = finding
      if let index = solved.system.views.first(where: { document[$0].id == owner }) {
        context.memory.replace(finding, ofFrameOf: index)
      }
    }
  }
}
