/// A controller with a bar over what it shows.
@MainActor
protocol BarController: UIViewController {
  /// Places what is shown, and the bar.
  func layOut()
}

/// The view of a controller with a bar.
final class BarControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (rare?.controller as? any BarController)?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
