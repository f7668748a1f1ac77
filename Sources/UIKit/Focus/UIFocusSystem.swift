import CoreGraphics
public import UIKitBase

/// Which view of a scene the keyboard acts on, and how it goes from one to the next.
///
/// Tab, Shift-Tab and the arrow keys move the focus, Space and Return act on what has it as a tap would. It is shown by a ring, and a touch
/// takes it away, so that nobody who does not use the keyboard ever sees it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The scene whose focus this is. It owns this.
  private unowned let scene: UIWindowScene

  /// The view that has the focus; `nil` while none has, or it went away.
  public private(set) final weak var focusedItem: UIView?

  /// The ring round the view that has the focus.
  private let ring = FocusRing()

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The focus of the scene that shows `environment`; `nil` for a view outside any scene.
  open class func focusSystem(for environment: UIView) -> UIFocusSystem? { environment.window?.windowScene?.focusSystem }

  /// Gives the focus to a view that can have it, or takes it away from all; whether it went there.
  ///
  /// Where editing goes on because someone refuses to end it, the keys go there, and the focus stays as well.
  @discardableResult
  final func focus(_ view: UIView?) -> Bool {
    if let view, !Self.canFocus(view) { return false }
    guard view !== focusedItem else { return true }
    if let view, !takesKeys(view) { return false }
    focusedItem = view
    if let view { reveal(view) }
    updateRing()
    return true
  }

  /// Begins editing in a view, or ends it elsewhere, because the view would not get the keys otherwise; whether it gets them.
  private func takesKeys(_ view: UIView) -> Bool {
    if view is any UIKeyInput, view.becomeFirstResponder() { return true }
    guard let responder = view.window?.firstResponder, responder is any UIKeyInput else { return true }
    return responder.resignFirstResponder()
  }

  /// Hears that the keys of a window go from one responder to another.
  final func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    if let focusedItem, focusedItem === old || focusedItem === new { updateRing() }
  }

  /// Puts the ring round the view that has the focus; what is edited shows a caret instead.
  private func updateRing() {
    let isTyping = focusedItem is any UIKeyInput && focusedItem?.isFirstResponder == true
    ring.surround(isTyping ? nil : focusedItem)
  }

  /// Moves the focus; whether there was anywhere to go.
  @discardableResult
  final func move(_ heading: UIFocusHeading) -> Bool {
    guard let window = scene.windowForKeys else { return false }
    if let focusedItem, Self.canFocus(focusedItem), focusedItem.takes(heading) { return true }
    UpdateCycle.flush(for: window)
    var views: [UIView] = []
    collect(from: window.reachableView, into: &views)
    let places = views.map { $0.convert($0.bounds, to: nil) }
    // A tap may have begun editing and taken the focus away; the keyboard goes on from there.
    let start = focusedItem ?? window.firstResponder
    let current = views.firstIndex { $0 === start }
    guard let target = FocusSearch.target(from: current, among: places, heading: heading) else { return false }
    return focus(views[target])
  }

  /// Acts on the view that has the focus, as a tap in its middle would; whether there was one.
  final func activate(at time: Double) -> Bool {
    guard let view = focusedItem, Self.canFocus(view) else { return false }
    return view.press(at: time)
  }

  /// Whether a view can have the focus now: it wants to, is seen, and answers.
  private static func canFocus(_ view: UIView) -> Bool {
    guard view.canBecomeFocused, view.window != nil else { return false }
    var ancestor: UIView? = view
    while let each = ancestor {
      if each.isHidden || each.alpha < 0.01 || !each.isUserInteractionEnabled { return false }
      ancestor = each.superview
    }
    return true
  }

  /// Collects the views inside `view` that can have the focus; what is inside one of them is its own affair only if it wants to.
  private func collect(from view: UIView, into views: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused { views.append(view) }
    for subview in view.subviews { collect(from: subview, into: &views) }
  }

  /// Scrolls the scroll views around a view until it is seen.
  private func reveal(_ view: UIView) {
    var ancestor = view.superview
    while let each = ancestor {
      if let scrollView = each as? UIScrollView {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView).insetBy(dx: 0, dy: -8), animated: false)
      }
      ancestor = each.superview
    }
  }
}
