import Testing
import UIKitBase
import UIKitTraits

@Suite(.serialized)
struct TraitStorageTests {
  @Test func equalValuesAreOneObject() {
    let one = UITraitCollection {
      $0.displayScale = 2; $0.userInterfaceStyle = .dark
    }
    let other = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 2
    }
    #expect(one.storage === other.storage)
    #expect(UITraitCollection(userInterfaceStyle: .unspecified).storage === TraitStorage.empty)
  }

  @Test func valuesOfOursAndWrittenOnesAreOneObject() {
    var values = SystemTraitValues()
    values.set(UITraitDisplayScale.self, to: 3)
    values.set(UITraitUserInterfaceIdiom.self, to: .pad)
    values.set(UITraitUserInterfaceIdiom.self, to: .unspecified)
    values.set(UITraitUserInterfaceStyle.self, to: .light)
    values.set(UITraitUserInterfaceStyle.self, to: .dark)
    let written = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3
    }
    #expect(values.storage === written.storage)
    #expect(values.storage.colorVariant == 1)
    #expect(SystemTraitValues().storage === TraitStorage.empty)
  }

  @Test func whatNobodyUsesIsForgotten() {
    weak var storage: TraitStorage?
    do {
      let collection = UITraitCollection {
        $0.displayScale = 1234.5; $0[Theme.self] = "unique"
      }
      storage = collection.storage
      #expect(collection.storage.collection == collection)
      TraitTable.dropUnused()
      #expect(storage != nil)
    }
    TraitTable.dropUnused()
    #expect(storage == nil)
  }

  @Test func theTableDoesNotGrowForEver() {
    var most = 0
    for scale in 0..<1_000_000 {
      _ = UITraitCollection(displayScale: 10_000 + CGFloat(scale)).storage.collection
      if scale.isMultiple(of: 97) { most = max(most, TraitTable.count) }
    }
    #expect(most < 1000)
  }

  @Test func manyThreadsGetOneObject() async {
    let pinned = UITraitCollection {
      $0.displayScale = 77; $0.userInterfaceStyle = .dark
    }
    for scale in 100..<130 {
      let storages = await withTaskGroup(of: TraitStorage.self) { group in
        for _ in 0..<8 {
          group.addTask {
            UITraitCollection {
              $0.displayScale = CGFloat(scale); $0.userInterfaceStyle = .dark
            }.storage
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(storages.allSatisfy { $0 === storages[0] })
    }
    #expect(pinned.storage[UITraitDisplayScale.self] == 77)
  }

  @Test func theColorKeyHoldsOnlyWhatColorsDependOn() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 2; $0[Density.self] = 1
    }
    #expect(traits.storage.colorKey === dark.storage)
    #expect(dark.storage.colorKey === dark.storage)
    #expect(UITraitCollection(displayScale: 2).storage.colorKey === TraitStorage.empty)
  }

  @Test func theChangedMaskHasWhatDiffers() {
    let one = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 2; $0[Density.self] = 1
    }.storage
    let other = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3; $0.legibilityWeight = .bold
    }.storage
    let mask = TraitStorage.changedMask(from: one, to: other)
    #expect(
      mask == TraitMask(UITraitDisplayScale.self).union(TraitMask(UITraitLegibilityWeight.self)).union(TraitMask(Density.self)))
    #expect(TraitStorage.changedMask(from: one, to: one).isEmpty)
    #expect(TraitStorage.changedMask(from: other, to: one) == mask)
  }

  @Test func overridesGoOnTopOfInheritedTraits() {
    let inherited = UITraitCollection {
      $0.userInterfaceStyle = .light; $0.displayScale = 2
    }.storage
    var overrides = TraitOverrides()
    overrides[UITraitUserInterfaceStyle.self] = .dark
    overrides[Density.self] = 5
    let composed = inherited.composed(with: overrides)
    #expect(composed[UITraitUserInterfaceStyle.self] == .dark)
    #expect(composed[UITraitDisplayScale.self] == 2)
    #expect(composed[Density.self] == 5)
    #expect(inherited.composed(with: TraitOverrides()) === inherited)
  }

  @Test("2.7.6: overriding with unspecified removes a system trait's override, and keeps that of an app's trait")
  func overridingWithTheDefault() {
    var overrides = TraitOverrides()
    overrides[UITraitUserInterfaceStyle.self] = .dark
    overrides[UITraitUserInterfaceStyle.self] = .unspecified
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.isEmpty)
    overrides[Density.self] = Density.defaultValue
    #expect(overrides.contains(Density.self))
    let dense = UITraitCollection { $0[Density.self] = 9 }.storage
    #expect(dense.composed(with: overrides) === TraitStorage.empty)
    overrides.remove(Density.self)
    #expect(overrides.isEmpty)
    #expect(overrides[Density.self] == nil)
  }
}
