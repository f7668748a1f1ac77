import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct ImageAssertions {
  /// A picture of one color at a scale.
  private func picture(_ color: UIColor, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  /// Traits of a style at a scale.
  private func traits(_ style: UIUserInterfaceStyle, scale: CGFloat = 2) -> UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: scale)])
  }

  @Test("§14.92 an image view shows the variant that is registered for its style, also after the style changes")
  func registeredVariants() {
    let app = TestApp()
    let asset = UIImageAsset()
    asset.register(picture(.red), with: traits(.light))
    asset.register(picture(.green), with: traits(.dark))
    let view = UIImageView(image: asset.image(with: traits(.light)))
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(10, 10) == RGB(255, 0, 0))
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.pixel(10, 10) == RGB(0, 255, 0))
    view.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(app.pixel(10, 10) == RGB(255, 0, 0))
  }

  @Test("§14.94 asked for traits without a scale, an asset takes the screen's", arguments: [1, 2, 3] as [CGFloat])
  func screenScale(scale: CGFloat) {
    let app = TestApp(scale: scale)
    let asset = UIImageAsset()
    for scale in [1, 2, 3] as [CGFloat] { asset.register(picture(.red, scale: scale), with: traits(.dark, scale: scale)) }
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).scale == scale)
    #expect(app.window.screen.scale == scale)
  }

  @Test("§14.95 a picture of a catalog's set with variants has an asset")
  func catalogAsset() throws {
    let home = NSTemporaryDirectory() + "/penumbra-driver-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let set = home + "/Assets.xcassets/Moon.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try """
    {"images":[{"idiom":"universal","filename":"l.png"},{"idiom":"universal","filename":"d.png",\(dark)}],"info":{"version":1}}
    """.write(toFile: set + "/Contents.json", atomically: false, encoding: .utf8)
    try picture(.red, scale: 1).pngData()?.write(to: URL(fileURLWithPath: set + "/l.png"))
    try picture(.green, scale: 1).pngData()?.write(to: URL(fileURLWithPath: set + "/d.png"))
    let app = TestApp()
    let image = try #require(UIImage(named: "Moon", in: Bundle(path: home), compatibleWith: nil))
    #expect(image.imageAsset != nil)
    app.view.addSubview(UIImageView(image: image))
    app.settle()
    #expect(app.pixel(10, 10) == RGB(255, 0, 0))
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.pixel(10, 10) == RGB(0, 255, 0))
  }

  @Test("§14.96 a template in an image view is filled with the tint, follows it, and only its alpha counts")
  func templates() {
    let app = TestApp()
    let view = UIImageView(image: picture(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    app.view.addSubview(view)
    app.settle()
    #expect(app.pixel(10, 10) == RGB(0, 255, 0))
    view.tintColor = .blue
    app.frame()
    #expect(app.pixel(10, 10) == RGB(0, 0, 255))
  }
}
