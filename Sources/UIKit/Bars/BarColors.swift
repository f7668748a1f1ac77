import UIKitColors
import UIKitTraits

/// The colors of bars, which no name of ``UIColor`` stands for (geometry spec 4).
enum BarColors {
  /// The ground of a bar with content below it.
  ///
  /// AD-HOC: flat stand-ins for the blur of the chrome material, of which no two sources agree on more.
  static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
  }

  /// The line between a bar and the content.
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Icon and title of a tab that is not selected.
  static let unselected = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 153 / 255, alpha: 1)
  }
}
