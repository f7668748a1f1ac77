import Testing

@testable import PenumbraCheck

@Suite struct BarImageSetOnceTests {
  @Test func anItemInItsOwnColorsIsFoundAndATemplateIsNot() {
    MarkedSource.check(
      BarImageSetOnce.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let badge = UIImage(named: "badge")?.withRenderingMode(.alwaysOriginal)
          navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(image: badge, menu: nil)
          navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), menu: nil)
        }
      }
      """)
  }
}
