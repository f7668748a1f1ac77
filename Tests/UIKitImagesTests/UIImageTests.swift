import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitTraits

/// A picture: where it comes from, how large it is, how it is coloured and drawn.
@Suite(.serialized) struct UIImageTests {
  // MARK: Data

  @Test func theSizeIsInPointsOfTheScale() throws {
    let data = png(red, width: 6, height: 4)
    let once = try #require(UIImage(data: data))
    #expect(once.size == CGSize(width: 6, height: 4) && once.scale == 1)
    let twice = try #require(UIImage(data: data, scale: 2))
    #expect(twice.size == CGSize(width: 3, height: 2) && twice.scale == 2)
    #expect(twice.cgImage?.width == 6)
    #expect(UIImage(data: data, scale: -1)?.scale == 1)
    #expect(UIImage(data: data, scale: .nan)?.scale == 1)
  }

  @Test func damagedBytesAreNoPicture() {
    let data = png(red, width: 16, height: 16)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    for count in 0..<data.count { #expect(UIImage(data: data.prefix(count)) == nil) }
    for index in data.indices {
      var broken = data
      broken[index] ^= 0xFF
      // Some bytes mean nothing; none ends the process.
      _ = UIImage(data: broken)
    }
  }

  @Test func aPictureThatSaysItIsHugeIsNoPicture() {
    var data = png(red)
    // The width of the header.
    data.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(UIImage(data: data) == nil)
    data.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    #expect(UIImage(data: data) == nil)
  }

  // MARK: Files

  @Test func theFileForTheScaleIsTaken() throws {
    let files = try PictureBundle([
      "a.png": png(red, width: 4), "a@2x.png": png(green, width: 8), "a@3x.png": png(blue, width: 12), "b@2x.png": png(green),
    ])
    #expect([1, 2, 3].map { files.image("a", traits(.light, scale: $0))?.scale } == [1, 2, 3])
    #expect(files.image("a.png", traits(.light, scale: 3))?.cgImage?.width == 12)
    #expect(files.image("a@2x", traits(.light, scale: 3))?.scale == 2)
    #expect([1, 2, 3].map { files.image("b", traits(.light, scale: $0))?.scale } == [2, 2, 2])
    #expect(files.image("c") == nil)
    #expect(try PictureBundle(["v1.2@2x.png": png(red)]).image("v1.2")?.scale == 2)
    #expect(UIImage(contentsOfFile: files.path + "/a@3x.png")?.scale == 3)
    #expect(UIImage(contentsOfFile: files.path + "/b@2x")?.scale == 2)
    #expect(UIImage(contentsOfFile: files.path + "/c.png") == nil)
    #expect(UIImage(contentsOfFile: files.path) == nil)
  }

  @Test func aNamedPictureIsDecodedOnce() throws {
    let files = try PictureBundle(["a.png": png(red)])
    let first = try #require(files.image("a"))
    #expect(files.image("a")?.cgImage === first.cgImage)
    #expect(files.image("a") == first)
  }

  @Test func aDamagedFileIsNoPicture() throws {
    let files = try PictureBundle([
      "a.png": png(red).prefix(40), "b.png": Data(),
      "Assets.xcassets/C.imageset/Contents.json": PictureBundle.set(PictureBundle.entry("c.png")),
      "Assets.xcassets/C.imageset/c.png": Data("no".utf8),
    ])
    #expect(files.image("a") == nil && files.image("b") == nil && files.image("C") == nil)
  }

  @Test func aFileIsDecodedOnceForAllThreads() throws {
    let files = try PictureBundle(["a.png": png(red, width: 200, height: 200)])
    let seen = Guarded<Set<ObjectIdentifier>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      guard let image = files.image("a")?.cgImage else { return }
      seen.withLock { _ = $0.insert(ObjectIdentifier(image)) }
    }
    #expect(seen.withLock { $0.count } == 1)
  }

  @Test func whoIsToldOfADamagedFileMayAskForPictures() throws {
    let files = try PictureBundle(["a.png": Data("no".utf8), "b.png": png(red)])
    let answers = Guarded<[Bool]>([])
    Diagnostics.sink = { message in
      guard message.contains(files.path) else { return }
      let (damaged, sound) = (files.image("a"), files.image("b"))
      answers.withLock { $0.append(damaged == nil && sound != nil) }
    }
    defer { Diagnostics.sink = nil }
    #expect(files.image("a") == nil)
    #expect(answers.withLock { $0 } == [true])
  }

  // MARK: Equality

