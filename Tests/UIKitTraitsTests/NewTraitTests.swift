import Testing
import UIKitBase
import UIKitTraits

// A trait of UIKit's own, as a file of `Sources/UIKitTraits/Traits` would define it. Nothing else in the package knows of it.

/// The trait of how much it rains.
enum UITraitRainfall: SystemTrait {
  static var defaultValue: Int { 0 }
  static var number: Int { 31 }
}

extension UITraitCollection {
  fileprivate convenience init(rainfall: Int) { self.init(UITraitRainfall.self, value: rainfall) }
  fileprivate var rainfall: Int { self[UITraitRainfall.self] }
}

extension UIMutableTraits {
  fileprivate var rainfall: Int {
    get { self[UITraitRainfall.self] }
    set { self[UITraitRainfall.self] = newValue }
  }
}

@MainActor
struct NewTraitTests {
  @Test func oneFileMakesATraitThatCollectionsHold() {
    let wet = UITraitCollection(rainfall: 7)
    #expect(wet.rainfall == 7)
    #expect(wet.description == "<UITraitCollection: Rainfall = 7>")
    #expect(UITraitRainfall.identifier == "UITraitRainfall")
    #expect(UITraitCollection(traitsFrom: [wet, UITraitCollection(rainfall: 8)]).rainfall == 8)
    #expect(wet.containsTraits(in: UITraitCollection(rainfall: 7)))
    #expect(!UITraitCollection().containsTraits(in: wet))
    #expect(wet.changedTraits(from: dark).map { $0.name }.sorted() == ["Rainfall", "UserInterfaceStyle"])
    #expect(!wet.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func oneFileMakesATraitThatGoesDownTheTree() {
    let (root, child) = (Owner(0), Owner(1))
    root.adding(child)
    root.node.propagate()
    root.calls = []
    var overrides = UITraitOverrides(root.node.traitOverrides)
    overrides.rainfall = 3
    root.node.traitOverrides = overrides.values
    root.node.propagate()
    #expect(child.node.storage.collection.rainfall == 3)
    #expect(root.calls == [Call(name: 0, changed: TraitMask(UITraitRainfall.self))])
  }
}
