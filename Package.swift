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
    .executable(name: "scenec-preview", targets: ["scenec-preview"]),
    .library(
      name: "SceneCompiler",
      targets: [
        "SceneCompiler", "SceneProject", "SceneMerge", "SceneDiff", "SceneDocumentJSON", "SceneEmit",
        "LayoutAnalysis", "AutoLayout", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneText",
        "SceneSystem",
      ]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "LayoutItems", targets: ["LayoutItems", "VisualFormat"]),
    .library(name: "Simplex", targets: ["Simplex"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .plugin(name: "lint-scenes", targets: ["lint-scenes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only for scenec-preview.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "SceneSystem", swiftSettings: settings),
    .target(name: "SceneText", swiftSettings: settings),
    .target(name: "SceneDiagnostics", swiftSettings: settings),
    .target(name: "VisualFormat", swiftSettings: settings),
    .target(
      name: "SceneXML", dependencies: ["CLibXML2", "SceneDiagnostics"], swiftSettings: settings),
    .target(
      name: "SceneModel", dependencies: ["SceneXML", "SceneText", "SceneDiagnostics", "VisualFormat"],
      swiftSettings: settings),
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
      dependencies: ["SceneModel", "Simplex", "TextMetrics", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "LayoutAnalysis",
      dependencies: ["AutoLayout", "SceneModel", "SceneXML", "Simplex", "TextMetrics", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "LayoutItems",
      dependencies: ["AutoLayout", "VisualFormat", "SceneModel", "Simplex", "TextMetrics"],
      swiftSettings: settings),
    .target(
      name: "SceneEmit",
      dependencies: [
        "AutoLayout", "TextMetrics", "SceneModel", "SceneXML", "SceneText", "SceneDiagnostics",
      ],
      swiftSettings: settings),
    .target(
      name: "SceneRender",
      dependencies: ["AutoLayout", "TextMetrics", "SceneModel", "SceneXML", "SceneText", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneDocumentJSON",
      dependencies: ["SceneModel", "SceneXML", "SceneText", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneDiff",
      dependencies: ["SceneDocumentJSON", "SceneXML", "SceneText", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SceneMerge",
      dependencies: ["SceneDiff", "SceneDocumentJSON", "SceneXML", "SceneText", "SceneDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "ScenePage",
      dependencies: [
        "SceneRender", "SceneDiff", "SceneEmit", "LayoutAnalysis", "AutoLayout", "SceneModel", "SceneXML",
        "SceneText", "SceneDiagnostics",
      ],
      exclude: ["Page"], swiftSettings: settings),
    .target(
      name: "SceneProject",
      dependencies: [
        "CLibYAML", "SceneDocumentJSON", "LayoutAnalysis", "AutoLayout", "TextMetrics", "SceneRules",
        "SceneValidation",
        "SceneModel", "SceneXML", "SceneDiagnostics", "SceneSystem",
      ],
      swiftSettings: settings),
    .target(
      name: "SceneCompiler",
      dependencies: [
        "SceneProject", "LayoutAnalysis", "AutoLayout", "SceneRules", "SceneValidation", "SceneModel",
        "SceneXML",
        "SceneDiagnostics", "SceneSystem",
      ],
      swiftSettings: settings),
    .target(
      name: "Scenes",
      dependencies: [
        "LayoutItems", "SceneCompiler", "SceneProject", "LayoutAnalysis", "AutoLayout", "SceneModel",
        "SceneDiagnostics", "SceneSystem",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "scenec",
      dependencies: [
        "SceneCompiler", "SceneProject", "ScenePage", "SceneMerge", "SceneDiff", "SceneDocumentJSON",
        "SceneEmit", "SceneRender", "LayoutAnalysis", "AutoLayout", "TextMetrics", "SceneModel", "SceneXML",
        "SceneText",
        "SceneDiagnostics", "SceneSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .plugin(
      name: "lint-scenes",
      capability: .command(
        intent: .custom(verb: "lint-scenes", description: "Checks the scenes of the package with scenec.")),
      dependencies: ["scenec"]),
    .executableTarget(
      name: "scenec-preview", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
      swiftSettings: settings),
    .executableTarget(
      name: "text-metrics-bench", dependencies: ["AutoLayout", "TextMetrics"], swiftSettings: settings),
    .executableTarget(
      name: "layout-evidence", dependencies: ["AutoLayout", "SceneSystem", "SceneModel", "SceneXML"],
      swiftSettings: settings),
    .executableTarget(
      name: "layout-explanations",
      dependencies: [
        "LayoutAnalysis", "AutoLayout", "SceneSystem", "SceneModel", "SceneXML", "SceneDiagnostics",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "layout-items-bench", dependencies: ["LayoutItems", "SceneSystem"], swiftSettings: settings),
    .executableTarget(name: "simplex-bench", dependencies: ["Simplex"], swiftSettings: settings),

    .target(
      name: "SceneTestSupport", dependencies: ["SceneDiagnostics"], path: "Tests/SceneTestSupport",
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SimplexTests", dependencies: ["Simplex", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["AutoLayout", "TextMetrics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneSystemTests", dependencies: ["SceneSystem", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SceneTextTests", dependencies: ["SceneText", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SceneDiagnosticsTests", dependencies: ["SceneDiagnostics"], swiftSettings: settings),
    .testTarget(
      name: "SceneXMLTests", dependencies: ["SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneModelTests", dependencies: ["SceneModel", "SceneXML", "SceneDiagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneValidationTests",
      dependencies: ["SceneValidation", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneRulesTests",
      dependencies: ["SceneCompiler", "SceneProject", "SceneRules", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["VisualFormat", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LayoutItemsTests", dependencies: ["LayoutItems", "SceneTestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "LayoutAnalysis", "AutoLayout", "SceneModel", "SceneXML", "Simplex", "SceneDiagnostics",
        "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutAnalysisTests",
      dependencies: [
        "LayoutAnalysis", "AutoLayout", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneEmitTests",
      dependencies: [
        "SceneEmit", "VisualFormat", "SceneModel", "SceneXML", "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneRenderTests",
      dependencies: [
        "SceneRender", "SceneCompiler", "SceneModel", "SceneXML", "SceneSystem", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneDocumentJSONTests",
      dependencies: ["SceneDocumentJSON", "SceneXML", "SceneText", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneDiffTests", dependencies: ["SceneDiff", "SceneXML", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneMergeTests", dependencies: ["SceneMerge", "SceneXML", "SceneTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenePageTests", dependencies: ["ScenePage", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SceneProjectTests",
      dependencies: [
        "SceneCompiler", "SceneProject", "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: [
        "SceneCompiler", "SceneProject", "SceneEmit", "SceneRules", "TextMetrics", "SceneXML",
        "SceneText", "SceneDiagnostics", "SceneTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "SceneTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "scenecTests",
      dependencies: ["scenec", "scenec-preview", "SceneDiagnostics", "SceneTestSupport"],
      swiftSettings: settings),
  ]
)

// The fuzz targets need libFuzzer, which only a build with `-sanitize=fuzzer` has: see Scripts/dev/fuzz.
if Context.environment["SCENEC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "SceneFuzz",
      dependencies: [
        "LayoutItems", "VisualFormat", "SceneCompiler", "SceneProject", "SceneDocumentJSON", "SceneEmit",
        "SceneModel", "SceneMerge", "SceneXML", "SceneDiagnostics", "SceneSystem", "Simplex", "TextMetrics",
        "SceneTestSupport",
      ],
      path: "Fuzz/Sources", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
