import Testing

@testable import PenumbraCheck

@Suite struct StatusBarStyleTests {
  @Test func theDefaultStyleIsFoundWhereDarkTextIsMeant() {
    MarkedSource.check(
      StatusBarStyle.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        var isPale = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isPale ? .1️⃣default : .lightContent }
      }
      final class Good: UIViewController {
        var isPale = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isPale ? .darkContent : .lightContent }
      }
      """)
  }

  @Test func onAGroundThatAdaptsTheDefaultAdaptsWithIt() {
    let source = """
      import UIKit
      final class Page: UIViewController {
        var isFull = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isFull ? .lightContent : .default }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [StatusBarStyle.self]) == [])
  }

  @Test func theDefaultOnAGroundThatStaysLightIsFound() {
    MarkedSource.check(
      StatusBarStyle.self, [.warning],
      """
      import UIKit
      final class Hero: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .1️⃣default }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: 1, green: 0.95, blue: 0.7, alpha: 1)
        }
      }
      final class Plain: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .default }
      }
      """)
  }

  @Test func darkContentOnAGroundThatAdaptsIsWorthALook() {
    MarkedSource.check(
      StatusBarStyle.self, [.info],
      """
      import UIKit
      final class Account: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .1️⃣darkContent }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemGroupedBackground
        }
      }
      """)
  }
}
