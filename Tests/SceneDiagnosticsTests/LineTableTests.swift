// Tests lines and columns with all line ends.

import SceneDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: ["a\nb\r\nc\rd", "\n\n", "", "no end", "ünï\ncödé\n", "12345678\n12345678\r\n"])
  func linesMatchASimpleCount(_ text: String) {
    let bytes = Array(text.utf8)
    var starts: [UInt32] = [0]
    for i in bytes.indices
    where bytes[i] == 0x0A || (bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)) {
      starts.append(UInt32(i + 1))
    }
    #expect(LineTable(bytes).starts == starts)
  }

  @Test func columnsCountCharacters() {
    let file = SourceFile(path: "a", bytes: Array("ab\nü€x".utf8))
    #expect(file.position(of: 8) == LineColumn(line: 2, column: 3))
    #expect(file.position(of: 0) == LineColumn(line: 1, column: 1))
  }
}
