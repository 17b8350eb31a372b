// The facts of findings as values: they are what the messages say, and the parts of a finding have their own.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML
import Testing

private func findings(_ name: String) throws -> [Diagnostic] {
  let path = "\(Files.repository)/Fixtures/layout-diagnostics/\(name).storyboard"
  let fixture = try #require(AnnotatedFixture(path: path))
  let xml = try #require(XMLReader.read(fixture.source, path: path).0)
  let document = try #require(SceneDecoder.decode(xml).0)
  return mergeDiagnostics(analyzeLayouts(of: document, in: [.own(document)]))
}

@Test func rangesOfAmbiguousViews() throws {
  let finding = try #require(findings("no-size").first { $0.rule == LayoutRules.ambiguousLayout })
  #expect(finding.facts.ranges.map(\.object) == finding.facts.ranges.map { _ in finding.objects[0] })
  for axis in finding.axes { #expect(finding.facts.ranges.contains { $0.axis == axis && $0.isSize }) }
  #expect(finding.facts.frames.isEmpty && finding.facts.terms.isEmpty)
}

/// A finding with parts has ranges for each of them, which follow the part.
@Test(arguments: ["size-follows-ambiguous", "place-follows-ambiguous"])
func rangesOfParts(name: String) throws {
  let finding = try #require(findings(name).first { !$0.parts.isEmpty })
  #expect(finding.parts.count > 1)
  for part in finding.perPart {
    #expect(!part.facts.ranges.isEmpty)
    #expect(part.facts.ranges.allSatisfy { $0.object == part.objects[0] })
  }
  #expect(finding.perPart.reduce(0) { $0 + $1.facts.ranges.count } == finding.facts.ranges.count)
}

@Test func rangesOfScrollableContent() throws {
  let finding = try #require(findings("scroll-content-open").first { $0.rule == LayoutRules.ambiguousLayout })
  #expect(!finding.facts.ranges.isEmpty && finding.facts.ranges.allSatisfy { $0.isContent && $0.isSize })
}

/// In all fixtures: ranges contain the value of the layout, every misplaced view has both frames, and the
/// terms of a conflict contain its constraints.
@Test func factsFitTheirFindings() throws {
  let paths = Files.list(
    Files.repository + "/Fixtures/layout-diagnostics", suffixes: [".storyboard"])
  var counts = (ranges: 0, frames: 0, terms: 0)
  for path in paths {
    let name = String(path.split(separator: "/").last ?? "").replacing(".storyboard", with: "")
    for finding in try findings(name) {
      for range in finding.facts.ranges {
        #expect(
          range.lower - 0.01 <= range.solved && range.solved <= range.upper + 0.01, "\(name): \(range)")
        #expect(finding.axes.contains(range.axis), "\(name): \(range)")
      }
      if finding.rule == LayoutRules.misplacedView {
        let frames = try #require(finding.facts.frames.first, "\(name)")
        #expect(frames.object == finding.objects[0] && frames.stored != frames.solved)
      }
      if finding.rule == LayoutRules.conflictingConstraints, !finding.constraints.isEmpty {
        #expect(finding.facts.terms.compactMap(\.constraint) == finding.constraints, "\(name)")
        let excess = finding.facts.terms.reduce(0) { $0 + $1.factor * $1.points }
        #expect(excess > 0, "\(name): \(finding.facts.terms)")
      }
      counts.ranges += finding.facts.ranges.count
      counts.frames += finding.facts.frames.count
      counts.terms += finding.facts.terms.count
    }
  }
  #expect(counts.ranges > 20 && counts.frames > 5 && counts.terms > 10, "\(counts)")
}
