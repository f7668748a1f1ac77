import Testing

@testable import PenumbraCheck

@Suite struct AppearanceProxyTests {
  @Test func aProxyThatGetsAFixedColorIsFoundAndOneThatAdaptsIsNot() {
    MarkedSource.check(
      AppearanceProxy.self, [.info],
      """
      import UIKit
      enum Look {
        static func apply() {
          1️⃣UILabel.appearance().textColor = UIColor(white: 0.1, alpha: 1)
          UINavigationBar.appearance().tintColor = .label
          UISwitch.appearance().onTintColor = UIColor(red: 0.1, green: 0.6, blue: 0.3, alpha: 1)
        }
      }
      """)
  }
}
