// Checks that the generated texts match the files of the page, and that nothing from a file can end an element
// of the page.

import SceneTestSupport
import Testing

@testable import ScenePage

private let folder = Files.repository + "/Sources/ScenePage/Page/"

private func text(_ name: String) -> String {
  var bytes = Files.read(folder + name) ?? []
  while bytes.last == 0x0A { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

@Test func generatedTextsMatchTheFiles() {
  #expect(PageTexts.style == text("page.css"), "run Scripts/generate/page-texts")
  #expect(PageTexts.body == text("page.html"), "run Scripts/generate/page-texts")
  for path in Files.list(String(folder.dropLast()), suffixes: [".js"]) {
    let name = String(path.dropFirst(folder.count))
    #expect(PageTexts.script.contains(text(name)), "\(name) differs: run Scripts/generate/page-texts")
  }
}

/// The files of the page have the limits of Swift files.
@Test func filesOfThePageAreShortAndDescribed() {
  for path in Files.list(String(folder.dropLast()), suffixes: [".js", ".css"]) {
    let lines = String(decoding: Files.read(path) ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 301, "\(path) has \(lines.count - 1) lines; 300 are the limit")
    #expect(lines.first?.hasPrefix("//") == true || lines.first?.hasPrefix("/*") == true, "\(path)")
  }
}

/// The page's script writes text, never markup, and evaluates nothing.
@Test func theScriptWritesNoMarkup() {
  for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
    #expect(!PageTexts.script.contains(word), "\(word) in the page's script")
  }
}

@Test func textIsEscaped() {
  let text = String(decoding: EmbeddedText.escaped("<a b=\"c\" d='e'>&amp;</a>"), as: UTF8.self)
  #expect(text == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;&lt;/a&gt;")
}

@Test func dataCannotEndItsElement() {
  let json = Array(#"{"a":"</script><script>1</script><!-- ]]>"}"#.utf8)
  let data = String(decoding: EmbeddedText.data(json), as: UTF8.self)
  #expect(!data.contains("<"))
  #expect(data == #"{"a":"\u003c/script>\u003cscript>1\u003c/script>\u003c!-- ]]>"}"#)
}

@Test(arguments: [
  ("<svg><text>&lt;/script></text></svg>", true), ("<svg></Script></svg>", false),
  ("<svg><sCRIPT>", false), ("<svg><!-- --></svg>", false), ("<svg><style></style></svg>", true), ("<", true),
])
func pictureIsInert(markup: String, isInert: Bool) {
  #expect(EmbeddedText.isInert(Array(markup.utf8)) == isInert, "\(markup)")
}

@Test func thePolicyLoadsNothing() {
  let page = ProjectPage(title: "</title><script>")
  #expect(page.policy.hasPrefix("default-src 'none'; "))
  #expect(
    !page.policy.contains("unsafe") && !page.policy.contains("http") && !page.policy.contains("connect"))
  let text = String(decoding: page.bytes([]), as: UTF8.self)
  #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
  #expect(text.contains(PageTexts.scriptHash) && text.contains(PageTexts.styleHash))
  #expect(text.contains(#"{"kind":"project","title":"\u003c/title>\u003cscript>","legend":[["#))
  #expect(text.contains(#","files":[]}"#))
}
