import Foundation
import Penumbra
import UIKit

/// The settings screen of the example app, whose sources are linked into this folder.
@MainActor
enum SettingsScreen {
  /// A new screen, without a store and with settings that nobody else has: they are in memory and go with the process.
  static func make() -> UIViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(appearance: .shared, defaults: BenchDefaults(), texts: Texts(preferring: ["en"])))
  }
}
