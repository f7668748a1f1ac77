import Testing

@testable import PenumbraCheck

@Suite struct SeparatorContrastTests {
  @Test func aHairlineThatVanishesInOneModeIsFound() {
    MarkedSource.check(
      SeparatorContrast.self, [.info],
      """
      import UIKit
      final class Page: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣tableView.separatorColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.02, alpha: 1) : .lightGray }
          tableView.separatorColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : .lightGray }
          tableView.separatorColor = .separator
        }
      }
      """)
  }
}
