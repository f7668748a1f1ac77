// The traits of the call-back that UIKit is running: `current` for the app's code, and a forecast for objects that it makes.

import UIKitTraits

/// Where UIKit's own call-backs to an app begin and end, as far as traits are concerned.
@MainActor
enum TraitContext {
  /// What objects that are made now will probably inherit; `nil` outside of everything that knows.
  @exclusivity(unchecked) private static var forecast: TraitStorage?

  /// Runs a call-back with the given traits as `UITraitCollection.current` (spec 1.6.3).
  static func run<Result>(_ storage: TraitStorage, _ body: () -> Result) -> Result {
    expecting(storage) { UITraitCollection.withCurrent(storage, body) }
  }

  /// Runs a call-back with the given traits as `current` and returns those of them that it read (spec 2.10).
  static func track(_ storage: TraitStorage, _ body: () -> Void) -> TraitMask {
    var reads: TraitMask = []
    run(storage) { TraitTracking.track(storage, into: &reads, body) }
    return reads
  }

  /// Runs code that makes objects which will probably inherit the given traits; `current` stays what it is.
  static func expecting<Result>(_ storage: TraitStorage, _ body: () -> Result) -> Result {
    let outer = forecast
    forecast = storage
    defer { forecast = outer }
    return body()
  }

  /// The traits of an object that is made now and is in no hierarchy yet (spec 2.4): those of the call-back that is running, else
  /// those of the scene that is active, else the screen's. No object's overrides but the scene's have a part in it.
  static var prediction: TraitStorage {
    if let forecast { return forecast }
    let scene = UIApplication.shared.scenes.first { $0.activationState == .foregroundActive }
    return (scene?.traitNode ?? UIScreen.main.traitNode).upcomingStorage
  }

  /// The same for an object inside of one that has a node already.
  static func prediction(in node: TraitNode) -> TraitStorage {
    node.parent == nil ? (forecast ?? node.inherited).composed(with: node.overrides) : node.upcomingStorage
  }
}

extension TraitNode {
  /// The traits that the next pass will find for the node, if nothing is set meanwhile.
  var upcomingStorage: TraitStorage { (parent?.upcomingStorage ?? inherited).composed(with: overrides) }
}
