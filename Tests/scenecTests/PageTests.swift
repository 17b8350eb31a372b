// Tests the commands that write pages: formats, exit statuses, and that the same input gives the same bytes.
// BrowserTests looks at the pages themselves.

import SceneTestSupport
import Testing

private let fixtures = Files.repository + "/Fixtures"

private func page(_ path: String) -> String { String(decoding: Files.read(path) ?? [], as: UTF8.self) }

@Test func aPageIsTheSameForEveryNumberOfJobs() throws {
  let folder = try TemporaryFolder()
  for jobs in ["1", "3"] {
    let outcome = try Command.scenec(
      "render", "-q", "-j", jobs, "-o", folder.path + "/\(jobs).html", fixtures + "/examples",
      fixtures + "/pages")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
  let text = page(folder.path + "/1.html")
  #expect(text == page(folder.path + "/3.html"))
  #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>\n"))
}

@Test func textsOfScenesAreNoMarkup() throws {
  let outcome = try Command.scenec("render", "--format", "html", "-q", fixtures + "/pages/Hostile.storyboard")
  #expect(outcome.status == 0)
  #expect(!outcome.output.contains("<script>window"))
  #expect(!outcome.output.contains("<img"))
  #expect(outcome.output.contains("window.hostile"))
}

@Test func aPageHasTheOtherFilesIfOneCannotBeRead() throws {
  let folder = try TemporaryFolder()
  let target = folder.path + "/page.html"
  let outcome = try Command.scenec(
    "render", "-q", "-o", target, folder.path + "/missing.xib", fixtures + "/examples/Login.storyboard")
  #expect(outcome.status == 3)
  #expect(page(target).contains("Login.storyboard"))
}

@Test func comparisonsEndLikeDiffs() throws {
  let folder = try TemporaryFolder()
  let old = folder.write(Sample.document, to: "old/a.xib")
  _ = folder.write(Sample.document, to: "same/a.xib")
  let new = folder.write(Sample.document.replacing("height=\"667\"", with: "height=\"600\""), to: "new/a.xib")
  #expect(
    try Command.scenec("diff", "--format", "html", folder.path + "/old", folder.path + "/same").status == 0)
  let files = try Command.scenec("diff", "--format", "html", old, new)
  #expect(files.status == 1)
  #expect(files.output.contains("\"kind\":\"comparison\""))
  let folders = try Command.scenec(
    "render", "--compare", folder.path + "/old", folder.path + "/new", "-o", folder.path + "/changes.html")
  #expect(folders.status == 0, "\(folders.errors)")
  #expect(folders.errors.contains("scenec: 1 file differs"))
  #expect(page(folder.path + "/changes.html").contains("\"path\":\"a.xib\""))
}

@Test(arguments: [
  ["render", "--compare", "a.xib"], ["render", "--compare", "--format", "svg", "a.xib", "b.xib"],
  ["render", "--format", "html", "--canvas", "a.xib"], ["diff", "--git", "--format", "html", "a"],
  ["preview", "-"],
])
func argumentsThatDoNotFitAreRefused(_ arguments: [String]) throws {
  let outcome = try Command.run([Command.scenec] + arguments)
  #expect(outcome.status == 2, "\(outcome.errors)")
  #expect(outcome.errors.hasPrefix("error: "))
}

@Test func aPreviewNeedsAnInput() throws {
  let folder = try TemporaryFolder()
  let outcome = try Command.scenec("preview", "--port", "0", folder.path + "/missing")
  #expect(outcome.status == 3, "\(outcome.errors)")
}
