import Testing

@testable import PenumbraCheck

@Suite struct StaleLayerBorderTests {
  @Test func aClosureThatIsHandedOnToSetTheSameAgainIsEnough() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning],
      """
      import UIKit
      final class Watcher: UIView {
        private var closures: [() -> Void] = []
        func add(_ closure: @escaping () -> Void) { closures.append(closure) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          closures.forEach { $0() }
        }
      }
      extension UIView {
        var watcher: Watcher? { subviews.lazy.compactMap { $0 as? Watcher }.first }
        func edge(_ color: UIColor) {
          watcher?.add { [weak self] in self?.layer.borderColor = color.cgColor }
          layer.borderColor = color.cgColor
        }
      }
      final class Page: UIViewController {
        let card = UIView()
        let field = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          card.edge(.separator)
          1️⃣field.layer.borderColor = UIColor.separator.cgColor
        }
      }
      """)
  }

  @Test func aClosureThatAQueueRunsOnceOrThatSetsSomethingElseIsNotEnough() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning, .warning, .warning],
      """
      import UIKit
      final class Page: UIViewController {
        let card = UIView()
        let field = UIView()
        var watcher: Watcher?
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣card.layer.borderColor = UIColor.separator.cgColor
          DispatchQueue.main.async { 2️⃣self.card.layer.borderColor = UIColor.separator.cgColor }
          3️⃣field.layer.borderColor = UIColor.separator.cgColor
          watcher?.add { self.field.layer.borderColor = Palette.quiet.cgColor }
        }
      }
      """)
  }

  @Test func aBorderIsFoundUnlessACallbackSetsItAgain() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning],
      """
      import UIKit
      final class Pill: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣layer.borderColor = UIColor.separator.cgColor
        }
      }
      final class Button: UIButton {
        override func updateConfiguration() {
          super.updateConfiguration()
          layer.borderColor = isSelected ? UIColor.tintColor.cgColor : UIColor.separator.cgColor
        }
      }
      final class Fixed: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          layer.borderColor = UIColor.white.cgColor
        }
      }
      """)
  }
}
