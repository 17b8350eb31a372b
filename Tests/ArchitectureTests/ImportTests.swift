// Which module may import which. SwiftPM does not stop an import that Package.swift does not declare, so this does.

import SceneTestSupport
import Testing

/// Module → what its files may import. The system's C library may be imported where files, threads or clocks are.
private let allowedImports: [String: Set<String>] = [
  "SceneDiagnostics": [],
  "SceneXML": ["CLibXML2", "SceneDiagnostics"],
  "SceneModel": ["SceneXML", "SceneDiagnostics"],
  "SceneValidation": ["SceneModel", "SceneXML", "SceneDiagnostics"],
  "SceneRules": ["SceneValidation", "SceneModel", "SceneXML", "SceneDiagnostics"],
  "Simplex": [],
  "TextMetrics": [],
  "AutoLayout": ["SceneModel", "SceneXML", "Simplex", "TextMetrics", "SceneDiagnostics"],
  "SceneEmit": ["AutoLayout", "TextMetrics", "SceneModel", "SceneXML", "SceneDiagnostics"],
  "SceneDocumentJSON": ["Glibc", "SceneEmit", "SceneModel", "SceneXML", "SceneDiagnostics"],
  "SceneDiff": ["SceneDocumentJSON", "SceneEmit", "SceneXML", "SceneDiagnostics"],
  "SceneCompiler": [
    "CLibYAML", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "TextMetrics", "SceneRules",
    "SceneValidation",
    "SceneModel", "SceneXML", "SceneDiagnostics", "Glibc", "Synchronization",
  ],
  "scenec": [
    "SceneCompiler", "SceneDiff", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "TextMetrics", "SceneModel",
    "SceneXML",
    "SceneDiagnostics",
    "ArgumentParser", "Glibc", "Synchronization",
  ],
]

/// Programs that are no part of the product; they may import what they measure or feed.
private let otherExecutables: Set<String> = ["simplex-bench", "text-metrics-bench"]

@Test func modulesImportOnlyWhatTheArchitectureAllows() {
  for file in SourceFiles.sources {
    guard !otherExecutables.contains(file.module) else { continue }
    guard let allowed = allowedImports[file.module] else {
      Issue.record("the module \(file.module) has no line in the table of imports")
      continue
    }
    for (number, line) in file.lines.enumerated() {
      guard let name = importedModule(line) else { continue }
      #expect(
        allowed.contains(name), "\(file.path):\(number + 1): \(file.module) must not import \(name)")
    }
  }
}

@Test func cLibrariesStayInsideTheirModules() {
  for file in SourceFiles.sources {
    for line in file.lines where importedModule(line)?.hasPrefix("CLib") == true {
      #expect(line.hasPrefix("internal import "), "\(file.path): C types must not reach a signature")
    }
  }
}

@Test func testsAreWrittenWithSwiftTesting() {
  for file in SourceFiles.tests {
    #expect(!file.lines.contains("import XCTest"), "\(file.path) imports XCTest")
  }
}

/// The top-level module that an import line names.
private func importedModule(_ line: String) -> String? {
  var words = line.split(separator: " ").drop { $0.hasPrefix("@") }
  if let access = words.first, ["internal", "package", "public", "private", "fileprivate"].contains(access) {
    words = words.dropFirst()
  }
  guard words.first == "import", let name = words.last else { return nil }
  return name.split(separator: ".").first.map(String.init)
}
