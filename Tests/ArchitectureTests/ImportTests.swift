// Checks the imports of modules: those that Package.swift declares, and rules that a manifest cannot express.
// SwiftPM does not reject undeclared imports, so these tests do.

import SceneTestSupport
import Testing

private let package = Manifest.package

/// The system's C library on each system.
private let systemLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]
/// Modules of the toolchain, which need no declaration.
private let toolchain: Set<String> = ["Foundation", "Synchronization", "Testing"]

@Test func modulesImportWhatTheManifestDeclares() {
  for file in SourceFiles.sources + SourceFiles.tests {
    guard let target = package[file.module] else {
      Issue.record("\(file.path) belongs to no target of Package.swift")
      continue
    }
    for (number, name) in file.imports where !systemLibraries.contains(name) && !toolchain.contains(name) {
      #expect(
        target.dependencies.contains(name), "\(file.path):\(number): \(file.module) does not declare \(name)")
    }
  }
}

@Test func declaredDependenciesAreImported() {
  var imports: [String: Set<String>] = [:]
  for file in SourceFiles.sources + SourceFiles.tests {
    imports[file.module, default: []].formUnion(file.imports.map(\.name))
  }
  for target in package.targets where target.name != "SceneFuzz" {
    let imported = imports[target.name] ?? []
    for name in target.dependencies where package[name]?.kind != .executableTarget {
      #expect(imported.contains(name), "\(target.name) declares \(name) and does not import it")
    }
  }
}

/// Modules, and what they must not link, even indirectly.
private let forbidden: [(module: String, unlinked: Set<String>, reason: String)] = [
  ("SceneDocumentJSON", ["AutoLayout", "Simplex", "SceneSystem"], "documents need no layout and no files"),
  ("SceneDiff", ["AutoLayout", "Simplex", "SceneSystem"], "documents need no layout and no files"),
  ("SceneMerge", ["AutoLayout", "Simplex", "SceneSystem"], "documents need no layout and no files"),
  ("SceneRules", ["AutoLayout", "Simplex", "SceneSystem"], "rules see the document only"),
  ("SceneEmit", ["SceneSystem", "SceneProject"], "reports are values"),
  ("AutoLayout", ["SceneSystem", "SceneDocumentJSON"], "layout computes and opens nothing"),
]

@Test func modulesDoNotLinkForbiddenModules() {
  for (module, unlinked, reason) in forbidden {
    let linked = package.reach(of: module).intersection(unlinked)
    #expect(linked.isEmpty, "\(module) links \(linked.sorted()): \(reason)")
  }
}

@Test func lowestModulesLinkNoOthers() {
  for module in ["SceneSystem", "SceneText", "SceneDiagnostics", "Simplex", "TextMetrics"] {
    #expect(package[module]?.dependencies == [], "\(module) stands alone")
  }
}

/// Each external library is used by a single module.
@Test func externalLibrariesHaveOneUserEach() {
  let users = [
    "CLibXML2": ["SceneXML"], "CLibYAML": ["SceneProject"], "ArgumentParser": ["scenec"],
    "FlyingFox": ["scenec-preview"],
  ]
  for (library, modules) in users {
    #expect(package.targets.filter { $0.dependencies.contains(library) }.map(\.name) == modules, "\(library)")
  }
  for file in SourceFiles.sources {
    for line in file.lines where SwiftFile.importedModule(line)?.hasPrefix("CLib") == true {
      #expect(line.hasPrefix("internal import "), "\(file.path): C types must not reach a signature")
    }
  }
}

/// Only one module knows the differences between C libraries, and a file that imports one imports all. The
/// benchmark programs are not part of the product.
@Test func onlyOneModuleImportsTheCLibrary() {
  let places: Set<String> = ["SceneSystem", "SceneTestSupport", "simplex-bench", "text-metrics-bench"]
  for file in SourceFiles.sources + SourceFiles.tests {
    let imported = Set(file.imports.map(\.name)).intersection(systemLibraries)
    guard !imported.isEmpty else { continue }
    #expect(places.contains(file.module), "\(file.path) imports \(imported.sorted())")
    if !file.module.hasSuffix("-bench") { #expect(imported == systemLibraries, "\(file.path)") }
  }
}

/// Foundation is a large part of the start-up time of a small program. Only the server of the preview has it,
/// because its library does.
@Test func onlyThePreviewImportsFoundation() {
  for file in SourceFiles.sources + SourceFiles.tests where file.module != "scenec-preview" {
    #expect(!file.imports.contains { $0.name == "Foundation" }, "\(file.path) imports Foundation")
  }
  #expect(!package.reach(of: "scenec").contains("scenec-preview"), "scenec must not link the server")
}

/// The tests of a module are in a folder with its name.
@Test func testsMirrorModules() {
  let others: Set<String> = ["ArchitectureTests", "SceneTestSupport"]
  for module in Set(SourceFiles.tests.map(\.module)).subtracting(others) {
    #expect(package[String(module.dropLast("Tests".count))] != nil, "\(module) tests no module")
  }
  for target in package.targets where target.kind == .target && target.name.hasPrefix("Scene") {
    guard !others.contains(target.name) else { continue }
    #expect(package[target.name + "Tests"] != nil, "\(target.name) has no tests of its own")
  }
}

@Test func testsAreWrittenWithSwiftTesting() {
  for file in SourceFiles.tests {
    #expect(!file.imports.contains { $0.name == "XCTest" }, "\(file.path) imports XCTest")
  }
}
