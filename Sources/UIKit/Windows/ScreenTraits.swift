import CoreGraphics
import UIKitColors
import UIKitSurface
import UIKitTraits

/// The one place where what a surface says of the device and of the user becomes traits.
@MainActor
enum ScreenTraits {
  /// The traits of a screen: a value for each of UIKit's own that is about the device or the user.
  ///
  /// A television has no levels, and is light unless the app says in its Info.plist that it follows the user (spec 11.1, 11.3).
  static func traits(for preferences: SurfacePreferences, scale: CGFloat, info: InfoStyle?) -> TraitStorage {
    var traits = SystemTraitValues()
    traits.set(UITraitUserInterfaceIdiom.self, to: idiom(preferences.idiom))
    traits.set(UITraitUserInterfaceStyle.self, to: style(preferences, info))
    if preferences.idiom != .tv { traits.set(UITraitUserInterfaceLevel.self, to: .base) }
    traits.set(UITraitAccessibilityContrast.self, to: preferences.contrast == .high ? .high : .normal)
    traits.set(UITraitDisplayScale.self, to: scale)
    traits.set(UITraitDisplayGamut.self, to: preferences.gamut == .p3 ? .P3 : .SRGB)
    traits.set(UITraitActiveAppearance.self, to: .active)
    traits.set(UITraitHorizontalSizeClass.self, to: preferences.width == .regular ? .regular : .compact)
    traits.set(UITraitVerticalSizeClass.self, to: preferences.height == .regular ? .regular : .compact)
    traits.set(UITraitLayoutDirection.self, to: preferences.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    traits.set(UITraitLegibilityWeight.self, to: preferences.prefersBoldText ? .bold : .regular)
    traits.set(UITraitPreferredContentSizeCategory.self, to: textSize(preferences.textSize))
    traits.set(UITraitForceTouchCapability.self, to: .unavailable)
    traits.set(UITraitImageDynamicRange.self, to: .standard)
    traits.set(UITraitSceneCaptureState.self, to: preferences.isCaptured ? .active : .inactive)
    guard let accent = preferences.accent else { return traits.storage }
    let tint = UIColor(red: accent.red, green: accent.green, blue: accent.blue, alpha: 1)
    return traits.storage.collection.replacing(UITraitTintColor.self, value: tint).storage
  }

  /// The style that the app follows: its own, else the user's; that of a television only if the app says so.
  private static func style(_ preferences: SurfacePreferences, _ info: InfoStyle?) -> UIUserInterfaceStyle {
    switch (info, preferences.idiom) {
    case (.light, _), (nil, .tv): .light
    case (.dark, _): .dark
    case (.automatic, _), (nil, _): preferences.style == .dark ? .dark : .light
    }
  }

  /// UIKit's word for a kind of device.
  private static func idiom(_ idiom: SurfacePreferences.Idiom) -> UIUserInterfaceIdiom {
    switch idiom {
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    }
  }

  /// UIKit's word for a size of text, counted from the usual one; sizes beyond the ends are the ends.
  private static func textSize(_ steps: Int) -> UIContentSizeCategory {
    let all = UIContentSizeCategory.ascending
    let usual = all.firstIndex(of: .large) ?? 0
    return all[min(max(usual + steps, 0), all.count - 1)]
  }
}
