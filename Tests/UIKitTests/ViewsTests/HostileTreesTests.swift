import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Trees that no sane app has: nothing traps, and what is sane beside them is still shown.
@MainActor struct HostileTreesTests {
  @Test func numbersThatAreNoneAreShownAsNothing() {
    let app = TestApp(scale: 1)
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.text = "text"
      view.backgroundColor = .red
      app.view.addSubview(view)
      view.frame = CGRect(x: value, y: 0, width: value, height: 10)
      view.bounds = CGRect(x: value, y: value, width: 10, height: value)
      view.center = CGPoint(x: value, y: 1)
      view.transform = CGAffineTransform(a: value, b: 0, c: 0, d: 0, tx: value, ty: 0)
      view.layer.cornerRadius = value
      view.layer.borderWidth = value
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = value
      view.alpha = value
      app.frame()
      _ = app.view.hitTest(CGPoint(x: value, y: value), with: nil)
      app.surface.tap(CGPoint(x: value, y: value), in: app.canvas)
      view.removeFromSuperview()
    }
    let sane = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    sane.backgroundColor = .green
    app.view.addSubview(sane)
    app.frame()
    #expect(app.pixel(5, 5) == RGB(0, 255, 0))
  }

  @Test func aChainOfAThousandViewsIsShownSwitchedAndReleased() {
    let app = TestApp(scale: 1)
    var deepest = app.view
    for _ in 0..<1_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      deepest.addSubview(view)
      deepest = view
    }
    deepest.backgroundColor = .systemBackground
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(deepest.traitCollection.userInterfaceStyle == .dark)
    #expect(app.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
    app.view.subviews.first?.removeFromSuperview()
    #expect(deepest.window == nil)
  }

  @Test func viewsMayMoveAnywhereInTheirCallBacks() {
    let app = TestApp(scale: 1)
    let (left, right) = (UIView(), UIView())
    app.view.addSubview(left)
    app.view.addSubview(right)
    for _ in 0..<20 {
      let view = Wanderer(between: [left, right])
      left.addSubview(view)
    }
    for _ in 0..<6 {
      app.surface.preferences.style = app.surface.preferences.style == .dark ? .light : .dark
      app.surface.advance(by: 0.05)
    }
    #expect(left.subviews.count + right.subviews.count <= 20)
    let style: UIUserInterfaceStyle = app.surface.preferences.style == .dark ? .dark : .light
    for view in left.subviews + right.subviews { #expect(view.traitCollection.userInterfaceStyle == style) }
  }

  /// A view that moves to another place, or away, whenever it hears of anything.
  private final class Wanderer: UIView {
    private let places: [UIView]
    private var moves = 0

    init(between places: [UIView]) {
      self.places = places
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      backgroundColor = .label
    }

    required init?(coder: NSCoder) { nil }

    private func move() {
      moves += 1
      if moves % 7 == 0 { return removeFromSuperview() }
      places[moves % places.count].addSubview(self)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) { move() }
    override func layoutSubviews() { if moves % 3 == 1 { move() } }
  }
}
