extension UIView {
  /// Replaces all recognizers.
  final func setRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in rare?.recognizers ?? [] { detach(recognizer) }
    for recognizer in recognizers ?? [] { attach(recognizer) }
  }

  /// Adds a recognizer, taking it from the view that had it.
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    makeRare().recognizers = (rare?.recognizers ?? []) + [recognizer]
    recognizer.attachedView = self
  }

  /// Removes a recognizer; nothing happens when the view does not have it.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard let rare, recognizer.view === self else { return }
    rare.recognizers?.removeAll { $0 === recognizer }
    if rare.recognizers?.isEmpty == true { rare.recognizers = nil }
    recognizer.attachedView = nil
  }

  /// Whether the view takes several touches at a time; false unless set.
  public final var isMultipleTouchEnabled: Bool {
    get { bits.contains(.multipleTouch) }
    set { bits.set(.multipleTouch, newValue) }
  }
}
