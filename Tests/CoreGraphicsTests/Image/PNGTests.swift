import CoreGraphics
import Foundation
import Testing

@Suite struct PNGTests {
  private func picture() throws -> CGImage {
    let bitmap = try #require(Bitmap(width: 30, height: 20, scale: 1))
    let context = bitmap.context
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    context.fillEllipse(in: CGRect(x: 10, y: 2, width: 15, height: 15))
    return bitmap.makeImage()
  }

  private func error(_ data: Data, limit: Int = 64 << 20) -> CGImage.DecodingError? {
    do throws(CGImage.DecodingError) {
      _ = try CGImage.decodePNG(data, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let image = try picture()
    let again = try CGImage.decodePNG(image.pngData())
    #expect(again.width == 30 && again.height == 20)
    #expect(again.pixel(x: 2, y: 2) == (255, 0, 0, 255))
    #expect(again.pixel(x: 29, y: 19) == (0, 0, 0, 0))
    let (one, two) = (image.pixel(x: 20, y: 8), again.pixel(x: 20, y: 8))
    #expect(one.a == two.a && abs(Int(one.b) - Int(two.b)) <= 1)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    #expect(try picture().pngData() == picture().pngData())
  }

  @Test func anyCutIsAnErrorAndNeverATrap() throws {
    let data = try picture().pngData()
    for end in 0..<data.count {
      let found = try #require(self.error(data.prefix(end)), "cut after \(end) bytes")
      switch found {
      case .notAPNG: #expect(end == 0)
      case .truncated(let offset): #expect(offset == end)
      default: Issue.record("cut after \(end) bytes: \(found)")
      }
    }
  }

  @Test func anyChangedByteIsReadOrRefusedAndNeverATrap() throws {
    let data = try picture().pngData()
    var refused = 0
    for place in 0..<data.count {
      var changed = data
      changed[place] ^= 0x5A
      if error(changed) != nil { refused += 1 }
    }
    // Only what libpng does not need may be wrong: the chunks about background and colour.
    #expect(refused > data.count - 60)
  }

  @Test func aHugePictureIsRefusedBeforeItsPixelsAreMade() throws {
    var data = try picture().pngData()
    data.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(error(data) == .tooLarge(width: 32767, height: 32767, limit: 64 << 20))
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(error(data) == .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: 64 << 20))
    #expect(error(try picture().pngData(), limit: 599) == .tooLarge(width: 30, height: 20, limit: 599))
  }

  @Test(arguments: [
    (
      CGImage.DecodingError.notAPNG("the data is empty"),
      "This is not a PNG picture: the data is empty. Export the picture as PNG."
    ),
    (.truncated(offset: 40), "The PNG picture ends after 40 bytes, before its end mark. Copy or export the file again."),
    (
      .corrupt(offset: 16, "the size is 0 × 5"),
      "The PNG picture is damaged near byte 16: the size is 0 × 5. Export the file again."
    ),
    (
      .tooLarge(width: 9, height: 8, limit: 7),
      "The PNG picture is 9 × 8 pixels; allowed are 7 pixels and sides of 32767. Make it smaller."
    ),
    (.noMemory(width: 9, height: 8), "There is no memory for a picture of 9 × 8 pixels. Make it smaller."),
  ])
  func aMessageSaysWhatWhereAndWhatToDo(_ error: CGImage.DecodingError, _ message: String) {
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }

  @Test func anotherFormatIsNamedSo() {
    #expect(error(Data("GIF89a and more than eight bytes".utf8)) == .notAPNG("the first 8 bytes are not a PNG's signature"))
  }

  @Test func aSliceOfDataIsReadAsItStands() throws {
    let data = try picture().pngData()
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(try CGImage.decodePNG(slice).width == 30)
  }
}
