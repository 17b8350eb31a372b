// Converts one input to the pieces of its output, or to findings.

import SceneCompiler
import SceneDiagnostics
import SceneDocumentJSON
import SceneEmit
import SceneModel
import SceneSystem
import SceneText
import SceneXML

/// The settings of a conversion.
struct Conversion: Sendable {
  /// How to lay out each input for `--what layout`, as in `compile`. Empty for other views.
  var plans: [FilePlan]
  var view: DocumentView
  var target: ConversionTarget
  var style: JSONWriter.Style
  /// Whether the JSON contains the name of its input.
  var namesFile: Bool

  /// The size limit of an input in bytes. The JSON of a document is larger than its XML.
  var sizeLimit: Int { target == .json ? XMLLimits.default.maximumBytes : 1 << 30 }

  /// An input that can be converted, or the findings that explain why it cannot.
  enum Prepared {
    case document(XMLDocument)
    case bytes([UInt8])
    case failed([Diagnostic], SourceFile)
  }

  /// Does everything that can fail, so that nothing is written for an input that fails.
  ///
  /// - Parameter index: the index of the input in the run.
  func prepare(_ bytes: [UInt8], index: Int, path: String) -> Prepared {
    if target == .xml {
      let (result, diagnostics) = DocumentXML.read(bytes, path: path)
      guard let result else {
        let isShown = DocumentXML.mayBeDocument(bytes)
        return .failed(diagnostics, SourceFile(path: path, bytes: bytes, isShown: isShown))
      }
      return .bytes(result)
    }
    if view == .layout {
      let compiled = Compilation.compile(
        bytes, path: path, environments: plans[index].environments, settings: plans[index].settings)
      guard compiled.document != nil else { return .failed(compiled.diagnostics, compiled.file) }
      return .bytes(
        LayoutJSON.text(
          of: compiled.document, layouts: compiled.layouts, diagnostics: compiled.diagnostics,
          in: compiled.file,
          style: style))
    }
    let (document, diagnostics) = XMLReader.read(bytes, path: path)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return .failed(diagnostics, document?.file ?? XMLReader.sourceFile(bytes, path: path))
    }
    if view == .outline {
      let (decoded, diagnostics) = SceneDecoder.decode(document)
      guard let decoded else { return .failed(diagnostics, document.file) }
      return .bytes(OutlineJSON.text(of: decoded, file: namesFile ? path : nil, style: style))
    }
    return .document(document)
  }

  /// Writes a prepared input in pieces.
  func write(
    _ prepared: Prepared, path: String, to sink: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    switch prepared {
    case .failed: break
    case .bytes(let bytes):
      try sink(bytes)
      if target == .json, style == .compact { try sink([0x0A]) }
    case .document(let document):
      var failure: FileError?
      DocumentJSON.write(document, file: namesFile ? path : nil, style: style) { piece in
        guard failure == nil else { return }
        do throws(FileError) { try sink(Array(piece)) } catch { failure = error }
      }
      if let failure { throw failure }
      if style == .compact { try sink([0x0A]) }
    }
  }
}
