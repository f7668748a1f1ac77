import Testing

@testable import PenumbraCheck

@Suite struct ResolvedOffMainTests {
  @Test func aColorThatIsDrawnOnAnotherQueueIsFound() {
    MarkedSource.check(
      ResolvedOffMain.self, [.warning],
      """
      import UIKit
      final class Exporter {
        func draw(_ done: @escaping (UIImage) -> Void) {
          DispatchQueue.global().async {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).1️⃣image { context in
              UIColor.label.setFill()
              context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            DispatchQueue.main.async { done(image) }
          }
        }
      }
      """)
  }
}
