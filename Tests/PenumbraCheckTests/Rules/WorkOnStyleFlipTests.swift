import Testing

@testable import PenumbraCheck

@Suite struct WorkOnStyleFlipTests {
  @Test func workAtEachFlipIsFoundUnlessSomethingIsCompared() {
    MarkedSource.check(
      WorkOnStyleFlip.self, [.info],
      """
      import UIKit
      final class Page: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          NotificationCenter.default.1️⃣post(name: .init("style"), object: nil)
        }
      }
      final class Careful: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
          NotificationCenter.default.post(name: .init("style"), object: nil)
        }
      }
      """)
  }

  @Test func whatACalledFunctionLoadsIsFoundInCallbacksAndHandlers() {
    MarkedSource.check(
      WorkOnStyleFlip.self, [.info, .info],
      """
      import UIKit
      final class Loader {
        func again() { URLSession.shared.dataTask(with: url).resume() }
        func forget() {}
      }
      final class Board: UIViewController {
        private let loader = Loader()
        override func viewDidLoad() {
          super.viewDidLoad()
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (board: Board, _) in board.loader.1️⃣again() }
        }
      }
      final class Feed: UIViewController {
        private let loader = Loader()
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          loader.forget()
          loader.2️⃣again()
        }
      }
      """)
  }
}
