public import UIKit

/// What the person wants an app to look like: as the system says, always light, or always dark.
///
/// Station 2 of a switch's journey; `AppearanceStore` keeps the choice next. A choice says nothing by itself about pixels.
/// Together with what the system says it gives the style that is shown, and this is the whole truth table:
///
/// | choice    | system light | system dark | system says nothing |
/// |-----------|--------------|-------------|---------------------|
/// | `.system` | light        | dark        | light               |
/// | `.light`  | light        | light       | light               |
/// | `.dark`   | dark         | dark        | dark                |
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  /// Follow the system; the choice of an app's first launch.
  case system
  /// Light, whatever the system says.
  case light
  /// Dark, whatever the system says.
  case dark

  /// The style that is shown when the system asks for `system`: one cell of the truth table, never `.unspecified`.
  public func resolved(system: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    switch self {
    case .system: system == .dark ? .dark : .light
    case .light: .light
    case .dark: .dark
    }
  }

  /// What there is to do when this is chosen while `before` holds; `isKept` says whether `before` is safely on disk.
  ///
  /// | this choice | `before` is kept | `before` is not kept |
  /// |-------------|------------------|----------------------|
  /// | equals it   | nothing          | keep it              |
  /// | differs     | keep and show it | keep and show it     |
  func consequence(after before: AppearanceChoice, isKept: Bool) -> Consequence {
    AppearanceJourney.pass()
    if self != before { return .keepAndShow }
    return isKept ? .nothing : .keep
  }

  /// What there is to do when a choice is made.
  enum Consequence {
    /// The choice holds and is kept already.
    case nothing
    /// The choice holds already, but an earlier attempt to keep it failed.
    case keep
    /// The choice is a new one.
    case keepAndShow
  }

  /// What a window has to be told so that it shows this choice; `.unspecified` gives it back to the system.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
