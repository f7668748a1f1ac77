import Foundation
import Penumbra
import UIKit

/// The settings screen of the example app, whose sources are linked into this folder.
@MainActor
enum SettingsScreen {
  /// A new screen, with settings of its own and without a store.
  static func make() -> UIViewController {
    SettingsViewController(viewModel: SettingsViewModel(appearance: .shared, texts: Texts(preferring: ["en"])))
  }
}
