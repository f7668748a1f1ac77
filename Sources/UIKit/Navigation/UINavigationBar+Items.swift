import CoreGraphics
import UIKitBase

extension UINavigationBar {
  /// Which way a change of the topmost item goes.
  enum Change {
    /// To an item that comes on top: from the right.
    case push
    /// To an item that was below: from the left.
    case pop
  }

  /// How long a change takes, in seconds (geometry spec 8).
  static var changeDuration: Double { 0.35 }

  // MARK: Alone

  /// Puts an item on top of a bar that stands alone.
  final func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item], change: animated ? .push : nil)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the topmost item of a bar that stands alone away.
  final func pop(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    show(Array(stack.dropLast()), change: animated ? .pop : nil)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The way back was pressed.
  private func goBack() {
    if let controller { _ = controller.popViewController(animated: true) } else { popItem(animated: true) }
  }

  // MARK: Changing

  /// Shows the topmost of `items`, at once or by a change that can be seen.
  final func show(_ items: [UINavigationItem], change: Change?) {
    for item in stack where !items.contains(where: { $0 === item }) && item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    guard content?.item !== topItem || content?.backItem !== backItem else { return showAppearance() }
    let old = content
    content = topItem.map { item in
      NavigationBarContent(item, above: backItem) { [weak self] in self?.goBack() }
    }
    if let content {
      content.frame = bounds
      addSubview(content)
    }
    showAppearance()
    guard let change, window != nil, old?.item !== content?.item else {
      old?.leave()
      old?.removeFromSuperview()
      return
    }
    move(from: old, to: content, by: change)
  }

  /// Fades from one content to the next, while the titles go the way of the change.
  private func move(from old: NavigationBarContent?, to new: NavigationBarContent?, by change: Change) {
    old?.leave()
    let way = bounds.width / 2 * (change == .push ? 1 : -1)
    UIView.performWithoutAnimation {
      new?.layoutIfNeeded()
      new?.show(titleShift: way, alpha: 0)
    }
    UIView.animate(withDuration: Self.changeDuration) {
      new?.show(titleShift: 0, alpha: 1)
      old?.show(titleShift: -way, alpha: 0)
    } completion: { _ in
      old?.show(titleShift: 0, alpha: 1)
      old?.removeFromSuperview()
    }
  }

  /// Hears from an item that it is to look different: the topmost one, or the one below, which is where the way back leads.
  final func itemDidChange(_ item: UINavigationItem) {
    if item === topItem || item === backItem { showAppearance() }
  }
}
