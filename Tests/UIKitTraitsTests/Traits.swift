// Traits and tree owners that the tests of this folder share.

import Testing
import UIKitBase
import UIKitTraits

/// A trait of an app's own, with nothing but a default.
enum Density: UITraitDefinition {
  static let defaultValue = 0
}

/// A trait of an app's own that colours may depend on.
enum Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

/// A trait whose value has no `==`.
enum Formatter: UITraitDefinition {
  static var defaultValue: (@Sendable (Int) -> String)? { nil }
}

/// A trait whose value is an object.
enum Palette: UITraitDefinition {
  final class Value: Sendable {}
  static let defaultValue = Value()
}

/// One call of an owner.
struct Call: Equatable {
  let name: Int
  let changed: TraitMask
}

/// An owner of a node that notes how it is called and may do something then.
@MainActor
final class Owner: TraitNodeOwner {
  let name: Int
  private let storage: TraitStorage
  private(set) lazy var node = TraitNode(owner: self, storage: storage)
  var calls: [Call] = []
  var onChange: ((Owner, TraitStorage) -> Void)?

  init(_ name: Int = 0, storage: TraitStorage = UITraitCollection(userInterfaceStyle: .light).storage) {
    self.name = name
    self.storage = storage
  }

  func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    calls.append(Call(name: name, changed: changed))
    onChange?(self, old)
  }

  var style: UIUserInterfaceStyle { node.storage[UITraitUserInterfaceStyle.self] }

  /// Hangs other owners' nodes under this one's.
  @discardableResult
  func adding(_ children: Owner...) -> Owner {
    for child in children { node.add(child.node) }
    return self
  }
}

let light = UITraitCollection(userInterfaceStyle: .light)
let dark = UITraitCollection(userInterfaceStyle: .dark)
