// Checks that builds of Interface Builder are compared in one place.

import Testing

/// Other layout code asks for an era or for a single change; only `ToolsEra.swift` contains the build
/// numbers.
@Test("only ToolsEra compares builds of Interface Builder")
func buildsAreComparedInOneFile() {
  let modules = [
    "SceneModel", "TextMetrics", "AutoLayout", "LayoutAnalysis", "SceneRules", "SceneValidation",
  ]
  for file in SourceFiles.sources where modules.contains(file.module) {
    if file.path.hasSuffix("/ToolsEra.swift") { continue }
    for (number, line) in file.code where line.contains("toolsVersion") || line.contains("era") {
      if line.contains("toolsVersion=\"") { continue }
      let numbers = line.split { !$0.isNumber && $0 != "_" }.filter {
        $0.count >= 4 && $0.first?.isNumber == true
      }
      let compares = ["<", ">", "==", ".."].contains { line.contains($0) }
      #expect(numbers.isEmpty || !compares, "\(file.path):\(number) compares a build")
    }
  }
}
