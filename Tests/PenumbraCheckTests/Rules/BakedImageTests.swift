import Testing

@testable import PenumbraCheck

@Suite struct BakedImageTests {
  @Test func aPictureInAColorThatAdaptsIsFoundThroughItsHelper() {
    MarkedSource.check(
      BakedImage.self, [.warning],
      """
      import UIKit
      extension UIImage {
        static func plain(_ color: UIColor) -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
        }
      }
      final class Buttons: UIViewController {
        let one = UIButton(), two = UIButton(), three = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          one.1️⃣setBackgroundImage(.plain(.secondarySystemFill), for: .normal)
          two.setBackgroundImage(.plain(.red), for: .normal)
          three.setBackgroundImage(UIImage(named: "plate")?.withTintColor(.label), for: .normal)
        }
      }
      """)
  }

  @Test func aPictureInAPropertyOfAnyNameIsFound() {
    MarkedSource.check(
      BakedImage.self, [.warning],
      """
      import UIKit
      final class Track: UIView {
        private var thumb: UIImage?
        override func draw(_ rect: CGRect) {
          if thumb == nil { 1️⃣thumb = paint() }
          thumb?.draw(in: rect)
        }
        private func paint() -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
        }
      }
      """)
  }
}
