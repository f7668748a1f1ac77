public import UIKitBase

extension UIApplication {
  /// Calls the method `action` of `target`, with as many of `sender` and `event` as its name has colons.
  ///
  /// Without a target the method is looked for up the responder chain: from the first responder of the window that shows `sender`
  /// (or of the key window), and, when nothing there has it, from `sender` itself. A target without the method is reported to the
  /// developer.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? chainTarget(for: action, from: sender) else { return false }
    guard let method = MethodTable.method(action, of: type(of: receiver)) else {
      MethodTable.reportUnknown(action, of: type(of: receiver))
      return false
    }
    _ = method(receiver, MethodTable.fit([sender, event], to: action))
    return true
  }

  /// The first object up the responder chain that has the method; `nil` if none does.
  private func chainTarget(for action: Selector, from sender: Any?) -> AnyObject? {
    let window = (sender as? UIView)?.window ?? scenes.lazy.compactMap(\.keyWindow).first
    let found =
      window?.firstResponder?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? window?.target(forAction: action, withSender: sender)
    return found.map { $0 as AnyObject }
  }
}
