import CoreGraphics
import Foundation
import Testing
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitTraits

/// The variants of a picture: those of catalogs, and those that were registered (spec 4.4 and 5).
@Suite struct UIImageAssetTests {
  private typealias Files = PictureBundle

  /// A picture of one color at a scale.
  private func image(_ color: UIColor, scale: CGFloat = 1) throws -> UIImage {
    try #require(UIImage(data: png(color), scale: scale))
  }

  /// A bundle with a set of a light and a dark variant.
  private func lightAndDark() throws -> PictureBundle {
    try Files([
      "Assets.xcassets/Moon.imageset/Contents.json": Files.set(
        Files.entry("light.png", scale: 1), Files.entry("light2.png", scale: 2), Files.entry("dark.png", style: "dark", scale: 1),
        properties: #"{"template-rendering-intent":"original"}"#),
      "Assets.xcassets/Moon.imageset/light.png": png(red),
      "Assets.xcassets/Moon.imageset/light2.png": png(blue, width: 8, height: 8),
      "Assets.xcassets/Moon.imageset/dark.png": png(green),
      "Assets.xcassets/Night.imageset/Contents.json": Files.set(Files.entry("n.png", style: "dark")),
      "Assets.xcassets/Night.imageset/n.png": png(green),
      "Assets.xcassets/Plain.imageset/Contents.json": Files.set(
        Files.entry("p.png"), properties: #"{"template-rendering-intent":"template"}"#),
      "Assets.xcassets/Plain.imageset/p.png": png(red),
      "Assets.xcassets/Vector.imageset/Contents.json": Files.set(Files.entry("v.pdf")),
      "Assets.xcassets/Vector.imageset/v.pdf": Data("%PDF-1.4".utf8),
    ])
  }

  // MARK: Catalogs

  @Test func aCatalogsPictureIsTheOneForTheTraits() throws {
    let files = try lightAndDark()
    #expect(pixel(files.image("Moon")?.cgImage, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(files.image("Moon", traits(.dark))?.cgImage, 0, 0) == [0, 255, 0, 255])
    let twice = try #require(files.image("Moon", traits(.light, scale: 2)))
    #expect(twice.scale == 2 && twice.size == CGSize(width: 4, height: 4))
    #expect(files.image("Moon")?.renderingMode == .alwaysOriginal && files.image("Plain")?.renderingMode == .alwaysTemplate)
    #expect(files.image("Night") == nil && files.image("Night", traits(.dark)) != nil)
    #expect(files.image("Vector") == nil)
  }

  @Test func theAssetOfACatalogsPictureHasItsVariants() throws {
    let files = try lightAndDark()
    let asset = try #require(files.image("Moon")?.imageAsset)
    #expect(files.image("Moon", traits(.dark))?.imageAsset === asset)
    #expect(pixel(asset.image(with: traits(.dark)).cgImage, 0, 0) == [0, 255, 0, 255])
    #expect(asset.image(with: traits(.light)) == files.image("Moon"))
  }

  @Test func whatWasChangedAboutAPictureIsChangedAboutItsVariants() throws {
    let files = try lightAndDark()
    let image = try #require(files.image("Moon")).withRenderingMode(.alwaysTemplate)
    let dark = image.variant(for: traits(.dark).storage)
    #expect(pixel(dark.cgImage, 0, 0) == [0, 255, 0, 255] && dark.renderingMode == .alwaysTemplate)
    #expect(image.variant(for: traits(.light).storage) === image)
  }

  @Test func onlyTraitsByWhichTheEntriesDifferAreNoted() throws {
    let files = try lightAndDark()
    func reads(_ name: String) throws -> TraitMask {
      let image = try #require(files.image(name))
      var mask: TraitMask = []
      let storage = traits(.light).storage
      TraitTracking.track(storage, into: &mask) { _ = image.variant(for: storage) }
      return mask
    }
    #expect(try reads("Plain").isEmpty)
    var style: TraitMask = TraitMask(UITraitUserInterfaceStyle.self)
    style.formUnion(TraitMask(UITraitDisplayScale.self))
    #expect(try reads("Moon") == style)
  }

  // MARK: Registering

  @Test func aRegisteredPictureIsFoundByItsTraits() throws {
    let asset = UIImageAsset()
    asset.register(try image(red), with: traits(.light))
    asset.register(try image(green), with: traits(.dark))
    #expect(pixel(asset.image(with: traits(.light)).cgImage, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(asset.image(with: traits(.dark)).cgImage, 0, 0) == [0, 255, 0, 255])
    #expect(asset.image(with: traits(.dark)).imageAsset === asset)
    asset.register(try image(blue), with: traits(.dark))
    #expect(pixel(asset.image(with: traits(.dark)).cgImage, 0, 0) == [0, 0, 255, 255])
    asset.unregisterImage(with: traits(.dark))
    #expect(pixel(asset.image(with: traits(.dark)).cgImage, 0, 0) == [255, 0, 0, 255])
    #expect(UIImageAsset().image(with: traits(.dark)).size == .zero)
  }

  @Test func aPictureOfAFileGetsAnAssetWhenAskedForIt() throws {
    let light = try image(red, scale: 2)
    #expect(light.madeAsset == nil)
    light.imageAsset?.register(try image(green, scale: 2), with: traits(.dark, scale: 2))
    #expect(pixel(light.variant(for: traits(.dark, scale: 2).storage).cgImage, 0, 0) == [0, 255, 0, 255])
    #expect(light.variant(for: traits(.light, scale: 2).storage).cgImage === light.cgImage)
  }

  @Test func aPictureWithoutOtherVariantsReadsNoTraits() throws {
    let light = try image(red)
    let storage = traits(.light).storage
    func reads() -> TraitMask {
      var mask: TraitMask = []
      TraitTracking.track(storage, into: &mask) { _ = light.variant(for: storage) }
      return mask
    }
    let asset = try #require(light.imageAsset)
    #expect(reads().isEmpty)
    asset.register(try image(green), with: traits(.dark))
    #expect(reads().contains(UITraitUserInterfaceStyle.self))
  }

  @Test func eachChangeOfTheVariantsIsCounted() throws {
    let asset = try #require(try image(red).imageAsset)
    #expect(asset.version == 0)
    asset.register(try image(green), with: traits(.dark))
    asset.unregisterImage(with: traits(.light))
    #expect(asset.version == 1)
    asset.unregisterImage(with: traits(.dark))
    #expect(asset.version == 2)
  }

  @Test func ofSeveralScalesTheNearestLargerOneIsTaken() throws {
    let asset = UIImageAsset()
    for (color, scale) in [(red, 1.0), (green, 2), (blue, 3)] as [(UIColor, CGFloat)] {
      asset.register(try image(color, scale: scale), with: UITraitCollection(displayScale: scale))
    }
    #expect([1, 2, 3, 1.5, 4].map { asset.image(with: traits(.light, scale: $0)).scale } == [1, 2, 3, 2, 3])
  }

  @Test func aConfigurationAsksForItsTraits() throws {
    let asset = UIImageAsset()
    asset.register(try image(red), with: traits(.light).imageConfiguration)
    asset.register(try image(green), with: traits(.dark).imageConfiguration)
    let light = asset.image(with: traits(.light).imageConfiguration)
    #expect(light.configuration == traits(.light).imageConfiguration)
    #expect(pixel(light.withConfiguration(traits(.dark).imageConfiguration).cgImage, 0, 0) == [0, 255, 0, 255])
    let base = UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 2))
    let both = base.applying(UITraitCollection(userInterfaceStyle: .dark).imageConfiguration).traitCollection
    #expect(both?.displayScale == 2 && both?.userInterfaceStyle == .dark)
  }

  @Test func picturesAndAssetsGoWhenNobodyHoldsThem() throws {
    weak var asset: UIImageAsset?
    do {
      let image = try image(red)
      image.imageAsset?.register(try self.image(green), with: traits(.dark))
      asset = image.imageAsset
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }
}
