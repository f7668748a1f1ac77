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

  @Test func theGroundOfThePageCounts() {
    MarkedSource.check(
      SeparatorContrast.self, [.info],
      """
      import UIKit
      extension UIColor {
        static let page = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 1) : .white }
        static let faint = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.13, alpha: 1) : .lightGray }
        static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.35, alpha: 1) : .lightGray }
      }
      final class Inbox: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = .page
          1️⃣tableView.separatorColor = .faint
          tableView.separatorColor = .line
        }
      }
      """)
  }
}
