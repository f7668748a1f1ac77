public import UIKitBase

/// An object that answers events; what it does not answer goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder that answers nothing yet.
  public override init() { super.init() }

  /// The responder that is asked when this one does not answer; `nil` ends the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// One or more touches came down in the receiver; passes them on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Touches moved; passes them on to ``next`` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Touches were lifted; passes them on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Touches were taken away, by a gesture or by the system; passes them on to ``next`` unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  // MARK: Keys

  /// Keys went down; passes them on to ``next`` unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }

  /// Keys changed; passes them on to ``next`` unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// Keys came up; passes them on to ``next`` unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// Presses were taken away; passes them on to ``next`` unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Leaves what the receiver shows because Escape was pressed; true keeps the wish from those further up the chain.
  ///
  /// False unless overridden; when nobody takes the wish, the card in front is dismissed.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: First responder

  /// Whether the receiver may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver may give up being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is its window's first responder.
  open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

  /// Makes the receiver first responder if it and the present one agree; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = firstResponderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder if the receiver agrees; returns whether it no longer is.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    firstResponderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder the receiver can be.
  private var firstResponderWindow: UIWindow? { nearestView?.window }

  /// The first view up the chain, the receiver itself or its own one first.
  fileprivate final var nearestView: UIView? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let view = candidate as? UIView { return view }
      if let controller = candidate as? UIViewController, let view = controller.viewIfLoaded { return view }
      responder = candidate.next
    }
    return nil
  }

  // MARK: Actions

  /// Whether the receiver has a method for `action`; a control event without a target looks for it up the chain.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The responder, from the receiver up the chain, that has a method for `action`; `nil` if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }
}

extension UIWindow {
  /// Lets nobody in `view` stay first responder, because the view leaves the window; one that refuses is not asked twice.
  final func endResponding(inside view: UIView) {
    guard let responder = firstResponder, responder.nearestView?.isDescendant(of: view) == true else { return }
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }
}

extension UIView {
  /// Ends editing of what is edited in the view, if that agrees; with `force` a refusal does not count. Whether nothing is edited any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.nearestView?.isDescendant(of: self) == true else {
      return true
    }
    if !force { return responder.resignFirstResponder() }
    window.endResponding(inside: self)
    (responder as? any TextHost)?.finishEditing()
    return true
  }
}
