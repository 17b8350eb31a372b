// Measures texts from standard input, or the speed of measuring.
//
//   text-metrics-bench measure < TSV    font, size, weight, tools version, maximum width, lines, scale, text
// →
//                                       widths and height
//   text-metrics-bench                  characters per second, compared with decoding the same scalars

import AutoLayout
import TextMetrics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let clock = ContinuousClock()

/// Resolves the escapes `\n` and `\\`.
func unescaped(_ text: Substring) -> String {
  var out = ""
  var escaped = false
  for character in text.unicodeScalars {
    if escaped {
      out.unicodeScalars.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
      escaped = false
    } else if character == "\\" {
      escaped = true
    } else {
      out.unicodeScalars.append(character)
    }
  }
  return out
}

/// The font of a row: the system font if the first cell is empty, or a text style's font, or a named font.
func font(named name: Substring, _ weight: Font.Weight, _ size: Double, _ tools: Int) -> Font {
  let era = SystemFontEra(toolsVersion: tools)
  if var style = Font.textStyle(String(name), category: ContentSizeCategory(toolsVersion: tools)) {
    style.era = era
    return style
  }
  return Font(family: name.isEmpty ? .system : .named(String(name)), weight: weight, size: size, era: era)
}

func measureStandardInput() {
  while let line = readLine() {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 8, let size = Double(cells[1]),
      let weight = UInt8(cells[2]).flatMap(Font.Weight.init),
      let tools = Int(cells[3]), let lines = Int(cells[5]), let scale = Double(cells[6])
    else {
      print("?")
      continue
    }
    let font = font(named: cells[0], weight, size, tools)
    let text = unescaped(cells[7])
    let result = textSize(
      of: [TextRun(text: text, font: font)], maximumWidth: Double(cells[4]), numberOfLines: lines,
      lineBreakMode: .wordWrap, scale: scale)
    print(textWidth(text, font: font).width, result.width, result.height, result.lineCount, separator: "\t")
  }
}

/// The shortest time of several runs, in seconds.
func best(_ body: () -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<7 {
    let time = clock.measure(body)
    least = min(least, Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds))
  }
  return least
}

func benchmark() {
  let english = "The quick brown fox jumps over the lazy dog, and files 1,024 labels before 12:30. "
  let mixed = "Größe ändern — 取り消す, Отмена, \u{1F44D}\u{1F3FD} café. "
  let font = Font(size: 17)
  print("text       characters/s, one line   broken at 320 points   decoding alone")
  for (name, sentence) in [("English", english), ("mixed", mixed)] {
    let text = String(repeating: sentence, count: 20_000)
    let count = Double(text.unicodeScalars.count)
    var sum = 0.0
    let line = best { sum += textWidth(text, font: font).width }
    let broken = best {
      sum +=
        textSize(
          of: [TextRun(text: text, font: font)], maximumWidth: 320, numberOfLines: 0,
          lineBreakMode: .wordWrap, scale: 2
        ).height
    }
    let decoding = best { for scalar in text.unicodeScalars { sum += Double(scalar.value & 1) } }
    func millions(_ seconds: Double) -> String { "\((count / seconds / 1e5).rounded() / 10) M" }
    print(name, millions(line), millions(broken), millions(decoding), sum > 0 ? "" : "-", separator: "   ")
  }
  let labels = (0..<1000).map { "Label number \($0)" }
  var sum = 0.0
  let short = best { for label in labels { sum += textWidth(label, font: font).width } }
  print("one label of 16 characters: \((short * 1e9 / 1000).rounded()) ns", sum > 0 ? "" : "-")
}

if CommandLine.arguments.dropFirst().first == "measure" {
  measureStandardInput()
} else {
  benchmark()
}
