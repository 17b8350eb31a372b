// The texts that `scenec init` writes.

import SceneDiagnostics

/// Files, lines and settings for a repository with scenes.
enum InitTexts {
  /// The scene files.
  static let patterns = ["*.storyboard", "*.xib"]

  /// Their attributes: the drivers below; and for GitHub's statistics, they are XML.
  static let attributes = "diff=scenec merge=scenec linguist-language=XML"

  /// The drivers.
  static let settings = [
    ("diff.scenec.command", "scenec diff --git"),
    ("merge.scenec.name", "scenec, object by object"),
    ("merge.scenec.driver", "scenec merge %O %A %B --output %A --path %P"),
  ]

  /// Folders whose scenes are others' work.
  static let foreignFolders = ["Pods", "Carthage", "Vendor", "ThirdParty", "node_modules", "vendor"]

  static func configuration(excluding folders: [String]) -> String {
    """
    # The configuration of scenec. All settings: \(Product.home)/blob/main/Documentation/Linting.md
    \(folders.isEmpty ? "# excluded: [Pods]" : "excluded: [\(folders.joined(separator: ", "))]")
    # strict: true                        # fail on warnings, too
    # baseline: scenec-baseline.yml       # what `scenec lint --write-baseline scenec-baseline.yml` accepted
    # rules:
    #   missing-accessibility-label: on   # `scenec rules` lists all

    """
  }

  static let hookCommand =
    "git diff --cached --name-only -z --diff-filter=ACMR -- '*.storyboard' '*.xib' | scenec lint --strict --quiet --files-from -"

  static let hook = """
    #!/bin/sh
    # Checks the scenes of a commit. Written by scenec init; git commit --no-verify leaves it out.
    git diff --cached --quiet --diff-filter=ACMR -- '*.storyboard' '*.xib' && exit 0
    \(hookCommand)

    """

  static let gitHubWorkflow = """
    # Checks the scenes of every push and pull request. Written by scenec init.
    name: Scenes
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    jobs:
      lint:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - uses: scenec/scenec@v\(Product.version)

    """

  static let gitLabPipeline = """
    # Checks the scenes of every push. Written by scenec init.
    scenes:
      image: debian:stable-slim
      before_script:
        - apt-get update -q && apt-get install -yq --no-install-recommends ca-certificates curl
        - curl -fsSLo scenec.deb \(Product.home)/releases/download/v\(Product.version)/scenec_\(Product.version)_amd64.deb
        - apt-get install -yq ./scenec.deb
      script:
        - scenec lint --format gitlab . > scenec.json
      artifacts:
        when: always
        reports:
          codequality: scenec.json

    """
}
