import CoreGraphics
import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The settings screen in the window of an app, at rest.
///
/// Each test makes its own and does not suspend while it has it, since a process has one app at a time.
@MainActor final class Screen {
  let storage: MemoryStorage
  let appearance = AppearanceOverride()
  let app: TestApp
  let controller: SettingsViewController

  init(
    _ storage: MemoryStorage = MemoryStorage(), size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2
  ) throws {
    self.storage = storage
    appearance.start(with: AppearanceStore { storage })
    let controller = try Self.makeController(appearance)
    self.controller = controller
    app = TestApp(size: size, scale: scale) { [appearance] window in
      appearance.dress(window)
      return controller
    }
    app.settle()
  }

  /// A controller in English with settings of its own.
  static func makeController(_ appearance: AppearanceOverride) throws -> SettingsViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(appearance: appearance, defaults: try emptyDefaults(), texts: Texts(preferring: ["en"])))
  }

  var table: UITableView { controller.tableView }
  var header: SwitchHeaderView { get throws { try #require(table.tableHeaderView as? SwitchHeaderView) } }
  var toggle: UISwitch { get throws { try header.toggle } }
  var checkedRow: Int? { controller.checkedRow }

  /// Taps the middle of a view and lets everything come to rest.
  func tap(_ view: UIView) {
    app.tap(view)
    app.settle()
  }

  /// Taps a row.
  func tap(row: Int, section: Int) throws {
    tap(try #require(table.cellForRow(at: IndexPath(row: row, section: section))))
  }
}

extension SettingsViewController {
  /// The row that has the checkmark; nil unless it is one.
  var checkedRow: Int? {
    let checked = (0..<3).filter { tableView.cellForRow(at: IndexPath(row: $0, section: 1))?.accessoryType == .checkmark }
    return checked.count == 1 ? checked[0] : nil
  }
}
