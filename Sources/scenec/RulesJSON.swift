// The rules as JSON, for `scenec rules --format json`.

import SceneDiagnostics
import SceneText

enum RulesJSON {
  static func text(of rules: [Rule]) -> [UInt8] {
    var json = JSONWriter(style: .pretty, capacity: 1 << 16)
    json.beginObject()
    json.member("schema", "rules")
    json.member("schemaVersion", 1)
    json.member("version", Product.version)
    json.key("rules")
    json.beginArray()
    for rule in rules { write(rule, to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static func write(_ rule: Rule, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", rule.name)
    json.member("category", rule.category.rawValue)
    json.member("severity", rule.defaultSeverity.name)
    json.member("enabled", rule.isEnabledByDefault)
    json.member("configurable", rule.canBeTurnedOff)
    json.member("summary", rule.summary)
    if !rule.rationale.isEmpty { json.member("rationale", rule.rationale) }
    if !rule.remedy.isEmpty { json.member("remedy", rule.remedy) }
    json.member("page", rule.page)
    if !rule.options.isEmpty { json.member("options", rule.options.map(\.name)) }
    json.endObject()
  }
}
