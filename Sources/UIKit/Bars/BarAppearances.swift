/// What was set for a bar's looks, with and without content below it: copies, which tell the bar when something is set on them.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
  /// With content below the bar.
  private(set) var standard: Appearance
  /// Without; `nil` until set.
  private(set) var scrollEdge: Appearance?

  /// Makes a copy of the bar's own kind of appearance.
  private let copy: (UIBarAppearance) -> Appearance
  /// Lets the bar follow.
  private let follow: () -> Void

  /// The default appearance.
  init(copy: @escaping (UIBarAppearance) -> Appearance, follow: @escaping () -> Void) {
    (self.copy, self.follow) = (copy, follow)
    standard = copy(UIBarAppearance())
    standard.onChange = follow
  }

  /// Takes another appearance with content below the bar.
  func setStandard(_ appearance: Appearance) {
    standard = kept(appearance)
    follow()
  }

  /// Takes another appearance without content below the bar.
  func setScrollEdge(_ appearance: Appearance?) {
    scrollEdge = appearance.map { kept($0) }
    follow()
  }

  /// A copy that tells the bar.
  private func kept(_ appearance: Appearance) -> Appearance {
    let kept = copy(appearance)
    kept.onChange = follow
    return kept
  }
}
