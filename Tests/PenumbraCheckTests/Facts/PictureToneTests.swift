import Foundation
import Testing

@testable import PenumbraCheck

@Suite("Small pictures are looked at")
struct PictureToneTests {
  /// "penumbra " four times, packed by zlib with a reference into the text itself.
  private static let packed: [UInt8] = [
    0x78, 0xda, 0x2b, 0x48, 0xcd, 0x2b, 0xcd, 0x4d, 0x2a, 0x4a, 0x54, 0x28, 0xc0, 0xcd, 0x00, 0x00, 0x06, 0xd3, 0x0d, 0xe9,
  ]

  @Test func packedDataIsUnpacked() throws {
    let text = try #require(Inflate.zlib(Self.packed[...], limit: 100))
    #expect(String(decoding: text, as: UTF8.self) == "penumbra penumbra penumbra penumbra ")
    #expect(Inflate.zlib(Self.packed[...], limit: 35) == nil)
    #expect(Inflate.zlib(Self.packed[..<10], limit: 100) == nil)
  }

  @Test func allFiveFiltersOfRowsAreUndone() throws {
    // Three by five pixels of random colours; row n has filter n.
    let file = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAYAAACAcVaiAAAATElEQVR4nAFBAL7/AEQggjz95vHCazD5DgHH3QHkwZgzvoeW2WIC/JHXKulrydWha2PnAzPUaS"
          + "zdIlRVUdtFxwRrvjzCfQXDY+MoWIhKOyCclvV4QQAAAABJRU5ErkJggg=="))
    let pixels = try #require(PNGPixels(Array(file)))
    #expect(
      pixels.bytes == [
        68, 32, 130, 60, 253, 230, 241, 194, 107, 48, 249, 14, 199, 221, 1, 228, 136, 117, 52, 162, 15, 11, 13, 4, 195, 110, 216,
        14, 113,
        224, 253, 119, 176, 118, 112, 235, 148, 11, 213, 51, 95, 151, 61, 170, 216, 97, 155, 145, 255, 201, 17, 245, 124, 206,
        212, 88, 187,
        191, 44, 224,
      ])
  }

  @Test func palettesHaveColoursAndOpacity() throws {
    let file = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAUAAAABAQMAAAAsMPawAAAABlBMVEX/AAAAAP8AAAAAAAAAAXRSTlOAAAAAAAAAAApJREFUeJxjCAAAAFIAUfch2bcAAAAASUVORK5CYII="
      ))
    let pixels = try #require(PNGPixels(Array(file)))
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 128], [0, 0, 255, 255])
    #expect(pixels.bytes == red + blue + red + blue + red)
  }

  @Test func drawingsPaintWithTheirColours() {
    #expect(SVGPaints.read("<svg><g fill='#fff'><path d=''/></g><path/><rect fill='none' stroke='red'/></svg>").count == 3)
    #expect(SVGPaints.read("<svg><defs><path/></defs><path fill='currentColor'/></svg>").isEmpty)
    let content = "%PDF-1.4\n1 0 obj\n<< /Length 40 >>\nstream\n0 0 0 rg 1 2 m 3 4 l f q 1 g Q 0.5 G S\nendstream\nendobj"
    #expect(PDFPaints.read(Array(content.utf8)) == [RGBA(white: 0), RGBA(white: 0.5)])
  }

  @Test func aBlackGlyphVanishesOnDarkAndAWhiteOneOnLight() {
    let black = PictureTone(paints: [RGBA(white: 0)])
    #expect(black?.isGlyph == true && black?.vanishesOnDark == true && black?.vanishesOnLight == false)
    let white = PictureTone(paints: [RGBA(white: 1)])
    #expect(white?.isGlyph == true && white?.vanishesOnDark == false && white?.vanishesOnLight == true)
    let red = PictureTone(paints: [RGBA(red: 1, green: 0, blue: 0)])
    #expect(red?.isGlyph == false && red?.vanishesOnDark == false)
    #expect(PictureTone(paints: []) == nil)
  }

  @Test func lightnessAndContrastFollowTheStandards() {
    #expect(abs(RGBA(white: 0.5).lightness - 0.534) < 0.001)
    #expect(RGBA(white: 0).contrast(on: RGBA(white: 1)) == 21)
    #expect(RGBA(white: 0, alpha: 0.5).contrast(on: RGBA(white: 1)) < 5)
  }
}
