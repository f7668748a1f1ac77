import CoreGraphics
import Foundation
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitImages
import UIKitSurface

/// An image view: its size, how it fits its picture in, and what a change of traits or tint costs.
@MainActor @Suite(.serialized) struct UIImageViewTests {
  /// A picture of two halves, the left one of the first color.
  private func halves(_ left: UIColor, _ right: UIColor, width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 2) -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      left.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      right.setFill()
      context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    }
  }

  private let red = RGB(255, 0, 0)
  private let green = RGB(0, 255, 0)
  private let blue = RGB(0, 0, 255)

  // MARK: Size

  @Test func theViewIsAsLargeAsItsPictureInPoints() {
    let view = UIImageView(image: halves(.red, .blue, width: 30, height: 20, scale: 3))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UIImageView().frame == .zero)
  }

  // MARK: Fitting in

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theContentModePlacesThePicture(scale: CGFloat) {
    // A picture of 20 × 10 points in a view of 40 × 40 at (100, 100).
    let app = TestApp(scale: scale)
    let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    view.image = halves(.red, .blue, width: 20, height: 10, scale: 2)
    app.view.addSubview(view)
    let white = RGB(255, 255, 255)
    let expected: [(UIView.ContentMode, CGPoint, CGPoint)] = [
      (.scaleToFill, CGPoint(x: 102, y: 102), CGPoint(x: 500, y: 0)),
      (.scaleAspectFit, CGPoint(x: 102, y: 112), CGPoint(x: 102, y: 108)),
      (.scaleAspectFill, CGPoint(x: 82, y: 102), CGPoint(x: 78, y: 102)),
      (.center, CGPoint(x: 112, y: 117), CGPoint(x: 108, y: 117)), (.top, CGPoint(x: 112, y: 102), CGPoint(x: 112, y: 112)),
      (.bottom, CGPoint(x: 112, y: 138), CGPoint(x: 112, y: 128)), (.left, CGPoint(x: 102, y: 117), CGPoint(x: 122, y: 117)),
      (.right, CGPoint(x: 122, y: 117), CGPoint(x: 118, y: 117)), (.topLeft, CGPoint(x: 102, y: 102), CGPoint(x: 122, y: 102)),
      (.topRight, CGPoint(x: 122, y: 102), CGPoint(x: 118, y: 102)),
      (.bottomLeft, CGPoint(x: 102, y: 138), CGPoint(x: 102, y: 128)),
      (.bottomRight, CGPoint(x: 122, y: 138), CGPoint(x: 118, y: 138)),
    ]
    for (mode, inside, outside) in expected {
      view.contentMode = mode
      app.settle()
      #expect(app.pixel(inside.x, inside.y) == red, "\(mode)")
      if outside.x < 390 { #expect(app.pixel(outside.x, outside.y) == white, "\(mode)") }
    }
  }

  @Test func aPictureOfTheScreensPixelsIsShownPixelForPixel() throws {
    let app = TestApp(scale: 3)
    let view = UIImageView(image: halves(.red, .blue, width: 3, height: 3, scale: 3))
    view.frame.origin = CGPoint(x: 10, y: 10)
    app.view.addSubview(view)
    app.settle()
    let frame = try #require(app.canvas.frame)
    let row = (29..<40).map { x -> RGB in
      let pixel = frame.pixel(x: x, y: 33)
      return RGB(Int(pixel.r), Int(pixel.g), Int(pixel.b))
    }
    // Half of nine pixels is four and a half: the middle one is the only blend.
    let white = RGB(255, 255, 255)
    #expect(row.filter { $0 == white }.count == 2 && row[0] == white && row[10] == white)
    #expect(row[1...4].allSatisfy { $0 == red } && row[6...9].allSatisfy { $0 == blue })
  }

  @Test func theHighlightedPictureIsShownWhileHighlighted() {
    let app = TestApp()
    let view = UIImageView(image: halves(.red, .red), highlightedImage: halves(.green, .green))
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(5, 5) == red)
    view.isHighlighted = true
    app.frame()
    #expect(app.pixel(5, 5) == green)
    view.highlightedImage = nil
    app.frame()
    #expect(app.pixel(5, 5) == red)
  }

  // MARK: Changes

  @Test func aChangeOfStyleCostsAPlainPictureNothing() {
    let app = TestApp()
    let view = UIImageView(image: halves(.red, .blue))
    app.view.addSubview(view)
    app.settle()
    let (before, contents) = (ImagePixels.copiesMade, view.layer.contents as? CGImage)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.report.layersDisplayed == 0)
    #expect(ImagePixels.copiesMade == before && view.layer.contents as? CGImage === contents)
    #expect(contents === view.image?.cgImage && !view.layer.hasBackingStore)
  }

  @Test func aTemplateIsFilledAnewForEachStyleOnce() {
    let app = TestApp()
    let view = UIImageView(image: halves(.red, .red).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(5, 5) == blue)
    let before = ImagePixels.copiesMade
    for (style, color) in [(SurfacePreferences.Style.dark, green), (.light, blue), (.dark, green), (.light, blue)] {
      app.surface.preferences.style = style
      app.frame()
      #expect(app.report.layersDisplayed == 1)
      #expect(app.pixel(5, 5) == color)
    }
    #expect(ImagePixels.copiesMade == before + 1)
  }

  @Test func theTintOfAnAncestorRefillsOnlyTemplates() {
    let app = TestApp()
    let template = UIImageView(image: halves(.red, .red).withRenderingMode(.alwaysTemplate))
    let original = UIImageView(image: halves(.red, .red))
    original.frame.origin.x = 50
    app.view.addSubview(template)
    app.view.addSubview(original)
    app.settle()
    app.view.tintColor = .green
    app.frame()
    #expect(app.report.layersDisplayed == 1)
    #expect(app.pixel(5, 5) == green && app.pixel(55, 5) == red)
  }

  @Test func manyViewsOfOneTemplateShareItsPixels() {
    let app = TestApp()
    let image = halves(.red, .red).withRenderingMode(.alwaysTemplate)
    let before = ImagePixels.copiesMade
    let views = (0..<10).map { _ in UIImageView(image: image) }
    for view in views { app.view.addSubview(view) }
    app.settle()
    #expect(ImagePixels.copiesMade == before + 1)
    #expect(Set(views.compactMap { $0.layer.contents as? CGImage }).count == 1)
  }

  @Test func tintsOfPicturesFollowTheStyle() {
    let app = TestApp()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    app.view.addSubview(UIImageView(image: halves(.red, .red).withTintColor(color, renderingMode: .alwaysOriginal)))
    app.settle()
    #expect(app.pixel(5, 5) == blue)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.pixel(5, 5) == green)
  }

  @Test func aChangeOfTheScreensScaleTakesTheOtherVariant() {
    let app = TestApp(scale: 1)
    let asset = UIImageAsset()
    asset.register(halves(.red, .red, scale: 1), with: UITraitCollection(displayScale: 1))
    asset.register(halves(.green, .green, scale: 2), with: UITraitCollection(displayScale: 2))
    let view = UIImageView(image: asset.image(with: UITraitCollection(displayScale: 1)))
    view.contentMode = .center
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(15, 15) == red)
    view.traitOverrides.displayScale = 2
    app.settle()
    #expect(app.pixel(15, 15) == green && app.pixel(5, 5) == RGB(255, 255, 255))
  }

  @Test func imagesAreNoElementsUnlessAskedFor() {
    let view = UIImageView(image: halves(.red, .red))
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
  }

  // MARK: Variants that come later

  /// An app with an image view of a picture of one color; dark if asked for.
  private func shown(_ image: UIImage, _ style: SurfacePreferences.Style = .dark) -> (TestApp, UIImageView) {
    let app = TestApp(size: CGSize(width: 40, height: 40), scale: 2, style: style)
    let view = UIImageView(image: image)
    app.view.addSubview(view)
    app.settle()
    return (app, view)
  }

  /// The traits of a style at the scale of the tests.
  private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.displayScale = 2
    }
  }

  @Test func aVariantThatIsRegisteredLaterIsShownWithTheNextFrame() {
    let image = halves(.red, .red)
    let (app, view) = shown(image)
    let other = UIImageView(image: halves(.red, .red))
    app.view.addSubview(other)
    app.settle()
    #expect(app.pixel(5, 5) == red)
    other.removeFromSuperview()
    app.settle()
    image.imageAsset?.register(halves(.blue, .blue), with: traits(.dark))
    #expect(app.canvas.wantsFrame)
    app.frame()
    #expect(app.pixel(5, 5) == blue)
    #expect(app.report.layersDisplayed == 1)
    image.imageAsset?.register(halves(.green, .green), with: traits(.light))
    app.settle()
    #expect(app.pixel(5, 5) == blue)
    view.overrideUserInterfaceStyle = .light
    app.settle()
    #expect(app.pixel(5, 5) == green)
    image.imageAsset?.unregisterImage(with: traits(.light))
    app.settle()
    #expect(app.pixel(5, 5) == red)
  }

  @Test func aVariantOfAnotherAssetRedrawsNothing() {
    let (app, _) = shown(halves(.red, .red))
    halves(.green, .green).imageAsset?.register(halves(.blue, .blue), with: traits(.dark))
    app.settle()
    #expect(app.pixel(5, 5) == red)
    #expect(app.report.layersDisplayed == 0)
  }

  @Test func aViewThatWasInNoWindowTakesTheVariantUpWhenItComesBack() {
    let image = halves(.red, .red)
    let (app, view) = shown(image)
    view.removeFromSuperview()
    app.settle()
    image.imageAsset?.register(halves(.blue, .blue), with: traits(.dark))
    app.settle()
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(5, 5) == blue)
  }

  @Test func aVariantThatAnotherThreadRegisteredIsShown() {
    let image = halves(.red, .red)
    let (app, _) = shown(image)
    let (variant, traits, isDone) = (halves(.blue, .blue), traits(.dark), DispatchSemaphore(value: 0))
    Thread {
      image.imageAsset?.register(variant, with: traits)
      isDone.signal()
    }.start()
    isDone.wait()
    // The main queue, which is busy with this test, would ask for the frame next.
    app.scene.requestFrame()
    app.frame()
    #expect(app.pixel(5, 5) == blue)
  }

  @Test func aVariantOfAnAssetThatNobodyShowsLeadsToNoFrame() {
    let (asset, shownAsset) = (UIImageAsset(), UIImageAsset())
    shownAsset.register(halves(.red, .red), with: traits(.light))
    let (app, _) = shown(shownAsset.image(with: traits(.dark)))
    let changes = UIImageAsset.changeCount
    asset.register(halves(.blue, .blue), with: traits(.dark))
    asset.unregisterImage(with: traits(.dark))
    #expect(!app.canvas.wantsFrame && UIImageAsset.changeCount == changes)
    shownAsset.register(halves(.blue, .blue), with: traits(.dark))
    #expect(app.canvas.wantsFrame && UIImageAsset.changeCount == changes + 1)
    app.frame()
    #expect(app.pixel(5, 5) == blue)
  }
}
