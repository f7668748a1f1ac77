import Foundation
import Testing
import UIKit

/// A visible window with a root controller; on a scene if the app has one.
@MainActor
func makeWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  // A fixed system, so that a test does not depend on the device's style.
  window.overrideUserInterfaceStyle = .light
  window.rootViewController = root
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}

/// A window's own style, brought to everything in it.
@available(iOS 17, tvOS 17, *)
@MainActor
func setStyle(_ style: UIUserInterfaceStyle, of window: UIWindow) {
  window.overrideUserInterfaceStyle = style
  window.updateTraitsIfNeeded()
}

/// The styles that objects have.
@MainActor
func styles(_ environments: (any UITraitEnvironment)...) -> [UIUserInterfaceStyle] {
  environments.map { $0.traitCollection.userInterfaceStyle }
}

@MainActor
struct PropagationAssertions {
  @available(iOS 17, tvOS 17, *)
  @Test("§14.30 a window's style reaches its root controller, the controller's view and every view inside")
  func aWindowsStyle() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    root.view.addSubview(outer)
    setStyle(.dark, of: window)
    #expect(styles(window, root, root.view, outer, inner) == [.dark, .dark, .dark, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.33 a controller's style reaches its view and its children, not its siblings")
  func aControllersStyle() {
    let (root, left, right, child) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    let window = makeWindow(root)
    for (parent, controller) in [(root, left), (root, right), (left, child)] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    window.overrideUserInterfaceStyle = .dark
    left.overrideUserInterfaceStyle = .light
    window.updateTraitsIfNeeded()
    #expect(styles(left, left.view, child, child.view) == [.light, .light, .light, .light])
    #expect(styles(root, root.view, right, right.view) == [.dark, .dark, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.34 a view's style reaches its subviews, not its superview")
  func aViewsStyle() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    root.view.addSubview(outer)
    outer.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    #expect(styles(root.view, outer, inner) == [.light, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.36 a child controller inherits from the view that it is in")
  func aChildInheritsFromItsSuperview() {
    let (root, child) = (UIViewController(), UIViewController())
    let window = makeWindow(root)
    let holder = UIView()
    root.view.addSubview(holder)
    root.addChild(child)
    holder.addSubview(child.view)
    child.didMove(toParent: root)
    holder.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    #expect(styles(root, child, child.view) == [.light, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.37 the nearest style wins, and where it ends the next one above holds")
  func theNearestWins() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (grandparent, parent, child) = (UIView(), UIView(), UIView())
    root.view.addSubview(grandparent)
    grandparent.addSubview(parent)
    parent.addSubview(child)
    grandparent.overrideUserInterfaceStyle = .dark
    parent.overrideUserInterfaceStyle = .light
    window.updateTraitsIfNeeded()
    #expect(styles(grandparent, parent, child) == [.dark, .light, .light])
    parent.overrideUserInterfaceStyle = .unspecified
    window.updateTraitsIfNeeded()
    #expect(styles(grandparent, parent, child) == [.dark, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.38 a style set back to unspecified is inherited again after the update")
  func unspecifiedInherits() {
    let root = UIViewController()
    let window = makeWindow(root)
    root.view.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    #expect(styles(root.view) == [.dark])
    root.view.overrideUserInterfaceStyle = .unspecified
    window.updateTraitsIfNeeded()
    #expect(styles(root.view) == [.light])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.41 the override collection for a child reaches that child only, and nil takes it back")
  func theCollectionForAChild() {
    let (root, child, sibling) = (UIViewController(), UIViewController(), UIViewController())
    let window = makeWindow(root)
    for controller in [child, sibling] {
      root.addChild(controller)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    // The size class that the root does not have, so that the device makes no difference.
    let own = root.traitCollection.horizontalSizeClass
    let other: UIUserInterfaceSizeClass = own == .compact ? .regular : .compact
    func sizes() -> [UIUserInterfaceSizeClass] {
      window.updateTraitsIfNeeded()
      return [root, child, sibling].map { $0.traitCollection.horizontalSizeClass } + [
        child.view.traitCollection.horizontalSizeClass
      ]
    }
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: other), forChild: child)
    #expect(sizes() == [own, other, own, other])
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(sizes() == [own, own, own, own])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.42 an override is contained from when it is set until it is removed, and inherited again then")
  func overridesAreContained() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view: UIView = root.view
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(styles(view) == [.dark])
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    window.updateTraitsIfNeeded()
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(styles(view) == [.light])
  }
}
