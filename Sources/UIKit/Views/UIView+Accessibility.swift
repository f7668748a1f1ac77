extension UIView {
  /// A name for tests, never read aloud; `nil` unless set.
  public final var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { makeRare().accessibilityIdentifier = newValue }
  }
}
