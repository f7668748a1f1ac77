import Testing

@testable import PenumbraCheck

@Suite struct LibraryDefaultColorTests {
  @Test func aPublicDefaultOfBlackIsFound() {
    MarkedSource.check(
      LibraryDefaultColor.self, [.warning],
      """
      import UIKit
      open class Chart: UIView {
        public var 1️⃣labelColor: UIColor = .black
        public var lineColor: UIColor = .systemBlue
        var inner: UIColor = .black
      }
      """)
  }

  @Test func defaultsOfParametersAreLookedAtByWhatTheyAreFor() {
    MarkedSource.check(
      LibraryDefaultColor.self, [.warning, .warning],
      """
      import UIKit
      public struct Toast {
        public var messageColor: UIColor
        public init(messageColor: UIColor = .1️⃣black, accent: UIColor = .systemRed) { self.messageColor = messageColor }
        init(inner: UIColor = .black) { messageColor = inner }
      }
      public struct Tag {
        public var textColor: UIColor = .white
        public var 2️⃣backgroundColor: UIColor = .white
      }
      public struct Note {
        public var textColor: UIColor = .black
        public var backgroundColor: UIColor = .yellow
      }
      """)
  }
}
