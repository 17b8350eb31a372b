#!/usr/bin/env python3
"""Writes Sources/scenec/SchemaTexts+Generated.swift from Schemas/*.schema.json, so that `scenec schema` needs no file.

Run it after changing a schema; the output is committed, and a test compares both.
"""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main() -> None:
    schemas = sorted((ROOT / "Schemas").glob("*.schema.json"))
    lines = [
        "// The JSON Schemas of scenec's outputs. Written by Scripts/generate-schema-texts.py from Schemas; edit those.",
        "// swift-format-ignore-file",
        "",
        "enum SchemaTexts {",
        "  /// Name and text of each schema, by name.",
        "  static let all: [(name: String, text: String)] = [",
    ]
    for path in schemas:
        name = path.name.removesuffix(".schema.json")
        lines.append(f'    ("{name}", #"""')
        lines += path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        lines += ["", '"""#),']
    lines += ["  ]", "}", ""]
    target = ROOT / "Sources" / "scenec" / "SchemaTexts+Generated.swift"
    target.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