  @Test func askingForItsAssetLeavesAPictureEqual() throws {
    let files = try PictureBundle(["a.png": png(red)])
    let (one, other) = try (#require(files.image("a")), #require(files.image("a")))
    let template = one.withRenderingMode(.alwaysTemplate)
    #expect(one == other && one.hash == other.hash)
    let asset = try #require(one.imageAsset)
    #expect(one == other && other == one && template == one.withRenderingMode(.alwaysTemplate))
    asset.register(try #require(UIImage(data: png(green))), with: traits(.dark))
    #expect(one == other && one != asset.image(with: traits(.dark)))
    #expect(asset.image(with: traits(.light)) == one)
  }

  @Test func picturesOfDifferentAssetsDiffer() throws {
    let image = try #require(UIImage(data: png(red)))
    let assets = [UIImageAsset(), UIImageAsset()]
    for asset in assets { asset.register(image, with: traits(.light)) }
    let pictures = assets.map { $0.image(with: traits(.light)) }
    #expect(pictures[0] != pictures[1] && pictures[0] != image && pictures[0] == assets[0].image(with: traits(.light)))
  }

  // MARK: Look

  @Test func theRenderingModeIsKeptByCopies() throws {
    let image = try #require(UIImage(data: png(red)))
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(template.cgImage === image.cgImage)
    #expect(template.withTintColor(green).renderingMode == .alwaysTemplate)
    #expect(template.withTintColor(green, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(template == image.withRenderingMode(.alwaysTemplate) && template != image)
    #expect([UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue) == [0, 1, 2])
  }

  @Test func aTintIsResolvedWhenThePictureIsDrawn() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? green : blue }
    let image = try #require(UIImage(data: png(red))).withTintColor(color)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = [UIUserInterfaceStyle.light, .dark].map { style -> [UInt8] in
      var result: [UInt8] = []
      traits(style).performAsCurrent {
        let picture = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
        result = pixel(picture.cgImage, 1, 1)
      }
      return result
    }
    #expect(drawn == [[0, 0, 255, 255], [0, 255, 0, 255]])
  }

  @Test func onlyTheAlphaOfAStencilCounts() throws {
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let image = try #require(UIImage(data: png(half))).withRenderingMode(.alwaysTemplate)
    let shown = image.shown(for: traits(.light).storage, tint: green, automaticIsTemplate: false)
    #expect(pixel(shown, 0, 0) == [0, 128, 0, 128])
    let before = ImagePixels.copiesMade
    #expect(image.shown(for: traits(.dark).storage, tint: green, automaticIsTemplate: false) === shown)
    #expect(ImagePixels.copiesMade == before)
  }

  @Test func whereItIsAutomaticThePlaceDecides() throws {
    let image = try #require(UIImage(data: png(red)))
    let storage = traits(.light).storage
    #expect(pixel(image.shown(for: storage, tint: green, automaticIsTemplate: true), 0, 0) == [0, 255, 0, 255])
    #expect(image.shown(for: storage, tint: green, automaticIsTemplate: false) === image.cgImage)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.shown(for: storage, tint: green, automaticIsTemplate: true) === image.cgImage)
  }

  // MARK: Turning

  @Test func eachOrientationTurnsThePixelsUpright() throws {
    // Two columns and three rows: red at the top left, green at the top right, blue at the bottom left.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image { context in
      for (color, x, y) in [(red, 0, 0), (green, 1, 0), (blue, 0, 2)] {
        color.setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let pixels = try #require(source.cgImage)
    /// Where a color is in the picture as it is shown.
    func place(_ wanted: [UInt8], _ orientation: UIImage.Orientation) -> [Int]? {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let shown = image.shown(for: traits(.light).storage, tint: red, automaticIsTemplate: false)
      for y in 0..<Int(image.size.height) {
        for x in 0..<Int(image.size.width) where pixel(shown, x, y) == wanted { return [x, y] }
      }
      return nil
    }
    let expected: [(UIImage.Orientation, [Int], [Int])] = [
      (.up, [0, 0], [1, 0]), (.down, [1, 2], [0, 2]), (.left, [0, 1], [0, 0]), (.right, [2, 0], [2, 1]),
      (.upMirrored, [1, 0], [0, 0]), (.downMirrored, [0, 2], [1, 2]), (.leftMirrored, [0, 0], [0, 1]),
      (.rightMirrored, [2, 1], [2, 0]),
    ]
    for (orientation, first, second) in expected {
      #expect(place([255, 0, 0, 255], orientation) == first, "\(orientation)")
      #expect(place([0, 255, 0, 255], orientation) == second, "\(orientation)")
    }
    #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left).size == CGSize(width: 3, height: 2))
  }

  @Test func aFlippingPictureIsMirroredOnlyFromRightToLeft() throws {
    let image = try #require(UIImage(data: png(red))).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection)
    let storages = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map {
      UITraitCollection(layoutDirection: $0).storage
    }
    #expect(image.shown(for: storages[0], tint: red, automaticIsTemplate: false) === image.cgImage)
    #expect(image.shown(for: storages[1], tint: red, automaticIsTemplate: false) !== image.cgImage)
  }

  // MARK: Drawing into a picture

  @Test func aDrawnPictureHasTheScaleOfItsFormat() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { context in
      blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 5) && image.cgImage?.width == 30)
    #expect(pixel(image.cgImage, 14, 0) == [0, 0, 255, 255] && pixel(image.cgImage, 15, 0) == [0, 0, 0, 0])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.infinity, height: 1), CGSize(width: CGFloat.nan, height: 1),
  ])
  func aSizeThatHoldsNoPixelsMakesAnEmptyPicture(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }
    #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
  }
}
