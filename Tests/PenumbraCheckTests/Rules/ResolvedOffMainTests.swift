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

  @Test func workThatATaskOfItsOwnOrAMethodDoesElsewhereIsFound() {
    MarkedSource.check(
      ResolvedOffMain.self, [.warning, .warning],
      """
      import UIKit
      final class Sky: UIView {
        private let queue = DispatchQueue(label: "sky")
        func begin() {
          Task.detached { self.layer.borderColor = UIColor.separator.1️⃣cgColor }
          queue.async { self.paint() }
        }
        private func paint() { layer.backgroundColor = UIColor.systemFill.2️⃣cgColor }
      }
      """)
  }

  @Test func whatIsHandedToTheMainQueueIsResolvedThere() {
    let source = """
      import UIKit
      final class Sky: UIView {
        private let queue = DispatchQueue(label: "sky")
        func begin() {
          queue.async {
            DispatchQueue.main.async { self.layer.borderColor = UIColor.separator.cgColor }
          }
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [ResolvedOffMain.self]) == [])
  }
}
