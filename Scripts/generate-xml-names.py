#!/usr/bin/env python3
"""Writes Sources/SceneXML/XMLName+Generated.swift from Scripts/xml-names.txt.

xml-names.txt holds one element or attribute name of Interface Builder's format per line; sorted and made unique here.
Run it after adding a name; the script's output is committed.
"""
import pathlib
import re
import textwrap

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "SceneXML"
KEYWORDS = set(
    """associatedtype class deinit enum extension fileprivate func import init inout internal let open operator
    private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue
    default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is
    nil self Self super throws true try""".split()
)


def case(name: str) -> str:
    """`base64-UTF8` -> base64UTF8; a Swift keyword gets backticks."""
    words = name.split("-")
    identifier = words[0] + "".join(word[:1].upper() + word[1:] for word in words[1:])
    return f"`{identifier}`" if identifier in KEYWORDS else identifier


def main() -> None:
    source = pathlib.Path(__file__).resolve().with_name("xml-names.txt")
    names = sorted(set(source.read_text().split()))
    for name in names:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9]+)*", name) or name == "unknown":
            raise SystemExit(f"xml-names.txt: {name!r} is not a usable name")
    source.write_text("\n".join(names) + "\n")
    wrap = textwrap.TextWrapper(width=104, break_long_words=False, break_on_hyphens=False)
    cases = "\n".join(f"  case {case(name)}" for name in names)
    words = "\n".join("    " + line for line in wrap.wrap(" ".join(names)))
    (SOURCES / "XMLName+Generated.swift").write_text(
        f'''// The names themselves. Written by Scripts/generate-xml-names.py from xml-names.txt; edit that list instead.
// swift-format-ignore-file

/// An element or attribute name of Interface Builder's format; `unknown` stands for every other name, whose spelling
/// the document keeps.
public enum XMLName: UInt16, Sendable, CaseIterable {{
  case unknown
{cases}

  /// All known spellings in case order, separated by white space.
  static let spellings: StaticString = """
{words}
    """
}}
'''
    )


if __name__ == "__main__":
    main()
