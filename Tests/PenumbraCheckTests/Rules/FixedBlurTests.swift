import Testing

@testable import PenumbraCheck

@Suite struct FixedBlurTests {
  @Test func aBlurByNameIsFoundAndAMaterialIsNot() {
    MarkedSource.check(
      FixedBlur.self, [.warning],
      """
      import UIKit
      let bright = UIVisualEffectView(effect: 1️⃣UIBlurEffect(style: .extraLight))
      let fine = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      """)
  }

  @Test func aStyleIsFollowedToWhereItsNameBegins() {
    MarkedSource.check(
      FixedBlur.self, [.warning, .warning],
      """
      import UIKit
      final class Veil: UIView {
        var style: UIBlurEffect.Style = .1️⃣extraLight
        var other: UIBlurEffect.Style = .systemMaterial
        func veil() -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
        func cover() -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: other)) }
        func fog(_ look: UIBlurEffect.Style = .2️⃣light) -> UIBlurEffect { UIBlurEffect(style: look) }
      }
      """)
  }

  @Test func aBlurOverAPictureIsOnlyWorthALook() {
    MarkedSource.check(
      FixedBlur.self, [.info],
      """
      import UIKit
      final class Cover: UIViewController {
        let picture = UIImageView()
        let veil = UIVisualEffectView(effect: 1️⃣UIBlurEffect(style: .light))
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.addSubview(veil)
          view.addSubview(picture)
        }
      }
      """)
  }
}
