// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "scenec",
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .library(
      name: "SceneCompiler",
      targets: [
        "SceneCompiler", "SceneDiff", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "SceneModel",
        "SceneXML",
        "SceneDiagnostics",
      ]),
    .library(name: "Simplex", targets: ["Simplex"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "SceneDiagnostics", swiftSettings: settings),
    .target(
      name: "SceneXML", dependencies: ["CLibXML2", "SceneDiagnostics"], swiftSettings: settings),
    .target(
      name: "SceneModel", dependencies: ["SceneXML", "SceneDiagnostics"], swiftSettings: settings),
    .target(
      name: "SceneValidation", dependencies: ["SceneModel", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneRules",
      dependencies: ["SceneValidation", "SceneModel", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(name: "Simplex", exclude: ["README.md"], swiftSettings: settings),
    .target(name: "TextMetrics", swiftSettings: settings),
    .target(
      name: "AutoLayout",
      dependencies: ["SceneModel", "SceneXML", "Simplex", "TextMetrics", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneEmit",
      dependencies: ["AutoLayout", "TextMetrics", "SceneModel", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneDocumentJSON",
      dependencies: ["SceneEmit", "SceneModel", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneDiff",
      dependencies: ["SceneDocumentJSON", "SceneEmit", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneCompiler",
      dependencies: [
        "CLibYAML", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "TextMetrics", "SceneRules",
        "SceneValidation",
        "SceneModel", "SceneXML", "SceneDiagnostics",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "scenec",
      dependencies: [
        "SceneCompiler", "SceneDiff", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "TextMetrics",
        "SceneModel",
        "SceneXML", "SceneDiagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "text-metrics-bench", dependencies: ["TextMetrics"], swiftSettings: settings),
    .executableTarget(name: "simplex-bench", dependencies: ["Simplex"], swiftSettings: settings),

    .testTarget(
      name: "SimplexTests", dependencies: ["Simplex", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["TextMetrics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["AutoLayout", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .target(
      name: "SceneTestSupport", dependencies: ["SceneDiagnostics"], path: "Tests/SceneTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "SceneValidationTests",
      dependencies: ["SceneValidation", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "SceneCompiler", "SceneEmit", "SceneRules", "SceneXML", "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneDocumentJSONTests",
      dependencies: ["SceneDocumentJSON", "SceneEmit", "SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneDiffTests", dependencies: ["SceneDiff", "SceneXML", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneXMLTests", dependencies: ["SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneEmitTests", dependencies: ["SceneEmit", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests", dependencies: ["scenec", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: [
        "SceneCompiler", "SceneDiff", "SceneDocumentJSON", "SceneEmit", "AutoLayout", "SceneModel",
        "SceneXML",
        "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["SceneTestSupport"], swiftSettings: settings),
  ]
)

// The fuzz targets need libFuzzer, which only a build with `-sanitize=fuzzer` has: see Scripts/fuzz.
if Context.environment["SCENEC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "SceneFuzz",
      dependencies: [
        "SceneCompiler", "SceneDocumentJSON", "SceneEmit", "SceneXML", "SceneDiagnostics", "Simplex",
        "TextMetrics",
      ],
      path: "Fuzz/Sources", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
