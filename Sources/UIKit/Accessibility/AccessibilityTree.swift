import CoreGraphics
import QuartzCore
import UIKitSurface

/// Tells a scene's canvas what assistive technology finds in its windows, after a frame that showed something new.
@MainActor
final class AccessibilityTree {
  /// The views behind the elements that were last told, by their number.
  private var views: [UInt: Unowned] = [:]

  /// A view that may have gone since.
  private struct Unowned { weak var view: UIView? }

  /// Collects the elements of the visible windows, from back to front, those of one window in reading order.
  func elements(of scene: UIWindowScene) -> [SurfaceElement] {
    var elements: [SurfaceElement] = []
    views = [:]
    for window in scene.windows where !window.isHidden {
      var found: [SurfaceElement] = []
      collect(window.reachableView, in: scene, into: &found)
      // A table's rows stand among its subviews in the order in which they were used again.
      elements += FocusSearch.readingOrder(of: found.map(\.frame)).map { found[$0] }
    }
    return elements
  }

  /// Does what pressing an element does; whether it was still there.
  @discardableResult
  func activate(_ id: UInt, in scene: UIWindowScene, at time: Double) -> Bool {
    guard let view = views[id]?.view, view.window?.windowScene === scene else { return false }
    return view.press(at: time)
  }

  /// Adds a view that is an element, or else those inside it.
  private func collect(_ view: UIView, in scene: UIWindowScene, into elements: inout [SurfaceElement]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    guard view.isAccessibilityElement else {
      for subview in view.subviews { collect(subview, in: scene, into: &elements) }
      return
    }
    let element = view.surfaceElement(in: scene)
    guard !element.label.isEmpty || element.isActionable else { return }
    elements.append(element)
    views[element.id] = Unowned(view: view)
    // A row may hold controls of its own; they are reached beside it.
    for subview in view.subviews { collectControls(subview, in: scene, into: &elements) }
  }

  /// Adds the controls inside an element.
  private func collectControls(_ view: UIView, in scene: UIWindowScene, into elements: inout [SurfaceElement]) {
    if view is UIControl { return collect(view, in: scene, into: &elements) }
    for subview in view.subviews { collectControls(subview, in: scene, into: &elements) }
  }
}

extension UIView {
  /// What assistive technology is told of the view.
  fileprivate final func surfaceElement(in scene: UIWindowScene) -> SurfaceElement {
    let traits = accessibilityTraits
    let isToggle = traits.contains(.toggleButton)
    return SurfaceElement(
      id: UInt(bitPattern: ObjectIdentifier(self).hashValue), role: accessibilityRole, label: accessibilityLabel ?? "",
      value: isToggle ? "" : accessibilityValue ?? "", isOn: isToggle ? accessibilityValue == "1" : nil,
      isSelected: traits.contains(.selected), isEnabled: !traits.contains(.notEnabled),
      frame: scene.rootLayer.convert(layer.bounds, from: layer))
  }

  /// The one place where traits become a role.
  private final var accessibilityRole: SurfaceElement.Role {
    let traits = accessibilityTraits
    if traits.contains(.toggleButton) { return .toggle }
    if (self as? any TextHost)?.isChangeableByUser == true { return .field }
    if self is UITableViewCell { return .row }
    if superview?.accessibilityTraits.contains(.tabBar) == true { return .tab }
    if traits.contains(.button) || traits.contains(.link) { return .button }
    if traits.contains(.header) { return .header }
    if traits.contains(.image) { return .image }
    return .text
  }
}
