// Writes explanations as JSON for `scenec why --format json`. Schemas/why.schema.json describes the format.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneText

enum ExplanationJSON {
  /// The JSON of explanations, one per environment.
  static func text(
    of explanations: [(LayoutExplainer, LayoutExplanation)], id: String, file: String,
    _ document: InterfaceDocument
  ) -> [UInt8] {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.member("schema", word: "why")
    json.member("schemaVersion", 1)
    json.member("file", file)
    json.member("id", id)
    json.key("layouts")
    json.beginArray()
    for (explainer, explanation) in explanations {
      write(explanation, by: ExplanationText(explainer), explainer.layout.environment, document, to: &json)
    }
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }

  private static func write(
    _ explanation: LayoutExplanation, by text: ExplanationText, _ environment: LayoutEnvironment,
    _ document: InterfaceDocument, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("device", environment.deviceID)
    json.member("environment", environment.displayName)
    json.member("label", text.name(explanation.item))
    json.key("numbers")
    json.beginArray()
    for number in explanation.numbers { write(number, text, document, to: &json) }
    json.endArray()
    json.key("slack")
    json.beginArray()
    for slack in explanation.slack {
      json.beginObject(inline: true)
      json.member("constraint", document[slack.constraint].id)
      json.member("equation", text.fact(.authored(slack.constraint), axis: .horizontal))
      json.member("points", slack.points)
      json.endObject()
    }
    json.endArray()
    json.key("assumptions")
    json.beginArray()
    for assumption in explanation.assumptions { json.value(assumption) }
    json.endArray()
    json.endObject()
  }

  private static func write(
    _ number: LayoutExplanation.Number, _ text: ExplanationText, _ document: InterfaceDocument,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("item", id(of: number.subject.item, document))
    json.member("quantity", number.subject.quantity.rawValue)
    json.member("value", number.value)
    json.key("terms")
    json.beginArray()
    for term in number.terms {
      json.beginObject(inline: true)
      if case .authored(let index) = term.source { json.member("constraint", document[index].id) }
      json.member("fact", text.fact(term.source, axis: number.subject.quantity.axis))
      json.member("multiplier", term.multiplier)
      json.member("points", term.points)
      if term.isBound { json.member("isBound", true) }
      if term.isOffset { json.member("isOffset", true) }
      write(term.parts, to: &json)
      json.endObject()
    }
    json.endArray()
    json.member("offset", number.offset)
    json.key("alsoTight")
    json.beginArray()
    for constraint in number.alsoTight { json.value(document[constraint].id) }
    json.endArray()
    if !number.throughInsets.isEmpty {
      json.key("throughInsets")
      json.beginArray()
      for constraint in number.throughInsets { json.value(document[constraint].id) }
      json.endArray()
    }
    if let range = number.range {
      json.key("range")
      json.beginObject(inline: true)
      if range.minimum.isFinite { json.member("minimum", range.minimum) }
      if range.maximum.isFinite { json.member("maximum", range.maximum) }
      json.endObject()
    }
    json.endObject()
  }

  private static func write(_ parts: [LayoutExplanation.Part], to json: inout JSONWriter) {
    if parts.isEmpty { return }
    json.key("parts")
    json.beginArray(inline: true)
    for part in parts {
      json.beginObject(inline: true)
      json.member("name", part.name)
      json.member("points", part.points)
      json.endObject()
    }
    json.endArray()
  }

  private static func id(of item: ItemReference, _ document: InterfaceDocument) -> String {
    switch item {
    case .view(let view): document[view].id
    case .guide(let guide): document[guide].id
    case .unresolved(let id): id
    }
  }
}
