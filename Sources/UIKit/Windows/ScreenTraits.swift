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
    UITraitCollection { traits in
      traits.userInterfaceIdiom = idiom(preferences.idiom)
      traits.userInterfaceStyle = style(preferences, info)
      if preferences.idiom != .tv { traits.userInterfaceLevel = .base }
      traits.accessibilityContrast = preferences.contrast == .high ? .high : .normal
      traits.displayScale = scale
      traits.displayGamut = preferences.gamut == .p3 ? .P3 : .SRGB
      traits.activeAppearance = .active
      traits.horizontalSizeClass = preferences.width == .regular ? .regular : .compact
      traits.verticalSizeClass = preferences.height == .regular ? .regular : .compact
      traits.layoutDirection = preferences.direction == .rightToLeft ? .rightToLeft : .leftToRight
      traits.legibilityWeight = preferences.prefersBoldText ? .bold : .regular
      traits.preferredContentSizeCategory = textSize(preferences.textSize)
      traits.forceTouchCapability = .unavailable
      traits.imageDynamicRange = .standard
      traits[UITraitTintColor.self] = preferences.accent.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
      traits.sceneCaptureState = preferences.isCaptured ? .active : .inactive
    }.storage
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
