// Finds the attribute that distinguishes an object for people.

import SceneXML

extension XMLDocument {
  /// The attribute by which people recognize an object: its label in Interface Builder, its text, title, or
  /// class. A button's title is in the element of its normal state.
  package func distinctiveName(of element: ElementID) -> AttributeID? {
    let (rank, found) = best(of: element)
    if rank > 2, name(of: element) == .button {
      for child in children(of: element) {
        switch name(of: child) {
        case .state, .buttonConfiguration:
          if let title = attribute(.title, of: child), valueRange(of: title).count > 0 { return title }
        default: break
        }
      }
    }
    return found
  }

  private func best(of element: ElementID) -> (rank: Int, attribute: AttributeID?) {
    var result: (rank: Int, attribute: AttributeID?) = (9, nil)
    for attribute in attributes(of: element) {
      let rank =
        switch name(of: attribute) {
        case .userLabel: 0
        case .text, .title, .placeholderIdentifier: 1
        case .placeholder, .reuseIdentifier, .storyboardIdentifier, .identifier: 2
        case .customClass: 3
        case .image: 4
        default: 9
        }
      if rank < result.rank, valueRange(of: attribute).count > 0 { result = (rank, attribute) }
    }
    return result
  }
}
