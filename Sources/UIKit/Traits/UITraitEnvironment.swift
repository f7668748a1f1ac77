// The objects that have traits, from the screen down to the view.

public import Foundation
public import UIKitTraits

/// An object with traits: a screen, scene, window, presentation, controller or view (spec 1.8).
///
/// Each inherits the traits of the one that it is in and puts its own overrides on top (spec 2.1, 2.2).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold for the object.
  var traitCollection: UITraitCollection { get }

  /// Called after a trait of the object changed, before anything in it changes; never for traits that stayed equal (spec 2.8).
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
