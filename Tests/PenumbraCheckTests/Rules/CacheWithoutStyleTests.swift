import Testing

@testable import PenumbraCheck

@Suite struct CacheWithoutStyleTests {
  @Test func aKeyWithoutTheStyleIsFound() {
    MarkedSource.check(
      CacheWithoutStyle.self, [.warning],
      #"""
      import UIKit
      final class Avatars {
        private let cache = NSCache<NSString, UIImage>()
        func draw(_ name: String) -> UIImage {
          let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
          cache.1️⃣setObject(image, forKey: name as NSString)
          return image
        }
        func draw(_ name: String, style: Int) -> UIImage {
          let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
          cache.setObject(image, forKey: "\(name)-\(style)" as NSString)
          return image
        }
      }
      """#)
  }

  /// A cache that draws in a colour of the screen, and what empties it.
  private func cache(_ emptying: String, beside other: String = "") -> String {
    """
    import UIKit
    final class Tiles: UIView {
      private var tiles: [Int: UIImage] = [:]
      func tile(_ index: Int) -> UIImage {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
          UIColor.systemFill.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        tiles[index] = tile
        return tile
      }
      \(emptying)
    }
    \(other)
    """
  }

  @Test(
    "A cache that a switch empties is left alone",
    arguments: [
      "override func traitCollectionDidChange(_ previous: UITraitCollection?) { tiles.removeAll() }",
      "override func traitCollectionDidChange(_ previous: UITraitCollection?) { forget() }\n  private func forget() { tiles.removeAll() }",
      "func begin() { registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Tiles, _) in view.tiles.removeAll() } }",
    ])
  func emptied(_ emptying: String) {
    #expect(Probe.findings(in: [("A.swift", cache(emptying))], rules: [CacheWithoutStyle.self]) == [])
  }

  @Test func aCacheForEachStyleIsLeftAlone() {
    let source = """
      import UIKit
      final class Initials {
        private var day: [String: UIImage] = [:]
        private var night: [String: UIImage] = [:]
        func picture(_ name: String, _ traits: UITraitCollection) -> UIImage {
          let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.resolvedColor(with: traits).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
          if traits.userInterfaceStyle == .dark { night[name] = picture } else { day[name] = picture }
          return picture
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [CacheWithoutStyle.self]) == [])
  }

  @Test func aCacheThatIsEmptiedForAnotherReasonIsFound() {
    let source = cache("func trim() { tiles.removeAll() }")
    #expect(Probe.findings(in: [("A.swift", source)], rules: [CacheWithoutStyle.self]).count == 1)
  }

  @Test func aPictureThatAllShareAndColoursThatAreKeptAreFound() {
    MarkedSource.check(
      CacheWithoutStyle.self, [.warning, .warning],
      """
      import UIKit
      final class Cover {
        private static var kept: UIImage?
        private var colors: [String: CGColor] = [:]
        static func cover() -> UIImage {
          if let kept { return kept }
          let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
          1️⃣kept = image
          return image
        }
        func color(_ name: String, _ traits: UITraitCollection) -> CGColor {
          let color = UIColor.systemFill.resolvedColor(with: traits).cgColor
          2️⃣colors[name] = color
          return color
        }
      }
      """)
  }

  @Test func aPictureInTheTraitsOfTheFirstCallerIsFound() {
    MarkedSource.check(
      CacheWithoutStyle.self, [.warning],
      """
      import UIKit
      final class Initials {
        private var known: [String: UIImage] = [:]
        func picture(_ name: String, _ traits: UITraitCollection) -> UIImage {
          let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemFill.resolvedColor(with: traits).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          }
          1️⃣known[name] = picture
          return picture
        }
      }
      """)
  }
}
