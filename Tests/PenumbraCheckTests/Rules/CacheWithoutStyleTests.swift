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
}
