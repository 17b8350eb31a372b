// Views whose size or place follows the size of an ambiguous view around them: they have no finding of their own, as nothing about them is to
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
    /// Whether the size follows, or the place alone.
    var isSize: Bool
  }
  private(set) var found: [Follower] = []
  /// By position and axis: the finding that leaves the size open, its own or the one that it follows.
  private var findings: [Int: [Axis: Int]] = [:]
  private var current: (k: Int, parent: Int?) = (0, nil)
  private var openSizes: [Axis] = []
  /// By position: findings that an earlier environment has worded, with their followers.
  var known: [Int: Diagnostic] = [:]
  /// Whether the range that was looked for last is the container's alone.
  var isFollowing = false

  mutating func begin(_ k: Int, parent: Int?) {
    current = (k, parent)
    openSizes = []
  }

  /// What the present view is along an axis: its size open by itself, its size or its place following, or neither. What lies
  /// in a view whose size follows may follow in turn.
  mutating func note(_ axis: Axis, isOpen: Bool, followsInSize: Bool, followsInPosition: Bool) {
    if isOpen { openSizes.append(axis) }
    guard !isOpen, followsInSize || followsInPosition, let parent = current.parent,
      let finding = findings[parent]?[axis]
    else { return }
    if followsInSize { findings[current.k, default: [:]][axis] = finding }
    found.append(Follower(k: current.k, axis: axis, finding: finding, isSize: followsInSize))
  }

  /// Takes the present view, of which all this is open, into the findings that leave its container's size open along the same axes.
  ///
  /// - Returns: whether there are such findings, or one of an earlier environment that names the view.
  mutating func follow(_ axes: [OpenAxis], of id: String) -> Bool {
    guard let parent = current.parent else { return false }
    if let finding = known[parent] { return finding.parts.contains { $0.object == id } }
    guard axes.allSatisfy({ findings[parent]?[$0.axis] != nil }) else { return false }
    for open in axes {
      guard let finding = findings[parent]?[open.axis] else { continue }
      if open.size != nil { findings[current.k, default: [:]][open.axis] = finding }
      found.append(Follower(k: current.k, axis: open.axis, finding: finding, isSize: open.size != nil))
    }
    return true
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
        let name = document.displayName(of: index)
        let length = follower.axis == .horizontal ? "width" : "height"
        let text =
          follower.isSize
          ? "the \(length) of \(name) follows that of \(subject ?? owner), which is ambiguous"
          : "the \(follower.axis.name) position of \(name) follows the \(length) of \(subject ?? owner), which is ambiguous"
        finding.parts.append(
          .init(
            document[index].id, text,
            at: context.range(of: index), objectPath: document.objectPath(of: document[index].element)))
      }
      var names = views.prefix(Self.namedFollowers).map {
        document.displayName(of: solved.system.views[$0.k])
      }
      if names.count < views.count { names.append("\(views.count - names.count) more views") }
      let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : ""
      let what = views.allSatisfy(\.isSize) ? "size" : "frame"
      let verb =
        names.count > 1
        ? "\(what)s of \(list)\(names[names.count - 1]) follow" : "\(what) of \(names[0]) follows"
      finding.notes.append(.init("inside it, the \(verb)"))
      diagnostics[place] = finding
      if let index = solved.system.views.first(where: { document[$0].id == owner }) {
        context.memory.replace(finding, ofFrameOf: index)
      }
    }
  }
}
