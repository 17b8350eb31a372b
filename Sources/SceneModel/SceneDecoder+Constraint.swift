// Decodes constraints and variations.

import SceneDiagnostics
import SceneXML

extension DocumentDecoder {
  mutating func decodeConstraint(_ e: ElementID, owner: Int) -> Place {
    var constraint = LayoutConstraint(
      element: e, id: string(.id, of: e) ?? "", owner: ViewIndex(owner), firstItem: .view(ViewIndex(owner)))
    var items: (first: XMLDocument.AttributeID?, second: XMLDocument.AttributeID?) = (nil, nil)
    for attribute in source.attributes(of: e) {
      switch source.name(of: attribute) {
      case .firstItem: items.first = attribute
      case .secondItem: items.second = attribute
      case .firstAttribute:
        constraint.firstAttribute = layoutAttribute(attribute)
        if constraint.firstAttribute == nil { constraint.isMalformed = true }
      case .secondAttribute:
        constraint.secondAttribute = layoutAttribute(attribute)
        if constraint.secondAttribute == nil { constraint.isMalformed = true }
      case .relation:
        if let value = relation(attribute) {
          constraint.relation = value
        } else {
          constraint.isMalformed = true
        }
      case .constant:
        if let value = number(attribute) {
          constraint.constant = value
        } else {
          constraint.isMalformed = true
        }
      case .multiplier:
        if let value = multiplier(attribute) {
          constraint.multiplier = value
        } else {
          constraint.isMalformed = true
        }
      case .priority:
        // UIKit throws an exception for a constraint with priority 0, but accepts content priorities of 0.
        let value = priority(attribute)
        if value == 0 { malformed(attribute, expected: "a priority from 1 to 1000") }
        if let value, value > 0 {
          constraint.priority = value
        } else {
          constraint.isMalformed = true
        }
      case .symbolic: constraint.isSymbolic = bool(attribute) ?? false
      case .placeholder: constraint.isPlaceholder = bool(attribute) ?? false
      case .identifier: constraint.identifier = source.value(of: attribute)
      default: break
      }
    }
    if constraint.firstAttribute == nil { constraint.isMalformed = true }
    let index = document.constraints.count
    document.constraints.append(constraint)
    self.items.append(items)
    let range = document.views[owner].constraints
    document.views[owner].constraints = (range.isEmpty ? index : range.lowerBound)..<(index + 1)
    register(.constraint(ConstraintIndex(index)), e)
    return Place(.constraint, index)
  }

  private mutating func relation(_ attribute: XMLDocument.AttributeID) -> LayoutRelation? {
    if source.equals(attribute, "greaterThanOrEqual") { return .greaterThanOrEqual }
    if source.equals(attribute, "lessThanOrEqual") { return .lessThanOrEqual }
    if source.equals(attribute, "equal") { return .equal }
    malformed(attribute, among: ["equal", "lessThanOrEqual", "greaterThanOrEqual"])
    return nil
  }

  private mutating func layoutAttribute(_ attribute: XMLDocument.AttributeID) -> LayoutAttribute? {
    if let value = source.withValue(of: attribute, { LayoutAttribute(spelling: $0) }) { return value }
    malformed(
      attribute, among: LayoutAttribute.allCases.map(\.spelling),
      expected: "an attribute such as leading, top, width or centerX")
    return nil
  }

  private mutating func multiplier(_ attribute: XMLDocument.AttributeID) -> Multiplier? {
    if let value = source.withValue(of: attribute, parseMultiplier) { return value }
    malformed(attribute, expected: "a decimal number, a ratio such as 2:3 or a percentage such as 50%")
    return nil
  }

  mutating func decodeVariation(_ e: ElementID, in place: Place) -> Place {
    let condition = TraitCondition(key: string(.key, of: e) ?? "default")
    switch place.kind {
    case .constraint:
      var variation = ConstraintVariation(element: e, condition: condition)
      variation.constant = number(.constant, of: e)
      if let attribute = source.attribute(.multiplier, of: e) { variation.multiplier = multiplier(attribute) }
      if let attribute = source.attribute(.priority, of: e) { variation.priority = priority(attribute) }
      document.constraints[Int(place.index)].variations.append(variation)
      return Place(.variationOfConstraint, Int(place.index))
    case .view:
      var variation = ViewVariation(element: e, condition: condition)
      variation.fixedFrame = bool(.fixedFrame, of: e)
      variation.isHidden = bool(.hidden, of: e)
      variation.spacing = number(.spacing, of: e)
      variation.axis = string(.axis, of: e).map { $0 == "vertical" ? .vertical : .horizontal }
      if let attribute = source.attribute(.distribution, of: e) {
        variation.distribution = distribution(attribute)
      }
      if let attribute = source.attribute(.alignment, of: e) { variation.alignment = alignment(attribute) }
      for child in source.children(of: e) {
        switch source.name(of: child) {
        case .fontDescription: variation.font = font(child)
        case .edgeInsets, .directionalEdgeInsets: variation.layoutMargins = insets(child)
        default: break
        }
      }
      document.views[Int(place.index)].variations.append(variation)
      return Place(.variationOfView, Int(place.index), document.views[Int(place.index)].variations.count - 1)
    default:
      return Place(.other)
    }
  }

  mutating func decodeMaskEntry(_ e: ElementID, in place: Place) {
    guard let reference = string(.reference, of: e) else { return }
    let excludes = source.name(of: e) == .exclude
    let (view, variation) = (Int(place.index), Int(place.detail))
    switch (place.kind, excludes) {
    case (.maskOfConstraints, true):
      document.views[view].variations[variation].excludedConstraints.append(reference)
    case (.maskOfConstraints, false):
      document.views[view].variations[variation].includedConstraints.append(reference)
    case (.maskOfSubviews, true):
      document.views[view].variations[variation].excludedSubviews.append(reference)
    case (.maskOfSubviews, false):
      document.views[view].variations[variation].includedSubviews.append(reference)
    default: break
    }
  }

  /// Resolves ids to indices. Requires that all objects are decoded.
  mutating func resolveReferences() {
    for i in document.constraints.indices {
      if let id = items[i].first { document.constraints[i].firstItem = item(id) }
      if let id = items[i].second { document.constraints[i].secondItem = item(id) }
    }
    for format in itemsOfFormats {
      if let id = format.first {
        document.constraints[format.constraint].firstItem = item(document.objects[id], id)
      }
      if let id = format.second {
        document.constraints[format.constraint].secondItem = item(document.objects[id], id)
      }
    }
    reportUnknownItemsOfFormats()
    for i in document.guides.indices {
      if let controller = document.guides[i].controller {
        document.guides[i].owner = document.controllers[controller.index].rootView
      }
    }
    for i in document.segues.indices {
      if case .controller(let destination)? = document.objects[document.segues[i].destination] {
        document.segues[i].destinationController = destination
      }
    }
  }

  private func item(_ id: XMLDocument.AttributeID) -> ItemReference {
    item(document.objects[id], source.value(of: id))
  }

  private func item(_ object: ObjectReference?, _ id: @autoclosure () -> String) -> ItemReference {
    switch object {
    case .view(let view)?: .view(view)
    case .guide(let guide)?: .guide(guide)
    default: .unresolved(id())
    }
  }
}
