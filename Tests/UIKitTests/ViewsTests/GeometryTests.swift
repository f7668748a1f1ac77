import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct GeometryTests {
  @Test func frameBoundsAndCenterAreOneGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 60, height: 50)
    #expect(view.frame == CGRect(x: 30, y: 20, width: 60, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -30, y: -25, width: 60, height: 50))
    #expect(view.layer.frame == view.frame)
  }

  @Test func pointsConvertThroughScrolledAndMovedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let leaf = UIView(frame: CGRect(x: 5, y: 60, width: 20, height: 20))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 20))
    #expect(root.convert(CGPoint(x: 15, y: 20), to: leaf) == .zero)
    #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 15, y: 20, width: 20, height: 20))
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10),
  ])
  func aHitTestPassesOverAViewWhoseFrameIsNoPlace(_ frame: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lost = UIView(frame: frame)
    lost.bounds = frame
    root.addSubview(lost)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === root.layer)
  }

  @Test func aHitTestFindsTheFrontmostViewThatTakesTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let both = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(both, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(both, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(both, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(both, with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }

  nonisolated private static let growths: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 30)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 20, height: 30)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 80)),
    ([.flexibleTopMargin], CGRect(x: 10, y: 60, width: 20, height: 30)),
    ([], CGRect(x: 10, y: 10, width: 20, height: 30)),
  ]

  @Test(arguments: growths)
  func aMaskSharesTheGrowth(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == expected)
  }

  @Test func flexiblePartsGrowInProportion() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: 40, y: 0, width: 120, height: 10))
  }

  @Test func theSafeAreaReachesAsFarAsTheCoveredMarginDoes() {
    let app = TestApp(safeArea: .init(top: 47, bottom: 34))
    app.frame()
    #expect(app.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    app.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
  }
}
